import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import {
  buildNewAttendee,
  buildTestApiCall,
  buildTestFixtures,
  getStatusAndCode,
  makeTestEvent,
  type TestFixtures,
} from '../../../testing/fixtures.ts'
import { makeTestDevice, type TestDeviceOptions } from '../../../testing/make-device.ts'
import { startTestServer, type TestServer } from '../../../testing/test-server.ts'

let server: TestServer
let fixtures: TestFixtures
let event: string
let eventId: string
let north: { groupId: string; attendeeId: string }
let south: { groupId: string; attendeeId: string }

beforeAll(async () => {
  server = await startTestServer()
})

afterAll(() => server?.close())

beforeEach(async () => {
  server.clock.advance(60_000)
  fixtures = await buildTestFixtures(server)
  event = await makeTestEvent(fixtures.live)
  eventId = (await fixtures.live('GET', event)).body.id
  await fixtures.live('POST', `${event}/check-in-points`, { code: 'gate', name: 'Gate', kind: 'entry' })
  north = await bookIn('north')
  south = await bookIn('south')
})

async function bookIn(code: string) {
  const group = (await fixtures.live('POST', '/v1/groups', { code, name: code })).body.id as string
  const attendees = [buildNewAttendee({ days: ['fri'] })]
  const { body } = await fixtures.live('POST', `${event}/registrations`, { attendees, group })
  return { groupId: group, attendeeId: body.attendees[0].id as string }
}

const pair = (options: TestDeviceOptions = {}) =>
  makeTestDevice(server.database, server.clock.now(), fixtures.organizationId, eventId, options)

async function linkOf(device: { value: string }): Promise<string> {
  const { status, body } = await buildTestApiCall(server, device.value)('GET', `/api${event}/scan/manifest`)
  expect(status).toBe(200)
  return body.roster.url
}

async function follow(url: string) {
  const response = await fetch(url)
  return { status: response.status, body: await response.json(), headers: response.headers }
}

const SIGNATURE = 32

type Roster = { data: { attendees: { id: string }[] }[] }

const peopleOf = ({ data }: Roster) => data.flatMap(({ attendees }) => attendees.map(({ id }) => id)).sort()

describe('the link to the roster in the manifest of a device', () => {
  test('answers without a token, with everybody at the event of the device', async () => {
    const { status, body } = await follow(await linkOf(await pair()))
    expect([status, peopleOf(body)]).toEqual([200, [north.attendeeId, south.attendeeId].sort()])
  })

  test('has the people of its group alone where the device is limited to one', async () => {
    const { status, body } = await follow(await linkOf(await pair({ groupId: north.groupId })))
    expect([status, peopleOf(body)]).toEqual([200, [north.attendeeId]])
  })

  test('is of no use any more when the device is put into another group', async () => {
    const device = await pair({ groupId: north.groupId })
    const url = await linkOf(device)
    await server.database('devices').where({ id: device.id }).update({ group_id: south.groupId })
    expect(getStatusAndCode(await follow(url))).toEqual([401, 'api_key_unknown'])
    expect(peopleOf((await follow(await linkOf(device))).body)).toEqual([south.attendeeId])
  })

  test('stops when the device is revoked, and that of another device does not', async () => {
    const [lost, kept] = [await pair(), await pair()]
    const urls = [await linkOf(lost), await linkOf(kept)] as const
    expect(urls[0]).not.toBe(urls[1])
    await server.database('devices').where({ id: lost.id }).update({ revoked_at: server.clock.now() })
    expect(getStatusAndCode(await follow(urls[0]))).toEqual([401, 'device_revoked'])
    expect((await follow(urls[1])).status).toBe(200)
  })

  test('is refused with another signature, for another event, and with what it grants changed', async () => {
    const url = await linkOf(await pair({ groupId: north.groupId }))
    const wide = new URL(await linkOf(await pair())).searchParams.get('link') as string
    const own = new URL(url).searchParams.get('link') as string
    const [signature, grant] = [own.slice(0, SIGNATURE), wide.slice(SIGNATURE)]
    await makeTestEvent(fixtures.live, { code: 'other' })
    const other = (await fixtures.live('GET', '/v1/events/other')).body.id
    const forged = [
      `${url.slice(0, -4)}AAAA`,
      url.replace(own, signature + grant),
      url.replace(own, grant),
      url.replace(own, signature),
      url.replace(eventId, other),
    ]
    for (const address of forged) {
      expect(address).not.toBe(url)
      const refused = await follow(address)
      expect(getStatusAndCode(refused), address).toEqual([401, 'api_key_unknown'])
      expect(refused.headers.get('www-authenticate')).toMatch(/^Bearer/)
    }
  })

  test('runs out at the end of the next day', async () => {
    const device = await pair()
    const url = await linkOf(device)
    const midnight = new Date(`${server.clock.now().toISOString().slice(0, 10)}T00:00:00Z`).getTime()
    server.clock.set(new Date(midnight + 2 * 86_400_000 - 1))
    expect((await follow(url)).status).toBe(200)
    server.clock.advance(1)
    expect(getStatusAndCode(await follow(url))).toEqual([410, 'link_expired'])
    expect((await follow(await linkOf(device))).status).toBe(200)
  })

  test('counts as a call of the device, and not as a scan', async () => {
    const device = await pair()
    const url = await linkOf(device)
    const statuses = await Promise.all(Array.from({ length: 52 }, async () => (await follow(url)).status))
    expect(statuses.sort()).toEqual([...Array(49).fill(200), ...Array(3).fill(429)])
    const scan = {
      code: 'nobody',
      check_in_point: 'gate',
      scanned_at: '2026-06-05T10:00:00.000Z',
      client_uuid: '5b0f3a52-8a5c-4c0f-9a43-3a1f6e2b7c11',
    }
    expect((await buildTestApiCall(server, device.value)('POST', `/api${event}/scan`, scan)).status).toBe(200)
  })
})
