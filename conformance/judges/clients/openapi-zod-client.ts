import { isErrorFromAlias } from '@zodios/core'
import { check, idempotencyKey, makeCalls, NOBODY, newEvent, server } from './five-calls.ts'
import { api, createApiClient } from './openapi-zod-client.generated.ts'

const withKey = { headers: { Authorization: `Bearer ${server.key}` } }
const client = createApiClient(server.url)

await makeCalls({
  me: async () => {
    const { organization } = await client.getMe(withKey)
    check(organization.slug === server.organization, 'getMe tells of another organization.')
  },
  events: async () => {
    const { data, page } = await client.listEvents({ ...withKey, queries: { limit: 2, status: 'published' } })
    check(data.length === 2 && page.has_more, 'listEvents does not give a first page of two.')
  },
  create: async () => {
    const options = { headers: { ...withKey.headers, 'Idempotency-Key': idempotencyKey } }
    const first = await client.createEvent(newEvent, options)
    const again = await client.createEvent(newEvent, options)
    check(first.id === again.id, 'createEvent made two events with one Idempotency-Key.')
  },
  public: async () => {
    const { events } = await client.listPublicEvents({ params: { organization: server.organization } })
    check(events.length > 0, 'listPublicEvents gives no event.')
  },
  refusal: async () => {
    const refused = await client.getEvent({ ...withKey, params: { event: NOBODY } }).catch((error: unknown) => error)
    check(isErrorFromAlias(api.api, 'getEvent', refused), `The refusal is not of a declared type: ${refused}`)
    check(refused.response.status === 404, `getEvent gave ${refused.response.status}.`)
    check(refused.response.data.error.code === 'not_found', `The refusal is ${JSON.stringify(refused.response.data)}.`)
  },
})
