import { makeEvent } from '../../../fixtures.ts'
import { attendee, event, order, ticketClass } from '../../../sources/eventbrite-shapes.ts'
import type { Scenario } from '../scenario.ts'
import type { Target } from '../target.ts'
import { jobsDone } from '../wait-for-jobs.ts'

const [ADULT, OTHER] = ['11', '12']
const MEGABYTE = 1024 * 1024
const PAGE = 50

type Orders = ReturnType<typeof order>[]

const ordersOf = (orders: number, people: number, written: number): Orders =>
  Array.from({ length: orders }, (_, n) => {
    const ids = Array.from({ length: people }, (_, m) => `${n}00${m}`)
    const more = { answers: [{ question_id: '1', question: 'Why', type: 'text', answer: 'é'.repeat(written / 2) }] }
    return order(
      `${n}`,
      ids.map((id) => attendee({ id, order: `${n}`, ticketClass: ADULT, more })),
    )
  })

async function onBothSides({ sourcePlatform, newOrganization }: Target, id: string, orders: Orders) {
  const { account } = sourcePlatform
  account.events['501'] = [...(account.events['501'] ?? []), event(id)]
  account.ticketClasses[id] = [ticketClass(ADULT, 'Adult'), ticketClass(OTHER, 'Other')]
  account.orders[id] = orders
  const { live } = await newOrganization()
  const path = await makeEvent(live.call)
  const connection = { platform: 'eventbrite', name: 'Office', token: account.token }
  return { live, path, connection: (await live.call('POST', '/v1/source-connections', connection)).body.id }
}

let made = 0

const importing = (what: string, orders: () => Orders): Scenario => ({
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
      settle: jobsDone(target, live, 20),
    }
  },
})

export const sources: Scenario[] = [
  importing('pages of 15 MB', () => ordersOf(2 * PAGE, 1, (15 * MEGABYTE) / PAGE)),
  importing('pages of 17 MB', () => ordersOf(2 * PAGE, 1, (17 * MEGABYTE) / PAGE)),
  importing('pages of 15 MB of many people', () => ordersOf(PAGE, 200, 200)),
  importing('one order of 5,000 people', () => ordersOf(1, 5_000, 0)),
]
