import type { TestServer } from './test-server.ts'

type Scope = 'read' | 'write' | 'admin' | 'scanner'
// biome-ignore lint/suspicious/noExplicitAny: tests read answers of every operation.
type Reply = { status: number; body: any; headers: Headers }

export type TestApiCall = (method: string, path: string, body?: unknown) => Promise<Reply>

/** An organization with keys of both modes and a published event. */
export type TestFixtures = {
  organizationId: string
  live: TestApiCall
  test: TestApiCall
  /** With a new key. */
  as: (options: { mode?: 'live' | 'test'; groupId?: string; scopes?: Scope[] }) => Promise<TestApiCall>
}

const GENEROUS = 1_000_000

export function buildTestApiCall(server: TestServer, key: string): TestApiCall {
  return async (method, path, body) => {
    const response = await server.send(method, path, { key, body })
    const text = await response.text()
    const isJson = response.headers.get('content-type')?.includes('json')
    return { status: response.status, body: isJson ? JSON.parse(text) : text, headers: response.headers }
  }
}

export async function buildTestFixtures(server: TestServer, overrides: object = {}): Promise<TestFixtures> {
  const organizationId = await server.organization({ overrides: { api_rate_per_min: GENEROUS, ...overrides } })
  const as: TestFixtures['as'] = async ({ mode = 'live', groupId, scopes = ['read', 'write', 'admin'] }) => {
    const { value } = await server.key(organizationId, { mode, scopes, groupId, requestsPerMinute: GENEROUS })
    return buildTestApiCall(server, value)
  }
  return { organizationId, live: await as({}), test: await as({ mode: 'test' }), as }
}

/** Creates groups, parents first; returns their ids. */
export async function makeTestGroups<Code extends string>(
  call: TestApiCall,
  groups: Record<Code, NoInfer<Code> | null>,
): Promise<Record<Code, string>> {
  const ids = {} as Record<Code, string>
  for (const [code, parent] of Object.entries(groups) as [Code, Code | null][]) {
    const body = { code, name: code, ...(parent === null ? {} : { parent }) }
    ids[code] = (await must(call('POST', '/v1/groups', body))).body.id
  }
  return ids
}

type EventOptions = {
  code?: string
  event?: object
  days?: object[]
  types?: object[]
  form?: object
  publish?: boolean
}

/** By default a festival of two days with visitors. */
export async function makeTestEvent(call: TestApiCall, options: EventOptions = {}): Promise<string> {
  const { code = 'fest', event = {}, publish = true } = options
  const days = options.days ?? [
    { code: 'fri', date: '2026-06-05' },
    { code: 'sat', date: '2026-06-06' },
  ]
  const types = options.types ?? [{ code: 'visitor', name: 'Visitor' }]
  const path = `/v1/events/${code}`
  await must(call('POST', '/v1/events', { code, name: 'Festival', timezone: 'Europe/Madrid', ...event }))
  for (const day of days) await must(call('POST', `${path}/days`, day))
  for (const type of types) await must(call('POST', `${path}/attendee-types`, type))
  if (options.form) await must(call('PUT', `${path}/form`, { questions: [], rules: {}, ...options.form }))
  if (publish) await must(call('POST', `${path}/publish`))
  return path
}

async function must(reply: Promise<Reply>): Promise<Reply> {
  const { status, body } = await reply
  if (status >= 300) throw new Error(`The fixtures could not be made: ${status} ${JSON.stringify(body)}`)
  return reply
}

let people = 0

/** A new person on each call. */
export function buildNewAttendee(more: object = {}) {
  people += 1
  const email = `person-${people}@example.com`
  return { attendee_type: 'visitor', first_name: 'Nerea', last_name: `Ibáñez ${people}`, email, ...more }
}

export const getStatusAndCode = ({ status, body }: Reply) => [status, body.error?.code]
