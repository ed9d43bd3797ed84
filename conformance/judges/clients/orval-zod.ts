import { createEvent, getEvent, getMe, listEvents, listPublicEvents } from './fetch.generated.ts'
import { callServer, FAKE_ID, getData, idempotencyKey, newEvent, server, withKey } from './five-calls.ts'
import {
  CreateEventBody,
  CreateEventResponse,
  GetMeResponse,
  ListEventsResponse,
  ListPublicEventsResponse,
} from './zod.generated.ts'

await callServer({
  me: async () => GetMeResponse.parse((await getMe(withKey)).data).organization.slug,
  events: async () => {
    const answer = await listEvents({ limit: 2, status: 'published' }, withKey)
    const { data, page } = ListEventsResponse.parse(answer.data)
    return [data, page.has_more]
  },
  create: async () => {
    const headers = { ...withKey.headers, 'Idempotency-Key': idempotencyKey }
    const answer = await createEvent(CreateEventBody.parse(newEvent), { headers })
    return CreateEventResponse.parse(answer.data).id
  },
  public: async () => ListPublicEventsResponse.parse((await listPublicEvents(server.organization)).data).events,
  refusal: async () => getData(await getEvent(FAKE_ID, withKey), 404).error.code,
})
