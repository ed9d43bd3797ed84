import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import {
  type ConsoleTestClient,
  makeTestMember,
  signInToConsole,
  stripHtmlTags,
  submitConsoleForm,
  type TestMember,
  waitForMailedLinks,
} from '../../testing/console/visitor.ts'
import { buildTestFixtures, makeTestGroups, type TestFixtures } from '../../testing/fixtures.ts'
import { startTestServer, type TestServer } from '../../testing/test-server.ts'

const MEMBERS = '/console/live/members'

let server: TestServer
let fixtures: TestFixtures
let owner: TestMember
let visitor: ConsoleTestClient

beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.close())

beforeEach(async () => {
  server.clock.advance(10 * 60_000)
  fixtures = await buildTestFixtures(server)
  await makeTestGroups(fixtures.live, { north: null, south: null })
  owner = await makeTestMember(server, fixtures.organizationId)
  visitor = await signInToConsole(server, owner)
})

const make = (role: string, group?: string) => makeTestMember(server, fixtures.organizationId, { role, group })
const pageOf = ({ id }: TestMember) => `${MEMBERS}/${id}`
const rowOf = ({ id }: TestMember) => server.database('members').where({ id }).first()
const entriesOf = ({ id }: TestMember, action: string) => server.database('audit_log').where({ object_id: id, action })

describe('the list of members', () => {
  test('shows name, address, role, group and the last sign-in, which outlives the session', async () => {
    const manager = await make('manager', 'north')
    const by = await signInToConsole(server, manager)
    await by.see('/console/live')
    await by.send('/console/sign-out', {})
    const { text } = await visitor.see(MEMBERS)
    expect(stripHtmlTags(text)).toMatch(new RegExp(`Ana Ruiz ${manager.email} Manager north No \\w+ \\d+, \\d{4}`))
    const never = await make('scanner')
    expect(stripHtmlTags((await visitor.see(MEMBERS)).text)).toContain(`${never.email} Scanner – No never`)
  })

  test.each(['developer', 'manager', 'scanner'])('is not for a %s', async (role) => {
    const member = await make(role)
    const by = await signInToConsole(server, member)
    for (const path of [MEMBERS, `${MEMBERS}?do=invite`, pageOf(owner)]) {
      const { status, text } = await by.see(path)
      expect([path, status]).toEqual([path, 403])
      expect(stripHtmlTags(text)).toContain('cannot manage members; that takes an owner or an admin')
    }
    expect((await by.send(pageOf(owner), { deed: 'remove', once: 'x' })).status).toBe(403)
    expect((await by.see('/console/live')).text).not.toContain(`href="${MEMBERS}"`)
  })
})

describe('an invitation', () => {
  const input = { email: 'li@harbour.example', name: 'Li Wei', role: 'developer', group: 'north' }

  test('makes a member and sends a mail, once however often the form is sent', async () => {
    const { location, once } = await submitConsoleForm(visitor, `${MEMBERS}?do=invite`, input)
    expect(location).toBe(`${MEMBERS}?done=invited`)
    expect((await visitor.send(`${MEMBERS}?do=invite`, { ...input, once })).location).toBe(location)
    const of = { organization_id: fixtures.organizationId, email: input.email }
    const made = await server.database('members').where(of)
    expect(made).toMatchObject([{ name: 'Li Wei', role: 'developer', group_id: expect.any(String) }])
    const mails = await server
      .database('mails')
      .where({ recipient_address: input.email, organization_id: fixtures.organizationId })
    expect(mails).toHaveLength(1)
    expect(mails[0].text_body).toContain(`${visitor.origin}/console`)
    expect(await entriesOf(made[0], 'member.added')).toMatchObject([
      { actor_type: 'member', actor_id: owner.id, source: 'console', request_id: expect.any(String) },
    ])
  })

  test('that cannot be is refused with a sentence, and the form keeps what was typed', async () => {
    const refused = await submitConsoleForm(visitor, `${MEMBERS}?do=invite`, { ...input, email: owner.email })
    expect(refused.status).toBe(422)
    expect(stripHtmlTags(refused.text)).toContain(`${owner.email} is already a member`)
    expect(refused.text).toContain('value="Li Wei"')
    const wrong = await submitConsoleForm(visitor, `${MEMBERS}?do=invite`, { ...input, email: 'nobody' })
    expect(stripHtmlTags(wrong.text)).toContain('nobody is not an email address.')
  })

  test('of an owner is not for an admin', async () => {
    const by = await signInToConsole(server, await make('admin'))
    expect((await by.see(`${MEMBERS}?do=invite`)).text).not.toContain('<option value="owner">')
    const refused = await submitConsoleForm(by, `${MEMBERS}?do=invite`, { ...input, role: 'owner', group: '' })
    expect(stripHtmlTags(refused.text)).toContain('is not an owner and cannot decide who is one')
  })
})

