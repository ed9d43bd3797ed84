import { afterEach, describe, expect, test } from 'vitest'
import { isRefusal } from '../../../platform/contract/refusal.ts'
import {
  type EventbriteFault,
  startTestEventbrite,
  type TestEventbriteServer,
} from '../../../testing/sources/eventbrite-server.ts'
import {
  buildEventbriteAttendee,
  buildEventbriteEvent,
  buildEventbriteOrder,
  buildEventbriteOrganization,
  buildEventbriteTicketClass,
  buildOrderOfTicketClass,
} from '../../../testing/sources/eventbrite-shapes.ts'
import type { AccountOptions, OrderPageResult, SourceAccount } from '../source-platform.ts'
import { buildEventbritePlatform } from './account.ts'

const NOW = new Date('2026-06-01T09:00:00Z')
let server: TestEventbriteServer
let waits: number[] = []

afterEach(async () => {
  waits = []
  await server.close()
})

async function accountOn(options: Parameters<typeof startTestEventbrite>[0] = {}, more: Partial<AccountOptions> = {}) {
  server = await startTestEventbrite(options)
  return open(more)
}

function open(more: Partial<AccountOptions> = {}): SourceAccount {
  const pause = async (milliseconds: number) => {
    waits.push(milliseconds / 1000)
  }
  const { token } = server.account
  const platform = buildEventbritePlatform({ baseUrl: server.url, pause, now: () => NOW })
  return platform.open({ token, wasTaken: true, patience: 'none', ...more })
}

const disturbOnce = (fault: EventbriteFault) => server.disturb((_, n) => (n === 1 ? fault : undefined))

const ASKED = { after: null, limit: 50 }

async function ordersOf(account: SourceAccount, after: string[] | null = null): Promise<OrderPageResult[]> {
  const pages: OrderPageResult[] = []
  for await (const page of account.orders('1', after)) pages.push(page)
  return pages
}

describe('events on Eventbrite', () => {
  test('are listed page by page, one organization after the other', async () => {
    const account = await accountOn({
      organizations: [
        buildEventbriteOrganization('501'),
        buildEventbriteOrganization('502'),
        buildEventbriteOrganization('503'),
      ],
      events: {
        501: [buildEventbriteEvent('1'), buildEventbriteEvent('2'), buildEventbriteEvent('3')],
        503: [buildEventbriteEvent('4')],
      },
      pageSize: 2,
    })
    const ids: string[][] = []
    let after: string[] | null = null
    do {
      const page = await account.listEvents({ after, limit: 50 })
      if (isRefusal(page)) throw new Error(page.message)
      ids.push(page.items.map(({ id }) => id))
      after = page.next
    } while (after)
    expect(ids).toEqual([['1', '2'], ['3'], ['4']])
  })

  test('are shown as ours are', async () => {
    const account = await accountOn({ events: { 501: [buildEventbriteEvent('1', 'Harbour Lights')] } })
    expect(await account.listEvents(ASKED)).toEqual({
      items: [
        {
          id: '1',
          name: 'Harbour Lights',
          status: 'live',
          starts_at: '2026-06-05T16:00:00.000Z',
          ends_at: '2026-06-06T22:00:00.000Z',
          url: 'https://www.eventbrite.com/e/1',
        },
      ],
      next: null,
      total: null,
    })
  })

  test('are none where the account has no organization', async () => {
    const account = await accountOn({ organizations: [] })
    expect(await account.listEvents(ASKED)).toEqual({ items: [], next: null, total: null })
  })
})

