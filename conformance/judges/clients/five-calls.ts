import { randomUUID } from 'node:crypto'

const { JUDGE_URL = '', JUDGE_KEY = '', JUDGE_ORGANIZATION = '' } = process.env

export const server = { url: JUDGE_URL, key: JUDGE_KEY, organization: JUDGE_ORGANIZATION }
export const withKey = { headers: { Authorization: `Bearer ${server.key}` } }

export const FAKE_ID = '01ARZ3NDEKTSV4RRFFQ69G5FAV'

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

/** The data of a response, for clients whose result type depends on the status. */
export function getData<Answer extends { status: number; data?: unknown }, Status extends Answer['status']>(
  answer: Answer,
  status: Status,
): Extract<Answer, { status: Status }>['data'] {
  check(answer.status === status, `It gave ${answer.status}: ${JSON.stringify(answer.data)}.`)
  return answer.data
}

type Call<Gives> = () => Promise<Gives>

type Client = {
  /** The slug of the organization. */
  me: Call<string>
  /** The first page of two events, and whether there are more. */
  events: Call<[unknown[], boolean]>
  /** The id of the new event; sent twice with one Idempotency-Key. */
  create: Call<string>
  public: Call<unknown[]>
  refusal: Call<string | undefined>
}

export function callServer({ me, events, create, refusal, ...client }: Client): Promise<void> {
  return makeCalls({
    me: async () => check((await me()) === server.organization, 'getMe tells of another organization.'),
    events: async () => {
      const [data, hasMore] = await events()
      check(data.length === 2 && hasMore, 'listEvents does not give a first page of two.')
    },
    create: async () => {
      const first = await create()
      check(first === (await create()), 'createEvent made two events with one Idempotency-Key.')
    },
    public: async () => check((await client.public()).length > 0, 'listPublicEvents gives no event.'),
    refusal: async () => {
      const code = await refusal()
      check(code === 'not_found', `The refusal is ${code}.`)
    },
  })
}

export async function makeCalls(calls: Record<keyof Client, Call<void>>): Promise<void> {
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
