import { randomUUID } from 'node:crypto'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { runAdminCommand, runAdminCommandForJson } from '../testing/admin/run-admin.ts'
import { buildTestFixtures, makeTestEvent, type TestFixtures } from '../testing/fixtures.ts'
import { runDueImports } from '../testing/imports/import-worker.ts'
import { buildTestClock } from '../testing/test-clock.ts'
import { cloneDatabase, type TestDatabase } from '../testing/test-database.ts'
import { startTestServer, type TestServer } from '../testing/test-server.ts'

let clone: TestDatabase
let server: TestServer
let environment: Record<string, string>
let fixtures: TestFixtures
let org: string

beforeAll(async () => {
  clone = await cloneDatabase(inject('postgresUrl'))
  environment = { DATABASE_URL: clone.url }
  server = await startTestServer({ databaseUrl: clone.url })
  fixtures = await buildTestFixtures(server)
  org = fixtures.organizationId
  await makeTestEvent(fixtures.live)
  await fixtures.live('POST', '/v1/groups', { code: 'north', name: 'North' })
})

afterAll(async () => {
  await server.close()
  await clone.drop()
})

async function addMember(role: string, ...more: string[]): Promise<string> {
  const email = `${randomUUID()}@harbour.example`
  await runAdminCommandForJson(
    environment,
    'member',
    'add',
    org,
    '--email',
    email,
    '--name',
    role,
    '--role',
    role,
    ...more,
  )
  return email
}

const csv = `first,last,type\n${Array.from({ length: 501 }, (_, n) => `Ana,Ruiz ${n},visitor\n`).join('')}`
const waitingImport = async (call = fixtures.live): Promise<string> =>
  (await call('POST', '/v1/events/fest/imports', { csv })).body.id
const finishedExport = async (): Promise<string> =>
  (await fixtures.live('POST', '/v1/exports', { type: 'people', event: 'fest' })).body.id
const idsOf = ({ jobs }: { jobs: { id: string }[] }) => jobs.map(({ id }) => id)

test('jobs are listed newest first, narrowed and bounded', async () => {
  const [exported, waiting, tried] = [await finishedExport(), await waitingImport(), await waitingImport(fixtures.test)]
  expect(idsOf(await runAdminCommandForJson(environment, 'job', 'list', org))).toEqual([waiting, exported])
  const list = (...more: string[]) => runAdminCommandForJson(environment, 'job', 'list', org, ...more).then(idsOf)
  expect(await list('--type', 'export')).toEqual([exported])
  expect(await list('--status', 'queued', '--event', 'fest')).toEqual([waiting])
  expect(await list('--limit', '1')).toEqual([waiting])
  expect(await list('--mode', 'test')).toEqual([tried])
  const { stdout } = await runAdminCommand(environment, 'job', 'list', org)
  expect(stdout).toMatch(/^ID +TYPE +STATUS +PROGRESS +CREATED +FINISHED\n/)
  expect(stdout).toContain('0 of 501')
  const wrong = await runAdminCommand(environment, 'job', 'list', org, '--status', 'done')
  expect([wrong.code, wrong.stderr]).toEqual([
    2,
    expect.stringContaining('--status must be queued, running, succeeded, failed or cancelled, not done.'),
  ])
})

test('who waits for a job is told when no worker runs, and the job stays', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'postern-import-'))
  const file = join(folder, 'people.csv')
  writeFileSync(file, csv)
  const { code, stderr } = await runAdminCommand(environment, 'import', org, file, '--event', 'fest')
  rmSync(folder, { recursive: true, force: true })
  const { id } = await server.database('jobs').where({ organization_id: org }).orderBy('id', 'desc').first()
  expect([code, stderr]).toEqual([1, expect.stringContaining(`The job ${id} waits for a worker, and none runs`)])
  expect((await fixtures.live('GET', `/v1/jobs/${id}`)).body.status).toBe('queued')
  // The command used the machine's clock.
  await runDueImports({ ...server, clock: buildTestClock(new Date().toISOString()) })
  expect((await fixtures.live('GET', `/v1/jobs/${id}`)).body).toMatchObject({
    status: 'succeeded',
    counts: { rows: 501 },
  })
})

test('a job is shown and cancelled, once, and the member who did it is in the audit log', async () => {
  const manager = await addMember('manager')
  const id = await waitingImport()
  const shown = await runAdminCommand(environment, 'job', 'show', org, id, '--as', manager)
  expect(shown.stdout).toMatch(/Status +queued/)
  expect(shown.stdout).toMatch(/Progress +0 of 501/)
  const cancel = () => runAdminCommand(environment, 'job', 'cancel', org, id, '--as', manager)
  expect((await cancel()).stdout).toBe(`The job ${id} is cancelled. What it has done until now stays: nothing yet.\n`)
  expect((await fixtures.live('GET', `/v1/jobs/${id}`)).body.status).toBe('cancelled')
  expect(await cancel()).toMatchObject({
    code: 1,
    stderr: `The job ${id} was cancelled and can no longer be cancelled.\n`,
  })
  const audited = await server.database('audit_log').where({ object_id: id, action: 'job.cancelled' })
  expect(audited.map(({ actor_type }) => actor_type)).toEqual(['member'])
})

test('who may not is told so: a scanner sees none, and a developer ends no import', async () => {
  const id = await waitingImport()
  const scanner = await addMember('scanner')
  const developer = await addMember('developer')
  for (const words of [['list'], ['show', id], ['cancel', id]]) {
    const [command = '', ...operands] = words
    const refused = await runAdminCommand(environment, 'job', command, org, ...operands, '--as', scanner)
    expect([refused.code, refused.stderr]).toEqual([1, expect.stringContaining('cannot see jobs')])
  }
  expect((await runAdminCommand(environment, 'job', 'show', org, id, '--as', developer)).code).toBe(0)
  const refused = await runAdminCommand(environment, 'job', 'cancel', org, id, '--as', developer)
  expect([refused.code, refused.stderr]).toEqual([1, expect.stringContaining('cannot import people')])
  expect((await fixtures.live('GET', `/v1/jobs/${id}`)).body.status).toBe('queued')
})

test('a member who is limited to a group sees the jobs of that group alone', async () => {
  const limited = await addMember('manager', '--group', 'north')
  const { id: groupId } = (await fixtures.live('GET', '/v1/groups/north')).body
  const outside = await waitingImport()
  const inside = await waitingImport(await fixtures.as({ groupId }))
  expect(idsOf(await runAdminCommandForJson(environment, 'job', 'list', org, '--as', limited))).toEqual([inside])
  for (const command of ['show', 'cancel']) {
    const hidden = await runAdminCommand(environment, 'job', command, org, outside, '--as', limited)
    expect([hidden.code, hidden.stderr]).toEqual([1, expect.stringContaining(`There is no job ${outside}.`)])
    expect(hidden.stderr).toContain(`"postern-admin job list ${(await slug()) ?? ''} --as ${limited}"`)
  }
  expect((await runAdminCommand(environment, 'job', 'cancel', org, inside, '--as', limited)).code).toBe(0)
})

const slug = async () => (await server.database('organizations').where({ id: org }).first('slug')).slug
