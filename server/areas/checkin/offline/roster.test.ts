import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { hashCode } from '#sdk/checkin'
import { hashListView } from '../../../platform/lists/index.ts'
import {
  buildNewAttendee,
  buildTestFixtures,
  getStatusAndCode,
  makeTestEvent,
  type TestApiCall,
  type TestFixtures,
} from '../../../testing/fixtures.ts'
import { startTestServer, type TestServer } from '../../../testing/test-server.ts'
import { waitUntilBlocked } from '../../../testing/until-blocked.ts'

let server: TestServer
let fixtures: TestFixtures
let live: TestApiCall
let test_: TestApiCall
let event: string
let scanner: string
let events = 0

const ALL = ['read', 'write', 'admin', 'scanner'] as const

beforeAll(async () => {
  server = await startTestServer()
  fixtures = await buildTestFixtures(server)
  live = await fixtures.as({ scopes: [...ALL] })
  test_ = await fixtures.as({ mode: 'test', scopes: [...ALL] })
})

afterAll(() => server?.close())

beforeEach(async () => {
  events += 1
  event = await makeTestEvent(live, { code: `fest-${events}` })
  scanner = `/api${event}/scan`
  await live('POST', `${event}/check-in-points`, { code: 'gate', name: 'Gate', kind: 'entry' })
})

// biome-ignore lint/suspicious/noExplicitAny: tests read answers of every operation.
type Any = any

async function book(call: TestApiCall = live, more: object = {}, group?: string): Promise<Any> {
  const { body } = await call('POST', `${event}/registrations`, {
    ...(group ? { group } : {}),
    attendees: [buildNewAttendee({ days: ['fri', 'sat'], ...more })],
  })
  const [attendee] = body.attendees
  const ticket = (await call('GET', `${event}/tickets/${attendee.ticket_ids[0]}`)).body
  return { registration: body, attendee, ticket }
}

const admit = (call: TestApiCall, code: string) =>
  call('POST', `${scanner}`, {
    code,
    check_in_point: 'gate',
    client_uuid: randomUUID(),
    scanned_at: '2026-06-05T10:00:00.000Z',
  })

async function read(call: TestApiCall, query = ''): Promise<{ tickets: Any[]; asOf: string; fromStart: boolean }> {
  const tickets: Any[] = []
  let cursor = ''
  for (;;) {
    const { status, body } = await call('GET', `${scanner}/roster?limit=2${query}${cursor}`)
    expect(status, JSON.stringify(body)).toBe(200)
    tickets.push(...body.data)
    if (!body.page.has_more) return { tickets, asOf: body.page.as_of, fromStart: body.page.from_start }
    cursor = `&cursor=${encodeURIComponent(body.page.next_cursor)}`
  }
}

const since = (call: TestApiCall, asOf: string) => read(call, `&since=${asOf}`)

const idsOf = (tickets: Any[]) => [...new Set(tickets.map(({ ticket_id }) => ticket_id))]

