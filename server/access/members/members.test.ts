import { afterAll, beforeAll, beforeEach, describe, expect, inject, test } from 'vitest'
import { syncPausesToPlan } from '../../areas/webhooks/index.ts'
import { connectDatabase, type Database } from '../../platform/database/connect.ts'
import { buildReader } from '../../platform/database/prepared.ts'
import { newId } from '../../platform/ids.ts'
import { doWork, type Work } from '../../platform/work/work.ts'
import { insertTestOrganization } from '../../testing/create-organization.ts'
import { cloneDatabase, type TestDatabase } from '../../testing/test-database.ts'
import { waitUntilBlocked } from '../../testing/until-blocked.ts'
import { createGroupAsMember } from '../groups/index.ts'
import { issueKey, listKeys, revokeKeyAsActor } from '../keys/index.ts'
import { changePlan, changePlanOverrides } from '../organizations/index.ts'
import { type Actor, toAuditOrigin } from './actor.ts'
import { addMember } from './add.ts'
import { changeMember } from './change.ts'
import { listMembers } from './list.ts'
import { findMember } from './member.ts'
import { type MemberRole, memberRoles } from './permissions.ts'
import { matchesPinHash, removePin, setPin } from './pin.ts'

let clone: TestDatabase
let database: Database
let organization: { id: string; slug: string }

const now = new Date('2026-06-05T10:00:00Z')

beforeAll(async () => {
  clone = await cloneDatabase(inject('postgresUrl'))
  database = connectDatabase({ url: clone.url, poolSize: 4, applicationName: 'test' })
})

afterAll(async () => {
  await database.destroy()
  await clone.drop()
})

beforeEach(async () => {
  const slug = newId(now).toLowerCase()
  const id = await insertTestOrganization(database, { slug, name: 'H', timezone: 'UTC', plan: 'scale' }, now)
  organization = { id, slug }
})

const operator = (): Actor => ({ organization, member: null })

async function actorWith(role: MemberRole, group?: string): Promise<Actor> {
  const email = `${role}-${newId(now)}@h.example`
  await perform(operator(), (work, actor) => addMember(work, actor, { email, name: 'N', role, group }))
  return { organization, member: (await findMember(buildReader(database), organization.id, email)) ?? null }
}

const perform = <T>(actor: Actor, deed: (work: Work, actor: Actor) => Promise<T>) =>
  doWork(database, toAuditOrigin(actor), now, (work) => deed(work, actor))

const options = { name: 'K', mode: 'live', scopes: ['read'] }

const deeds: Record<string, { may: MemberRole[]; deed: (actor: Actor) => Promise<unknown> }> = {
  issueKey: {
    may: ['owner', 'admin', 'developer'],
    deed: (actor) => perform(actor, (work) => issueKey(work, actor, options)),
  },
  revokeKeyAsActor: {
    may: ['owner', 'admin', 'developer'],
    deed: async (actor) => {
      const made = await perform(operator(), (work, by) => issueKey(work, by, options))
      if (!('record' in made)) throw new Error('no key')
      return perform(actor, (work) => revokeKeyAsActor(work, actor, made.record.id))
    },
  },
  listKeys: { may: ['owner', 'admin', 'developer'], deed: (actor) => listKeys(buildReader(database), actor) },
  changePlan: {
    may: ['owner', 'admin'],
    deed: (actor) => perform(actor, (work) => changePlan(work, actor, 'growth', syncPausesToPlan)),
  },
  changePlanOverrides: {
    may: ['owner', 'admin'],
    deed: (actor) => perform(actor, (work) => changePlanOverrides(work, actor, ['attendee_cap=1'], syncPausesToPlan)),
  },
  addMember: {
    may: ['owner', 'admin'],
    deed: (actor) =>
      perform(actor, (work) => addMember(work, actor, { email: 'a@h.example', name: 'A', role: 'admin' })),
  },
  changeMember: {
    may: ['owner', 'admin'],
    deed: async (actor) => {
      const other = await actorWith('scanner')
      return perform(actor, (work) => changeMember(work, actor, other.member?.email ?? '', { role: 'manager' }))
    },
  },
  listMembers: { may: ['owner', 'admin'], deed: (actor) => listMembers(buildReader(database), actor) },
  createGroup: {
    may: ['owner', 'admin', 'manager'],
    deed: (actor) => perform(actor, (work) => createGroupAsMember(work, actor, { code: 'g', name: 'G' })),
  },
}

