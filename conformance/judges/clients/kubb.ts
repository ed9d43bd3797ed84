import { type ResponseErrorConfig, setConfig } from '@kubb/plugin-client/clients/axios'
import { isAxiosError } from 'axios'
import { callServer, check, FAKE_ID, idempotencyKey, newEvent, server, withKey } from './five-calls.ts'
import type { GetEvent404 } from './kubb/index.ts'
import { createEvent, getEvent, getMe, listEvents, listPublicEvents } from './kubb/index.ts'

setConfig({ baseURL: server.url })

const isRefusal = (error: unknown): error is ResponseErrorConfig<GetEvent404> => isAxiosError(error)

await callServer({
  me: async () => (await getMe({}, withKey)).organization.slug,
  events: async () => {
    const { data, page } = await listEvents({ limit: 2, status: 'published' }, {}, withKey)
    return [data, page.has_more]
  },
  create: async () => (await createEvent(newEvent, { 'Idempotency-Key': idempotencyKey }, withKey)).id,
  public: async () => (await listPublicEvents(server.organization)).events,
  refusal: async () => {
    const refused = await getEvent(FAKE_ID, {}, withKey).catch((error: unknown) => error)
    check(isRefusal(refused), `The refusal is no answer: ${refused}`)
    return refused.response?.data.error.code
  },
})
