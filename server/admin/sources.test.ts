import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { runAdminCommand, runAdminCommandForJson, spawnAdminCommand } from '../testing/admin/run-admin.ts'
import { buildTestApiCall, makeTestEvent } from '../testing/fixtures.ts'
import { buildJobTasksOnly } from '../testing/jobs/job-tasks-only.ts'
import { TEST_SECRET_KEY } from '../testing/secret-key.ts'
import { startTestEventbrite, type TestEventbriteServer } from '../testing/sources/eventbrite-server.ts'
import {
  buildEventbriteAttendee,
  buildEventbriteEvent,
  buildEventbriteOrder,
  buildEventbriteTicketClass,
  buildOrderOfTicketClass,
} from '../testing/sources/eventbrite-shapes.ts'
import { cloneDatabase, type TestDatabase } from '../testing/test-database.ts'
import { startTestServer, type TestServer } from '../testing/test-server.ts'

let clone: TestDatabase
let server: TestServer
let eventbrite: TestEventbriteServer
let environment: Record<string, string>
let folder: string
let tokenFile: string

const read = (...args: string[]) => runAdminCommandForJson(environment, ...args)
const run = (...args: string[]) => runAdminCommand(environment, ...args)

const DEVELOPER = 'li@harbour.example'
const LIMITED = 'no@harbour.example'
const MANAGER = 'mo@harbour.example'
const SOURCE = '188266320157'

beforeAll(async () => {
  clone = await cloneDatabase(inject('postgresUrl'))
  eventbrite = await startTestEventbrite({
    events: { 501: [buildEventbriteEvent(SOURCE, 'Lights on the harbour')] },
    ticketClasses: { [SOURCE]: [buildEventbriteTicketClass('11', 'Adult'), buildEventbriteTicketClass('12', 'Crew')] },
    orders: {
      [SOURCE]: [
        buildOrderOfTicketClass('a', '11', ['a1', 'a2']),
        buildEventbriteOrder('b', [
          buildEventbriteAttendee({ id: 'b1', order: 'b', ticketClass: '11', profile: { email: 'nowhere' } }),
        ]),
        buildOrderOfTicketClass('c', '12', ['c1']),
      ],
    },
  })
  environment = {
    DATABASE_URL: clone.url,
    POSTERN_SECRET_KEY: TEST_SECRET_KEY,
    POSTERN_EVENTBRITE_URL: `${eventbrite.url}/v3`,
  }
  const config = { role: 'all' as const, eventbriteUrl: eventbrite.url }
  server = await startTestServer({ databaseUrl: clone.url, config, tasks: buildJobTasksOnly })
  server.clock.set(new Date())
  folder = await mkdtemp(join(tmpdir(), 'postern-source-'))
  tokenFile = join(folder, 'token.txt')
  await writeFile(tokenFile, `${eventbrite.account.token}\n`)
  await read('org', 'create', '--slug', 'harbour', '--name', 'Harbour Hall', '--plan', 'starter')
  for (const code of ['north', 'south']) await read('group', 'create', 'harbour', '--code', code, '--name', code)
  const add = (email: string, role: string, ...more: string[]) =>
    read('member', 'add', 'harbour', '--email', email, '--name', email, '--role', role, ...more)
  await add(DEVELOPER, 'developer')
  await add(LIMITED, 'developer', '--group', 'north')
  await add(MANAGER, 'manager')
  const { id } = await server.database('organizations').where({ slug: 'harbour' }).first('id')
  // Set up with the API, which the Starter plan does not include.
  await server.database('organizations').where({ id }).update({ plan: 'scale' })
  const { value } = await server.key(id, { mode: 'live', scopes: ['read', 'write', 'admin'], requestsPerMinute: 1000 })
  for (const code of ['lights', 'doors', 'bells']) await makeTestEvent(buildTestApiCall(server, value), { code })
  await server.database('organizations').where({ id }).update({ plan: 'starter' })
})

afterAll(async () => {
  await server.close()
  await clone.drop()
  await eventbrite.close()
  await rm(folder, { recursive: true, force: true })
})

const connect = async (...more: string[]) =>
  (await read('source', 'connect', 'harbour', '--name', 'Office', '--token-file', tokenFile, ...more)).connection

const MAP = ['--map', '11=visitor@fri', '--map', '12=']

const peopleOf = async (code: string) => {
  const { id } = await server.database('events').where({ code }).first('id')
  return server.database('attendees').where({ event_id: id, status: 'confirmed' })
}

