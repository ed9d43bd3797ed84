import type { Step } from './judge.ts'

export type KnownFault = {
  judge: string
  step: Step
  /** A part of what the tool says. */
  says: string
  /** Why this is the tool's own fault, or a choice of ours. */
  reason: string
}

/** What is wrong with the tools themselves. Whatever stands here and no longer happens is told, so that it is taken out. */
export const knownFaults: KnownFault[] = []
