import { check, idempotencyKey, makeCalls, NOBODY, newEvent, server } from './five-calls.ts'
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

await makeCalls({
  me: async () => {
    const { organization } = await new ProfileApi(configuration).getMe()
    check(organization.slug === server.organization, 'getMe tells of another organization.')
  },
  events: async () => {
    const { data, page } = await events.listEvents({ limit: 2, status: 'published' })
    check(data.length === 2 && page.hasMore, 'listEvents does not give a first page of two.')
  },
  create: async () => {
    const first = await events.createEvent({ idempotencyKey, newEvent })
    const again = await events.createEvent({ idempotencyKey, newEvent })
    check(first.id === again.id, 'createEvent made two events with one Idempotency-Key.')
    check(first.capacity === newEvent.capacity, 'The event lost its capacity.')
  },
  public: async () => {
    const stranger = new PublicApi(new Configuration({ basePath: server.url }))
    const answer = await stranger.listPublicEvents({ organization: server.organization })
    check(answer.events.length > 0, 'listPublicEvents gives no event.')
  },
  refusal: async () => {
    const refused = await events.getEvent({ event: NOBODY }).catch((error: unknown) => error)
    check(refused instanceof ResponseError, `The refusal is no answer: ${refused}`)
    const { error } = ErrorEnvelopeFromJSON(await refused.response.json())
    check(error.code === 'not_found', `The refusal is ${JSON.stringify(error)}.`)
  },
})