describe('source platforms at the command line', () => {
  test('are connected, listed, looked at and disconnected on the plan starter, which has no API', async () => {
    const made = await connect('--as', DEVELOPER)
    expect(made).toMatchObject({ platform: 'eventbrite', group: null, status: 'connected', token_last_four: '7QYK' })
    expect((await read('source', 'list', 'harbour')).connections).toContainEqual(made)
    expect(await read('source', 'events', 'harbour', made.id)).toMatchObject({
      events: [{ id: SOURCE, name: 'Lights on the harbour' }],
    })
    const { stdout } = await run('source', 'classes', 'harbour', made.id, SOURCE)
    expect(stdout).toMatch(/^ID +NAME +PRICE +SOLD\n11 +Adult +45\.00 EUR +3\n/)
    const logged = await server.database('audit_log').where({ object_id: made.id }).first()
    const member = await server.database('members').where({ email: DEVELOPER }).first('id')
    expect(logged).toMatchObject({ action: 'source_connection.created', actor_id: member.id, source: 'cli' })
    expect(JSON.stringify(logged)).not.toContain(eventbrite.account.token)
    await read('source', 'disconnect', 'harbour', made.id, '--as', DEVELOPER)
    const gone = await run('source', 'events', 'harbour', made.id)
    expect([gone.code, gone.stderr]).toEqual([1, expect.stringContaining(`There is no source connection ${made.id}.`)])
  })

  test('take a member who manages integrations, and show one who is limited what is theirs', async () => {
    const denied = await run('source', 'list', 'harbour', '--as', MANAGER)
    expect([denied.code, denied.stderr]).toEqual([1, expect.stringContaining('cannot manage integrations')])
    const whole = await connect()
    const own = await connect('--as', LIMITED)
    expect(own.group).toBe('north')
    const { connections } = await read('source', 'list', 'harbour', '--as', LIMITED)
    expect(connections.map(({ id }: { id: string }) => id)).toEqual([own.id])
    expect((await run('source', 'events', 'harbour', whole.id, '--as', LIMITED)).code).toBe(1)
    const outside = await run(
      'source',
      'connect',
      'harbour',
      '--name',
      'x',
      '--token-file',
      tokenFile,
      '--group',
      'south',
      '--as',
      LIMITED,
    )
    expect(outside.code).toBe(1)
  })

  test('refuse a token that the platform does not take', async () => {
    const file = join(folder, 'wrong.txt')
    await writeFile(file, 'WRONGTOKEN')
    const refused = await run('source', 'connect', 'harbour', '--name', 'x', '--token-file', file)
    expect([refused.code, refused.stderr]).toEqual([1, 'Eventbrite does not take the token that ends in OKEN.\n'])
  })
})

describe('an import at the command line', () => {
  test('is previewed and done while the command waits, and adds nobody twice', async () => {
    const { id } = await connect('--as', DEVELOPER)
    const bring = (...more: string[]) =>
      read('source', 'import', 'harbour', id, SOURCE, '--event', 'lights', ...MAP, '--as', DEVELOPER, ...more)
    const counts = { orders: 3, added: 2, unchanged: 0, skipped: 1, rejected: 1 }
    const rejects = join(folder, 'rejects.csv')
    expect(await bring('--preview', 'yes', '--rejects', rejects)).toMatchObject({ preview: true, counts })
    expect(await peopleOf('lights')).toHaveLength(0)
    expect(await readFile(rejects, 'utf8')).toContain('b,b1,Nerea Ibáñez b1,The email nowhere is not an email address.')
    expect(await bring('--rejects', join(folder, 'again.csv'))).toMatchObject({ counts })
    expect(await peopleOf('lights')).toHaveLength(2)
    expect(await bring('--rejects', join(folder, 'third.csv'))).toMatchObject({
      counts: { ...counts, added: 0, unchanged: 2 },
    })
    const made = await server.database('audit_log').where({ action: 'registration.created' })
    const member = await server.database('members').where({ email: DEVELOPER }).first('id')
    expect(made.map(({ actor_id }: { actor_id: string }) => actor_id)).toEqual([member.id])
  })

  test('writes plain lines where there is no terminal', async () => {
    const { id } = await connect()
    const done = await spawnAdminCommand(
      environment,
      'source',
      'import',
      'harbour',
      id,
      SOURCE,
      '--event',
      'doors',
      ...MAP,
    )
    // The number of progress lines depends on the duration, and the total is known after the first look.
    const progress = /^Importing orders: \d+( of 3)?\n/gm
    expect({ ...done, stderr: done.stderr.replaceAll(progress, '') }).toEqual({
      code: 0,
      stdout: 'Orders     3\nAdded      2\nUnchanged  0\nSkipped    1\nRejected   1\n',
      stderr: 'Warning: Run it again with --rejects FILE for the reasons of those rejected.\n',
    })
  })

  test('belongs to the group of a member who is limited to one', async () => {
    const { id } = await connect('--as', LIMITED)
    await read(
      'source',
      'import',
      'harbour',
      id,
      SOURCE,
      '--event',
      'bells',
      ...MAP,
      '--as',
      LIMITED,
      '--rejects',
      join(folder, 'n.csv'),
    )
    const { id: north } = await server.database('groups').where({ code: 'north' }).first('id')
    expect((await peopleOf('bells')).map(({ group_id }: { group_id: string }) => group_id)).toEqual([north, north])
  })

  test('says what is not mapped, and what is not written as it should be', async () => {
    const { id } = await connect()
    const missing = await run('source', 'import', 'harbour', id, SOURCE, '--event', 'lights', '--map', '11=visitor')
    expect([missing.code, missing.stderr]).toEqual([
      2,
      expect.stringContaining('the ticket class 12 (Crew) is not mapped'),
    ])
    const wrong = await run('source', 'import', 'harbour', id, SOURCE, '--event', 'lights', '--map', 'visitor')
    expect([wrong.code, wrong.stderr]).toEqual([2, expect.stringContaining('--map must be such as 342871927=visitor')])
  })

  test('is refused on the plan free', async () => {
    const { id } = await connect()
    await server.database('organizations').where({ slug: 'harbour' }).update({ plan: 'free' })
    const refused = await run('source', 'import', 'harbour', id, SOURCE, '--event', 'lights', ...MAP)
    await server.database('organizations').where({ slug: 'harbour' }).update({ plan: 'starter' })
    expect([refused.code, refused.stderr]).toEqual([
      1,
      'The plan Free does not include work in the background; the plan Starter does.\n',
    ])
  })
})
