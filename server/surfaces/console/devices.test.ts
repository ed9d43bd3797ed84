import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { buildQrPicture } from '../../platform/qr/index.ts'
import {
  type ConsoleTestClient,
  makeTestMember,
  signInToConsole,
  stripHtmlTags,
  submitConsoleForm,
  type TestMember,
} from '../../testing/console/visitor.ts'
import { buildTestFixtures, makeTestEvent, makeTestGroups, type TestFixtures } from '../../testing/fixtures.ts'
import { startTestServer, type TestServer } from '../../testing/test-server.ts'

const DEVICES = '/console/live/events/lights/devices'

let server: TestServer
let fixtures: TestFixtures
let manager: TestMember
let visitor: ConsoleTestClient

beforeAll(async () => {
  server = await startTestServer()
  fixtures = await buildTestFixtures(server)
  await makeTestGroups(fixtures.live, { north: null, south: null })
  const event = await makeTestEvent(fixtures.live, { code: 'lights', event: { name: 'Harbour Lights' } })
  await fixtures.live('POST', `${event}/check-in-points`, { code: 'main', name: 'Main gate', kind: 'entry' })
})
afterAll(() => server.close())

beforeEach(async () => {
  server.clock.advance(10 * 60_000)
  manager = await makeTestMember(server, fixtures.organizationId, { role: 'manager' })
  visitor = await signInToConsole(server, manager)
})

const codeIn = (page: string) => /[0-9A-Z]{5}-[0-9A-Z]{5}-[0-9A-Z]{5}/.exec(stripHtmlTags(page))?.[0] ?? ''

async function pairWith(code: string) {
  const body = JSON.stringify({ code, name: 'Phone', sw_version: '1.0.0' })
  const headers = { 'Content-Type': 'application/json' }
  const answer = await fetch(`http://localhost:${server.port}/api/v1/devices/pair`, { method: 'POST', body, headers })
  return { status: answer.status, body: await answer.json() }
}

const meets = async (token: string) => (await server.get('/api/v1/events/lights/scan/manifest', { key: token })).status

describe('a device', () => {
  test('is paired with a code, shown with a QR code and the address, and seen in the list', async () => {
    expect((await visitor.see('/console/live/events/lights')).text).toContain(`href="${DEVICES}"`)
    const { status, text } = await submitConsoleForm(visitor, `${DEVICES}?do=pair`, { name: 'Gate 3', point: 'main' })
    expect(status).toBe(200)
    const code = codeIn(text)
    expect(text).toContain(buildQrPicture(`${visitor.origin}/scan#pair=${code}`).toString())
    expect(text).toContain(`${visitor.origin}/scan</a>`)
    const paired = await pairWith(code)
    expect(paired).toMatchObject({ status: 200, body: { name: 'Gate 3', check_in_point: 'main', livemode: true } })
    expect(stripHtmlTags((await visitor.see(DEVICES)).text)).toMatch(/Gate 3 …\w{4} main – 1.0.0 .* never active/)
    expect(await meets(paired.body.token)).toBe(200)
    expect(stripHtmlTags((await visitor.see(DEVICES)).text)).not.toContain('never')
    const [entry] = await server.database('audit_log').where({ action: 'pairing_code.created', actor_id: manager.id })
    expect(entry).toMatchObject({ source: 'console', after: { name: 'Gate 3' } })
    const listed = await visitor.see(DEVICES)
    const revoke = /href="(\?do=revoke&amp;device=\w{26})"/.exec(listed.text)?.[1]?.replace('&amp;', '&') ?? ''
    expect((await submitConsoleForm(visitor, DEVICES + revoke)).location).toBe(`${DEVICES}?done=revoked`)
    expect(stripHtmlTags((await visitor.see(DEVICES)).text)).toContain('revoked')
    expect(await meets(paired.body.token)).toBe(401)
  })

  test('has one code for each form, however often it is sent', async () => {
    const { text, once } = await submitConsoleForm(visitor, `${DEVICES}?do=pair`, { name: 'Twice' })
    const again = await visitor.send(`${DEVICES}?do=pair`, { name: 'Twice', once })
    expect(codeIn(again.text)).toBe(codeIn(text))
    expect(await server.database('pairing_codes').where({ name: 'Twice' })).toHaveLength(1)
  })

  test('of the test page scans tests, and is listed there', async () => {
    const inTest = DEVICES.replace('live', 'test')
    const { text } = await submitConsoleForm(visitor, `${inTest}?do=pair`, { name: 'Try-out' })
    expect(stripHtmlTags(text)).toContain('Its scans are tests.')
    expect((await pairWith(codeIn(text))).body).toMatchObject({ livemode: false })
    expect((await visitor.see(inTest)).text).toContain('Try-out')
    expect((await visitor.see(DEVICES)).text).not.toContain('Try-out')
  })

  test('takes a fresh link to be paired', async () => {
    await visitor.see(DEVICES)
    server.clock.advance(15 * 60_000)
    const next = `/console/confirm?next=${encodeURIComponent(`${DEVICES}?do=pair`)}`
    expect((await visitor.see(`${DEVICES}?do=pair`)).location).toBe(next)
    expect((await visitor.send(`${DEVICES}?do=pair`, { name: 'Stale', once: 'x' })).location).toBe(next)
    expect(await server.database('pairing_codes').where({ name: 'Stale' })).toEqual([])
  })

  test.each(['developer', 'scanner'])('is not for a %s', async (role) => {
    const by = await signInToConsole(server, await makeTestMember(server, fixtures.organizationId, { role }))
    for (const path of [DEVICES, `${DEVICES}?do=pair`, `${DEVICES}?do=revoke&device=x`]) {
      expect((await by.see(path)).status).toBe(403)
      expect((await by.send(path, { once: 'x' })).status).toBe(403)
    }
    expect((await by.see('/console/live/events/lights')).text).not.toContain(DEVICES)
  })

  test('of another group or organization is not there', async () => {
    const { text } = await submitConsoleForm(visitor, `${DEVICES}?do=pair`, { name: 'Southern', group: 'south' })
    const { body } = await pairWith(codeIn(text))
    const north = { role: 'manager', group: 'north' }
    const by = await signInToConsole(server, await makeTestMember(server, fixtures.organizationId, north))
    expect((await by.see(DEVICES)).text).not.toContain('Southern')
    expect((await by.see(`${DEVICES}?do=revoke&device=${body.id}`)).status).toBe(404)
    expect((await by.send(`${DEVICES}?do=revoke&device=${body.id}`, { once: 'x' })).status).toBe(404)
    const refused = await submitConsoleForm(by, `${DEVICES}?do=pair`, { group: 'south' })
    expect([refused.status, codeIn(refused.text)]).toEqual([422, ''])
    const free = await server.organization({ plan: 'free' })
    const other = await signInToConsole(server, await makeTestMember(server, free))
    expect((await other.see(DEVICES)).status).toBe(404)
    expect(await meets(body.token)).toBe(200)
  })
})
