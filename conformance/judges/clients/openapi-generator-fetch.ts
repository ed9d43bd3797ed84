import { callServer, check, FAKE_ID, idempotencyKey, newEvent, server } from './five-calls.ts'
import {
  Configuration,
  ErrorEnvelopeFromJSON,
  EventsApi,
  ProfileApi,
  PublicApi,
  ResponseError,
} from './openapi-generator/index.ts'

const configuration = new Configuration({ basePath: server.url, accessToken: server.key })
const events = new EventsApi(configuration)

await callServer({
  me: async () => (await new ProfileApi(configuration).getMe()).organization.slug,
  events: async () => {
    const { data, page } = await events.listEvents({ limit: 2, status: 'published' })
    return [data, page.hasMore]
  },
  create: async () => {
    const { id, capacity } = await events.createEvent({ idempotencyKey, newEvent })
    check(capacity === newEvent.capacity, 'The event lost its capacity.')
    return id
  },
  public: async () => {
    const stranger = new PublicApi(new Configuration({ basePath: server.url }))
    return (await stranger.listPublicEvents({ organization: server.organization })).events
  },
  refusal: async () => {
    const refused = await events.getEvent({ event: FAKE_ID }).catch((error: unknown) => error)
    check(refused instanceof ResponseError, `The refusal is no answer: ${refused}`)
    return ErrorEnvelopeFromJSON(await refused.response.json()).error.code
  },
})
