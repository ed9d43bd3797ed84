import { lastWords } from './execute.ts'

/** The five calls: who am I, a list, something made with an Idempotency-Key, an answer without a key, and a refusal. */
export const callSteps = ['me', 'events', 'create', 'public', 'refusal'] as const

/** What a generator goes through, in this order. */
export const generatorSteps = ['generates', 'types', ...callSteps] as const

/** What else there is to pass: the rules of a linter, and answers that are held to their schemas. */
export type JudgeStep = (typeof generatorSteps)[number] | 'rules' | 'schemas'

/** null: it went well. A step that is missing was not reached or does not apply to the tool. */
export type Results = Partial<Record<JudgeStep, string[] | null>> & { note?: string }

/** A client tells each call in a line of its own: `call me ok`, or `call me fault` and what went wrong. */
export function readCalls(output: string): Results {
  const results: Results = {}
  for (const line of output.split('\n')) {
    const [, call, verdict, words = ''] = /^call (\w+) (ok|fault) ?(.*)$/.exec(line) ?? []
    const step = callSteps.find((name) => name === call)
    if (step) results[step] = verdict === 'ok' ? null : [words]
  }
  const untold = callSteps.filter((call) => !(call in results))
  for (const call of untold) results[call] = [`The client ended before this call: ${lastWords(output)}`]
  return results
}
