import { setupServer } from 'msw/node'
import { check, makeCalls, newEvent, server } from './five-calls.ts'
import { getPosternAPIMock } from './split/fetch.msw.ts'
import { createEvent, getEvent, getMe, listEvents, listPublicEvents } from './split/fetch.ts'

setupServer(...getPosternAPIMock()).listen({ onUnhandledRequest: 'error' })

await makeCalls({
  me: async () => {
    const answer = await getMe()
    check(answer.status === 200, `getMe gave ${answer.status}.`)
    check(answer.data.organization.slug.length > 0, 'The mock of getMe makes up no organization.')
  },
  events: async () => {
    const answer = await listEvents()
    check(answer.status === 200, `listEvents gave ${answer.status}.`)
    check(answer.data.data.length > 0, 'The mock of listEvents makes up no event.')
  },
  create: async () => {
    const answer = await createEvent(newEvent)
    check(answer.status === 201, `createEvent gave ${answer.status}.`)
    check(answer.data.id.length > 0, 'The mock of createEvent makes up no id.')
  },
  public: async () => {
    const answer = await listPublicEvents(server.organization)
    check(answer.status === 200, `listPublicEvents gave ${answer.status}.`)
    check(answer.data.events.length > 0, 'The mock of listPublicEvents makes up no event.')
  },
  // Its mocks refuse nothing, so that the fifth call reads one object.
  refusal: async () => {
    const answer = await getEvent('harbour-fest')
    check(answer.status === 200, `getEvent gave ${answer.status}.`)
    check(answer.data.code.length > 0, 'The mock of getEvent makes up no code.')
  },
})
