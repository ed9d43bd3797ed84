import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import {
  type ConsoleTestClient,
  makeTestMember,
  signInToConsole,
  stripHtmlTags,
  submitConsoleForm,
} from '../../testing/console/visitor.ts'
import { buildTestFixtures, makeTestGroups, type TestFixtures } from '../../testing/fixtures.ts'
import { startTestServer, type TestServer } from '../../testing/test-server.ts'

const SETTINGS = '/console/live/settings'

let server: TestServer
let fixtures: TestFixtures
let visitor: ConsoleTestClient

beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.close())

beforeEach(async () => {
  server.clock.advance(10 * 60_000)
  fixtures = await buildTestFixtures(server)
  visitor = await signInToConsole(server, await makeTestMember(server, fixtures.organizationId, { role: 'admin' }))
})

const wordsOf = async () => (await fixtures.live('GET', '/v1/me')).body.terminology

test('own words are given and taken back, for the API too, and audited', async () => {
  const own = { 'attendee.singular': 'guest', 'attendee.plural': 'guests' }
  expect((await submitConsoleForm(visitor, SETTINGS, own)).location).toBe(`${SETTINGS}?done=words`)
  expect(await wordsOf()).toMatchObject({ attendee: { singular: 'guest', plural: 'guests' }, day: { singular: 'day' } })
  expect((await visitor.see(SETTINGS)).text).toContain('value="guests"')
  const of = { organization_id: fixtures.organizationId, action: 'organization.terminology_changed' }
  expect(await server.database('audit_log').where(of)).toMatchObject([{ actor_type: 'member', source: 'console' }])
  await submitConsoleForm(visitor, SETTINGS, {})
  expect(await wordsOf()).toMatchObject({ attendee: { singular: 'attendee', plural: 'attendees' } })
})

test('half a word is refused with a sentence, and stays in its field', async () => {
  const refused = await submitConsoleForm(visitor, SETTINGS, { 'event.singular': 'gala' })
  expect(refused.status).toBe(422)
  expect(stripHtmlTags(refused.text)).toContain('Event: write both words, or leave both empty.')
  expect(refused.text).toContain('value="gala"')
})

test('they are of the whole organization, for owners and admins', async () => {
  await makeTestGroups(fixtures.live, { north: null })
  for (const member of [{ role: 'manager' }, { role: 'developer' }, { role: 'admin', group: 'north' }]) {
    const by = await signInToConsole(server, await makeTestMember(server, fixtures.organizationId, member))
    expect((await by.see(SETTINGS)).status).toBe(403)
    expect((await by.send(SETTINGS, { 'event.singular': 'a', 'event.plural': 'b', once: 'x' })).status).toBe(403)
  }
  expect(await wordsOf()).toMatchObject({ event: { singular: 'event' } })
})

test('nothing changes on an installation whose license was revoked', async () => {
  await server.database('instance').update({ license_revoked_at: new Date('2026-01-01T00:00:00Z') })
  const refused = await submitConsoleForm(visitor, SETTINGS, { 'event.singular': 'gala', 'event.plural': 'galas' })
  await server.database('instance').update({ license_revoked_at: null })
  expect(stripHtmlTags(refused.text)).toContain('The license of this installation was revoked')
  expect(await wordsOf()).toMatchObject({ event: { singular: 'event' } })
})
