import { check, idempotencyKey, makeCalls, NOBODY, newEvent, server } from './five-calls.ts'
import { createEvent, defaults, getEvent, getMe, listEvents, listPublicEvents } from './oazapfts.generated.ts'

defaults.baseUrl = server.url
const withKey = { headers: { Authorization: `Bearer ${server.key}` } }

await makeCalls({
  me: async () => {
    const answer = await getMe({}, withKey)
    check(answer.status === 200, `getMe gave ${answer.status}.`)
    check(answer.data.organization.slug === server.organization, 'getMe tells of another organization.')
  },
  events: async () => {
    const answer = await listEvents({ limit: 2, status: 'published' }, withKey)
    check(answer.status === 200, `listEvents gave ${answer.status}.`)
    check(answer.data.data.length === 2 && answer.data.page.has_more, 'listEvents does not give a first page of two.')
  },
  create: async () => {
    const first = await createEvent(idempotencyKey, newEvent, {}, withKey)
    const again = await createEvent(idempotencyKey, newEvent, {}, withKey)
    check(first.status === 201 && again.status === 201, `createEvent gave ${first.status} and ${again.status}.`)
    check(first.data.id === again.data.id, 'createEvent made two events with one Idempotency-Key.')
  },
  public: async () => {
    const answer = await listPublicEvents(server.organization)
    check(answer.status === 200, `listPublicEvents gave ${answer.status}.`)
    check(answer.data.events.length > 0, 'listPublicEvents gives no event.')
  },
  refusal: async () => {
    const answer = await getEvent(NOBODY, {}, withKey)
    check(answer.status === 404, `getEvent gave ${answer.status}.`)
    check(answer.data.error.code === 'not_found', `The refusal is ${JSON.stringify(answer.data)}.`)
  },
})
