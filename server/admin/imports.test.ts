import { randomUUID } from 'node:crypto'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { runAdminCommand, runAdminCommandForJson } from '../testing/admin/run-admin.ts'
import { buildTestFixtures, makeTestEvent, type TestFixtures } from '../testing/fixtures.ts'
import { buildWorkbook } from '../testing/imports/workbook.ts'
import { buildJobTasksOnly } from '../testing/jobs/job-tasks-only.ts'
import { cloneDatabase, type TestDatabase } from '../testing/test-database.ts'
import { startTestServer, type TestServer } from '../testing/test-server.ts'

let clone: TestDatabase
let server: TestServer
let environment: Record<string, string>
let fixtures: TestFixtures
let folder: string

beforeAll(async () => {
  clone = await cloneDatabase(inject('postgresUrl'))
  environment = { DATABASE_URL: clone.url }
  server = await startTestServer({ databaseUrl: clone.url, config: { role: 'all' }, tasks: buildJobTasksOnly })
  fixtures = await buildTestFixtures(server)
  await makeTestEvent(fixtures.live)
  await fixtures.live('POST', '/v1/groups', { code: 'north', name: 'North' })
  folder = mkdtempSync(join(tmpdir(), 'postern-import-'))
})

afterAll(async () => {
  rmSync(folder, { recursive: true, force: true })
  await server.close()
  await clone.drop()
})

async function addMember(role: string, ...more: string[]): Promise<string> {
  const email = `${randomUUID()}@harbour.example`
  const { organizationId: org } = fixtures
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

test('a member imports into their group, on a plan without the API', async () => {
  const { organizationId: org } = fixtures
  const limited = await addMember('manager', '--group', 'north')
  await server.database('organizations').where({ id: org }).update({ plan: 'starter', plan_overrides: {} })
  const file = join(folder, 'people.csv')
  const rows = Array.from({ length: 600 }, (_, n) => `Ana,Ruiz ${n},ana-${n}@example.com,visitor`)
  writeFileSync(file, `first,last,email,type\n${rows.join('\n')}\n,Nobody,,visitor\n`)
  const rejects = join(folder, 'rejects.csv')
  const import_ = ['import', org, file, '--event', 'fest', '--as', limited]
  const counts = { rows: 601, added: 600, updated: 0, unchanged: 0, rejected: 1 }
  expect(await runAdminCommandForJson(environment, ...import_, '--preview', 'yes')).toMatchObject({
    preview: true,
    counts,
  })
  expect(await runAdminCommandForJson(environment, ...import_, '--rejects', rejects)).toMatchObject({
    preview: false,
    counts,
  })
  expect(readFileSync(rejects, 'utf8')).toBe(
    'first,last,email,type,reject_reason\r\n,Nobody,,visitor,The row has no first name.\r\n',
  )
  const groups = await server.database('attendees').where({ organization_id: org }).distinct('group_id')
  expect(groups).toHaveLength(1)
  expect(groups[0].group_id).not.toBeNull()
  const { id } = await server.database('members').where({ organization_id: org, email: limited }).first()
  const made = await server
    .database('audit_log')
    .where({ organization_id: org, action: 'registration.created' })
    .distinct('actor_type', 'actor_id', 'source', 'client', 'request_id')
  expect(made).toEqual([{ actor_type: 'member', actor_id: id, source: 'cli', client: null, request_id: null }])
})

test('who gets another ID by an import is told of', { timeout: 60_000 }, async () => {
  const { organizationId: org } = fixtures
  await server.database('organizations').where({ id: org }).update({ plan: 'scale' })
  await makeTestEvent(fixtures.live, { code: 'ids' })
  const file = join(folder, 'ids.csv')
  const write = (id: string) => writeFileSync(file, `id,first,last,email,type\n${id},Ana,Ruiz,ana@x.es,visitor\n`)
  write('A-1')
  expect(await runAdminCommandForJson(environment, 'import', org, file, '--event', 'ids')).not.toHaveProperty(
    'warnings',
  )
  write('A-2')
  const warning =
    'Row 1 below the headings was matched by email and name with a person whose ID was "A-1"; it is now "A-2".'
  const preview = await runAdminCommand(environment, 'import', org, file, '--event', 'ids', '--preview', 'yes')
  expect(preview.stderr).toBe(`Warning: ${warning}\n`)
  const { job, warnings } = await runAdminCommandForJson(environment, 'import', org, file, '--event', 'ids')
  expect(warnings).toEqual([warning])
  expect((await runAdminCommand(environment, 'job', 'show', org, job)).stdout).toContain(warning)
})

test('a workbook is imported, and its rejects are one, or CSV where the file is called so', async () => {
  const { organizationId: org } = fixtures
  await server.database('organizations').where({ id: org }).update({ plan: 'scale' })
  const rows = [
    ['first', 'last', 'type'].map((text) => `<c t="str"><v>${text}</v></c>`),
    ['<c/><c t="str"><v>Ruiz</v></c>'],
  ]
  const file = join(folder, 'people.xlsx')
  writeFileSync(file, buildWorkbook({ rows: rows.map((cells) => `<row>${cells.join('')}</row>`).join('') }))
  for (const [name, start] of [
    ['no.xlsx', 'PK'],
    ['no.csv', 'first,last,type,reject_reason\r\n,Ruiz,,'],
  ] as const) {
    const rejects = join(folder, name)
    const imported = await runAdminCommandForJson(
      environment,
      'import',
      org,
      file,
      '--event',
      'fest',
      '--rejects',
      rejects,
    )
    expect(imported).toMatchObject({ counts: { rows: 1, rejected: 1 } })
    expect(readFileSync(rejects, 'latin1').slice(0, start.length)).toBe(start)
  }
})

test('a member imports into an event that is not published yet', { timeout: 60_000 }, async () => {
  const { organizationId: org } = fixtures
  await server.database('organizations').where({ id: org }).update({ plan: 'scale' })
  await makeTestEvent(fixtures.live, { code: 'next', publish: false })
  const file = join(folder, 'early.csv')
  writeFileSync(file, 'first,last,type\nAna,Ruiz,visitor\n')
  const import_ = ['import', org, file, '--event', 'next', '--as', await addMember('manager')]
  expect(await runAdminCommandForJson(environment, ...import_)).toMatchObject({ counts: { rows: 1, added: 1 } })
})

test('who may not import is told so, and so is what is wrong with the file', async () => {
  const { organizationId: org } = fixtures
  const file = join(folder, 'broken.csv')
  writeFileSync(file, 'first,last\n"never closed')
  const run = (...more: string[]) => runAdminCommand(environment, 'import', org, file, '--event', 'fest', ...more)
  const refused = await run('--as', await addMember('scanner'))
  expect([refused.code, refused.stderr]).toEqual([1, expect.stringContaining('cannot import people')])
  expect((await run()).stderr).toContain('opens a quote and never closes it')
  expect((await runAdminCommand(environment, 'import', org, `${file}x`, '--event', 'fest')).stderr).toContain(
    'There is no file',
  )
})
