import { makeTestEvent } from '../../../fixtures.ts'
import {
  buildEventbriteAttendee,
  buildEventbriteEvent,
  buildEventbriteOrder,
  buildEventbriteTicketClass,
} from '../../../sources/eventbrite-shapes.ts'
import type { FreezeScenario } from '../scenario.ts'
import type { FreezeScenarioTarget } from '../target.ts'
import { buildWaitForJobs } from '../wait-for-jobs.ts'

const [ADULT, OTHER] = ['11', '12']
const MEGABYTE = 1024 * 1024
const PAGE = 50

type Orders = ReturnType<typeof buildEventbriteOrder>[]

const ordersOf = (orders: number, people: number, written: number): Orders =>
  Array.from({ length: orders }, (_, n) => {
    const ids = Array.from({ length: people }, (_, m) => `${n}00${m}`)
    const more = { answers: [{ question_id: '1', question: 'Why', type: 'text', answer: 'é'.repeat(written / 2) }] }
    return buildEventbriteOrder(
      `${n}`,
      ids.map((id) => buildEventbriteAttendee({ id, order: `${n}`, ticketClass: ADULT, more })),
    )
  })

async function onBothSides({ sourcePlatform, newOrganization }: FreezeScenarioTarget, id: string, orders: Orders) {
  const { account } = sourcePlatform
  account.events['501'] = [...(account.events['501'] ?? []), buildEventbriteEvent(id)]
  account.ticketClasses[id] = [buildEventbriteTicketClass(ADULT, 'Adult'), buildEventbriteTicketClass(OTHER, 'Other')]
  account.orders[id] = orders
  const { live } = await newOrganization()
  const path = await makeTestEvent(live.call)
  const connection = { platform: 'eventbrite', name: 'Office', token: account.token }
  return { live, path, connection: (await live.call('POST', '/v1/source-connections', connection)).body.id }
}

let made = 0

const importing = (what: string, orders: () => Orders): FreezeScenario => ({
  operation: 'createSourceImport',
  what,
  prepare: async (target) => {
    made += 1
    const id = `91${made}`
    const { live, path, connection } = await onBothSides(target, id, orders())
    const mapping = [
      { ticket_class: ADULT, attendee_type: 'visitor' },
      { ticket_class: OTHER, attendee_type: null },
    ]
    const body = { connection, source_event: id, mapping }
    return {
      requests: [live.json('POST', `${path}/source-imports`, body)],
      expects: [202],
      settle: buildWaitForJobs(target, live, 20),
    }
  },
})

export const sourceScenarios: FreezeScenario[] = [
  importing('pages of 15 MB', () => ordersOf(2 * PAGE, 1, (15 * MEGABYTE) / PAGE)),
  importing('pages of 17 MB', () => ordersOf(2 * PAGE, 1, (17 * MEGABYTE) / PAGE)),
  importing('pages of 15 MB of many people', () => ordersOf(PAGE, 200, 200)),
  importing('one order of 5,000 people', () => ordersOf(1, 5_000, 0)),
]