describe('a member', () => {
  test('is given another role and group, audited as the member’s who did it', async () => {
    const scanner = await make('scanner')
    const changed = await submitConsoleForm(visitor, pageOf(scanner), {
      deed: 'change',
      role: 'manager',
      group: 'north',
    })
    expect(changed.location).toBe(`${pageOf(scanner)}?done=change`)
    expect(await rowOf(scanner)).toMatchObject({ role: 'manager', group_id: expect.any(String) })
    expect(await entriesOf(scanner, 'member.role_changed')).toMatchObject([
      {
        actor_id: owner.id,
        source: 'console',
        before: { role: 'scanner' },
        after: { role: 'manager', group: 'north' },
      },
    ])
    expect((await visitor.see(pageOf(scanner))).text).toContain('<option value="north" selected>')
    await submitConsoleForm(visitor, pageOf(scanner), { deed: 'change', role: 'manager', group: '' })
    expect(await rowOf(scanner)).toMatchObject({ group_id: null })
  })

  test('is the last owner, and stays one', async () => {
    for (const deed of ['change', 'remove']) {
      const refused = await submitConsoleForm(visitor, pageOf(owner), { deed, role: 'admin', group: '' })
      expect(refused.status).toBe(422)
      expect(stripHtmlTags(refused.text)).toContain('is the last owner of')
    }
    expect(await rowOf(owner)).toMatchObject({ role: 'owner' })
  })

  test('raises neither itself nor others above its own role and group', async () => {
    const [admin, limited, manager] = [
      await make('admin'),
      await make('admin', 'north'),
      await make('manager', 'north'),
    ]
    const by = await signInToConsole(server, admin)
    for (const of of [admin, manager]) {
      const refused = await submitConsoleForm(by, pageOf(of), { deed: 'change', role: 'owner', group: '' })
      expect(stripHtmlTags(refused.text)).toContain('that takes an owner.')
    }
    expect((await submitConsoleForm(by, pageOf(owner), { deed: 'remove' })).status).toBe(422)
    const inNorth = await signInToConsole(server, limited)
    for (const of of [limited, manager]) {
      const refused = await submitConsoleForm(inNorth, pageOf(of), { deed: 'change', role: 'admin', group: '' })
      expect(stripHtmlTags(refused.text)).toContain('cannot give anybody the whole organization')
    }
    expect((await inNorth.see(pageOf(admin))).status).toBe(404)
    expect((await inNorth.send(pageOf(admin), { deed: 'remove', once: 'x' })).status).toBe(404)
    expect(await rowOf(admin)).toMatchObject({ role: 'admin' })
  })

  test('is removed, and its sessions end', async () => {
    const manager = await make('manager')
    const by = await signInToConsole(server, manager)
    expect((await by.see('/console/live')).status).toBe(200)
    expect((await submitConsoleForm(visitor, pageOf(manager), { deed: 'remove' })).location).toBe(
      `${MEMBERS}?done=removed&keys=0`,
    )
    expect((await by.see('/console/live')).location).toContain('/console/sign-in')
    expect(await entriesOf(manager, 'member.removed')).toMatchObject([{ actor_id: owner.id, source: 'console' }])
    expect((await visitor.see(pageOf(manager))).status).toBe(404)
  })

  test('of another organization is answered with 404', async () => {
    const other = await makeTestMember(server, await server.organization({ plan: 'free' }))
    expect((await visitor.see(pageOf(other))).status).toBe(404)
    expect((await visitor.send(pageOf(other), { deed: 'remove', once: 'x' })).status).toBe(404)
    expect(await rowOf(other)).toMatchObject({ role: 'owner' })
  })

  test('is changed with a fresh link alone', async () => {
    const manager = await make('manager')
    await visitor.see(pageOf(manager))
    server.clock.advance(15 * 60_000)
    const paths = [pageOf(manager), `${MEMBERS}?do=invite`, '/console/pin']
    for (const path of paths) {
      const next = `/console/confirm?next=${encodeURIComponent(path)}`
      expect((await visitor.see(path)).location).toBe(next)
      expect((await visitor.send(path, { deed: 'remove', once: 'x' })).location).toBe(next)
    }
    expect(await rowOf(manager)).toBeDefined()
    await visitor.see('/console/confirm')
    await visitor.send('/console/confirm', { next: pageOf(manager) })
    const link = (await waitForMailedLinks(server, owner.email, 2)).at(-1) ?? ''
    await visitor.see(link)
    expect((await visitor.send(link, {})).location).toBe(pageOf(manager))
    expect((await submitConsoleForm(visitor, pageOf(manager), { deed: 'remove' })).status).toBe(303)
  })
})

