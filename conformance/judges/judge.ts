import type { Bench } from './bench.ts'
import type { JudgeStep, Results } from './steps.ts'

export type Judge = {
  name: string
  /** What is installed on demand, in exact versions. Empty for tools that the repository has anyway. */
  packages: Record<string, string>
  /** The folder of the cache, for judges that share their packages. Its own name when there is none. */
  shelf?: string
  /** The package whose version the table shows, or the version itself. */
  shows: string
  /** The steps that make sense for this tool. */
  steps: readonly JudgeStep[]
  run(bench: Bench): Promise<Results>
}

/** The tool cannot be judged on this machine, for a reason that is told. */
export class NotPossible extends Error {}
