import { randomUUID } from 'node:crypto'
import type { callSteps } from './steps.ts'

export type PlainServer = { url: string; key: string; organization: string; refusalHeaders: Record<string, string> }

/** The five calls without a client, for tools that stand between the client and the server. */
export function plainCalls(server: PlainServer): Record<(typeof callSteps)[number], () => Promise<void>> {
  const { url, key, organization, refusalHeaders } = server
  const withKey = { Authorization: `Bearer ${key}` }
  const call = async (status: number, path: string, headers: Record<string, string>, body?: unknown) => {
    const type: Record<string, string> = body === undefined ? {} : { 'Content-Type': 'application/json' }
    const method = body === undefined ? 'GET' : 'POST'
    const response = await fetch(url + path, { method, headers: { ...headers, ...type }, body: JSON.stringify(body) })
    const text = await response.text()
    const violations = response.headers.get('sl-violations')
    if (response.status !== status) throw new Error(`${method} ${path} gave ${response.status}: ${text.slice(0, 400)}`)
    if (violations) throw new Error(`${method} ${path} violates the document: ${violations}`)
    return JSON.parse(text)
  }
  const expectField = (value: unknown, name: string) => {
    if (value === undefined) throw new Error(`The answer has no ${name}.`)
  }
  return {
    me: async () => expectField((await call(200, '/v1/me', withKey)).organization?.slug, 'organization.slug'),
    events: async () =>
      expectField((await call(200, '/v1/events?limit=2&status=published', withKey)).data?.[0]?.id, 'data[0].id'),
    create: async () => {
      const idempotencyKey = randomUUID()
      const event = { code: `judged-${idempotencyKey}`, name: 'Judged Evening', timezone: 'Europe/Madrid' }
      const made = await call(201, '/v1/events', { ...withKey, 'Idempotency-Key': idempotencyKey }, event)
      expectField(made.id, 'id')
    },
    public: async () =>
      expectField((await call(200, `/o/${organization}/events.json`, {})).events?.[0]?.id, 'events[0].id'),
    refusal: async () => {
      const headers = { ...withKey, ...refusalHeaders }
      const { error } = await call(404, '/v1/events/01ARZ3NDEKTSV4RRFFQ69G5FAV', headers)
      if (error?.code !== 'not_found') throw new Error(`The refusal is ${JSON.stringify(error)}.`)
    },
  }
}
