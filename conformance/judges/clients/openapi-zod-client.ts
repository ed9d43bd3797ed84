import { isErrorFromAlias } from '@zodios/core'
import { callServer, check, FAKE_ID, idempotencyKey, newEvent, server, withKey } from './five-calls.ts'
import { api, createApiClient } from './openapi-zod-client.generated.ts'

const client = createApiClient(server.url)

await callServer({
  me: async () => (await client.getMe(withKey)).organization.slug,
  events: async () => {
    const { data, page } = await client.listEvents({ ...withKey, queries: { limit: 2, status: 'published' } })
    return [data, page.has_more]
  },
  create: async () => {
    const headers = { ...withKey.headers, 'Idempotency-Key': idempotencyKey }
    return (await client.createEvent(newEvent, { headers })).id
  },
  public: async () => (await client.listPublicEvents({ params: { organization: server.organization } })).events,
  refusal: async () => {
    const refused = await client.getEvent({ ...withKey, params: { event: FAKE_ID } }).catch((error: unknown) => error)
    check(isErrorFromAlias(api.api, 'getEvent', refused), `The refusal is not of a declared type: ${refused}`)
    check(refused.response.status === 404, `getEvent gave ${refused.response.status}.`)
    return refused.response.data.error.code
  },
})
