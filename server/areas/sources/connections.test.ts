import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { getStatusAndCode } from '../../testing/fixtures.ts'
import { buildEventbriteEvent } from '../../testing/sources/eventbrite-shapes.ts'
import { type SourceTestSetup, setUpSourceTests } from '../../testing/sources/source-test-setup.ts'

let room: SourceTestSetup

beforeAll(async () => {
  room = await setUpSourceTests()
})

afterAll(() => room.close())

const PATH = '/v1/source-connections'
const options = (more: object = {}) => ({
  platform: 'eventbrite',
  name: 'Office',
  token: room.eventbrite.account.token,
  ...more,
})

describe('a source connection', () => {
  test('is made, read, listed and deleted, without its token', async () => {
    const { status, body, headers } = await room.live('POST', PATH, options())
    expect([status, headers.get('location')]).toEqual([201, `${PATH}/${body.id}`])
    expect(body).toEqual({
      id: expect.any(String),
      platform: 'eventbrite',
      name: 'Office',
      group: null,
      status: 'connected',
      token_last_four: '7QYK',
      checked_at: expect.any(String),
      livemode: true,
      created_at: expect.any(String),
    })
    expect((await room.live('GET', `${PATH}/${body.id}`)).body).toEqual(body)
    expect((await room.live('GET', PATH)).body.data).toContainEqual(body)
    expect((await room.live('DELETE', `${PATH}/${body.id}`)).status).toBe(204)
    expect(getStatusAndCode(await room.live('GET', `${PATH}/${body.id}`))).toEqual([404, 'not_found'])
  })

  test('tells its token to nobody: no answer, no log, no audit row, no row of the database', async () => {
    const { token } = room.eventbrite.account
    const id = await room.connect()
    await room.live('GET', `${PATH}/${id}/events`)
    await room.live('DELETE', `${PATH}/${id}`)
    const other = await room.connect()
    const { database, logLines } = room.server
    const audited = await database('audit_log').whereIn('object_id', [id, other])
    expect(audited.map(({ action }) => action).toSorted()).toEqual([
      'source_connection.created',
      'source_connection.created',
      'source_connection.deleted',
    ])
    const rows = await database('source_connections')
    const kept = rows.map((row) => ({ ...row, token: row.token.toString('latin1') }))
    expect(JSON.stringify([audited, logLines, kept, await database('idempotency_keys')])).not.toContain(token)
  })

  test('opens its token for its own row alone', async () => {
    const [one, other] = [await room.connect(), await room.connect()]
    const { database } = room.server
    const { token } = await database('source_connections').where({ id: one }).first('token')
    await database('source_connections').where({ id: other }).update({ token })
    expect((await room.live('GET', `${PATH}/${one}/events`)).status).toBe(200)
    expect((await room.live('GET', `${PATH}/${other}/events`)).status).toBe(500)
  })

  test('is not made where the platform does not take the token, or does not answer', async () => {
    const before = (await room.live('GET', `${PATH}?limit=200`)).body.data.length
    const refused = await room.live('POST', PATH, options({ token: 'WRONGTOKEN' }))
    expect(getStatusAndCode(refused)).toEqual([422, 'source_refused'])
    expect(refused.body.error.details).toEqual({ reason: 'token_refused' })
    room.eventbrite.disturb(() => ({ status: 429, headers: { 'Retry-After': '60' } }))
    const limited = await room.live('POST', PATH, options())
    expect([...getStatusAndCode(limited), limited.body.error.details]).toEqual([
      502,
      'source_unavailable',
      { reason: 'rate_limited', retry_after: 60 },
    ])
    room.eventbrite.disturb(() => undefined)
    expect((await room.live('GET', `${PATH}?limit=200`)).body.data).toHaveLength(before)
  })

  test('is refused once the platform no longer takes the token, until it does again', async () => {
    const id = await room.connect()
    room.eventbrite.disturb(() => ({ status: 401 }))
    const { body } = await room.live('GET', `${PATH}/${id}/events`)
    expect(body.error).toMatchObject({ code: 'source_refused', details: { reason: 'token_expired' } })
    expect((await room.live('GET', `${PATH}/${id}`)).body.status).toBe('refused')
    room.eventbrite.disturb(() => undefined)
    await room.live('GET', `${PATH}/${id}/events`)
    expect((await room.live('GET', `${PATH}/${id}`)).body.status).toBe('connected')
  })

  test('of a group is seen by keys of that group and above, and of a mode by keys of that mode', async () => {
    const { body: west } = await room.live('POST', '/v1/groups', { code: 'west', name: 'West' })
    const { body: east } = await room.live('POST', '/v1/groups', { code: 'east', name: 'East' })
    const [limited, sibling] = [
      await room.fixtures.as({ groupId: west.id }),
      await room.fixtures.as({ groupId: east.id }),
    ]
    const own = await room.connect(limited)
    expect((await room.live('GET', `${PATH}/${own}`)).body.group).toBe('west')
    const whole = await room.connect()
    for (const [call, id] of [
      [limited, whole],
      [sibling, own],
      [room.fixtures.test, whole],
    ] as const) {
      expect(getStatusAndCode(await call('GET', `${PATH}/${id}`))).toEqual([404, 'not_found'])
      expect(getStatusAndCode(await call('DELETE', `${PATH}/${id}`))).toEqual([404, 'not_found'])
      expect(getStatusAndCode(await call('GET', `${PATH}/${id}/events`))).toEqual([404, 'not_found'])
      expect((await call('GET', PATH)).body.data.map((one: { id: string }) => one.id)).not.toContain(id)
    }
    expect(getStatusAndCode(await limited('POST', PATH, options({ group: null })))).toEqual([403, 'api_key_group'])
    expect(getStatusAndCode(await limited('POST', PATH, options({ group: 'east' })))).toEqual([404, 'not_found'])
    const { body } = await room.live('DELETE', '/v1/groups/west')
    expect(body.error.message).toContain('1 source connection')
  })

  test('takes the scope admin, also to be read', async () => {
    const reading = await room.fixtures.as({ scopes: ['read', 'write'] })
    expect(getStatusAndCode(await reading('GET', PATH))).toEqual([403, 'api_key_scope'])
    expect(getStatusAndCode(await reading('POST', PATH, options()))).toEqual([403, 'api_key_scope'])
  })
})

test('events on the platform are listed page by page with cursors of our own', async () => {
  const { account } = room.eventbrite
  account.events['501'] = [buildEventbriteEvent('1'), buildEventbriteEvent('2'), buildEventbriteEvent('3')]
  account.pageSize = 2
  const id = await room.connect()
  const { body: first } = await room.live('GET', `${PATH}/${id}/events`)
  expect(first.data.map((one: { id: string }) => one.id)).toEqual(['1', '2'])
  const { body: second } = await room.live('GET', `${PATH}/${id}/events?cursor=${first.page.next_cursor}`)
  expect([second.data.map((one: { id: string }) => one.id), second.page]).toEqual([
    ['3'],
    { next_cursor: null, has_more: false },
  ])
  const other = await room.connect()
  const foreign = await room.live('GET', `${PATH}/${other}/events?cursor=${first.page.next_cursor}`)
  expect(getStatusAndCode(foreign)).toEqual([400, 'validation_failed'])
  account.pageSize = 50
})
