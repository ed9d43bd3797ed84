import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { getOperations } from '../../spec/tools/document.ts'
import { readContractWithInlineResponses } from '../../spec/tools/generate/shared-responses.ts'
import {
  buildNewAttendee,
  buildTestApiCall,
  buildTestFixtures,
  getStatusAndCode,
  makeTestEvent,
  makeTestGroups,
  type TestApiCall,
} from '../testing/fixtures.ts'
import { startTestServer, type TestServer } from '../testing/test-server.ts'

const PRICE = { amount: 100, currency: 'EUR' }

let server: TestServer
let live: TestApiCall
let limited: TestApiCall
const paths: Record<string, string> = {}

beforeAll(async () => {
  server = await startTestServer()
  const fixtures = await buildTestFixtures(server)
  live = await fixtures.as({ scopes: ['read', 'write', 'admin', 'scanner'] })
  const groups = await makeTestGroups(live, { north: null, south: null })
  const types = [{ code: 'visitor', name: 'Visitor', price: PRICE }]
  await makeTestEvent(live, { code: 'second' })
  const fest = await makeTestEvent(live, { types })
  await live('POST', `${fest}/check-in-points`, { code: 'main', name: 'Main gate', kind: 'entry' })
  for (const group of [groups.north, groups.south, groups.north]) {
    const { body } = await live('POST', `${fest}/registrations`, {
      attendees: [buildNewAttendee({ days: ['fri'] })],
      group,
    })
    paths.payments = `${fest}/registrations/${body.id}/payments`
    for (const amount of [40, 60]) {
      await live('POST', paths.payments, { amount: { ...PRICE, amount }, method: 'card' })
    }
    const [ticket] = (await live('GET', `${fest}/tickets?registration=${body.id}`)).body.data
    const scanned = { client_uuid: randomUUID(), scanned_at: '2026-06-05T10:00:00.000Z' }
    await live('POST', `${fest}/scan`, { code: ticket.code, check_in_point: 'main', ...scanned })
  }
  const { value } = await server.key(fixtures.organizationId, { groupId: groups.north, scopes: ['read'] })
  limited = buildTestApiCall(server, value)
})
afterAll(() => server.close())

/** Every list that can be read from either end. */
const lists = getOperations(readContractWithInlineResponses().paths).flatMap(({ path, operation }) =>
  operation['x-postern-newest']?.order ? [path] : [],
)

const fill = (path: string) =>
  path.endsWith('/payments') && path !== '/v1/payments' ? (paths.payments ?? '') : path.replace('{event}', 'fest')

const idsOf = async (path: string) => (await live('GET', path)).body.data.map(({ id }: { id: string }) => id)

test('nine lists can be read from either end', () => {
  expect(lists).toHaveLength(9)
})

test.each(lists)('%s begins with the newest where that is asked for, and goes on so', async (template) => {
  const path = fill(template)
  const oldest = await idsOf(path)
  expect(oldest.length).toBeGreaterThan(1)
  expect(oldest).toEqual(oldest.toSorted())
  expect(await idsOf(`${path}?order=oldest_first`)).toEqual(oldest)
  expect(await idsOf(`${path}?order=newest_first`)).toEqual(oldest.toReversed())
  const first = (await live('GET', `${path}?order=newest_first&limit=1`)).body
  const next = await idsOf(`${path}?order=newest_first&limit=1&cursor=${first.page.next_cursor}`)
  expect([first.data[0].id, ...next]).toEqual(oldest.toReversed().slice(0, 2))
})

test.each(lists)('a cursor of %s goes on in its own order only', async (template) => {
  const path = fill(template)
  for (const [begun, other] of [
    ['newest_first', 'oldest_first'],
    ['oldest_first', 'newest_first'],
  ]) {
    const { page } = (await live('GET', `${path}?order=${begun}&limit=1`)).body
    const answer = await live('GET', `${path}?order=${other}&limit=1&cursor=${page.next_cursor}`)
    expect(getStatusAndCode(answer)).toEqual([400, 'validation_failed'])
    expect(answer.body.error.details[0].message).toContain('in the same order')
  }
})

test('changes have an order of their own', async () => {
  const answer = await live('GET', '/v1/events/fest/attendees?updated_since=2026-01-01T00:00:00Z&order=newest_first')
  expect(getStatusAndCode(answer)).toEqual([400, 'validation_failed'])
  expect(answer.body.error.details).toMatchObject([
    {
      path: 'query/order',
      message:
        'The parameter order cannot be newest_first with updated_since, whose list is in the order of the changes; leave one of them out.',
    },
  ])
})

test.each([
  ['/v1/tickets', 2, 3],
  ['/v1/checkins', 2, 3],
  ['/v1/payments', 4, 6],
  ['/v1/registrations', 2, 3],
])('%s shows a key of a group what is of its group, and narrows by group and event', async (path, own, all) => {
  const count = async (call: TestApiCall, query: string) => (await call('GET', `${path}?${query}`)).body.data.length
  expect([await count(limited, ''), await count(live, '')]).toEqual([own, all])
  expect([await count(live, 'group=north'), await count(live, 'event=fest&group=south')]).toEqual([own, all - own])
  expect([await count(live, 'event=second'), await count(limited, 'event=fest')]).toEqual([0, own])
  expect(getStatusAndCode(await limited('GET', `${path}?group=south`))).toEqual([404, 'not_found'])
  expect(getStatusAndCode(await live('GET', `${path}?event=third`))).toEqual([404, 'not_found'])
})
