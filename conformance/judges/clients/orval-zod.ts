import { createEvent, getEvent, getMe, listEvents, listPublicEvents } from './fetch.generated.ts'
import { check, idempotencyKey, makeCalls, NOBODY, newEvent, server } from './five-calls.ts'
import {
  CreateEventBody,
  CreateEventResponse,
  GetMeResponse,
  ListEventsResponse,
  ListPublicEventsResponse,
} from './zod.generated.ts'

const withKey = { headers: { Authorization: `Bearer ${server.key}` } }

await makeCalls({
  me: async () => {
    const { organization } = GetMeResponse.parse((await getMe(withKey)).data)
    check(organization.slug === server.organization, 'getMe tells of another organization.')
  },
  events: async () => {
    const answer = await listEvents({ limit: 2, status: 'published' }, withKey)
    const { data, page } = ListEventsResponse.parse(answer.data)
    check(data.length === 2 && page.has_more, 'listEvents does not give a first page of two.')
  },
  create: async () => {
    const options = { headers: { ...withKey.headers, 'Idempotency-Key': idempotencyKey } }
    const body = CreateEventBody.parse(newEvent)
    const first = CreateEventResponse.parse((await createEvent(body, options)).data)
    const again = CreateEventResponse.parse((await createEvent(body, options)).data)
    check(first.id === again.id, 'createEvent made two events with one Idempotency-Key.')
  },
  public: async () => {
    const { events } = ListPublicEventsResponse.parse((await listPublicEvents(server.organization)).data)
    check(events.length > 0, 'listPublicEvents gives no event.')
  },
  refusal: async () => {
    const answer = await getEvent(NOBODY, withKey)
    check(answer.status === 404, `getEvent gave ${answer.status}.`)
    check(answer.data.error.code === 'not_found', `The refusal is ${JSON.stringify(answer.data)}.`)
  },
})
