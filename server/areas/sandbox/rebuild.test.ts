import pg from 'pg'
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { buildTestApiCall, makeTestEvent, type TestApiCall } from '../../testing/fixtures.ts'
import { readSandboxRows, type SandboxRows } from '../../testing/sandbox/read-sandbox.ts'
import { startTestServer, type TestServer } from '../../testing/test-server.ts'
import { publicSandboxApiKey } from './public-api-key.ts'
import { rebuildSandbox, rebuildSandboxIfStale } from './rebuild-sandbox.ts'
import { wellKnownTicketCodes } from './well-known.ts'

const DAY = 86_400_000

let server: TestServer
let call: TestApiCall

beforeAll(async () => {
  server = await startTestServer()
  call = buildTestApiCall(server, publicSandboxApiKey)
})

beforeEach(async () => {
  await rebuildSandbox(server.database, server.clock.now())
})

afterAll(() => server.close())

const ana = { attendee_type: 'visitor', first_name: 'Ana', last_name: 'Ruiz', email: 'ana@example.com' }

const register = (event: string) => call('POST', `/v1/events/${event}/registrations`, { attendees: [ana] })

const idsOf = (rows: SandboxRows) =>
  [rows.groups, rows.events, rows.event_days, rows.attendee_types, rows.check_in_points, rows.contacts, rows.tickets]
    .concat([rows.registrations, rows.attendees, rows.payments])
    .map((all) => all.map(({ id, code }) => `${id} ${code}`).sort())

/** Creates something of every kind, and changes what was there. */
async function leaveTraces(): Promise<void> {
  await makeTestEvent(call, { code: 'visitors-own' })
  const made = [await register('visitors-own'), await register('harbour-lights')]
  expect(made.map(({ status }) => status)).toEqual([201, 201])
  const { body } = await call('GET', '/v1/events/harbour-lights/registrations?status=confirmed&limit=3')
  for (const { id } of body.data) await call('POST', `/v1/events/harbour-lights/registrations/${id}/cancel`)
  expect((await call('DELETE', '/v1/events/to-delete')).status).toBe(204)
  expect((await call('POST', '/v1/events/to-cancel/cancel')).status).toBe(200)
  expect((await call('POST', '/v1/events/rehearsal/days', { code: 'own', date: '2026-07-01' })).status).toBe(201)
  expect((await call('PATCH', '/v1/events/rehearsal', { code: 'visitors-rehearsal' })).status).toBe(200)
  await giveEachTheNextIdentity()
  await server.database('attendees').update({ last_name: 'Else' })
}

/** What a visitor could do by changing one contact after the other. */
async function giveEachTheNextIdentity(): Promise<void> {
  const columns = ['id', 'name_key', 'email_key', 'phone_key']
  const contacts = await server.database('contacts').orderBy('id').limit(20).select(columns)
  await server.database('contacts').update({ external_id: null, email_key: null, phone_key: null })
  for (const [n, { id }] of contacts.entries()) {
    const { id: _, ...next } = contacts[(n + 1) % contacts.length]
    await server.database('contacts').where({ id }).update(next)
  }
}

describe('building the sandbox', () => {
  test('twice on one day changes nothing', async () => {
    const before = await readSandboxRows(server.database)
    await rebuildSandbox(server.database, new Date(server.clock.now().getTime() + DAY / 4))
    expect(await readSandboxRows(server.database)).toEqual(before)
  })

  test('takes away what visitors left and puts back what they changed', async () => {
    const before = await readSandboxRows(server.database)
    await leaveTraces()
    await rebuildSandbox(server.database, server.clock.now())
    const { webhook_events: _, ...after } = await readSandboxRows(server.database)
    expect(after).toEqual({ ...before, webhook_events: undefined })
  })

  test('on another day keeps all ids and codes, and moves the dates', async () => {
    const before = await readSandboxRows(server.database)
    await rebuildSandbox(server.database, new Date(server.clock.now().getTime() + 400 * DAY))
    const after = await readSandboxRows(server.database)
    expect(idsOf(after)).toEqual(idsOf(before))
    expect(after.tickets.map(({ code }) => code)).toContain(wellKnownTicketCodes.valid)
    expect(after.event_days.map(({ date }) => date)).not.toEqual(before.event_days.map(({ date }) => date))
  })

  test('at a start is done once a day, and leaves what visitors did that day', async () => {
    await register('harbour-lights')
    await rebuildSandboxIfStale(server.database, server.clock.now())
    expect((await readSandboxRows(server.database)).contacts).toHaveLength(302)
    await rebuildSandboxIfStale(server.database, new Date(server.clock.now().getTime() + DAY))
    expect((await readSandboxRows(server.database)).contacts).toHaveLength(301)
  })

  test('by several processes at once is as good as by one', async () => {
    const tomorrow = new Date(server.clock.now().getTime() + DAY)
    await Promise.all([1, 2, 3].map(() => rebuildSandboxIfStale(server.database, tomorrow)))
    expect((await readSandboxRows(server.database)).attendees).toHaveLength(322)
  })

  test('leaves live data alone, and takes its codes back from it', async () => {
    const { database } = server
    const [festival] = await database('events').where({ code: 'harbour-lights' })
    await database('events').where({ id: festival.id }).update({ code: 'renamed', status: 'archived' })
    await database('events').insert({ ...festival, id: '01JZZZZZZZZZZZZZZZZZZZZZZZ' })
    await rebuildSandbox(database, server.clock.now())
    const events = await database('events').where({ name: festival.name }).orderBy('id').select('id', 'code', 'status')
    expect(events).toEqual([
      { id: festival.id, code: 'harbour-lights', status: 'published' },
      { id: '01JZZZZZZZZZZZZZZZZZZZZZZZ', code: '01jzzzzzzzzzzzzzzzzzzzzzzz', status: 'published' },
    ])
  })

  test('marks the people as changed for those who follow the changes', async () => {
    const { database } = server
    const changes = async () => {
      const [row] = await database('attendees').select(database.raw('min(changed), max(changed)'))
      return { first: BigInt(row.min), last: BigInt(row.max) }
    }
    const before = await changes()
    await rebuildSandbox(database, server.clock.now())
    expect((await changes()).first).toBeGreaterThan(before.last)
  })

  test('asks the database some times, and not once for each person', async () => {
    const asked = vi.spyOn(pg.Client.prototype, 'query')
    await rebuildSandbox(server.database, server.clock.now())
    const questions = asked.mock.calls.length
    asked.mockRestore()
    expect((await readSandboxRows(server.database)).attendees).toHaveLength(322)
    expect(questions).toBeLessThan(100)
  })
})
