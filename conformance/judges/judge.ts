import type { Bench } from './bench.ts'

/** The five calls: who am I, a list, something made with an Idempotency-Key, an answer without a key, and a refusal. */
export const callSteps = ['me', 'events', 'create', 'public', 'refusal'] as const

/** What a generator goes through, in this order. */
export const generatorSteps = ['generates', 'types', ...callSteps] as const

/** What else there is to pass: the rules of a linter, and answers that are held to their schemas. */
export type Step = (typeof generatorSteps)[number] | 'rules' | 'schemas'

/** null: it went well. A step that is missing was not reached or does not apply to the tool. */
export type Results = Partial<Record<Step, string[] | null>> & { note?: string }

export type Judge = {
  name: string
  /** What is installed on demand, in exact versions. Empty for tools that the repository has anyway. */
  packages: Record<string, string>
  /** The folder of the cache, for judges that share their packages. Its own name when there is none. */
  shelf?: string
  /** The package whose version the table shows, or the version itself. */
  shows: string
  /** The steps that make sense for this tool. */
  steps: readonly Step[]
  run(bench: Bench): Promise<Results>
}

/** The tool cannot be judged on this machine, for a reason that is told. */
export class NotPossible extends Error {}
