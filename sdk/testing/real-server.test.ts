import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { newSdkClientOn } from '../../server/testing/sdk/real-client.ts'
import { buildServedFixtureContract } from '../../server/testing/served-fixture-contract.ts'
import { startTestServer, type TestServer } from '../../server/testing/test-server.ts'
import { ConflictError, NotFoundError, PermissionError, PosternError, RateLimitError } from '../src/core/errors.ts'
import { paginate } from '../src/core/pagination.ts'
import { unwrap } from '../src/core/unwrap.ts'
import { createTestClient } from './test-client.ts'

let server: TestServer

beforeAll(async () => {
  server = await startTestServer()
})

afterAll(() => server.close())

type Rest = Parameters<typeof newSdkClientOn> extends [unknown, ...infer Others] ? Others : never

const newClient = (...rest: Rest) => newSdkClientOn(server, ...rest)

describe('with the real server', () => {
  test('me() answers, with what is left of the rate limit', async () => {
    const client = await newClient({ name: 'Harbour Hall' }, { requestsPerMinute: 120 })
    const { data, requestId, rateLimit } = await client.me().withResponse()
    expect(data.organization.name).toBe('Harbour Hall')
    expect(requestId).toMatch(/^[0-9A-Z]{26}$/)
    expect(rateLimit).toEqual({ limit: 120, remaining: 119, resetSeconds: expect.any(Number) })
  })

  test('groups are made, read, changed, listed and deleted', async () => {
    const { groups } = await newClient()
    const north = await groups.create({ code: 'north', name: 'Northern chapter' })
    const youth = await groups.create({ code: 'north-youth', name: 'Northern youth', parent: 'north' })
    expect(await groups.get(north.id)).toEqual(north)
    expect(await groups.update('north-youth', { name: 'Youth' })).toMatchObject({ id: youth.id, name: 'Youth' })
    expect((await groups.list({ parent: 'north' })).data.map(({ code }) => code)).toEqual(['north-youth'])
    await expect(groups.delete('north')).rejects.toMatchObject({ status: 409, code: 'invalid_state' })
    expect(await groups.delete('north-youth')).toBeUndefined()
    await expect(groups.get('north-youth')).rejects.toMatchObject({ status: 404, code: 'not_found' })
  })

  test('lists go through all pages, also from a given cursor', async () => {
    const { groups } = await newClient({}, { requestsPerMinute: 100 })
    for (let number = 0; number < 5; number += 1) await groups.create({ code: `g${number}`, name: `Group ${number}` })
    const codes: string[] = []
    for await (const { code } of groups.list({ limit: 2 })) codes.push(code)
    expect(codes).toEqual(['g0', 'g1', 'g2', 'g3', 'g4'])
    const { page } = await groups.list({ limit: 2 })
    const rest = groups.list({ limit: 2, cursor: page.next_cursor ?? '' })
    expect((await rest.toArray({ limit: 9 })).map(({ code }) => code)).toEqual(['g2', 'g3', 'g4'])
  })

  test('an event gets its days and attendee types, and is published, taken back, cancelled and archived', async () => {
    const { events } = await newClient()
    const fest = await events.create({ code: 'fest', name: 'Festival', timezone: 'Europe/Madrid' })
    expect(fest).toMatchObject({ status: 'draft', currency: 'EUR', language: 'en', waitlist: false })
    expect(await events.update('fest', { name: 'Harbour Festival' })).toMatchObject({ id: fest.id, capacity: null })

    const friday = await events.days.create('fest', { code: 'fri', date: '2026-06-05', starts_at: '18:00' })
    expect(friday).toMatchObject({ start: '2026-06-05T16:00:00.000Z', locked_at: null })
    expect(await events.days.update('fest', 'fri', { capacity: 50 })).toMatchObject({ id: friday.id, capacity: 50 })

    const price = { amount: 4500, currency: 'EUR' }
    const visitor = await events.attendeeTypes.create(fest.id, { code: 'visitor', name: 'Visitor', price })
    expect(visitor).toMatchObject({ price, ticket: 'per_person' })
    const shared = await events.attendeeTypes.update(fest.id, 'visitor', { ticket: 'shared', price: null })
    expect(await events.attendeeTypes.get('fest', visitor.id)).toEqual(shared)

    const published = await events.publish('fest')
    expect(published).toMatchObject({ id: fest.id, name: 'Harbour Festival', status: 'published' })
    expect(await events.get(fest.id)).toEqual(published)
    expect((await events.unpublish(fest.id)).status).toBe('draft')
    expect((await events.cancel(fest.id)).status).toBe('cancelled')
    expect((await events.archive(fest.id)).status).toBe('archived')
    await expect(events.update('fest', { name: 'Again' })).rejects.toMatchObject({ code: 'invalid_state' })
  })

  test('days are locked from now or from a given time, and unlocked', async () => {
    const { events } = await newClient()
    await events.create({ code: 'fest', name: 'Festival', timezone: 'Europe/Madrid' })
    const { id } = await events.days.create('fest', { code: 'fri', date: '2026-06-05' })
    expect((await events.days.lock('fest', 'fri')).locked_at).toBe(server.clock.now().toISOString())
    const locked = await events.days.lock('fest', id, { effective_at: '2026-06-05T23:30:00+02:00' })
    expect(locked.locked_at).toBe('2026-06-05T21:30:00.000Z')
    expect(await events.days.get('fest', 'fri')).toEqual(locked)
    expect((await events.days.unlock('fest', 'fri')).locked_at).toBeNull()
  })

  test('events, days and attendee types are listed over all pages, and deleted', async () => {
    const { events } = await newClient({}, { requestsPerMinute: 100 })
    const { days, attendeeTypes } = events
    for (const code of ['a', 'b', 'c']) await events.create({ code, name: code, timezone: 'UTC' })
    for (const day of ['1', '2', '3']) await days.create('a', { code: `d${day}`, date: `2026-06-0${day}` })
    for (const code of ['x', 'y', 'z']) await attendeeTypes.create('a', { code, name: code })
    await days.create('b', { code: 'elsewhere', date: '2026-06-01' })
    const codesOf = async (list: AsyncIterable<{ code: string }>) => {
      const codes: string[] = []
      for await (const { code } of list) codes.push(code)
      return codes
    }
    expect(await codesOf(events.list({ limit: 2 }))).toEqual(['a', 'b', 'c'])
    expect(await codesOf(days.list('a', { limit: 2 }))).toEqual(['d1', 'd2', 'd3'])
    expect(await codesOf(attendeeTypes.list('a', { limit: 2 }))).toEqual(['x', 'y', 'z'])
    const { page } = await days.list('a', { limit: 2 })
    expect(await codesOf(days.list('a', { cursor: page.next_cursor ?? '' }))).toEqual(['d3'])

    expect(await days.delete('a', 'd2')).toBeUndefined()
    expect(await attendeeTypes.delete('a', 'y')).toBeUndefined()
    expect(await codesOf(days.list('a'))).toEqual(['d1', 'd3'])
    expect(await codesOf(attendeeTypes.list('a'))).toEqual(['x', 'z'])
    await events.publish('a')
    expect(await codesOf(events.list({ status: 'published' }))).toEqual(['a'])
    expect(await events.delete('b')).toBeUndefined()
    await expect(events.get('b')).rejects.toMatchObject({ status: 404, code: 'not_found' })
    await expect(events.delete('a')).rejects.toMatchObject({ status: 409, code: 'invalid_state' })
  })

  test('what an event lacks, and what contradicts it, is told by the code', async () => {
    const { events } = await newClient()
    await events.create({ code: 'fest', name: 'Festival', timezone: 'UTC' })
    const unfinished = await events.publish('fest').catch((thrown) => thrown)
    expect(unfinished).toBeInstanceOf(ConflictError)
    if (!(unfinished instanceof PosternError && unfinished.is('invalid_state'))) {
      return expect.fail('The code is another.')
    }
    expect(unfinished.body.details).toMatchObject({ state: 'draft', missing: ['day', 'attendee type'] })
    await events.days.create('fest', { code: 'fri', date: '2026-06-05' })
    const overlapping = await events.days.create('fest', { code: 'late', date: '2026-06-05' }).catch((thrown) => thrown)
    expect(overlapping).toBeInstanceOf(ConflictError)
    expect(overlapping.is('conflict')).toBe(true)
    await expect(events.days.get('fest', 'sun')).rejects.toBeInstanceOf(NotFoundError)
    await expect(events.days.list('nowhere')).rejects.toBeInstanceOf(NotFoundError)
    await expect(events.attendeeTypes.get('fest', '')).rejects.toThrow(TypeError)
    return undefined
  })

  test('an event that is published again with the same idempotency key is answered as the first time', async () => {
    const { events } = await newClient()
    await events.create({ code: 'fest', name: 'Festival', timezone: 'UTC' })
    await events.days.create('fest', { code: 'fri', date: '2026-06-05' })
    await events.attendeeTypes.create('fest', { code: 'visitor', name: 'Visitor' })
    const published = await events.publish('fest', { idempotencyKey: 'publish-fest' })
    const { data, response } = await events.publish('fest', { idempotencyKey: 'publish-fest' }).withResponse()
    expect(data).toEqual(published)
    expect(response.headers.get('idempotent-replayed')).toBe('true')
    await expect(events.publish('fest')).rejects.toMatchObject({ code: 'invalid_state' })
  })

  test('a change is made of what was read, or not at all', async () => {
    const { groups } = await newClient()
    await groups.create({ code: 'north', name: 'Northern chapter' })
    const { etag } = await groups.get('north').withResponse()
    const ifMatch = etag ?? ''
    const changed = await groups.update('north', { name: 'North' }, { ifMatch }).withResponse()
    expect(changed.etag).not.toBe(etag)
    const late = await groups.update('north', { name: 'Far north' }, { ifMatch }).catch((thrown) => thrown)
    expect(late instanceof PosternError && late.is('precondition_failed')).toBe(true)
    expect(late.status).toBe(412)
    expect(await groups.get('north')).toMatchObject({ name: 'North' })
  })

  test('the audit log tells what was changed', async () => {
    const { groups, auditLog } = await newClient()
    const { id } = await groups.create({ code: 'north', name: 'Northern chapter' })
    await groups.update(id, { name: 'North' })
    const entries = await auditLog.list({ object: id, limit: 1 }).toArray({ limit: 10 })
    expect(entries.map(({ action }) => action)).toEqual(['group.updated', 'group.created'])
  })

  test('a POST whose answer was lost is done once, and answered as the first time', async () => {
    const answers: Response[] = []
    const fetchAndLose = async (request: Request) => {
      const answer = await fetch(request)
      answers.push(answer)
      if (answers.length === 1) throw new TypeError('The connection broke.')
      return answer
    }
    const client = await newClient({}, {}, { fetch: fetchAndLose })
    const { data, response } = await client.groups.create({ code: 'north', name: 'Northern chapter' }).withResponse()
    expect(answers).toHaveLength(2)
    expect(response.headers.get('idempotent-replayed')).toBe('true')
    expect(data).toEqual(await answers[0]?.json())
    expect(await client.groups.list().toArray({ limit: 9 })).toEqual([data])
  })

  test('an idempotency key that was used for something else is a ConflictError', async () => {
    const { groups } = await newClient()
    const options = { idempotencyKey: 'order-17' }
    const north = await groups.create({ code: 'north', name: 'North' }, options)
    expect(await groups.create({ code: 'north', name: 'North' }, options)).toEqual(north)
    const error = await groups.create({ code: 'south', name: 'South' }, options).catch((thrown) => thrown)
    expect(error).toBeInstanceOf(ConflictError)
    expect(error.code).toBe('idempotency_conflict')
  })

  test('what the service itself lists is followed like any other list', async () => {
    const { webhooks, eventTemplates } = await newClient()
    const types: string[] = []
    for await (const { type } of webhooks.listEventTypes({ limit: 7 })) types.push(type)
    expect([types.length, new Set(types).size]).toEqual([19, 19])
    const templates = await eventTemplates.list({ limit: 1 }).toArray({ limit: 9 })
    expect(templates.map(({ code }) => code)).toEqual(['conference', 'festival', 'school-event'])
    const { data, page } = await webhooks.listEventTypes()
    expect([data.length, page.has_more]).toEqual([19, false])
  })

  test('a call over the rate waits for the next minute', async () => {
    const client = await newClient({}, { requestsPerMinute: 2 })
    const before = server.clock.now()
    for (let call = 0; call < 3; call += 1) await client.me()
    expect(server.clock.now().getTime()).toBeGreaterThan(before.getTime())
  })

  test('a call over the quota is refused after one request', async () => {
    let requests = 0
    const count = () => {
      requests += 1
    }
    const client = await newClient({ overrides: { api_calls_monthly: 2 } }, {}, { onRequest: count })
    for (let call = 0; call < 3; call += 1) await client.me()
    const error = await client.me().catch((thrown) => thrown)
    expect(error).toBeInstanceOf(RateLimitError)
    expect(error.code).toBe('quota_exceeded')
    expect(requests).toBe(4)
  })

  test('the plan that is needed is in the error', async () => {
    const { groups } = await newClient({ plan: 'growth' })
    const error = await groups.create({ code: 'north', name: 'North' }).catch((thrown) => thrown)
    expect(error).toBeInstanceOf(PermissionError)
    if (!(error instanceof PosternError && error.is('entitlement_required'))) return expect.fail('The code is another.')
    expect(error.body.upgrade_plan).toBe('scale')
    return undefined
  })

  test('every problem of a request is in the details', async () => {
    const { http } = await newClient()
    const result = await http.POST('/v1/groups', { body: { code: 'NOT A CODE', name: '' } })
    expect(result.error?.error.code).toBe('validation_failed')
    expect(() => unwrap(result)).toThrow(
      expect.objectContaining({ details: expect.arrayContaining([expect.anything()]) }),
    )
  })
})