describe.each(Object.entries(deeds))('%s', (_, { may, deed }) => {
  test.each(memberRoles)('by a member who is %s', async (role) => {
    const outcome = await deed(await actorWith(role))
    if (may.includes(role)) expect(outcome).not.toHaveProperty('kind')
    else expect(outcome).toMatchObject({ kind: 'refusal', code: 'not_permitted' })
  })
})

const setRole = (actor: Actor, of: Actor, role: string) =>
  perform(actor, (work) => changeMember(work, actor, of.member?.email ?? '', { role }))

describe('ownership', () => {
  test('the last owner stays one, whoever asks', async () => {
    const owner = await actorWith('owner')
    const refusal = { code: 'invalid_state', message: expect.stringContaining('is the last owner of') }
    expect(await setRole(operator(), owner, 'admin')).toMatchObject(refusal)
    expect(await setRole(owner, owner, 'admin')).toMatchObject(refusal)
    const other = await actorWith('owner')
    expect(await setRole(owner, other, 'admin')).toMatchObject({ role: 'admin' })
    expect(await setRole(owner, owner, 'admin')).toMatchObject(refusal)
  })

  test('two demotions at once leave one owner: the second waits for the first', async () => {
    const [one, other] = [await actorWith('owner'), await actorWith('owner')]
    const [demoted, gate] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
    const first = perform(operator(), async (work, actor) => {
      const outcome = await changeMember(work, actor, one.member?.email ?? '', { role: 'admin' })
      demoted.resolve()
      await gate.promise
      return outcome
    })
    await demoted.promise
    const second = setRole(operator(), other, 'admin')
    await waitUntilBlocked(database, 1, second)
    gate.resolve()
    expect(await first).toMatchObject({ role: 'admin' })
    expect(await second).toMatchObject({ code: 'invalid_state' })
  })

  test('is given and taken by owners only', async () => {
    const [owner, admin] = [await actorWith('owner'), await actorWith('admin')]
    await actorWith('owner')
    const denied = { code: 'not_permitted', message: expect.stringContaining('that takes an owner.') }
    expect(await setRole(admin, admin, 'owner')).toMatchObject(denied)
    expect(await setRole(admin, owner, 'scanner')).toMatchObject(denied)
    const add = (work: Work) => addMember(work, admin, { email: 'o@h.example', name: 'O', role: 'owner' })
    expect(await perform(admin, add)).toMatchObject(denied)
    expect(await setRole(owner, admin, 'owner')).toMatchObject({ role: 'owner' })
  })

  test('is not limited to a group', async () => {
    await perform(operator(), (work, actor) => createGroupAsMember(work, actor, { code: 'north', name: 'N' }))
    const manager = await actorWith('manager', 'north')
    expect(await setRole(operator(), manager, 'owner')).toMatchObject({ code: 'invalid_state' })
    const limited = { email: 'o@h.example', name: 'O', role: 'owner', group: 'north' }
    const outcome = await perform(operator(), (work, actor) => addMember(work, actor, limited))
    expect(outcome).toMatchObject({ code: 'invalid_state' })
  })
})

describe('members', () => {
  test('an address is used once in an organization, whatever its case', async () => {
    const add = (email: string) => (work: Work, actor: Actor) =>
      addMember(work, actor, { email, name: 'N', role: 'scanner' })
    expect(await perform(operator(), add('a@h.example'))).toMatchObject({ email: 'a@h.example' })
    expect(await perform(operator(), add('A@H.example'))).toMatchObject({ code: 'conflict' })
    expect(await perform(operator(), add('not an address'))).toMatchObject({ code: 'validation_failed' })
    const entries = await database('audit_log').where({ organization_id: organization.id })
    expect(entries.map(({ action }) => action)).toEqual(['member.added'])
  })

  test('a change of role is audited, and no change is not', async () => {
    const member = await actorWith('scanner')
    await setRole(operator(), member, 'manager')
    await setRole(operator(), member, 'manager')
    expect(await setRole(operator(), member, 'chef')).toMatchObject({
      message: 'There is no role chef; the roles are owner, admin, developer, manager, scanner.',
    })
    const entries = await database('audit_log').where({
      organization_id: organization.id,
      action: 'member.role_changed',
    })
    expect(entries).toMatchObject([{ before: { role: 'scanner' }, after: { role: 'manager' } }])
  })
})

