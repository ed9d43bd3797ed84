import { setupServer } from 'msw/node'
import { check, getData, makeCalls, newEvent, server } from './five-calls.ts'
import { getPosternAPIMock } from './split/fetch.msw.ts'
import { createEvent, getEvent, getMe, listEvents, listPublicEvents } from './split/fetch.ts'

setupServer(...getPosternAPIMock()).listen({ onUnhandledRequest: 'error' })

const isMadeUp = (value: { length: number }, name: string) => check(value.length > 0, `The mocks make up no ${name}.`)

await makeCalls({
  me: async () => isMadeUp(getData(await getMe(), 200).organization.slug, 'organization'),
  events: async () => isMadeUp(getData(await listEvents(), 200).data, 'events'),
  create: async () => isMadeUp(getData(await createEvent(newEvent), 201).id, 'id'),
  public: async () => isMadeUp(getData(await listPublicEvents(server.organization), 200).events, 'public events'),
  // The mocks never refuse, so the fifth call reads one object instead.
  refusal: async () => isMadeUp(getData(await getEvent('harbour-fest'), 200).code, 'code'),
})
