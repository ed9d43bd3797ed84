import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { runAdminCommand, runAdminCommandForJson } from '../testing/admin/run-admin.ts'
import { cloneDatabase, type TestDatabase } from '../testing/test-database.ts'
import { startTestServer, type TestServer } from '../testing/test-server.ts'

let clone: TestDatabase
let server: TestServer
let environment: Record<string, string>
let key: string

const read = (...args: string[]) => runAdminCommandForJson(environment, ...args)
const run = (...args: string[]) => runAdminCommand(environment, ...args)

async function getData(path: string) {
  return (await server.get(path, { key })).json()
}

beforeAll(async () => {
  clone = await cloneDatabase(inject('postgresUrl'))
  environment = { DATABASE_URL: clone.url }
  server = await startTestServer({ databaseUrl: clone.url })
  const owner = ['--owner-email', 'ana@harbour.example', '--owner-name', 'Ana']
  const { organization } = await read('org', 'create', '--slug', 'harbour', '--name', 'H', '--plan', 'scale', ...owner)
  await read('group', 'create', 'harbour', '--code', 'north', '--name', 'North')
  const add = ['member', 'add', 'harbour', '--name', 'X']
  await read(...add, '--email', 'dev@harbour.example', '--role', 'developer')
  await read(...add, '--email', 'north@harbour.example', '--role', 'admin', '--group', 'north')
  key = (await server.key(organization.id, { scopes: ['read', 'admin'] })).value
})

afterAll(async () => {
  await server.close()
  await clone.drop()
})

describe('the words of an organization', () => {
  test('are set one by one, read in the profile, given back, and audited', async () => {
    const asOwner = ['--as', 'ana@harbour.example']
    const first = ['attendee=guest,guests', 'check_in_point=gate, gates']
    const { terminology, own } = await read('org', 'terms', 'harbour', ...first, ...asOwner)
    expect(own).toEqual({
      attendee: { singular: 'guest', plural: 'guests' },
      check_in_point: { singular: 'gate', plural: 'gates' },
    })
    expect((await getData('/v1/me')).terminology).toEqual(terminology)
    expect(terminology.event).toEqual({ singular: 'event', plural: 'events' })

    await read('org', 'terms', 'harbour', 'check_in_point=gate,gates')
    await read('org', 'terms', 'harbour', 'attendee=', 'day=session,sessions')
    const { terminology: later } = await getData('/v1/me')
    expect(later).toMatchObject({
      attendee: { singular: 'attendee', plural: 'attendees' },
      check_in_point: { singular: 'gate', plural: 'gates' },
      day: { singular: 'session', plural: 'sessions' },
    })
    expect((await run('org', 'terms', 'harbour')).stdout.split('\n')).toEqual([
      'THING           SINGULAR  PLURAL     WORDS',
      'event           event     events     standard',
      'attendee        attendee  attendees  standard',
      'ticket          ticket    tickets    standard',
      'day             session   sessions   own',
      'check_in_point  gate      gates      own',
      'group           group     groups     standard',
      '',
    ])

    const { data } = await getData('/v1/audit-log?action=organization.terminology_changed')
    const [second, before, ...more] = data
    expect(more).toEqual([])
    expect(before).toMatchObject({ actor: { type: 'member' }, source: 'cli', before: { terminology: {} } })
    expect(second).toMatchObject({ actor: { type: 'system' }, before: { terminology: own } })
    expect(second.after.terminology).toEqual({
      check_in_point: { singular: 'gate', plural: 'gates' },
      day: { singular: 'session', plural: 'sessions' },
    })
  })

  test('belong to owners and admins of the whole organization', async () => {
    const set = (member: string) => run('org', 'terms', 'harbour', 'event=show,shows', '--as', member)
    const [developer, limited] = [await set('dev@harbour.example'), await set('north@harbour.example')]
    expect([developer.code, limited.code]).toEqual([1, 1])
    expect(developer.stderr).toBe(
      'dev@harbour.example is a developer of harbour and cannot change the words; that takes an owner or an admin.\n',
    )
    expect(limited.stderr).toContain(
      'is limited to the group north and cannot change the words of the whole organization',
    )
    expect((await getData('/v1/me')).terminology.event.singular).toBe('event')
  })

  test('are refused whole when one of them is wrong', async () => {
    const { code, stderr } = await run('org', 'terms', 'harbour', 'ticket=pass,passes', 'event=sh\now,shows')
    expect(code).toBe(2)
    expect(stderr).toContain('event takes two words with a comma between them')
    expect((await getData('/v1/me')).terminology.ticket.singular).toBe('ticket')
  })
})
