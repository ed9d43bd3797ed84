import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { newId } from '../../platform/ids.ts'
import { buildLog } from '../../platform/log.ts'
import { buildTestFixtures, type TestFixtures } from '../../testing/fixtures.ts'
import { startTestServer, type TestServer } from '../../testing/test-server.ts'
import { pauseFailingEndpoints, purgeUnpolledEndpoints } from './endpoints/scheduled-cleanup.ts'
import { finishBacklogs } from './index.ts'

let server: TestServer
let fixtures: TestFixtures
const logged: Record<string, unknown>[] = []
const log = buildLog('error', { write: (line: string) => logged.push(JSON.parse(line)) })

beforeAll(async () => {
  server = await startTestServer()
  fixtures = await buildTestFixtures(server)
  await server.database.raw(`
    create function refuse_touch() returns trigger language plpgsql as $$
    begin raise exception 'Nobody touches this endpoint.'; end $$`)
})
afterAll(() => server.close())
beforeEach(() => {
  logged.length = 0
})
afterEach(() => server.database('webhook_endpoints').delete())

/** Three endpoints; changing or deleting the second one fails. */
async function threeEndpoints(columns: object): Promise<[string, string, string]> {
  const at = server.clock.now()
  const ids = [newId(at), newId(at), newId(at)].sort() as [string, string, string]
  for (const id of ids) {
    await server.database('webhook_endpoints').insert({
      organization_id: fixtures.organizationId,
      id,
      url: 'https://hooks.example.com',
      event_types: ['*'],
      secret: Buffer.from(''),
      secret_last_four: 'last',
      created_at: at,
      updated_at: at,
      ...columns,
    })
  }
  return ids
}

async function whileOneRefuses(id: string, work: () => Promise<void>): Promise<void> {
  await server.database.raw(`
    create or replace trigger refuse_touch before update or delete on webhook_endpoints
    for each row when (old.id = '${id}') execute function refuse_touch()`)
  try {
    await work()
  } finally {
    await server.database.raw('drop trigger refuse_touch on webhook_endpoints')
  }
}

const left = (where: object) => server.database('webhook_endpoints').where(where).orderBy('id').pluck('id')

test('an endpoint that cannot be paused keeps no other from being paused', async () => {
  const longAgo = new Date(server.clock.now().getTime() - 8 * 86_400_000)
  const [first, stuck, last] = await threeEndpoints({ consecutive_failures: 50, failing_since: longAgo })
  await whileOneRefuses(stuck, async () => {
    expect(await pauseFailingEndpoints({ ...server, log })).toBe(2)
  })
  expect(await left({ paused_reason: 'failing' })).toEqual([first, last])
  expect(logged).toMatchObject([{ webhook: stuck, organization: fixtures.organizationId }])
})

test('an endpoint that cannot be deleted keeps no other from being forgotten', async () => {
  const longAgo = new Date(server.clock.now().getTime() - 2 * 86_400_000)
  const paused = { paused_at: longAgo, paused_reason: 'manual', created_at: longAgo }
  const [, stuck] = await threeEndpoints({ url: 'https://postern-listen.invalid', ...paused })
  await whileOneRefuses(stuck, async () => {
    expect(await purgeUnpolledEndpoints({ ...server, log })).toBe(2)
  })
  expect(await left({})).toEqual([stuck])
  expect(logged).toMatchObject([{ webhook: stuck }])
})

test('an endpoint whose deliveries cannot be moved keeps no others from following theirs', async () => {
  const [, stuck] = await threeEndpoints({ backlog_since: server.clock.now() })
  await whileOneRefuses(stuck, () => finishBacklogs(server.database, log, new AbortController().signal))
  expect(await server.database('webhook_endpoints').whereNotNull('backlog_since').pluck('id')).toEqual([stuck])
  expect(logged).toMatchObject([{ webhook: stuck }])
})
