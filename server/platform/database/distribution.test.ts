import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import {
  type DistributionExemptions,
  findSchemaProblems,
  findStatementProblems,
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
  'firsts-*': 'The same, on several nodes: then each organization with something due is asked for itself.',
  'find-waitlists-to-promote':
    'A worker looks for the events of any organization whose waitlist is still to be served.',
  'find-organizations-to-fan-out':
    'A worker looks for the organizations of which events are still to be told; each is served by its id.',
  'find-webhooks-*': 'The clock looks for endpoints of any organization; each is paused or deleted by its id.',
  'find-unfinished-webhook-backlogs': 'The same; each lets its deliveries follow it by its id.',
  'find-due-jobs': 'Each minute, for all organizations: a job that pg-boss has lost is sent again, by its id.',
  'find-waiting-jobs-of-other-organizations':
    'A worker lets others have a turn, whoever they are; each is claimed by its id.',
  'read-job-age': 'Metrics are of the whole installation.',
  'read-webhook-ages': 'Metrics are of the whole installation.',
  'read-webhook-attempt-endpoints': 'The deliveries at hand are of many organizations, and each is named with its own.',
  'find-due-webhook-deliveries': 'The same.',
  'delete-done-webhook-batches': 'The same.',
  'record-webhook-delivered': 'The same.',
  'record-webhook-attempts': 'The same, of one endpoint.',
  'find-deleted-webhook-endpoints': 'The same.',
  'sandbox-purge-wrong-identities': 'All rows that are given are of the sandbox, and carry its id.',
  'sandbox-put-*': 'All rows that are given are of the sandbox, and carry its id.',
  'sandbox-free-codes-of-*': 'The same, within the organization of each.',
  'sandbox-set-codes-of-*': 'The same.',
}

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
  expect(await findSchemaProblems(database, NOT_DISTRIBUTED)).toEqual([])
})

test('every statement asks one organization', async () => {
  const statements = findSqlStatements(listServerSourceFiles())
  expect(statements.length).toBeGreaterThan(100)
  const tables = await listDistributedTables(database, NOT_DISTRIBUTED)
  expect(findStatementProblems(statements, tables, ACROSS_ORGANIZATIONS)).toEqual([])
})

describe('it is told', () => {
  const problemsAfter = async (change: string, reasons: DistributionExemptions = {}) => {
    const undo = new Error('undone')
    let problems: string[] = []
    const changed = database.transaction(async (transaction) => {
      await transaction.raw(change)
      problems = await findSchemaProblems(transaction, { ...NOT_DISTRIBUTED, ...reasons })
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
    expect(findStatementProblems([], [], { 'read-visits': 'Few.' })).toEqual([
      'A reason is given for the statement read-visits, which is not there or names its organization.',
    ])
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
    const problems = findStatementProblems(found, ['events', 'groups'], { plain: 'Asked once a year.' })
    expect(problems.map((problem) => problem.split(' ')[2])).toEqual(['tagged', 'joined', 'list', 'any-*'])
  })
})
