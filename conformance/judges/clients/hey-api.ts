import { check, idempotencyKey, makeCalls, NOBODY, newEvent, server } from './five-calls.ts'
import { client } from './hey-api/client.gen.ts'
import { createEvent, getEvent, getMe, listEvents, listPublicEvents } from './hey-api/index.ts'

client.setConfig({ baseUrl: server.url, auth: server.key })

await makeCalls({
  me: async () => {
    const { data, error } = await getMe()
    check(data?.organization.slug === server.organization, `getMe gave ${error?.error.code}.`)
  },
  events: async () => {
    const { data, error } = await listEvents({ query: { limit: 2, status: 'published' } })
    check(data?.data.length === 2 && data.page.has_more, `listEvents gave ${error?.error.code}.`)
  },
  create: async () => {
    const options = { headers: { 'Idempotency-Key': idempotencyKey }, body: newEvent }
    const { data: first, error } = await createEvent(options)
    const { data: again } = await createEvent(options)
    check(first !== undefined && first.id === again?.id, `createEvent gave ${error?.error.code}.`)
  },
  public: async () => {
    client.setConfig({ auth: undefined })
    const { data, error } = await listPublicEvents({ path: { organization: server.organization } })
    client.setConfig({ auth: server.key })
    check((data?.events.length ?? 0) > 0, `listPublicEvents gave ${JSON.stringify(error)}.`)
  },
  refusal: async () => {
    const { error } = await getEvent({ path: { event: NOBODY } })
    check(error?.error.code === 'not_found', `The refusal is ${JSON.stringify(error)}.`)
  },
})