describe('ticket classes on Eventbrite', () => {
  test('have a price unless they are free or the buyer decides', async () => {
    const account = await accountOn({
      ticketClasses: {
        1: [
          buildEventbriteTicketClass('11', 'Adult'),
          buildEventbriteTicketClass('12', 'Child', { free: true, cost: null }),
        ],
      },
    })
    expect(await account.listTicketClasses('1', ASKED)).toMatchObject({
      items: [
        { id: '11', name: 'Adult', price: { amount: 4500, currency: 'EUR' }, sold: 3 },
        { id: '12', name: 'Child', price: null },
      ],
    })
  })

  test('of an event that is not there are not found', async () => {
    const account = await accountOn()
    expect(await account.listTicketClasses('9', ASKED)).toMatchObject({ code: 'not_found' })
  })
})

describe('orders on Eventbrite', () => {
  test('come page after page with everybody on them, by GET alone', async () => {
    const orders = [
      buildOrderOfTicketClass('a', '11', ['1', '2']),
      buildOrderOfTicketClass('b', '11', ['3']),
      buildOrderOfTicketClass('c', '11', ['4']),
    ]
    const account = await accountOn({ ticketClasses: { 1: [] }, orders: { 1: orders }, pageSize: 2 })
    const pages = await ordersOf(account)
    expect(pages).toMatchObject([
      { items: [{ id: 'a', attendees: [{ id: '1' }, { id: '2' }] }, { id: 'b' }], total: 3 },
      { items: [{ id: 'c' }], next: null },
    ])
    expect(server.requests.every(({ method }) => method === 'GET')).toBe(true)
  })

  test('go on where an earlier reading ended, and tell where the position is no longer known', async () => {
    const orders = [buildOrderOfTicketClass('a', '11', ['1']), buildOrderOfTicketClass('b', '11', ['2'])]
    const account = await accountOn({ ticketClasses: { 1: [] }, orders: { 1: orders }, pageSize: 1 })
    const [first] = await ordersOf(account)
    const next = first && 'next' in first ? first.next : null
    expect(await ordersOf(account, next)).toMatchObject([{ items: [{ id: 'b' }] }])
    expect(await ordersOf(account, ['continuation', 'forgotten'])).toEqual([{ kind: 'position_lost' }])
  })

  test('tell who does not come', async () => {
    const one = (id: string, more: object) => buildEventbriteAttendee({ id, order: 'a', ticketClass: '11', more })
    const account = await accountOn({
      ticketClasses: { 1: [] },
      orders: {
        1: [
          buildEventbriteOrder('a', [
            one('1', {}),
            one('2', { cancelled: true }),
            one('3', { refunded: true }),
            one('4', { status: 'Not Attending' }),
            one('5', { status: 'Checked In', checked_in: true }),
          ]),
          buildOrderOfTicketClass('b', '11', ['6'], { status: 'refunded' }),
          buildOrderOfTicketClass('c', '11', ['7'], { status: 'cancelled' }),
          buildOrderOfTicketClass('d', '11', ['8'], { status: 'started' }),
        ],
      },
    })
    const [page] = await ordersOf(account)
    const items = page && 'items' in page ? page.items : []
    expect(items.map(({ isGone }) => isGone)).toEqual([false, true, true, true])
    expect(items[0]?.attendees.map(({ isGone }) => isGone)).toEqual([false, true, true, true, false])
  })

  test('name people by their whole name where there is no other', async () => {
    const profile = {
      first_name: '',
      last_name: null,
      name: 'María del Mar Ruiz',
      cell_phone: '',
      birth_date: '1990-02-30',
    }
    const account = await accountOn({
      ticketClasses: { 1: [] },
      orders: {
        1: [buildEventbriteOrder('a', [buildEventbriteAttendee({ id: '1', order: 'a', ticketClass: '11', profile })])],
      },
    })
    expect(await ordersOf(account)).toMatchObject([
      {
        items: [{ attendees: [{ firstName: 'María del Mar', lastName: 'Ruiz', phone: null, dateOfBirth: null }] }],
      },
    ])
  })
})

