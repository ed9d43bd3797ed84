import { afterEach, expect, test, vi } from 'vitest'
import {
  type EventbriteAccount,
  type EventbriteFault,
  startTestEventbrite,
  type TestEventbriteServer,
} from '../../../testing/sources/eventbrite-server.ts'
import { buildEventbriteOrder, buildOrderOfTicketClass } from '../../../testing/sources/eventbrite-shapes.ts'
import type { OrderPageResult } from '../source-platform.ts'
import { buildEventbritePlatform } from './account.ts'

const MEGABYTE = 1024 * 1024

let server: TestEventbriteServer

afterEach(() => server.close())

async function firstPage(
  orders: EventbriteAccount['orders'][string],
  fault?: EventbriteFault,
): Promise<OrderPageResult | undefined> {
  server = await startTestEventbrite({ ticketClasses: { 1: [] }, orders: { 1: orders } })
  server.disturb(() => fault)
  const platform = buildEventbritePlatform({ baseUrl: server.url, pause: async () => {}, now: () => new Date() })
  const account = platform.open({ token: server.account.token, wasTaken: true, patience: 'much' })
  for await (const page of account.orders('1', null)) return page
  return undefined
}

const crowd = (count: number) => Array.from({ length: count }, (_, n) => ({ id: `p${n}`, ticket_class_id: '11' }))
const longOrder = (id: string, bytes: number) => buildOrderOfTicketClass(id, '11', ['1'], { note: 'x'.repeat(bytes) })
const refusal = (what: string) => ({
  code: 'source_unavailable',
  message: `Eventbrite answered with ${what}, which is more than is read.`,
  details: { reason: 'unreadable' },
})

test('a long answer is parsed in pieces of a megabyte at most', async () => {
  const orders = Array.from({ length: 12 }, (_, n) => longOrder(`o${n}`, MEGABYTE - 3_000))
  const parse = vi.spyOn(JSON, 'parse')
  const page = await firstPage(orders)
  const longest = Math.max(...parse.mock.calls.map(([text]) => text.length))
  parse.mockRestore()
  expect(page && 'items' in page ? page.items.map(({ id }) => id) : page).toEqual(orders.map(({ id }) => id))
  expect(longest).toBeGreaterThan(MEGABYTE / 2)
  expect(longest).toBeLessThanOrEqual(MEGABYTE)
})

test('what is larger than is read is refused in a sentence, and not asked for again', async () => {
  const filler = { pagination: {}, orders: [], filler: 'x'.repeat(16 * MEGABYTE) }
  expect(await firstPage([], { status: 200, body: filler })).toMatchObject(refusal('more than 16 MB'))
  expect(server.requests).toHaveLength(1)
})

test.each<[what: string, orders: EventbriteAccount['orders'][string], fault?: EventbriteFault]>([
  ['one object of more than 1 MB', [longOrder('a', 2 * MEGABYTE)]],
  ['more than 1,000 people on the order a', [buildEventbriteOrder('a', [], { attendees: crowd(1_001) })]],
  [
    'more than 200 objects on a page',
    [],
    { status: 200, body: { pagination: {}, orders: Array(201).fill(buildEventbriteOrder('a', [])) } },
  ],
])('so is an answer with %s', async (what, orders, fault) => {
  expect(await firstPage(orders, fault)).toMatchObject(refusal(what))
  expect(server.requests).toHaveLength(1)
})