test('any operation of a contract works through client.http', async () => {
  const names = Array.from({ length: 5 }, (_, number) => ({ name: `box ${number}` }))
  const contract = await buildServedFixtureContract({
    listBoxes: async ({ query }) => {
      const start = Number(query.cursor ?? 0)
      const end = start + Number(query.limit)
      const next_cursor = end < names.length ? String(end) : null
      const page = { next_cursor, has_more: next_cursor !== null }
      return { status: 200, body: { data: names.slice(start, end), page } }
    },
  })
  const boxServer = await startTestServer({ contract })
  const { value } = await boxServer.key(await boxServer.organization(), { scopes: ['read', 'write'] })
  const { boxes } = createTestClient(boxServer.url, { apiKey: value })
  const list = paginate((cursor) => boxes.GET('/v1/boxes', { params: { query: { cursor, limit: 2 } } }).then(unwrap))
  expect(await list.toArray({ limit: Infinity })).toEqual(names)
  expect(unwrap(await boxes.POST('/v1/boxes', { body: { name: 'a', size: 3 } }))).toEqual({ name: 'a', size: 3 })
  await boxServer.close()
})

describe('check-in points and the form', () => {
  test('are made, read, changed, listed and removed', async () => {
    const { events } = await newClient()
    await events.create({ code: 'gates', name: 'Gates', timezone: 'Europe/Madrid' })
    const made = await events.checkInPoints.create('gates', { code: 'main', name: 'Main gate', kind: 'zone' })
    expect([made.limit, made.requires]).toEqual(['unlimited', 'entry'])
    expect(await events.checkInPoints.get('gates', 'main')).toEqual(made)
    const changed = await events.checkInPoints.update('gates', 'main', { opens_at: '09:00' })
    expect(await events.checkInPoints.list('gates').toArray({ limit: 10 })).toEqual([changed])
    await events.checkInPoints.delete('gates', 'main')
    const question = { code: 'diet', label: 'Diet?', type: 'text' as const }
    const form = await events.form.replace('gates', { questions: [question], rules: { minimum_age: 18 } })
    expect(form.rules.minimum_age).toBe(18)
    expect(await events.form.get('gates')).toEqual(form)
  })
})
