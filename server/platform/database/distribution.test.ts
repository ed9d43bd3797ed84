import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import {
  type DistributionExemptions,
  findDistributionSchemaProblems,
  findDistributionStatementProblems,
  listDistributedTables,
} from '../../testing/database/distribution.ts'
import { findSqlStatements, listServerSourceFiles } from '../../testing/database/statements.ts'
import { cloneDatabase, type TestDatabase } from '../../testing/test-database.ts'
import { connectDatabase, type Database } from './connect.ts'
import { COORDINATOR_TABLES, REFERENCE_TABLES } from './distribution.ts'

const NOT_DISTRIBUTED: DistributionExemptions = { ...REFERENCE_TABLES, ...COORDINATOR_TABLES }

const ACROSS_ORGANIZATIONS: DistributionExemptions = {
  'find-members-by-address': 'Who signs in types an address alone, and may be a member of several organizations.',
  'due-*': 'A worker looks for what is due of any organization, and for the next of it; each is asked by its id.',
  'due-of-*': 'Each is named with its own, by a condition that is put together when the queue is built.',
  'firsts-*': 'The same, on several nodes: then each organization with something due is asked for itself.',
  'find-waitlists-to-promote':
    'A worker looks for the events of any organization whose waitlist is still to be served.',
  'find-organizations-to-fan-out':
    'A worker looks for the organizations of which events are still to be told; each is served by its id.',
  'find-organizations-to-fan-out-on-nodes': 'The same, where they are on several nodes.',
  'claim-webhook-events': 'Only this statement takes its lock, and so always on the node of the organization.',
  'find-communications-over':
    'A worker looks for the organizations with sendings that are over; each is served by its id.',
  'find-webhooks-*': 'The clock looks for endpoints of any organization; each is paused or deleted by its id.',
  'find-unfinished-webhook-backlogs': 'The same; each lets its deliveries follow it by its id.',
  'find-due-jobs': 'Each minute, for all organizations: a job that pg-boss has lost is sent again, by its id.',
  'find-waiting-jobs-of-other-organizations':
    'A worker lets others have a turn, whoever they are; each is claimed by its id.',
  'read-job-age': 'Metrics are of the whole installation.',
  'read-webhook-ages': 'Metrics are of the whole installation.',
  'sandbox-put-*': 'All rows that are given are of the sandbox, and carry its id.',
}

/** Of these, a query within them still names its organization by a join alone, or they lock beside a table. */
const NOT_YET = ['test-registrations-of-*', 'delete-registrations', 'name']

let clone: TestDatabase
let database: Database
let folder: string

beforeAll(async () => {
  clone = await cloneDatabase(inject('postgresUrl'))
  database = connectDatabase({ url: clone.url, poolSize: 1, applicationName: 'test' })
  folder = await mkdtemp(join(tmpdir(), 'postern-statements-'))
})

afterAll(async () => {
  await database.destroy()
  await clone.drop()
  await rm(folder, { recursive: true })
})

test('the tables can be distributed by organization', async () => {
  expect(await findDistributionSchemaProblems(database, NOT_DISTRIBUTED)).toEqual([])
})

test('every statement asks one organization', async () => {
  const statements = findSqlStatements(listServerSourceFiles())
  expect(statements.length).toBeGreaterThan(100)
  const tables = await listDistributedTables(database, NOT_DISTRIBUTED)
  const notYet = Object.fromEntries(NOT_YET.map((name) => [name, 'It is being changed.']))
  expect(findDistributionStatementProblems(statements, tables, { ...ACROSS_ORGANIZATIONS, ...notYet })).toEqual([])
})

