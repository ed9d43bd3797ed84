import { lastWords } from './execute.ts'
import { callSteps, type Results } from './steps.ts'

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
