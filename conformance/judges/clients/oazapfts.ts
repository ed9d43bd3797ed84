import { answered, callServer, idempotencyKey, NOBODY, newEvent, server, withKey } from './five-calls.ts'
import { createEvent, defaults, getEvent, getMe, listEvents, listPublicEvents } from './oazapfts.generated.ts'

defaults.baseUrl = server.url

await callServer({
  me: async () => answered(await getMe({}, withKey), 200).organization.slug,
  events: async () => {
    const { data, page } = answered(await listEvents({ limit: 2, status: 'published' }, withKey), 200)
    return [data, page.has_more]
  },
  create: async () => answered(await createEvent(idempotencyKey, newEvent, {}, withKey), 201).id,
  public: async () => answered(await listPublicEvents(server.organization), 200).events,
  refusal: async () => answered(await getEvent(NOBODY, {}, withKey), 404).error.code,
})
