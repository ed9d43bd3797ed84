import { type ResponseErrorConfig, setConfig } from '@kubb/plugin-client/clients/axios'
import { isAxiosError } from 'axios'
import { check, idempotencyKey, makeCalls, NOBODY, newEvent, server } from './five-calls.ts'
import type { GetEvent404 } from './kubb/index.ts'
import { createEvent, getEvent, getMe, listEvents, listPublicEvents } from './kubb/index.ts'

setConfig({ baseURL: server.url })
const withKey = { headers: { Authorization: `Bearer ${server.key}` } }

const isRefusal = (error: unknown): error is ResponseErrorConfig<GetEvent404> => isAxiosError(error)

await makeCalls({
  me: async () => {
    const { organization } = await getMe({}, withKey)
    check(organization.slug === server.organization, 'getMe tells of another organization.')
  },
  events: async () => {
    const { data, page } = await listEvents({ limit: 2, status: 'published' }, {}, withKey)
    check(data.length === 2 && page.has_more, 'listEvents does not give a first page of two.')
  },
  create: async () => {
    const first = await createEvent(newEvent, { 'Idempotency-Key': idempotencyKey }, withKey)
    const again = await createEvent(newEvent, { 'Idempotency-Key': idempotencyKey }, withKey)
    check(first.id === again.id, 'createEvent made two events with one Idempotency-Key.')
  },
  public: async () => {
    const { events } = await listPublicEvents(server.organization)
    check(events.length > 0, 'listPublicEvents gives no event.')
  },
  refusal: async () => {
    const refused = await getEvent(NOBODY, {}, withKey).catch((error: unknown) => error)
    check(isRefusal(refused), `The refusal is no answer: ${refused}`)
    check(
      refused.response?.data.error.code === 'not_found',
      `The refusal is ${JSON.stringify(refused.response?.data)}.`,
    )
  },
})
