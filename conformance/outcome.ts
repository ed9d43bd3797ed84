/** The service does not conform to the contract. */
export class CaseFailure extends Error {}

/** The case needs something that this run does not have; says nothing about the service. */
export class CaseCannotRunError extends Error {}

export type CaseOutcome = 'passed' | 'failed' | 'not_reachable'

export type CaseResult = {
  operation: string
  family: string
  name: string
  outcome: CaseOutcome
  /** Why it failed or could not be reached. */
  reason: string | null
}

export function assert(condition: boolean, complaint: string): void {
  if (!condition) throw new CaseFailure(complaint)
}