describe('a PIN', () => {
  test('is set for a member, is never shown, and is removed', async () => {
    const manager = await make('manager')
    expect((await submitConsoleForm(visitor, pageOf(manager), { deed: 'setPin', pin: '482913' })).status).toBe(303)
    expect((await rowOf(manager)).pin_hash).toEqual(expect.any(String))
    const shown = await visitor.see(pageOf(manager))
    expect(shown.text).toContain('A PIN is set.')
    expect(shown.text).not.toContain('482913')
    const refused = await submitConsoleForm(visitor, pageOf(manager), { deed: 'setPin', pin: '12ab' })
    expect(refused.status).toBe(422)
    expect(stripHtmlTags(refused.text)).toContain('A PIN has 6 to 32 digits')
    expect(refused.text).not.toContain('12ab')
    expect((await submitConsoleForm(visitor, pageOf(manager), { deed: 'removePin' })).status).toBe(303)
    expect((await rowOf(manager)).pin_hash).toBeNull()
    expect(await entriesOf(manager, 'member.pin_removed')).toMatchObject([{ actor_id: owner.id, source: 'console' }])
  })

  test('is set by a manager for themselves, and is nothing for a developer', async () => {
    const [manager, developer] = [await make('manager'), await make('developer')]
    const by = await signInToConsole(server, manager)
    expect((await by.see('/console/sessions')).text).toContain('href="/console/pin"')
    expect((await submitConsoleForm(by, '/console/pin', { deed: 'setPin', pin: '482913' })).location).toBe(
      '/console/pin?done=pin',
    )
    expect((await rowOf(manager)).pin_hash).toEqual(expect.any(String))
    const other = await signInToConsole(server, developer)
    expect((await other.see('/console/pin')).status).toBe(403)
    expect((await other.send('/console/pin', { deed: 'setPin', pin: '482913', once: 'x' })).status).toBe(403)
    expect((await rowOf(developer)).pin_hash).toBeNull()
  })
})

test('a language is chosen and kept', async () => {
  const chosen = await visitor.see(`/console/language?to=es&next=${encodeURIComponent(MEMBERS)}`)
  expect(chosen.location).toBe(MEMBERS)
  const { text } = await visitor.see(MEMBERS)
  expect(text).toContain('<html lang="es">')
  expect(stripHtmlTags(text)).toContain('Invitar a un miembro')
  expect((await visitor.see('/console/language?to=en&next=https://elsewhere.example')).location).toBe('/console')
  expect((await visitor.see(MEMBERS)).text).toContain('<html lang="en">')
})
