import { randomUUID } from 'node:crypto'

const { JUDGE_URL = '', JUDGE_KEY = '', JUDGE_ORGANIZATION = '' } = process.env

export const server = { url: JUDGE_URL, key: JUDGE_KEY, organization: JUDGE_ORGANIZATION }

/** An id that nothing has. */
export const NOBODY = '01ARZ3NDEKTSV4RRFFQ69G5FAV'

export const idempotencyKey: string = randomUUID()
export const newEvent = {
  code: `judged-${idempotencyKey}`,
  name: 'Judged Evening',
  timezone: 'Europe/Madrid',
  capacity: 20,
}

export function check(condition: boolean, sentence: string): asserts condition {
  if (!condition) throw new Error(sentence)
}

type Calls = Record<'me' | 'events' | 'create' | 'public' | 'refusal', () => Promise<void>>

/** Makes the calls one after the other and tells of each how it went. */
export async function makeCalls(calls: Calls): Promise<void> {
  for (const [name, call] of Object.entries(calls)) {
    const verdict = await call().then(
      () => 'ok',
      (error) => `fault ${explain(error)}`,
    )
    process.stdout.write(`call ${name} ${verdict}\n`)
  }
}

function explain(error: unknown): string {
  const words = error instanceof Error ? `${error.name}: ${error.message}` : JSON.stringify(error)
  return words.replaceAll(/\s+/g, ' ').slice(0, 600)
}
