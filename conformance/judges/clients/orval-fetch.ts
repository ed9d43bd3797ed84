import { createEvent, getEvent, getMe, listEvents, listPublicEvents } from './fetch.generated.ts'
import { callServer, FAKE_ID, getData, idempotencyKey, newEvent, server, withKey } from './five-calls.ts'

await callServer({
  me: async () => getData(await getMe(withKey), 200).organization.slug,
  events: async () => {
    const { data, page } = getData(await listEvents({ limit: 2, status: 'published' }, withKey), 200)
    return [data, page.has_more]
  },
  create: async () => {
    const headers = { ...withKey.headers, 'Idempotency-Key': idempotencyKey }
    return getData(await createEvent(newEvent, { headers }), 201).id
  },
  public: async () => getData(await listPublicEvents(server.organization), 200).events,
  refusal: async () => getData(await getEvent(FAKE_ID, withKey), 404).error.code,
})
