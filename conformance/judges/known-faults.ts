import type { ToolStepName } from './steps.ts'

export type KnownToolFault = {
  judge: string
  step: ToolStepName
  /** A part of the tool's message, or a pattern for it. */
  says: string | RegExp
  /** Why this is the tool's fault, or a deliberate choice of ours. */
  reason: string
}

/** Faults of the tools, and rules that we break on purpose. Entries that no longer occur are reported. */
export const knownToolFaults: KnownToolFault[] = [
  {
    judge: 'orval-msw',
    step: 'types',
    says: /\(string \| \("[^()]+"\)\[\]\)\[\].* is not assignable to type/,
    reason: 'For a list of values that may grow, such as the scopes of a key, its mocks make up a list of lists.',
  },
  {
    judge: 'spectral',
    step: 'rules',
    says: 'info-contact',
    reason: 'The document is served by many installations and has nobody to name as a contact.',
  },
  {
    judge: 'spectral',
    step: 'rules',
    says: '3.1: license-url',
    reason: 'OpenAPI 3.1 takes an identifier or an address, not both; the rule does not know the identifier.',
  },
  {
    judge: 'spectral',
    step: 'rules',
    says: 'openapi-tags-alphabetical',
    reason: 'The tags stand in the order in which an integrator needs them, from the profile to the audit log.',
  },
]
