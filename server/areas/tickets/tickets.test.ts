import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import {
  buildNewAttendee,
  buildTestFixtures,
  getStatusAndCode,
  makeTestEvent,
  type TestApiCall,
} from '../../testing/fixtures.ts'
import { startTestServer, type TestServer } from '../../testing/test-server.ts'

let server: TestServer
let call: TestApiCall
let testCall: TestApiCall
let path: string

beforeAll(async () => {
  server = await startTestServer()
})

afterAll(() => server.close())

beforeEach(async () => {
  const fixtures = await buildTestFixtures(server)
  call = fixtures.live
  testCall = fixtures.test
  const types = [
    { code: 'visitor', name: 'Visitor' },
    { code: 'family', name: 'Family', ticket: 'shared' },
  ]
  path = await makeTestEvent(call, { types })
})

const register = async (attendees: object[], by = call) =>
  (await by('POST', `${path}/registrations`, { attendees })).body
const family = (more: object = {}) => buildNewAttendee({ attendee_type: 'family', ...more })
const ticket = async (id: string) => (await call('GET', `${path}/tickets/${id}`)).body

describe('a shared ticket', () => {
  test('is for all people of its type in a registration, also for those who come later', async () => {
    const made = await register([family(), buildNewAttendee(), family()])
    const [one, alone, other] = made.attendees
    expect(one.ticket_ids).toEqual(other.ticket_ids)
    expect(alone.ticket_ids).not.toEqual(one.ticket_ids)
    const added = (await call('POST', `${path}/registrations/${made.id}/attendees`, family())).body
    expect(added.ticket_ids).toEqual(one.ticket_ids)
    expect((await ticket(one.ticket_ids[0])).attendee_ids).toEqual([one.id, other.id, added.id])
  })

  test('is voided only with its last person, who stay on it', async () => {
    const { attendees } = await register([family(), family()])
    const [id] = attendees[0].ticket_ids
    await call('POST', `${path}/attendees/${attendees[0].id}/cancel`, {})
    expect(await ticket(id)).toMatchObject({
      status: 'valid',
      attendee_ids: attendees.map((one: { id: string }) => one.id),
    })
    await call('POST', `${path}/attendees/${attendees[1].id}/cancel`, { effective_at: '2026-07-01T00:00:00.000Z' })
    expect(await ticket(id)).toMatchObject({ status: 'voided', voided_at: '2026-07-01T00:00:00.000Z' })
  })

  test.each([
    ['one by one, the last first', ['2030-01-01T00:00:00.000Z', undefined], '2030-01-01T00:00:00.000Z'],
    ['one by one, the last last', [undefined, '2030-01-01T00:00:00.000Z'], '2030-01-01T00:00:00.000Z'],
    ['with effect in the past', ['2020-02-01T00:00:00.000Z', '2020-01-01T00:00:00.000Z'], '2020-02-01T00:00:00.000Z'],
  ])('whose people are cancelled %s, is voided from the latest of their times on', async (_, times, expected) => {
    const { attendees } = await register([family(), family()])
    for (const [n, effective_at] of times.entries()) {
      await call('POST', `${path}/attendees/${attendees[n].id}/cancel`, { effective_at })
    }
    expect(await ticket(attendees[0].ticket_ids[0])).toMatchObject({ status: 'voided', voided_at: expected })
  })

  test('is voided from the latest time on when the registration is cancelled after one of its people', async () => {
    const { attendees, id } = await register([family(), family(), family()])
    const later = '2030-01-01T00:00:00.000Z'
    await call('POST', `${path}/attendees/${attendees[0].id}/cancel`, { effective_at: later })
    await call('POST', `${path}/registrations/${id}/cancel`, {})
    expect(await ticket(attendees[0].ticket_ids[0])).toMatchObject({ status: 'voided', voided_at: later })
  })

  test('is left by who changes to another type, and admits those who are cancelled later until then', async () => {
    const { attendees } = await register([family(), family()])
    const later = '2030-01-01T00:00:00.000Z'
    await call('POST', `${path}/attendees/${attendees[0].id}/cancel`, { effective_at: later })
    await call('PATCH', `${path}/attendees/${attendees[1].id}`, { attendee_type: 'visitor' })
    expect(await ticket(attendees[0].ticket_ids[0])).toMatchObject({
      status: 'voided',
      voided_at: later,
      attendee_ids: [attendees[0].id],
    })
  })

  test('that was voided keeps its time when its people are cancelled later', async () => {
    const { attendees, id: registration } = await register([family()])
    const [id] = attendees[0].ticket_ids
    await call('POST', `${path}/tickets/${id}/void`, { effective_at: '2026-06-01T00:00:00.000Z' })
    await call('POST', `${path}/registrations/${registration}/cancel`, {})
    expect((await ticket(id)).voided_at).toBe('2026-06-01T00:00:00.000Z')
  })
})

