import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { type MemberRole, memberRoles } from '../access/members/index.ts'
import { connectDatabase, type Database } from '../platform/database/connect.ts'
import { runAdminCommand, runAdminCommandForJson } from '../testing/admin/run-admin.ts'
import { cloneDatabase, type TestDatabase } from '../testing/test-database.ts'

let clone: TestDatabase
let database: Database
let environment: Record<string, string>

const read = (...args: string[]) => runAdminCommandForJson(environment, ...args)
const run = (...args: string[]) => runAdminCommand(environment, ...args)
const addressOf = (role: string) => `${role}@harbour.example`

beforeAll(async () => {
  clone = await cloneDatabase(inject('postgresUrl'))
  environment = { DATABASE_URL: clone.url }
  database = connectDatabase({ url: clone.url, poolSize: 1, applicationName: 'test' })
  await read('org', 'create', '--slug', 'harbour', '--name', 'Harbour', '--plan', 'scale')
  const add = (role: string) =>
    read('member', 'add', 'harbour', '--email', addressOf(role), '--name', role, '--role', role)
  await Promise.all(memberRoles.map(add))
})

afterAll(async () => {
  await database.destroy()
  await clone.drop()
})

type Family = { may: MemberRole[]; refusal: string; args: (role: string) => string[] }

const families: Record<string, Family> = {
  'key create': {
    may: ['owner', 'admin', 'developer'],
    refusal: 'cannot manage API keys; that takes an owner, an admin or a developer.',
    args: () => ['key', 'create', 'harbour', '--name', 'K', '--mode', 'live', '--scopes', 'read'],
  },
  'org override': {
    may: ['owner', 'admin'],
    refusal: 'cannot change the plan; that takes an owner or an admin.',
    args: () => ['org', 'override', 'harbour', 'attendee_cap=10'],
  },
  'member add': {
    may: ['owner', 'admin'],
    refusal: 'cannot manage members; that takes an owner or an admin.',
    args: (role) => ['member', 'add', 'harbour', '--email', `by-${role}@x.example`, '--name', 'N', '--role', 'scanner'],
  },
  'group create': {
    may: ['owner', 'admin', 'manager'],
    refusal: 'cannot create groups; that takes an owner, an admin or a manager.',
    args: (role) => ['group', 'create', 'harbour', '--code', `by-${role}`, '--name', 'G'],
  },
  usage: {
    may: ['owner', 'admin', 'developer'],
    refusal: 'cannot manage API keys; that takes an owner, an admin or a developer.',
    args: () => ['usage', 'harbour'],
  },
  'group list': { may: [...memberRoles], refusal: '', args: () => ['group', 'list', 'harbour'] },
}

describe.each(Object.entries(families))('%s', (_, { may, refusal, args }) => {
  test(`is for ${may.join(', ')}`, async () => {
    const runs = await Promise.all(memberRoles.map((role) => run(...args(role), '--as', addressOf(role), '--json')))
    for (const [index, { code, stdout, stderr }] of runs.entries()) {
      const role = memberRoles[index] ?? 'owner'
      if (may.includes(role)) {
        expect(stderr).toBe('')
        expect(code).toBe(0)
        JSON.parse(stdout)
      } else {
        expect([code, stdout]).toEqual([1, ''])
        const { message } = JSON.parse(stderr).error
        expect(message).toMatch(new RegExp(`^${role}@harbour.example is an? ${role} of harbour and cannot`))
        expect(message).toContain(refusal)
      }
    }
  })
})

describe('what a member did', () => {
  test('is theirs in the audit log and on the key, and what was refused is not there', async () => {
    const ids = await database('members').pluck('id')
    const entries = await database('audit_log').whereNot('actor_type', 'system')
    const actions = (role: string) => entries.filter(({ after }) => JSON.stringify(after).includes(`by-${role}`))
    expect(actions('owner')).toHaveLength(2)
    expect(actions('manager')).toHaveLength(1)
    expect(actions('scanner')).toHaveLength(0)
    for (const entry of entries) {
      expect(entry).toMatchObject({ actor_type: 'member', source: 'cli', client: null, request_id: null })
      expect(ids).toContain(entry.actor_id)
    }
    const [developer] = await database('members').where('role', 'developer')
    expect(await database('api_keys').where('created_by', developer.id)).toHaveLength(1)
  })
})

