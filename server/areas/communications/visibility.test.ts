import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import {
  type CommunicationTestServer,
  startCommunicationTestServer,
} from '../../testing/communications/communication-test-server.ts'
import { buildNewAttendee, getStatusAndCode, type TestApiCall } from '../../testing/fixtures.ts'

let office: CommunicationTestServer
let north: TestApiCall
let northId: string
beforeAll(async () => {
  office = await startCommunicationTestServer()
  const group = async (code: string, parent: string | null = null) =>
    (await office.live('POST', '/v1/groups', { code, name: code, parent })).body.id
  northId = await group('north')
  await group('far-north', 'north')
  await group('south')
  north = await office.as({ groupId: northId })
  for (const code of ['north', 'far-north', 'south']) {
    await office.live('POST', `${office.event}/registrations`, {
      group: code,
      attendees: [buildNewAttendee({ email: `${code}@groups.example` })],
      send_ticket_emails: false,
    })
  }
})
afterAll(() => office.close())

const make = async (call: TestApiCall, options: object = {}) => {
  const made = await call('POST', `${office.event}/communications`, { subject: 'Hi', body: 'Hi', ...options })
  expect(made.status).toBe(201)
  return { path: `${office.event}/communications/${made.body.id}`, body: made.body }
}

describe('a key that is limited to a group', () => {
  test('makes communications of its group, which reach the people of that group and of those below it', async () => {
    const { path, body } = await make(north)
    expect(body.group).toBe('north')
    expect((await north('GET', `${path}/audience`)).body).toMatchObject({ attendees: 2, recipients: 2 })
    // Regardless of the sender's own reach.
    expect((await office.live('GET', `${path}/audience`)).body).toMatchObject({ attendees: 2 })
    await office.live('POST', `${path}/send`, {})
    await office.work()
    expect(office.received().map(({ to }) => to)).toEqual(['north@groups.example', 'far-north@groups.example'])
    expect((await north('GET', `${path}/messages`)).body.data).toHaveLength(2)
  })

  test('sees those of its own group alone', async () => {
    const { path, body } = await make(office.live)
    const mine = await make(north)
    for (const [method, act, options] of [
      ['GET', ''],
      ['PATCH', '', { subject: 'Mine' }],
      ['DELETE', ''],
      ['GET', '/audience'],
      ['GET', '/messages'],
      ['POST', '/send', {}],
      ['POST', '/test-send', { addresses: ['a@example.com'] }],
      ['POST', '/cancel'],
    ] as const) {
      expect(getStatusAndCode(await north(method, path + act, options))).toEqual([404, 'not_found'])
    }
    const listed = (await north('GET', `${office.event}/communications`)).body.data.map(({ id }: { id: string }) => id)
    expect(listed).toContain(mine.body.id)
    expect(listed).not.toContain(body.id)
  })

  test('names no group beside its own, and neither does anybody else for it', async () => {
    const options = { subject: 'Hi', body: 'Hi', audience: { groups: ['south'] } }
    expect(getStatusAndCode(await north('POST', `${office.event}/communications`, options))).toEqual([404, 'not_found'])
    const { path } = await make(north)
    const changed = await office.live('PATCH', path, { audience: { groups: ['south'] } })
    expect(getStatusAndCode(changed)).toEqual([404, 'not_found'])
  })

  test('cancels what somebody else has sent for it', async () => {
    const { path } = await make(north, { audience: { statuses: ['declined'] } })
    const when = new Date(office.server.clock.now().getTime() + 60_000).toISOString()
    const { body: job } = await office.live('POST', `${path}/send`, { send_at: when })
    expect(getStatusAndCode(await north('GET', `/v1/jobs/${job.id}`))).toEqual([404, 'not_found'])
    expect((await north('POST', `${path}/cancel`)).body.status).toBe('cancelled')
    expect((await office.live('GET', `/v1/jobs/${job.id}`)).body.status).toBe('cancelled')
  })

  test('a group is not deleted while communications belong to it', async () => {
    const refused = await office.live('DELETE', '/v1/groups/north')
    expect(getStatusAndCode(refused)).toEqual([409, 'invalid_state'])
    expect(refused.body.error.details.communications).toBeGreaterThan(0)
  })
})

test('an audience of groups holds those below them', async () => {
  const count = async (groups: string[]) => {
    const { path } = await make(office.live, { audience: { groups } })
    return (await office.live('GET', `${path}/audience`)).body.attendees
  }
  expect([await count(['north']), await count(['far-north']), await count(['far-north', 'south'])]).toEqual([2, 1, 2])
})

test('test communications are for test keys alone', async () => {
  const { path } = await make(office.test)
  expect(getStatusAndCode(await office.live('GET', path))).toEqual([404, 'not_found'])
  const live = await make(office.live)
  expect(getStatusAndCode(await office.test('GET', live.path))).toEqual([404, 'not_found'])
  expect((await office.test('GET', `${path}/audience`)).body).toMatchObject({ attendees: 0, livemode: false })
})