describe('the roster', () => {
  test('has every ticket once, with the hash of its code in place of the code', async () => {
    const booked = [await book(), await book(), await book()]
    const { tickets, fromStart } = await read(live)
    expect(fromStart).toBe(true)
    expect(tickets.map(({ ticket_id }) => ticket_id).sort()).toEqual(booked.map(({ ticket }) => ticket.id).sort())
    const { salt, hash } = (await live('GET', `${scanner}/manifest`)).body.roster
    expect(hash).toBe('sha256')
    const [first] = booked
    const shown = tickets.find(({ ticket_id }) => ticket_id === first?.ticket.id)
    expect(shown).toMatchObject({
      code_hash: await hashCode(first?.ticket.code, salt),
      code_last_four: first?.ticket.code.slice(-4),
      kind: 'per_person',
      voided_at: null,
      removed: false,
      livemode: true,
      attendees: [{ id: first?.attendee.id, attendee_type: 'visitor', days: ['fri', 'sat'], admissions: [] }],
    })
    expect(JSON.stringify(tickets)).not.toContain(first?.ticket.code)
  })

  test('tells each change after the last reading, and nothing else', async () => {
    const [one, two] = [await book(), await book()]
    let { asOf } = await read(live)
    const next = async () => {
      const { tickets, asOf: later, fromStart } = await since(live, asOf)
      expect(fromStart).toBe(false)
      asOf = later
      return tickets
    }
    expect(await next()).toEqual([])

    await admit(live, one.ticket.code)
    expect(await next()).toMatchObject([
      {
        ticket_id: one.ticket.id,
        attendees: [
          { admissions: [{ result: 'accepted', check_in_point: 'gate', day: 'fri', at: '2026-06-05T10:00:00.000Z' }] },
        ],
      },
    ])
    await admit(live, one.ticket.code)
    expect(await next(), 'a duplicate admits nobody').toEqual([])

    const at = '2026-06-06T00:00:00.000Z'
    await live('POST', `${event}/tickets/${two.ticket.id}/void`, { effective_at: at })
    expect(await next()).toMatchObject([{ ticket_id: two.ticket.id, voided_at: at, removed: false }])

    const reissued = await live('POST', `${event}/tickets/${one.ticket.id}/reissue`)
    const both = await next()
    expect(idsOf(both).sort()).toEqual([one.ticket.id, reissued.body.id].sort())
    const lastFour = both.map(({ code_last_four }) => code_last_four)
    expect(lastFour.sort()).toEqual([one.ticket.code.slice(-4), reissued.body.code.slice(-4)].sort())
    const { tickets } = await read(live)
    const fresh = tickets.find(({ ticket_id }) => ticket_id === reissued.body.id)
    expect(fresh.attendees[0].admissions, 'who was admitted stays so with another ticket').toHaveLength(1)

    await live('POST', `${event}/attendees/${one.attendee.id}/cancel`)
    expect(await next()).toMatchObject([
      { attendees: [{ status: 'cancelled', cancelled_at: expect.any(String) }] },
      { attendees: [{ status: 'cancelled' }] },
    ])

    const three = await book()
    expect(idsOf(await next())).toEqual([three.ticket.id])
  })

  test('misses nothing that commits while it is read', async () => {
    await book()
    const held = await book()
    const { asOf } = await read(live)
    const slow = await server.database.transaction()
    const eventId = (await live('GET', event)).body.id
    const numbers = { event_id: eventId, livemode: true, kind: 'people' }
    const [{ number }] = await slow('change_numbers').where(numbers).increment('number', 1).returning('number')
    await slow('tickets').where({ id: held.ticket.id }).update({ changed: number })
    const fast = book()
    await waitUntilBlocked(server.database, 1, fast)
    const meanwhile = await since(live, asOf)
    expect(meanwhile.tickets).toEqual([])
    await slow.commit()
    const later = await since(live, meanwhile.asOf)
    const made = await fast
    const last = await since(live, later.asOf)
    expect(idsOf([...later.tickets, ...last.tickets])).toEqual([held.ticket.id, made.ticket.id])
  })

  test('is read anew after a check-in point was renamed, and after test data was deleted', async () => {
    const { ticket } = await book()
    await admit(live, ticket.code)
    const { asOf } = await read(live)
    await live('PATCH', `${event}/check-in-points/gate`, { code: 'door' })
    const renamed = await since(live, asOf)
    expect([renamed.fromStart, renamed.tickets[0].attendees[0].admissions[0].check_in_point]).toEqual([true, 'door'])

    await live('POST', `${event}/attendee-types`, { code: 'tried', name: 'Tried' })
    const made = await book(test_, { attendee_type: 'tried' })
    const before = await read(test_)
    expect(idsOf(before.tickets)).toContain(made.ticket.id)
    expect((await live('DELETE', `${event}/attendee-types/tried`)).status).toBe(204)
    const anew = await since(test_, before.asOf)
    expect([anew.fromStart, idsOf(anew.tickets)]).toEqual([true, [ticket.id]])
    expect((await since(live, renamed.asOf)).fromStart).toBe(false)
  })

  test('is read anew by a scanner that read it before rows had all of today’s fields', async () => {
    const { ticket } = await book()
    const { asOf } = await read(live)
    const [{ salt }, { id }] = [(await live('GET', `${scanner}/manifest`)).body.roster, (await live('GET', event)).body]
    const before = asOf.replace(/[0-9a-f]{16}$/, hashListView([id, 'live', null, 0, salt]))
    const anew = await since(live, before)
    expect([anew.fromStart, anew.tickets[0].code_last_four]).toEqual([true, ticket.code.slice(-4)])
  })

  test('can be followed from a time', async () => {
    const { ticket } = await book()
    const early = await read(live, '&since=2020-01-01T00:00:00Z')
    expect([idsOf(early.tickets), early.fromStart]).toEqual([[ticket.id], false])
    expect(getStatusAndCode(await live('GET', `${scanner}/roster?since=yesterday`))).toEqual([400, 'validation_failed'])
  })

  test('of a live key knows no test tickets, that of a test key knows both, with admissions of its own mode', async () => {
    const [real, made] = [await book(live), await book(test_)]
    await admit(live, real.ticket.code)
    expect((await read(live)).tickets.map(({ ticket_id }) => ticket_id)).toEqual([real.ticket.id])
    const both = await read(test_)
    expect(idsOf(both.tickets).sort()).toEqual([real.ticket.id, made.ticket.id].sort())
    expect(both.tickets.flatMap(({ attendees }) => attendees[0].admissions)).toEqual([])

    await admit(test_, real.ticket.code)
    expect(idsOf((await since(test_, both.asOf)).tickets)).toEqual([real.ticket.id])
    const [shown] = (await read(live)).tickets
    expect(shown.attendees[0].admissions).toHaveLength(1)

    const { asOf } = await read(test_)
    expect((await test_('DELETE', `/v1${event.slice(3)}/test-checkins`)).status).toBe(204)
    const cleared = await since(test_, asOf)
    expect(cleared.fromStart).toBe(true)
    expect(cleared.tickets.flatMap(({ attendees }) => attendees[0].admissions)).toEqual([])
  })
})

