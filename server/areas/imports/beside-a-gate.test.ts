import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { buildNewAttendee, buildTestApiCall, buildTestFixtures, makeTestEvent } from '../../testing/fixtures.ts'
import { importCsv } from '../../testing/imports/import-csv.ts'
import { runDueImports } from '../../testing/imports/import-worker.ts'
import { startTestServer, type TestServer } from '../../testing/test-server.ts'

let server: TestServer

beforeAll(async () => {
  server = await startTestServer()
})

afterAll(() => server.close())

const PEOPLE = 510
const csv = (mark: string) =>
  `first,last,type\n${Array.from({ length: PEOPLE }, (_, n) => `Ada,${mark} ${n},visitor\n`).join('')}`

test('an import commits a few people at a time while the event is scanned, and many when it is not', async () => {
  const { organizationId } = await buildTestFixtures(server)
  const scopes = ['read', 'write', 'admin', 'scanner'] as const
  const { value: key } = await server.key(organizationId, { scopes: [...scopes], requestsPerMinute: 1_000_000 })
  const call = buildTestApiCall(server, key)
  const path = await makeTestEvent(call)
  /** One number is given to each commit. */
  const countCommits = async (mark: string) => {
    await importCsv(server, key, 'fest', csv(mark))
    await runDueImports(server)
    const people = server.database('attendees').where({ organization_id: organizationId })
    const [found] = await people
      .where('last_name', 'like', `${mark} %`)
      .count('*', { as: 'people' })
      .countDistinct({ commits: 'changed' })
    expect(Number(found?.people)).toBe(PEOPLE)
    return Number(found?.commits)
  }
  expect(await countCommits('early')).toBe(3)

  await call('POST', `${path}/check-in-points`, { code: 'gate', name: 'Gate', kind: 'entry' })
  const { body: registered } = await call('POST', `${path}/registrations`, { attendees: [buildNewAttendee()] })
  const { body: tickets } = await call('GET', `${path}/tickets?registration=${registered.id}`)
  const scan = {
    code: tickets.data[0].code,
    check_in_point: 'gate',
    client_uuid: randomUUID(),
    scanned_at: '2026-06-05T10:00:00Z',
  }
  expect(await call('POST', `${path}/scan`, scan)).toMatchObject({ body: { admitted: true } })
  // On a busy machine the scan may be long ago when the second chunk begins.
  expect(await countCommits('beside')).toBeGreaterThanOrEqual(250 / 25 + 2)
})
