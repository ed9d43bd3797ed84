import { randomUUID } from 'node:crypto'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parse } from 'csv-parse/sync'
import { beforeEach, expect, test } from 'vitest'
import { setUpAdminTests } from '../testing/admin/admin-test-setup.ts'
import { buildNewAttendee, buildTestFixtures, makeTestEvent, type TestFixtures } from '../testing/fixtures.ts'
import { buildProgressDisplay } from './run-job.ts'

const { read, run, server } = setUpAdminTests()

let fixtures: TestFixtures
let org: string
let path: string
let folder: string

beforeEach(async () => {
  fixtures = await buildTestFixtures(server())
  org = fixtures.organizationId
  path = await makeTestEvent(fixtures.live)
  folder = mkdtempSync(join(tmpdir(), 'postern-export-'))
  return () => rmSync(folder, { recursive: true, force: true })
})

async function addMember(role: string, ...more: string[]): Promise<string> {
  const email = `${randomUUID()}@harbour.example`
  await read('member', 'add', org, '--email', email, '--name', role, '--role', role, ...more)
  return email
}

const register = (more: object = {}) =>
  fixtures.live('POST', `${path}/registrations`, { attendees: [buildNewAttendee({ first_name: 'Iris' })], ...more })

const firstNames = (file: string) =>
  (parse(readFileSync(file), { bom: true, columns: true }) as Record<string, string>[]).map((row) => row['First name'])

test('a member exports what they see, on a plan without the API', async () => {
  await fixtures.live('POST', '/v1/groups', { code: 'north', name: 'North' })
  await register()
  await register({ group: 'north' })
  await server().database('organizations').where({ id: org }).update({ plan: 'starter', plan_overrides: {} })
  const [manager, limited] = [await addMember('manager'), await addMember('manager', '--group', 'north')]
  const all = join(folder, 'all.csv')
  const told = await read('export', org, 'people', '--event', 'fest', '--output', all, '--as', manager)
  expect(told).toMatchObject({ rows: 2, output: all })
  expect(firstNames(all)).toEqual(['Iris', 'Iris'])
  const some = join(folder, 'some.csv')
  await read('export', org, 'people', '--event', 'fest', '--output', some, '--as', limited)
  expect(firstNames(some)).toEqual(['Iris'])
  const none = ['--status', 'cancelled', '--type', 'visitor', '--day', 'fri', '--group', 'north']
  const since = ['--updated-since', '2026-01-01T00:00:00Z', '--as', manager]
  const narrowed = ['export', org, 'people', '--event', 'fest', '--output', join(folder, 'none.csv'), ...none, ...since]
  expect(await read(...narrowed)).toMatchObject({ rows: 0 })
  const book = join(folder, 'all.xlsx')
  await read('export', org, 'tickets', '--event', 'fest', '--format', 'xlsx', '--output', book, '--as', manager)
  expect(readFileSync(book).subarray(0, 2).toString()).toBe('PK')
  const audited = await server().database('audit_log').where({ organization_id: org, action: 'job.created' })
  expect(audited.map(({ actor_type, source }) => [actor_type, source])).toEqual(Array(4).fill(['member', 'cli']))
})

test('who may not export is told so, and nothing is written', async () => {
  const output = join(folder, 'none.csv')
  const refused = await run(
    'export',
    org,
    'people',
    '--event',
    'fest',
    '--output',
    output,
    '--as',
    await addMember('scanner'),
  )
  expect(refused.code).toBe(1)
  expect(refused.stderr).toContain('cannot export data')
  const unknown = await run('export', org, 'people', '--event', 'none', '--output', output)
  expect(unknown.stderr).toContain('There is no event none.')
  const wrong = await run('export', org, 'shoes', '--event', 'fest', '--output', output)
  expect(wrong.stderr).toContain('the field type must be one of registrations, people')
  expect(() => readFileSync(output)).toThrow()
  writeFileSync(output, 'mine')
  const there = await run('export', org, 'people', '--event', 'fest', '--output', output)
  expect(there.stderr).toContain('it exists already')
  expect(readFileSync(output, 'utf8')).toBe('mine')
})

test('a template is taken from an event and makes another one', async () => {
  const manager = await addMember('manager')
  const file = join(folder, 'fest.json')
  await read('template', 'export', org, 'fest', '--output', file, '--as', manager)
  const made = await read('template', 'import', org, '--file', file, '--starts-on', '2027-06-04', '--as', manager)
  expect(made).toMatchObject({
    event: { code: 'fest-2' },
    warnings: [expect.stringContaining('The code fest is taken')],
  })
  const template = (await fixtures.live('GET', '/v1/events/fest-2/template')).body
  expect(template.days.map(({ date }: { date: string }) => date)).toEqual(['2027-06-04', '2027-06-05'])
  const preview = ['template', 'import', org, '--ready', 'festival', '--starts-on', '2027-06-04', '--preview', 'yes']
  expect(await read(...preview)).toMatchObject({ event: null })
  expect((await fixtures.live('GET', '/v1/events/festival')).status).toBe(404)
  expect((await read('template', 'list')).templates).toHaveLength(3)
  const wrong = await run('template', 'import', org, '--ready', 'festival', '--starts-on', 'tomorrow')
  expect(wrong.stderr).toContain('starts_on')
})

test('progress is a bar on a terminal, and a line now and then elsewhere', () => {
  const written: string[] = []
  const write = (text: string) => written.push(text)
  let now = 0
  const bar = buildProgressDisplay('Exporting people', { isTTY: true, write }, () => now)
  bar.show({ done: 500, total: 1000 })
  bar.end()
  expect(written.join('')).toContain(`[${'#'.repeat(15)}${'.'.repeat(15)}] 50 % 500 of 1,000`)
  written.length = 0
  const lines = buildProgressDisplay('Exporting people', { write }, () => now)
  for (const done of [1000, 2000, 3000]) {
    now += 1500
    lines.show({ done, total: null })
  }
  expect(written).toEqual(['Exporting people: 2,000\n'])
})
