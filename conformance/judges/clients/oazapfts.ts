import { callServer, FAKE_ID, getData, idempotencyKey, newEvent, server, withKey } from './five-calls.ts'
import { createEvent, defaults, getEvent, getMe, listEvents, listPublicEvents } from './oazapfts.generated.ts'

defaults.baseUrl = server.url

await callServer({
  me: async () => getData(await getMe({}, withKey), 200).organization.slug,
  events: async () => {
    const { data, page } = getData(await listEvents({ limit: 2, status: 'published' }, withKey), 200)
    return [data, page.has_more]
  },
  create: async () => getData(await createEvent(idempotencyKey, newEvent, {}, withKey), 201).id,
  public: async () => getData(await listPublicEvents(server.organization), 200).events,
  refusal: async () => getData(await getEvent(FAKE_ID, {}, withKey), 404).error.code,
})
