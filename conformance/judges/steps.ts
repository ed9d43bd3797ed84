import { takeLastLines } from './execute.ts'

/** The five calls: who am I, a list, a creation with an Idempotency-Key, a call without a key, and an error. */
export const clientCallNames = ['me', 'events', 'create', 'public', 'refusal'] as const

export const codeGeneratorStepNames = ['generates', 'types', ...clientCallNames] as const

/** Further steps: the rules of a linter, and responses validated against their schemas. */
export type ToolStepName = (typeof codeGeneratorStepNames)[number] | 'rules' | 'schemas'

/** null: passed. A missing step was not reached or does not apply to the tool. */
export type ToolStepResults = Partial<Record<ToolStepName, string[] | null>> & { note?: string }

/** A client prints one line per call: `call me ok`, or `call me fault` and the reason. */
export function parseCallResults(output: string): ToolStepResults {
  const results: ToolStepResults = {}
  for (const line of output.split('\n')) {
    const [, call, verdict, words = ''] = /^call (\w+) (ok|fault) ?(.*)$/.exec(line) ?? []
    const step = clientCallNames.find((name) => name === call)
    if (step) results[step] = verdict === 'ok' ? null : [words]
  }
  const untold = clientCallNames.filter((call) => !(call in results))
  for (const call of untold) results[call] = [`The client ended before this call: ${takeLastLines(output)}`]
  return results
}