describe('a ticket', () => {
  test('that is reissued has a new code, and the old one is dead at once', async () => {
    const { attendees } = await register([buildNewAttendee()])
    const [old] = attendees[0].ticket_ids
    const before = await ticket(old)
    const reissued = await call('POST', `${path}/tickets/${old}/reissue`)
    expect(reissued.status).toBe(201)
    expect(reissued.body).toMatchObject({ status: 'valid', replaces: old, attendee_ids: [attendees[0].id] })
    expect(reissued.body.code).not.toBe(before.code)
    expect(await ticket(old)).toMatchObject({ status: 'voided', replaced_by: reissued.body.id })
    const attendee = (await call('GET', `${path}/attendees/${attendees[0].id}`)).body
    expect(attendee.ticket_ids).toEqual([reissued.body.id])
    expect(getStatusAndCode(await call('POST', `${path}/tickets/${old}/reissue`))).toEqual([409, 'invalid_state'])
  })

  test('is issued to people of one confirmed registration', async () => {
    const { attendees } = await register([buildNewAttendee(), buildNewAttendee()])
    const ids = attendees.map(({ id }: { id: string }) => id)
    const issue = (attendee_ids: string[]) => call('POST', `${path}/tickets`, { attendee_ids })
    expect((await issue(ids)).body).toMatchObject({ kind: 'shared', attendee_ids: ids, status: 'valid' })
    expect((await issue([ids[0]])).body).toMatchObject({ kind: 'per_person' })
    const stranger = (await register([buildNewAttendee()])).attendees[0]
    expect(getStatusAndCode(await issue([ids[0], stranger.id]))).toEqual([409, 'conflict'])
    await call('POST', `${path}/attendees/${ids[1]}/cancel`, {})
    expect(getStatusAndCode(await issue(ids))).toEqual([409, 'invalid_state'])
    const { data } = (await call('GET', `${path}/tickets?attendee=${ids[0]}&status=valid`)).body
    expect(data).toHaveLength(3)
  })

  test('is found by its code as a scan reads it, in capitals or not and with spaces around it', async () => {
    const { attendees } = await register([buildNewAttendee()])
    const { id, code } = await ticket(attendees[0].ticket_ids[0])
    const spellings = [code.toLowerCase(), `${code.slice(0, 3).toLowerCase()}${code.slice(3)}`, `  ${code}\r\n`]
    for (const text of [code, ...spellings, `\t${code.toLowerCase()} `]) {
      const { data } = (await call('GET', `${path}/tickets?code=${encodeURIComponent(text)}`)).body
      expect(data).toMatchObject([{ id, code }])
    }
    for (const text of [code.slice(1), '%20', `${code.slice(0, 5)}%20${code.slice(5)}`]) {
      expect((await call('GET', `${path}/tickets?code=${text}`)).body.data).toEqual([])
    }
  })

  test('is drawn as SVG and as PNG', async () => {
    const { attendees } = await register([buildNewAttendee()])
    const address = `${path}/tickets/${attendees[0].ticket_ids[0]}/qr`
    const svg = await call('GET', address)
    expect([svg.status, svg.headers.get('content-type')]).toEqual([200, 'image/svg+xml'])
    expect(svg.body).toContain('<svg')
    const png = await call('GET', `${address}?format=png`)
    expect([png.status, png.headers.get('content-type')]).toEqual([200, 'image/png'])
  })

  test('is sent to the people on it, and to nobody in test mode', async () => {
    const { attendees } = await register([buildNewAttendee({ email: 'nerea@example.com' })])
    const [id] = attendees[0].ticket_ids
    await server.database('mail_orders').delete()
    expect((await call('POST', `${path}/tickets/${id}/send`)).body).toEqual({
      ticket_id: id,
      recipients: ['nerea@example.com'],
      queued: true,
    })
    expect(await server.database('mail_orders').select('kind', 'ticket_id')).toEqual([
      { kind: 'ticket', ticket_id: id },
    ])
    const tested = (await register([buildNewAttendee()], testCall)).attendees[0].ticket_ids[0]
    expect((await testCall('POST', `${path}/tickets/${tested}/send`)).body.queued).toBe(false)
    const nameless = (await register([buildNewAttendee({ email: null })])).attendees[0].ticket_ids[0]
    expect(getStatusAndCode(await call('POST', `${path}/tickets/${nameless}/send`))).toEqual([409, 'invalid_state'])
    expect(await server.database('mail_orders').where({ kind: 'ticket' })).toHaveLength(1)
  })
})
