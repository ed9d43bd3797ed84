import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { runAdminCommand, runAdminCommandForJson } from '../testing/admin/run-admin.ts'
import { buildNewAttendee, buildTestFixtures, makeTestEvent } from '../testing/fixtures.ts'
import { cloneDatabase, type TestDatabase } from '../testing/test-database.ts'
import { startTestServer, type TestServer } from '../testing/test-server.ts'

let clone: TestDatabase
let server: TestServer
let folder: string
let slug: string
let environment: Record<string, string>

const MANAGER = 'mo@harbour.example'
const DEVELOPER = 'li@harbour.example'
const LIMITED = 'no@harbour.example'

beforeAll(async () => {
  clone = await cloneDatabase(inject('postgresUrl'))
  environment = { DATABASE_URL: clone.url, PUBLIC_URL: 'https://tickets.example' }
  server = await startTestServer({ databaseUrl: clone.url })
  server.clock.set(new Date())
  folder = await mkdtemp(join(tmpdir(), 'postern-letters-'))
  const { organizationId, live } = await buildTestFixtures(server)
  slug = (await server.database('organizations').where({ id: organizationId }).first('slug')).slug
  const event = await makeTestEvent(live)
  await live('POST', '/v1/groups', { code: 'north', name: 'North' })
  for (const group of ['north', null])
    await live('POST', `${event}/registrations`, { group, attendees: [buildNewAttendee()] })
  for (const [email, role, ...more] of [
    [MANAGER, 'manager'],
    [DEVELOPER, 'developer'],
    [LIMITED, 'manager', '--group', 'north'],
  ] as const) {
    await runAdminCommandForJson(
      environment,
      'member',
      'add',
      slug,
      '--email',
      email,
      '--name',
      email,
      '--role',
      role,
      ...more,
    )
  }
})
afterAll(async () => {
  await server.close()
  await clone.drop()
  await rm(folder, { recursive: true })
})

const read = (verb: string, ...args: string[]) =>
  runAdminCommandForJson(environment, 'communication', verb, slug, 'fest', ...args)
const fails = (verb: string, ...args: string[]) =>
  runAdminCommand(environment, 'communication', verb, slug, 'fest', ...args)

test('a manager drafts, counts, tries out, schedules and cancels a communication', async () => {
  const file = join(folder, 'letter.txt')
  await writeFile(file, 'Hello {{first_name}}.\n')
  const as = ['--as', MANAGER]
  const options = ['--subject', 'News', '--body-file', file, '--days', 'fri', '--name', 'Doors']
  const { communication } = await read('create', ...options, ...as)
  expect(communication).toMatchObject({
    subject: 'News',
    body: 'Hello {{first_name}}.\n',
    status: 'draft',
    group: null,
  })
  expect((await read('audience', communication.id, ...as)).audience).toMatchObject({ recipients: 2 })
  const { test } = await read('test-send', communication.id, '--to', 'a@harbour.example,b@harbour.example', ...as)
  expect(test).toMatchObject({ addresses: ['a@harbour.example', 'b@harbour.example'], subject: '[Test] News' })
  const at = new Date(Date.now() + 3_600_000).toISOString()
  const { job } = await read('send', communication.id, '--at', at, ...as)
  expect(job.status).toBe('queued')
  const row = await server.database('communications').where({ id: communication.id }).first()
  expect(row).toMatchObject({ status: 'scheduled', job_id: job.id })
  const { communications } = await read('list', ...as)
  expect(communications).toMatchObject([{ id: communication.id, status: 'scheduled' }])
  expect((await read('cancel', communication.id, ...as)).communication.status).toBe('cancelled')
  const logged = await server.database('audit_log').where({ object_id: communication.id }).orderBy('id')
  expect(logged.map(({ action, actor_type, source }) => [action, actor_type, source])).toEqual(
    ['created', 'test_sent', 'scheduled', 'cancelled'].map((act) => [`communication.${act}`, 'member', 'cli']),
  )
})

test('a member who is limited to a group writes to the people of that group', async () => {
  const as = ['--as', LIMITED]
  const { communication } = await read('create', '--subject', 'News', '--body', 'Hi', ...as)
  expect(communication.group).toBe('north')
  expect((await read('audience', communication.id, ...as)).audience.recipients).toBe(1)
  const { communications } = await read('list', ...as)
  expect(communications.map(({ id }: { id: string }) => id)).toEqual([communication.id])
})

test('a developer may not write to attendees', async () => {
  const { code, stderr } = await fails('create', '--subject', 'News', '--body', 'Hi', '--as', DEVELOPER)
  expect([code, stderr]).toEqual([1, expect.stringContaining('cannot write to attendees')])
})

test.each([
  ['an unknown placeholder', ['--subject', '{{nonsense}}', '--body', 'Hi'], '{{nonsense}}'],
  ['an unknown status', ['--subject', 'Hi', '--body', 'Hi', '--statuses', 'asleep'], 'not asleep'],
  ['an unknown day', ['--subject', 'Hi', '--body', 'Hi', '--days', 'mon'], 'no day mon'],
  ['two texts', ['--subject', 'Hi', '--body', 'Hi', '--body-file', 'x'], 'either --body or --body-file'],
  ['no text', ['--subject', 'Hi'], 'either --body or --body-file'],
  ['a file that is not there', ['--subject', 'Hi', '--body-file', '/nowhere/x'], 'cannot be read'],
])('%s is explained', async (_, options, words) => {
  const { code, stderr } = await fails('create', ...options)
  expect(code).not.toBe(0)
  expect(stderr).toContain(words)
})