describe('it is told', () => {
  const problemsAfter = async (change: string, reasons: DistributionExemptions = {}) => {
    const undo = new Error('undone')
    let problems: string[] = []
    const changed = database.transaction(async (transaction) => {
      await transaction.raw(change)
      problems = await findDistributionSchemaProblems(transaction, { ...NOT_DISTRIBUTED, ...reasons })
      throw undo
    })
    await expect(changed).rejects.toBe(undo)
    return problems
  }

  test('of a table without the organization in its keys', async () => {
    expect(await problemsAfter('create table visits (id text primary key, organization_id text)')).toEqual([
      'The unique index visits_pkey of visits does not begin with organization_id, and the table has no reason.',
    ])
    expect(await problemsAfter('create table visits (organization_id text)')).toEqual([
      'The table visits has no unique key that begins with organization_id, and no reason.',
    ])
    expect(await problemsAfter('create table visits (id text primary key)', { visits: 'Few.' })).toEqual([])
  })

  test('of a unique index that goes across organizations, as the one of key digests did', async () => {
    expect(await problemsAfter('alter table api_keys add constraint one_digest unique (digest)')).toEqual([
      'The unique index one_digest of api_keys does not begin with organization_id, and the table has no reason.',
    ])
  })

  test('of a reference table that points to a distributed one, as keys did', async () => {
    expect(await problemsAfter('select', { api_keys: 'Found by their digest.' })).toEqual([
      'The reference table api_keys points to the distributed table groups (api_keys_organization_id_group_id_fkey).',
    ])
  })

  test('of a foreign key that does not go by the organization', async () => {
    const change = `
create table visits (organization_id text, id text, event_id text, event_organization text, primary key (organization_id, id),
  constraint elsewhere foreign key (event_organization, event_id) references events (organization_id, id))`
    expect(await problemsAfter(change)).toEqual([
      'The foreign key elsewhere from visits to events does not begin with organization_id.',
    ])
  })

  test('of a reason whose table or statement is gone', async () => {
    expect(await problemsAfter('drop table license_revocations')).toEqual([
      'A reason is given for the table license_revocations, which does not exist.',
    ])
    expect(findDistributionStatementProblems([], [], { 'read-visits': 'Few.' })).toEqual([
      'A reason is given for the statement read-visits, which is not there or names its organization.',
    ])
  })

  const problemsOf = (text: string) =>
    findDistributionStatementProblems([{ name: 'visit', sql: text, file: 'queries.ts' }], ['events', 'groups'], {}).map(
      (problem) => /queries.ts (.*), and/.exec(problem)?.[1],
    )

  test.each([
    'select * from events e where e.organization_id = $1 and exists (select from groups g where g.organization_id = e.organization_id)',
    'with one as (select id from groups where id = $2) select * from events join one using (id) where organization_id = $1',
    'select (select name from groups g where g.id = e.group_id) from events e where e.organization_id = $1',
    '(select id from events where organization_id = $1 union all select id from groups where id = $2)',
    'delete from events where ctid = any (array(select ctid from events where organization_id = $1 limit 5))',
  ])('of a query without its organization within one that names it: %s', (text) => {
    expect(problemsOf(text)).toEqual(['names no organization in one of its queries'])
    const named = text.replace(/= e\.organization_id|where (?=id|g\.id|ctid)/g, (found) =>
      found.startsWith('=') ? '= $1' : 'where organization_id = $1 and ',
    )
    expect(problemsOf(named)).toEqual([])
  })

  test('of a write that lets each node make something up, unless it is the time that the statement reads first', () => {
    const update = 'update events set updated_at = '
    const made = ['now()', 'coalesce($2, now())', 'clock_timestamp()', 'gen_random_uuid()', 'random()']
    for (const one of made)
      expect(problemsOf(`${update}${one} where organization_id = $1`)).toEqual(['writes what a function makes up'])
    const clock = 'with clock as (select coalesce($2::timestamptz, now()) as at)'
    expect(problemsOf(`${clock} ${update} clock.at from clock where organization_id = $1`)).toEqual([])
    expect(problemsOf('select now() from events where organization_id = $1')).toEqual([])
  })

  test('of rows from several functions, and of an advisory lock beside a table', () => {
    const insert =
      "insert into events (organization_id, id) select * from rows from (json_to_recordset($1), string_to_table($2, ''))"
    expect(problemsOf(insert)).toEqual(['reads rows from several functions'])
    expect(problemsOf('select pg_try_advisory_xact_lock($2) from events where organization_id = $1')).toEqual([
      'takes an advisory lock beside a table',
    ])
    expect(problemsOf('select pg_advisory_xact_lock($1)')).toEqual([])
  })

  test('of a statement that names no organization, however it is put together', async () => {
    const file = join(folder, 'queries.ts')
    await writeFile(
      join(folder, 'columns.ts'),
      `export const FROM = (table: string) => \`from \${table} t\`
       export const OF = (value: string) => \`t.organization_id = \${value}\``,
    )
    await writeFile(
      file,
      `import { FROM, OF } from './columns.ts'
       const SELECT = \`select t.organization_id \${FROM('events')}\`
       export const good = { name: 'good', text: \`\${SELECT} where \${OF('$1')}\` }
       export const plain = { name: 'plain', text: 'select * from events where id = $1' }
        export const tagged = sql('tagged')\`\${SELECT} where t.id = $1\`
        export const joined = { name: 'joined', text: \`\${SELECT} join groups g on g.organization_id = t.organization_id\` }
       export const list = () => buildFilteredQuery({ name: 'list', head: [SELECT + ' where t.id = ?', 1], filters: {} })
       export const any = (table: string) => ({ name: \`any-\${table}\`, text: \`delete from \${table} where id = $1\` })
       export const none = { name: 'none', text: 'select pg_advisory_xact_lock($1)' }`,
    )
    const found = findSqlStatements([file, join(folder, 'columns.ts')])
    expect(found.map(({ name }) => name)).toEqual(['good', 'plain', 'tagged', 'joined', 'list', 'any-*', 'none'])
    const problems = findDistributionStatementProblems(found, ['events', 'groups'], { plain: 'Asked once a year.' })
    expect(problems.map((problem) => problem.split(' ')[2])).toEqual(['tagged', 'joined', 'list', 'any-*'])
  })
})