describe('the group of a member', () => {
  const setGroup = (actor: Actor, of: Actor, group: string | null) =>
    perform(actor, (work) => changeMember(work, actor, of.member?.email ?? '', { group }))

  beforeEach(async () => {
    for (const [code, parent] of [
      ['north', null],
      ['youth', 'north'],
      ['south', null],
    ] as const) {
      await perform(operator(), (work, actor) => createGroupAsMember(work, actor, { code, name: code, parent }))
    }
  })

  test('is given and taken, and audited', async () => {
    const manager = await actorWith('manager')
    expect(await setGroup(operator(), manager, 'north')).toMatchObject({ role: 'manager', group: 'north' })
    expect(await setGroup(operator(), manager, 'north')).toMatchObject({ group: 'north' })
    expect(await setGroup(operator(), manager, null)).toMatchObject({ group: null })
    expect(await setGroup(operator(), manager, 'nowhere')).toMatchObject({ code: 'not_found' })
    const entries = await database('audit_log').where({ action: 'member.group_changed', object_id: manager.member?.id })
    expect(entries.map(({ before, after }) => [before.group, after.group])).toEqual([
      [null, 'north'],
      ['north', null],
    ])
  })

  test('is no wider than that of who gives it, for others and for oneself', async () => {
    const [admin, manager] = [await actorWith('admin', 'north'), await actorWith('manager', 'north')]
    expect(await setGroup(admin, manager, 'youth')).toMatchObject({ group: 'youth' })
    const denied = { code: 'not_permitted', message: expect.stringContaining('cannot give anybody the whole') }
    for (const one of [manager, admin]) {
      expect(await setGroup(admin, one, null)).toMatchObject(denied)
      expect(await setGroup(admin, one, 'south')).toMatchObject({ code: 'not_found' })
    }
    expect(await setGroup(admin, await actorWith('manager'), 'north')).toMatchObject({ code: 'not_found' })
  })

  test('is none for an owner', async () => {
    const owner = await actorWith('owner')
    expect(await setGroup(owner, owner, 'north')).toMatchObject({ code: 'invalid_state' })
    const both = { role: 'owner', group: null }
    const manager = await actorWith('manager', 'north')
    const raised = perform(owner, (work) => changeMember(work, owner, manager.member?.email ?? '', both))
    expect(await raised).toMatchObject({ role: 'owner', group: null })
  })
})

describe('a PIN', () => {
  const has = async ({ member }: Actor) => {
    const listed = await listMembers(buildReader(database), operator())
    return Array.isArray(listed) && listed.find(({ id }) => id === member?.id)?.has_pin
  }
  const set = (by: Actor, of: Actor) => perform(by, (work) => setPin(work, by, of.member?.email ?? '', '482913'))
  const remove = (by: Actor, of: Actor) => perform(by, (work) => removePin(work, by, of.member?.email ?? ''))

  test('is stored at a cost that makes each guess expensive, whatever tests spend', async () => {
    const owner = await actorWith('owner')
    await set(owner, owner)
    const { pin_hash } = await database('members').where({ id: owner.member?.id }).first()
    expect(pin_hash).toMatch(/^15\.[\w-]{22}\.[\w-]{43}$/)
    expect(await matchesPinHash('482913', pin_hash)).toBe(true)
    expect(await matchesPinHash('482914', pin_hash)).toBe(false)
  })

  test('is set and removed by the member or who manages members, and listed as there or not', async () => {
    const [admin, manager, other] = [await actorWith('admin'), await actorWith('manager'), await actorWith('manager')]
    expect(await has(manager)).toBe(false)
    await set(manager, manager)
    expect(await has(manager)).toBe(true)
    expect(await remove(other, manager)).toMatchObject({ code: 'not_permitted' })
    expect(await has(manager)).toBe(true)
    expect(await remove(admin, manager)).toMatchObject({ email: manager.member?.email })
    expect(await has(manager)).toBe(false)
    await remove(admin, manager)
    const actions = await database('audit_log').where({ object_id: manager.member?.id }).orderBy('id').pluck('action')
    expect(actions).toEqual(['member.added', 'member.pin_set', 'member.pin_removed'])
    expect(await remove(admin, await actorWith('owner'))).toMatchObject({ code: 'not_permitted' })
  })
})