describe('a member who is limited to a group', () => {
  const limited = ['--as', 'north@harbour.example']
  const key = ['--name', 'K', '--mode', 'live', '--scopes', 'read']

  beforeAll(async () => {
    const group = (...args: string[]) => read('group', 'create', 'harbour', '--name', 'G', ...args)
    await group('--code', 'north')
    await group('--code', 'south')
    await group('--code', 'north-youth', '--parent', 'north')
    const add = ['member', 'add', 'harbour', '--email', 'north@harbour.example', '--name', 'N', '--role', 'admin']
    await read(...add, '--group', 'north')
    await read('key', 'create', 'harbour', ...key, '--group', 'south')
  })

  test('acts inside it and nowhere else', async () => {
    const own = await read('key', 'create', 'harbour', ...key, ...limited)
    expect(own.key.group).toBe('north')
    const below = await read('key', 'create', 'harbour', ...key, '--group', 'north-youth', ...limited)
    expect(below.key.group).toBe('north-youth')
    const [beside, plan] = await Promise.all([
      run('key', 'create', 'harbour', ...key, '--group', 'south', ...limited),
      run('org', 'plan', 'harbour', 'free', ...limited),
    ])
    expect([beside.code, plan.code]).toEqual([1, 1])
    expect(beside.stderr).toContain('There is no group south. north@harbour.example is limited to the group north')
    expect(plan.stderr).toContain('that takes an owner or an admin without a group.')

    const { keys } = await read('key', 'list', 'harbour', ...limited)
    expect(keys.map(({ id }: { id: string }) => id)).toEqual([own.key.id, below.key.id])
    const { groups } = await read('group', 'list', 'harbour', ...limited)
    expect(groups.map(({ code }: { code: string }) => code)).toEqual(['north', 'north-youth'])
    const usage = await read('usage', 'harbour', ...limited)
    expect(usage.keys).toHaveLength(2)

    const all = await read('key', 'list', 'harbour')
    const other = all.keys.find(({ group }: { group: string }) => group === 'south')
    const whole = all.keys.find(({ group }: { group: string | null }) => group === null)
    const refused = await Promise.all([
      run('key', 'revoke', 'harbour', other.id, ...limited),
      run('key', 'revoke', 'harbour', whole.id, ...limited),
      run('member', 'role', 'harbour', addressOf('scanner'), 'manager', ...limited),
    ])
    expect(refused.map(({ code }) => code)).toEqual([1, 1, 1])
    expect(refused[0]?.stderr).toContain(`There is no key ${other.id} in harbour.`)
    expect(refused[2]?.stderr).toContain('There is no member scanner@harbour.example in harbour.')
    expect((await run('key', 'revoke', 'harbour', below.key.id, ...limited)).code).toBe(0)

    const { group } = await read('group', 'create', 'harbour', '--code', 'north-2', '--name', 'G', ...limited)
    expect(group.parent).toBe('north')
    const options = ['--email', 'new@harbour.example', '--name', 'N', '--role', 'scanner']
    expect((await read('member', 'add', 'harbour', ...options, ...limited)).member.group).toBe('north')
    const { members } = await read('member', 'list', 'harbour', ...limited)
    expect(members.map(({ email }: { email: string }) => email)).toEqual([
      'north@harbour.example',
      'new@harbour.example',
    ])
  })

  test('is shown the tree as text', async () => {
    const { stdout } = await run('group', 'list', 'harbour')
    expect(stdout).toContain('north          G\n  north-2      G\n  north-youth  G\nsouth          G\n')
  })
})

describe('who is added', () => {
  const invitations = (email: string) => database('mails').where({ recipient_address: email }).pluck('text_body')

  test('is invited by mail, once they are added', async () => {
    const add = ['member', 'add', 'harbour', '--email', 'li@harbour.example', '--name', 'Li Wei', '--role', 'manager']
    expect((await run(...add)).stdout).toContain('An invitation to the console is on its way by mail.')
    const [text] = await invitations('li@harbour.example')
    expect(text).toContain('http://localhost:8080/console')
    expect((await run(...add)).code).toBe(1)
    expect(await invitations('li@harbour.example')).toHaveLength(1)
  })

  test('is removed by those who manage members, and can be added again', async () => {
    const remove = (...as: string[]) => run('member', 'remove', 'harbour', 'li@harbour.example', ...as)
    expect((await remove('--as', addressOf('developer'))).stderr).toContain('cannot manage members')
    expect((await remove('--as', addressOf('admin'))).stdout).toContain('is no member any more')
    expect((await remove()).stderr).toContain('There is no member li@harbour.example in harbour.')
    const [entry] = await database('audit_log').where({ action: 'member.removed' })
    expect(entry).toMatchObject({ actor_type: 'member', before: { email: 'li@harbour.example' }, after: null })
    const add = ['member', 'add', 'harbour', '--email', 'li@harbour.example', '--name', 'Li Wei', '--role', 'manager']
    expect((await run(...add)).code).toBe(0)
  })

  test('leaves the keys that they made, which still name them', async () => {
    const made = await read('member', 'remove', 'harbour', addressOf('developer'))
    expect(made.keys).toBe(1)
    expect(await database('api_keys').where('created_by', made.member.id)).toHaveLength(1)
  })

  test('stays, if they are the last owner', async () => {
    expect((await run('member', 'remove', 'harbour', addressOf('owner'))).stderr).toContain('is the last owner')
    const asAdmin = await run('member', 'remove', 'harbour', addressOf('owner'), '--as', addressOf('admin'))
    expect(asAdmin.stderr).toContain('that takes an owner')
  })
})

test('a group is given and taken, and a PIN is set and removed, as the list shows', async () => {
  const email = 'wei@harbour.example'
  await read('member', 'add', 'harbour', '--email', email, '--name', 'Li', '--role', 'manager')
  expect((await read('member', 'group', 'harbour', email, 'south')).member.group).toBe('south')
  await read('member', 'pin', 'harbour', email, '--pin', '482913')
  const listed = async () =>
    (await read('member', 'list', 'harbour')).members.find((member: { email: string }) => member.email === email)
  expect(await listed()).toMatchObject({ group: 'south', has_pin: true, last_signed_in_at: null })
  expect((await read('member', 'group', 'harbour', email)).member.group).toBeNull()
  await read('member', 'pin', 'harbour', email, '--pin', 'none')
  expect(await listed()).toMatchObject({ group: null, has_pin: false })
})
