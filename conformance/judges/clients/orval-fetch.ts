import { createEvent, getEvent, getMe, listEvents, listPublicEvents } from './fetch.generated.ts'
import { answered, callServer, idempotencyKey, NOBODY, newEvent, server, withKey } from './five-calls.ts'

await callServer({
  me: async () => answered(await getMe(withKey), 200).organization.slug,
  events: async () => {
    const { data, page } = answered(await listEvents({ limit: 2, status: 'published' }, withKey), 200)
    return [data, page.has_more]
  },
  create: async () => {
    const headers = { ...withKey.headers, 'Idempotency-Key': idempotencyKey }
    return answered(await createEvent(newEvent, { headers }), 201).id
  },
  public: async () => answered(await listPublicEvents(server.organization), 200).events,
  refusal: async () => answered(await getEvent(NOBODY, withKey), 404).error.code,
})
