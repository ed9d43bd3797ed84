import { callServer, FAKE_ID, idempotencyKey, newEvent, server, withKey } from './five-calls.ts'
import { Api, type ErrorEnvelope, type HttpResponse } from './swagger-typescript-api.generated.ts'

const api = new Api<typeof withKey>({ baseUrl: server.url, securityWorker: (given) => given ?? undefined })
api.setSecurityData(withKey)
const stranger = new Api({ baseUrl: server.url })

await callServer({
  me: async () => (await api.v1.getMe()).data.organization.slug,
  events: async () => {
    const { data } = await api.v1.listEvents({ limit: 2, status: 'published' })
    return [data.data, data.page.has_more]
  },
  create: async () => {
    const headers = { 'Idempotency-Key': idempotencyKey }
    return (await api.v1.createEvent(newEvent, { headers })).data.id
  },
  public: async () => (await stranger.o.listPublicEvents(server.organization)).data.events,
  refusal: async () => {
    const refused = await api.v1.getEvent(FAKE_ID).then(
      () => null,
      (response: HttpResponse<unknown, ErrorEnvelope>) => response.error,
    )
    return refused?.error.code
  },
})
