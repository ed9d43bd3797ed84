import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { buildTestApiCall, getStatusAndCode, type TestApiCall } from '../../testing/fixtures.ts'
import { startTestServer, type TestServer } from '../../testing/test-server.ts'
import { publicSandboxApiKey } from './public-api-key.ts'
import { rebuildSandboxIfStale } from './rebuild-sandbox.ts'

let server: TestServer
let call: TestApiCall

beforeAll(async () => {
  server = await startTestServer()
  await rebuildSandboxIfStale(server.database, server.clock.now())
  call = buildTestApiCall(server, publicSandboxApiKey)
})

afterAll(() => server.close())

async function everything(path: string): Promise<Record<string, unknown>[]> {
  const found: Record<string, unknown>[] = []
  for (let cursor: string | null = ''; cursor !== null; ) {
    const { status, body } = await call('GET', `${path}?limit=100${cursor && `&cursor=${cursor}`}`)
    expect(status).toBe(200)
    found.push(...body.data)
    cursor = body.page.next_cursor
  }
  return found
}

describe('a visitor with the public key', () => {
  test('sees the events with their structure, and the groups', async () => {
    const codes = (await everything('/v1/events')).map(({ code }) => code)
    expect(codes.slice(0, 4)).toEqual(['tides-conference', 'harbour-lights', 'school-open-day', 'rehearsal'])
    expect(await everything('/v1/groups')).toHaveLength(8)
    const points = await everything('/v1/events/harbour-lights/check-in-points')
    expect(points.map(({ kind }) => kind)).toEqual(expect.arrayContaining(['entry', 'pre_check', 'zone']))
    expect(points).toContainEqual(expect.objectContaining({ kind: 'entry', limit: 'unlimited' }))
    const [days, types, form] = await Promise.all([
      everything('/v1/events/tides-conference/days'),
      everything('/v1/events/tides-conference/attendee-types'),
      call('GET', '/v1/events/tides-conference/form'),
    ])
    expect([days.length, types.length, form.body.questions.length]).toEqual([3, 4, 6])
  })

  test('sees everybody, and the tickets and payments', async () => {
    const people = []
    const tickets = []
    for (const event of ['tides-conference', 'harbour-lights', 'school-open-day']) {
      people.push(...(await everything(`/v1/events/${event}/attendees`)))
      tickets.push(...(await everything(`/v1/events/${event}/tickets`)))
    }
    expect(people).toHaveLength(320)
    expect(tickets.length).toBeGreaterThan(200)
    const registrations = await everything('/v1/registrations')
    const paid = registrations.find(({ amount_paid }) => (amount_paid as { amount: number }).amount > 0)
    const payments = await everything(`/v1/events/${paid?.event_id}/registrations/${paid?.id}/payments`)
    expect(payments).toContainEqual(expect.objectContaining({ livemode: false }))
  })

  test('finds people by any way of writing their names', async () => {
    for (const [event, words, name] of [
      ['tides-conference', 'ibanez', 'Ibáñez Ortuño'],
      ['tides-conference', 'العلوي', 'العلوي'],
      ['tides-conference', 'weissgerber', 'Weißgerber'],
    ]) {
      const { body } = await call('GET', `/v1/events/${event}/attendees?q=${encodeURIComponent(words ?? '')}`)
      expect(body.data.map((person: { last_name: string }) => person.last_name)).toContain(name)
    }
  })

  test('registers people, and changes nothing of the events themselves', async () => {
    const attendees = [{ attendee_type: 'visitor', first_name: 'Ana', last_name: 'Ruiz', email: 'ana@example.com' }]
    const made = await call('POST', '/v1/events/harbour-lights/registrations', { attendees })
    expect([made.status, made.body.status, made.body.livemode]).toEqual([201, 'confirmed', false])
    const full = [{ ...attendees[0], attendee_type: 'night-boat' }]
    const refused = await call('POST', '/v1/events/harbour-lights/registrations', { attendees: full })
    expect(getStatusAndCode(refused)).toEqual([409, 'type_full'])
    const day = { code: 'day-5', date: '2026-06-08' }
    expect(getStatusAndCode(await call('POST', '/v1/events/harbour-lights/days', day))).toEqual([
      403,
      'api_key_test_mode',
    ])
  })
})
