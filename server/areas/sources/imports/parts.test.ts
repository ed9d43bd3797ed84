import { afterEach, beforeEach, expect, test } from 'vitest'
import { buildOrderOfTicketClass } from '../../../testing/sources/eventbrite-shapes.ts'
import {
  ADULT_TICKET_CLASS,
  type SourceTestSetup,
  setUpSourceTests,
} from '../../../testing/sources/source-test-setup.ts'
import { INITIAL_IMPORT_STATE, splitOrderPage } from './page-parts.ts'

const MAX_PEOPLE = 200

let room: SourceTestSetup
let connection: string

beforeEach(async () => {
  room = await setUpSourceTests()
  connection = await room.connect()
})

afterEach(() => room.close())

/** One page. */
const party = (orders: number, each: number) =>
  Array.from({ length: orders }, (_, n) =>
    buildOrderOfTicketClass(
      `p${n}`,
      ADULT_TICKET_CLASS,
      Array.from({ length: each }, (_, m) => `p${n}x${m}`),
    ),
  )

/** People per transaction. */
async function broughtByTransaction(): Promise<number[]> {
  const { rows } = await room.server.database.raw(
    'select count(*)::integer as people from source_attendees group by xmin::text order by min(source_attendee_id)',
  )
  return rows.map(({ people }: { people: number }) => people)
}

test('a page with many people is taken in several transactions', async () => {
  const target = await room.festival(party(30, 20))
  const preview = await room.bring(target, connection, { preview: true })
  const job = await room.bring(target, connection)
  expect(job).toMatchObject({
    status: 'succeeded',
    counts: { orders: 30, added: 600 },
    progress: { done: 30, total: 30 },
  })
  expect(preview.counts).toEqual(job.counts)
  expect(await broughtByTransaction()).toEqual([MAX_PEOPLE, MAX_PEOPLE, MAX_PEOPLE])
})

test('a page that was taken in part is gone on with, and nobody is brought over twice', async () => {
  const target = await room.festival(party(30, 20))
  const { database } = room.server
  await database.raw('create table stops (n integer)')
  await database.raw('insert into stops values (1)')
  await database.raw(`
    create function stop() returns trigger language plpgsql as $$
    begin
      if (select count(*) from source_attendees) >= 300 and exists (select from stops) then
        raise exception 'the connection ended';
      end if;
      return new;
    end $$`)
  await database.raw(
    'create or replace trigger stops before insert on source_attendees for each row execute function stop()',
  )
  const { body } = await room.start(room.live, target, connection)
  await room.drain()
  expect(await room.jobOf(body.id)).toMatchObject({ status: 'running', counts: { orders: 10, added: 200 } })
  await database.raw('delete from stops')
  await room.loseLeases()
  await room.drain()
  expect(await room.jobOf(body.id)).toMatchObject({
    status: 'succeeded',
    counts: { orders: 30, added: 600, unchanged: 0 },
  })
  expect(await broughtByTransaction()).toEqual([MAX_PEOPLE, MAX_PEOPLE, MAX_PEOPLE])
  const asked = room.eventbrite.requests.filter(({ path }) => path.endsWith('/orders/'))
  expect(asked).toHaveLength(2)
})

test('an order stays whole, however many people it has', () => {
  const order = (id: string, people: number) => ({
    id,
    isGone: false,
    email: null,
    attendees: Array(people).fill({}) as never[],
  })
  const items = [order('a', 150), order('b', 60), order('c', 500), order('d', 0), order('e', 200)]
  const page = { items, next: ['page', '2'], total: 5 }
  const parts = splitOrderPage(page, { ...INITIAL_IMPORT_STATE, lastOrders: ['z'], pages: 3 })
  expect(parts.map(({ orders }) => orders.map(({ id }) => id))).toEqual([['a'], ['b'], ['c'], ['d', 'e']])
  expect(parts.map(({ then }) => then.lastOrders)).toEqual([
    ['z', 'a'],
    ['z', 'a', 'b'],
    ['z', 'a', 'b', 'c'],
    ['a', 'b', 'c', 'd', 'e'],
  ])
  expect(parts.map(({ then: { after, pages } }) => [after, pages])).toEqual([
    [null, 3],
    [null, 3],
    [null, 3],
    [['page', '2'], 4],
  ])
})
