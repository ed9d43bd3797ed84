import type { ExternalTool } from './external-tool.ts'
import type { KnownToolFault } from './known-faults.ts'
import type { ToolStepName, ToolStepResults } from './steps.ts'

export type ToolFault = { judge: string; step: ToolStepName; says: string; reason: string | null }

export type ToolVerdict = {
  judge: string
  version: string
  steps: Partial<Record<ToolStepName, 'ok' | 'known' | 'fault' | 'not reached'>>
  faults: ToolFault[]
  /** Known faults that did not occur although their step was reached. */
  gone: KnownToolFault[]
  note: string
  impossible: string | null
}

export function buildVerdict(
  judge: Pick<ExternalTool, 'name' | 'steps'>,
  version: string,
  results: ToolStepResults,
  knownFaults: readonly KnownToolFault[],
): ToolVerdict {
  const known = knownFaults.filter((fault) => fault.judge === judge.name)
  const explain = (step: ToolStepName, says: string) => known.find((one) => one.step === step && isMeant(one, says))
  const faults = judge.steps.flatMap((step) =>
    (results[step] ?? []).map((says) => ({
      judge: judge.name,
      step,
      says: says.replaceAll(/\s+/g, ' ').trim(),
      reason: explain(step, says)?.reason ?? null,
    })),
  )
  const gone = known.filter(
    (one) => one.step in results && !(results[one.step] ?? []).some((says) => isMeant(one, says)),
  )
  const marks = judge.steps.map((step) => [step, markOf(step, results, faults)] as const)
  return {
    judge: judge.name,
    version,
    steps: Object.fromEntries(marks),
    faults,
    gone,
    note: results.note ?? '',
    impossible: null,
  }
}

const isMeant = ({ says: known }: KnownToolFault, says: string): boolean =>
  typeof known === 'string' ? says.includes(known) : known.test(says)

function markOf(step: ToolStepName, results: ToolStepResults, faults: ToolFault[]) {
  if (!(step in results)) return 'not reached'
  const met = faults.filter((fault) => fault.step === step)
  if (met.length === 0) return 'ok'
  return met.every(({ reason }) => reason !== null) ? 'known' : 'fault'
}

export function buildNotRunnableVerdict(judge: Pick<ExternalTool, 'name'>, why: string): ToolVerdict {
  return { judge: judge.name, version: '', steps: {}, faults: [], gone: [], note: '', impossible: why }
}

/** Whether anything is unexplained: a fault, or a step that was not reached for no reason. */
export function isFailedVerdict({ faults, impossible, steps }: ToolVerdict): boolean {
  const isSilent = faults.length === 0 && Object.values(steps).includes('not reached')
  return impossible !== null || isSilent || faults.some(({ reason }) => reason === null)
}
