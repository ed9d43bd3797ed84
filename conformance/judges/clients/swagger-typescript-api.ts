import { check, idempotencyKey, makeCalls, NOBODY, newEvent, server } from './five-calls.ts'
import { Api, type ErrorEnvelope, type HttpResponse } from './swagger-typescript-api.generated.ts'

const withKey = { headers: { Authorization: `Bearer ${server.key}` } }
const api = new Api<typeof withKey>({ baseUrl: server.url, securityWorker: (given) => given ?? undefined })
api.setSecurityData(withKey)
const stranger = new Api({ baseUrl: server.url })

await makeCalls({
  me: async () => {
    const { data } = await api.v1.getMe()
    check(data.organization.slug === server.organization, 'getMe tells of another organization.')
  },
  events: async () => {
    const { data } = await api.v1.listEvents({ limit: 2, status: 'published' })
    check(data.data.length === 2 && data.page.has_more, 'listEvents does not give a first page of two.')
  },
  create: async () => {
    const options = { headers: { 'Idempotency-Key': idempotencyKey } }
    const first = await api.v1.createEvent(newEvent, options)
    const again = await api.v1.createEvent(newEvent, options)
    check(first.data.id === again.data.id, 'createEvent made two events with one Idempotency-Key.')
  },
  public: async () => {
    const { data } = await stranger.o.listPublicEvents(server.organization)
    check(data.events.length > 0, 'listPublicEvents gives no event.')
  },
  refusal: async () => {
    const refused = await api.v1.getEvent(NOBODY).then(
      () => null,
      (response: HttpResponse<unknown, ErrorEnvelope>) => response.error,
    )
    check(refused?.error.code === 'not_found', `The refusal is ${JSON.stringify(refused)}.`)
  },
})
