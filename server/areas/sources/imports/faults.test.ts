import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { chooseRepetitions } from '../../../testing/repetitions.ts'
import type { EventbriteFault, EventbriteRequest } from '../../../testing/sources/eventbrite-server.ts'
import {
  buildEventbriteAttendee,
  buildEventbriteOrder,
  buildOrderOfTicketClass,
} from '../../../testing/sources/eventbrite-shapes.ts'
import {
  ADULT_TICKET_CLASS,
  CHILD_TICKET_CLASS,
  type SourceTestSetup,
  setUpSourceTests,
} from '../../../testing/sources/source-test-setup.ts'

let room: SourceTestSetup
let connection: string

beforeEach(async () => {
  room = await setUpSourceTests()
  room.eventbrite.account.pageSize = 2
  connection = await room.connect()
})

afterEach(() => room.close())

const isOrders = ({ path }: EventbriteRequest) => path.endsWith('/orders/')

/** The fault of each request for orders, by its number. */
function disturbOrders(faultOf: (n: number) => EventbriteFault | undefined): void {
  let asked = 0
  room.eventbrite.disturb((seen) => {
    if (!isOrders(seen)) return undefined
    asked += 1
    return faultOf(asked)
  })
}

/** The platform never responds to this page, so the worker is killed while it waits. */
async function killAtPage(page: number): Promise<void> {
  const stop = new AbortController()
  disturbOrders((n) => {
    if (n < page) return undefined
    stop.abort()
    return 'hang'
  })
  await room.drain(stop.signal)
  await room.loseLeases()
  disturbOrders(() => undefined)
}

/** Ten orders with people of every outcome. */
const party = (name: string) =>
  Array.from({ length: 10 }, (_, n) => {
    const one = (id: string, more: object = {}) =>
      buildEventbriteAttendee({ id, order: `${name}${n}`, ticketClass: ADULT_TICKET_CLASS, ...more })
    return buildEventbriteOrder(`${name}${n}`, [
      one(`${name}${n}a`),
      one(`${name}${n}b`, { ticketClass: n % 3 === 0 ? CHILD_TICKET_CLASS : ADULT_TICKET_CLASS }),
      one(`${name}${n}c`, n % 4 === 0 ? { profile: { email: 'nowhere' } } : { more: { refunded: n % 2 === 0 } }),
    ])
  })

const idsOf = async (path: string) => (await room.people(path)).map(({ last_name }) => last_name).toSorted()

const textOf = async ({ rejects_url }: { rejects_url: string }) => {
  const { pathname, search } = new URL(rejects_url)
  return (await fetch(room.server.url + pathname + search)).text()
}

describe('an import that is disturbed', () => {
  test('by limits, failures and cut connections comes to the same', async () => {
    const target = await room.festival(party('a'))
    const faults: (EventbriteFault | undefined)[] = [
      { status: 429, headers: { 'Retry-After': '1' } },
      undefined,
      { status: 500 },
      'cut',
      undefined,
      'half',
      { status: 503 },
    ]
    disturbOrders((n) => faults[n - 1])
    const job = await room.bring(target, connection)
    expect(job).toMatchObject({ status: 'succeeded', progress: { done: 10, total: 10 } })
    expect((await room.bring(await sameAgain('a', target.id), connection)).counts).toEqual(job.counts)
  })

  /** The same orders for another event. */
  async function sameAgain(name: string, id: string) {
    const target = await room.festival(party(name))
    return { ...target, id }
  }

  test('by a token that ends midway fails with what was taken kept, and goes on with another token', async () => {
    const target = await room.festival(party('b'))
    disturbOrders((n) => (n >= 3 ? { status: 401 } : undefined))
    const job = await room.bring(target, connection)
    expect(job).toMatchObject({ status: 'failed', error: { code: 'source_refused' }, progress: { done: 4, total: 10 } })
    expect(job.error.message).toContain('no longer takes the token that ends in 7QYK')
    expect((await room.live('GET', `/v1/source-connections/${connection}`)).body.status).toBe('refused')
    const people = await room.people(target.path)
    expect(people).toHaveLength(job.counts.added)
    disturbOrders(() => undefined)
    const again = await room.bring(target, connection)
    expect(again).toMatchObject({ status: 'succeeded', counts: { orders: 10, unchanged: job.counts.added } })
    expect((await room.live('GET', `/v1/source-connections/${connection}`)).body.status).toBe('connected')
  })

  test('by a platform that stays away fails, and says so', async () => {
    const target = await room.festival(party('c'))
    disturbOrders((n) => (n >= 2 ? { status: 500 } : undefined))
    expect(await room.bring(target, connection)).toMatchObject({
      status: 'failed',
      error: { code: 'source_unavailable', message: 'Eventbrite answered with the status 500.' },
    })
  })

  test('by who disconnects ends at its next page', async () => {
    const target = await room.festival(party('d'))
    const { body } = await room.start(room.live, target, connection)
    await killAtPage(2)
    await room.live('DELETE', `/v1/source-connections/${connection}`)
    await room.drain()
    expect(await room.jobOf(body.id)).toMatchObject({ status: 'failed', error: { code: 'not_found' } })
  })

  test('by an event that is cancelled meanwhile fails', async () => {
    const target = await room.festival(party('e'))
    const { body } = await room.start(room.live, target, connection)
    await room.live('POST', `${target.path}/cancel`, {})
    await room.drain()
    expect(await room.jobOf(body.id)).toMatchObject({ status: 'failed', error: { code: 'invalid_state' } })
  })

  test('by a position that the platform has forgotten begins anew, and counts as if it had not', async () => {
    const target = await room.festival(party('f'), { event: { capacity: 12 } })
    const preview = await room.bring(target, connection, { preview: true })
    disturbOrders((n) =>
      n === 4 ? { status: 400, body: { status_code: 400, error: 'BAD_CONTINUATION_TOKEN' } } : undefined,
    )
    const job = await room.bring(target, connection)
    expect(job).toMatchObject({ status: 'succeeded', counts: preview.counts, progress: { done: 10 } })
    expect(await textOf(job)).toBe(await textOf(preview))
    expect(await room.people(target.path)).toHaveLength(job.counts.added)
  })

  test('by a position that the platform forgets every time fails, and says so', async () => {
    const target = await room.festival(party('h'))
    disturbOrders((n) => {
      if (n > 40) return { status: 500 }
      return n % 2 === 0 ? { status: 400, body: { status_code: 400, error: 'BAD_CONTINUATION_TOKEN' } } : undefined
    })
    expect(await room.bring(target, connection)).toMatchObject({
      status: 'failed',
      error: { code: 'source_unavailable', message: expect.stringContaining('does not come to an end') },
    })
  })

  test('by orders that come meanwhile counts nobody twice', async () => {
    const orders = party('g').slice(0, 4)
    const target = await room.festival(orders)
    disturbOrders((n) => {
      if (n === 2) orders.unshift(buildOrderOfTicketClass('g-new', ADULT_TICKET_CLASS, ['gnew']))
      return undefined
    })
    const job = await room.bring(target, connection)
    expect(job.counts.orders).toBe(4)
    expect(await room.people(target.path)).toHaveLength(job.counts.added)
    expect((await room.bring(target, connection)).counts).toMatchObject({ orders: 5, added: 1 })
  })
})