describe('the roster of a key that is limited to a group', () => {
  let north: TestApiCall
  let groups: Record<'north' | 'pier' | 'south', string>

  beforeEach(async () => {
    const make = async (code: string, parent?: string) =>
      (await live('POST', '/v1/groups', { code: `${code}-${events}`, name: code, ...(parent ? { parent } : {}) })).body
    const top = await make('north')
    const pier = await make('pier', top.code)
    const south = await make('south')
    groups = { north: top.code, pier: pier.code, south: south.code }
    north = await fixtures.as({ groupId: top.id, scopes: [...ALL] })
  })

  test('has the tickets of its subtree, and begins anew when one leaves it', async () => {
    const [inside, below] = [await book(live, {}, groups.north), await book(live, {}, groups.pier)]
    const [outside, nowhere] = [await book(live, {}, groups.south), await book()]
    const first = await read(north)
    expect(idsOf(first.tickets).sort()).toEqual([inside.ticket.id, below.ticket.id].sort())

    await admit(live, outside.ticket.code)
    await admit(live, nowhere.ticket.code)
    const quiet = await since(north, first.asOf)
    expect(quiet.tickets, 'what happens elsewhere is not told').toEqual([])

    const move = (booked: Any, group: string | null) =>
      live('PATCH', `${event}/registrations/${booked.registration.id}`, { group })
    expect((await move(inside, groups.south)).status).toBe(200)
    const moved = await since(north, quiet.asOf)
    expect([moved.fromStart, idsOf(moved.tickets)]).toEqual([true, [below.ticket.id]])

    await move(outside, groups.pier)
    const joined = await since(north, moved.asOf)
    expect(joined.tickets).toMatchObject([
      { ticket_id: below.ticket.id },
      { ticket_id: outside.ticket.id, removed: false, attendees: [{ group: groups.pier, admissions: [{}] }] },
    ])
    const unlimited = await read(live)
    expect(unlimited.tickets).toHaveLength(4)
  })

  test('begins anew after groups were moved', async () => {
    const below = await book(live, {}, groups.pier)
    const { asOf } = await read(north)
    await live('PATCH', `/v1/groups/${groups.pier}`, { parent: groups.south })
    const after = await since(north, asOf)
    expect([after.fromStart, after.tickets]).toEqual([true, []])
    expect((await read(live)).tickets[0].ticket_id).toBe(below.ticket.id)
  })

  test('comes with a manifest that shows no other group', async () => {
    const point = (code: string, admitted: string[] | null) =>
      live('POST', `${event}/check-in-points`, { code, name: code, kind: 'entry', groups: admitted })
    const pier = (await live('GET', `/v1/groups/${groups.pier}`)).body
    await point('all', null)
    await point('both', [groups.north, groups.south])
    await point('other', [groups.south])
    const limited = await fixtures.as({ groupId: pier.id, scopes: [...ALL] })
    const { body } = await limited('GET', `${scanner}/manifest`)
    const shown = Object.fromEntries(body.check_in_points.map(({ code, groups }: Any) => [code, groups]))
    expect(shown).toEqual({ gate: null, all: null, both: [groups.pier], other: [] })
    expect(body.groups).toEqual([{ id: pier.id, code: groups.pier, name: 'pier', parent: null }])
    expect([body.group, body.roster.scope]).toEqual([groups.pier, 'group'])
  })
})