describe('Eventbrite, where it does not answer as it should', () => {
  test.each<[what: string, fault: EventbriteFault, refusal: object]>([
    ['a token that has ended', { status: 401 }, { code: 'source_refused', details: { reason: 'token_expired' } }],
    ['no right', { status: 403 }, { code: 'source_refused', details: { reason: 'not_allowed' } }],
    ['a failure', { status: 500 }, { code: 'source_unavailable', details: { reason: 'failed' } }],
    [
      'a way to somebody else',
      { status: 302, headers: { Location: 'http://127.0.0.1:1/' } },
      { code: 'source_unavailable', details: { reason: 'failed' } },
    ],
    [
      'a limit',
      { status: 429, headers: { 'Retry-After': '7' } },
      { code: 'source_unavailable', details: { reason: 'rate_limited', retry_after: 7 } },
    ],
    ['a cut connection', 'cut', { code: 'source_unavailable', details: { reason: 'unreachable' } }],
    ['half an answer', 'half', { code: 'source_unavailable', details: { reason: 'unreachable' } }],
    ['another shape', { status: 200, body: { organizations: [] } }, { details: { reason: 'unreadable' } }],
  ])('tells %s', async (_, fault, refusal) => {
    const account = await accountOn()
    disturbOnce(fault)
    expect(await account.check()).toMatchObject(refusal)
  })

  test('tells a token that it never took', async () => {
    await accountOn()
    const account = open({ token: 'another', wasTaken: false })
    expect(await account.check()).toMatchObject({ code: 'source_refused', details: { reason: 'token_refused' } })
  })

  test('tells nothing of the token but its end', async () => {
    await accountOn()
    const account = open({ token: 'SECRETTOKEN1234' })
    expect(JSON.stringify(await account.check())).not.toContain('SECRET')
  })

  test('is not waited for by somebody who wants it no more', async () => {
    const account = await accountOn()
    const stop = new AbortController()
    server.disturb(() => {
      stop.abort()
      return 'hang'
    })
    await expect(account.check(stop.signal)).rejects.toThrow('aborted')
  })

  test('is asked again in the background, later and later', async () => {
    await accountOn()
    const faults: EventbriteFault[] = [{ status: 500 }, 'cut', 'half', { status: 503 }]
    server.disturb((_, n) => faults[n - 1])
    expect(await open({ patience: 'much' }).check()).toBeUndefined()
    expect(waits).toEqual([2, 4, 8, 16])
  })

  test.each<[headers: Record<string, string>, seconds: number]>([
    [{ 'Retry-After': '31' }, 31],
    [{ 'Retry-After': 'Mon, 01 Jun 2026 09:00:40 GMT' }, 40],
    [{ 'x-rate-limit': 'token:ABC 2000/2000 reset=90s, key:DEF 12/4000 reset=600s' }, 90],
    [{ 'X-RateLimit-Reset': '15' }, 15],
    [{}, 2],
  ])('is left alone for as long as it says: %j', async (headers, seconds) => {
    await accountOn()
    server.disturb((_, n) => (n === 1 ? { status: 429, headers } : undefined))
    expect(await open({ patience: 'much' }).check()).toBeUndefined()
    expect(waits).toEqual([seconds])
  })

  test('is not waited for longer than two minutes', async () => {
    await accountOn()
    server.disturb(() => ({ status: 429, headers: { 'Retry-After': '3600' } }))
    expect(await open({ patience: 'much' }).check()).toMatchObject({ details: { retry_after: 3600 } })
    expect(waits).toEqual([])
  })

  test('gives up after some attempts', async () => {
    await accountOn()
    server.disturb(() => ({ status: 500 }))
    expect(await open({ patience: 'much' }).check()).toMatchObject({ code: 'source_unavailable' })
    expect(server.requests).toHaveLength(6)
  })
})

test('the test server fails whoever sends anything but a GET', async () => {
  const writing = await startTestEventbrite()
  await fetch(`${writing.url}/v3/events/1/`, { method: 'POST' })
  await expect(writing.close()).rejects.toThrow('was sent POST /v3/events/1/')
  server = await startTestEventbrite()
})