describe('a worker that is killed', () => {
  test('leaves an import that another goes on with: nobody twice, nobody lost, the same counts', async () => {
    const still = await room.festival(party('k'), { event: { capacity: 15 } })
    const preview = await room.bring(still, connection, { preview: true })
    const whole = await room.bring(still, connection)
    const expected = { counts: whole.counts, people: await idsOf(still.path), rejects: await textOf(whole) }
    expect(preview.counts).toEqual(whole.counts)
    for (let round = 0; round < chooseRepetitions(6, 50); round += 1) {
      const target = { ...(await room.festival([], { event: { capacity: 15 } })), id: still.id }
      const { body } = await room.start(room.live, target, connection)
      for (let kill = 0; kill < 4; kill += 1) {
        await killAtPage(1 + ((round + kill) % 3))
      }
      await room.drain()
      const job = await room.jobOf(body.id)
      expect(job.status).toBe('succeeded')
      const came = (await textOf(job)).replaceAll(target.path.slice(11), still.path.slice(11))
      expect({ counts: job.counts, people: await idsOf(target.path), rejects: came }).toEqual(expected)
    }
  })

  test('in the middle of a page leaves nothing of the page', async () => {
    const target = await room.festival(party('m'))
    const { database } = room.server
    await database.raw(`
      create function fail_once() returns trigger language plpgsql as $$
      begin
        if (select count(*) from source_attendees) between 5 and 7 and not exists (select from failed_once) then
          raise exception 'the connection ended';
        end if;
        return new;
      end $$`)
    await database.raw('create table failed_once (n integer)')
    await database.raw(
      'create or replace trigger fails before insert on source_attendees for each row execute function fail_once()',
    )
    const { body } = await room.start(room.live, target, connection)
    await room.drain()
    const between = (await room.people(target.path)).length
    const job = await room.jobOf(body.id)
    expect(job).toMatchObject({ status: 'running' })
    expect(between).toBe(job.counts.added ?? 0)
    await database.raw('insert into failed_once values (1)')
    await room.loseLeases()
    await room.drain()
    expect(await room.jobOf(body.id)).toMatchObject({ status: 'succeeded', progress: { done: 10, total: 10 } })
    const names = await idsOf(target.path)
    expect(new Set(names).size).toBe(names.length)
  })
})

test('two imports of one event at the same time add everybody once', async () => {
  const target = await room.festival(party('n'))
  const jobs = await Promise.all([1, 2].map(() => room.start(room.live, target, connection)))
  await Promise.all([room.drain(), room.drain()])
  const done = await Promise.all(jobs.map(({ body }) => room.jobOf(body.id)))
  expect(done.map(({ status }) => status)).toEqual(['succeeded', 'succeeded'])
  const names = await idsOf(target.path)
  expect(new Set(names).size).toBe(names.length)
  expect(done[0].counts.added + done[1].counts.added).toBe(names.length)
})
