import { callServer, check, FAKE_ID, idempotencyKey, newEvent, server } from './five-calls.ts'
import { client } from './hey-api/client.gen.ts'
import { createEvent, getEvent, getMe, listEvents, listPublicEvents } from './hey-api/index.ts'

client.setConfig({ baseUrl: server.url, auth: server.key })

function succeeded<Data>({ data, error }: { data?: Data; error?: unknown }): Data {
  check(data !== undefined, `It gave ${JSON.stringify(error)}.`)
  return data
}

await callServer({
  me: async () => succeeded(await getMe()).organization.slug,
  events: async () => {
    const { data, page } = succeeded(await listEvents({ query: { limit: 2, status: 'published' } }))
    return [data, page.has_more]
  },
  create: async () =>
    succeeded(await createEvent({ headers: { 'Idempotency-Key': idempotencyKey }, body: newEvent })).id,
  public: async () => {
    client.setConfig({ auth: undefined })
    const answer = await listPublicEvents({ path: { organization: server.organization } })
    client.setConfig({ auth: server.key })
    return succeeded(answer).events
  },
  refusal: async () => (await getEvent({ path: { event: FAKE_ID } })).error?.error.code,
})
