import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { type OperationId, operations } from '../../../generated/operations.ts'
import { SANDBOX_ORGANIZATION_ID } from '../../areas/sandbox/ensure-sandbox.ts'
import { publicSandboxApiKey, rebuildSandbox } from '../../areas/sandbox/index.ts'
import { findConsolePageOfOperation, toConsoleAddress } from '../../testing/console/addresses.ts'
import { fillRenderedForm, parseRenderedForm } from '../../testing/console/forms.ts'
import {
  type ConsoleTestClient,
  makeTestMember,
  openConsoleTestClient,
  signInToConsole,
} from '../../testing/console/visitor.ts'
import { buildNewAttendee } from '../../testing/fixtures.ts'
import { type ExampleRequest, exampleRequests } from '../../testing/sandbox/examples.ts'
import { refusedExamples } from '../../testing/sandbox/refused-examples.ts'
import { startTestServer, type TestServer } from '../../testing/test-server.ts'
import { findOperationPermission } from './contract/operations-of-members.ts'

const BASE = '/console/sandbox'
const PEOPLE = `${BASE}/events/harbour-lights/attendees`

let server: TestServer
let visitor: ConsoleTestClient

beforeAll(async () => {
  server = await startTestServer({ config: { trustedProxyHops: 1 } })
  await rebuildSandbox(server.database, server.clock.now())
})
afterAll(() => server.close())

beforeEach(() => {
  server.clock.advance(120_000)
  visitor = openConsoleTestClient(server)
})

/** The parameters of an operation's path, as its example fills them in. */
function paramsOf({ operationId, path }: ExampleRequest): Record<string, string> {
  const pattern = operations[operationId as OperationId].path.replaceAll(/\{(\w+)\}/g, '(?<$1>[^/]+)')
  return { ...new RegExp(`^${pattern}$`).exec(path)?.groups }
}

const exampleOf = (id: string) => exampleRequests.find(({ operationId }) => operationId === id) as ExampleRequest

async function sendExample(request: ExampleRequest): Promise<number> {
  const id = request.operationId as OperationId
  const params = { ...paramsOf(exampleOf(findConsolePageOfOperation(id).id)), ...paramsOf(request) }
  const address = toConsoleAddress(BASE, id, params)
  const seen = await visitor.see(address)
  if (request.method === 'GET') return seen.status
  const body = JSON.parse(request.body?.text ?? '{}')
  const sent = body.csv
    ? await visitor.sendFile(
        address,
        { once: request.operationId, preview: 'true' },
        new File([body.csv], 'people.csv'),
      )
    : await visitor.send(address, fillRenderedForm(parseRenderedForm(seen.text), body))
  return sent.status === 303 ? 200 : sent.status
}

const STATUSES: Record<string, number> = { api_key_scope: 403, invalid_state: 409 }

describe('a visitor of the sandbox', () => {
  test('is led from the start page to its events, without signing in', async () => {
    expect((await visitor.see('/')).text).toContain('<a href="/console/sandbox">Look around</a>')
    expect((await visitor.see(BASE)).location).toBe(`${BASE}/events`)
    const { status, text, headers } = await visitor.see(`${BASE}/events`)
    expect([status, headers.get('cache-control')]).toEqual([200, 'no-store'])
    expect(text).toContain('Harbour Lights')
    expect(text).toContain('This is the sandbox.')
    expect(text).not.toContain('/console/live')
    expect(text).not.toContain('source-connections')
    expect(text).toContain('<a href="/console/sign-in">Sign in</a>')
    expect((await visitor.see('/console/sign-in')).text).not.toContain('href="/console/sign-in"')
  })

  test('does what the public key does, and no more', async () => {
    const offered = exampleRequests.filter(
      ({ operationId, body }, at) =>
        findOperationPermission(operationId as OperationId) !== null &&
        exampleRequests.findIndex((one) => one.operationId === operationId) === at &&
        (body === undefined || body.type === 'application/json'),
    )
    expect(offered.length).toBeGreaterThan(100)
    const [seen, expected]: [string[], string[]] = [[], []]
    for (const request of offered) {
      server.clock.advance(20_000)
      const refused = refusedExamples[request.operationId]
      expected.push(`${request.operationId} ${refused ? STATUSES[refused.code] : 200}`)
      seen.push(`${request.operationId} ${await sendExample(request)}`)
    }
    expect(seen).toEqual(expected)
    await rebuildSandbox(server.database, server.clock.now())
  })

  test.each(['/keys', '/keys?do=create', '/members', '/devices', '/settings', '/sessions', '/me', '/audit-log'])(
    'finds no %s',
    async (path) => {
      await visitor.see(`${BASE}/events?do=createEvent`)
      const { status, text } = await visitor.see(BASE + path)
      expect([403, 404]).toContain(status)
      expect((await visitor.send(BASE + path, { name: 'x', mode: 'test', scopes: ['read'] })).status).toBe(status)
      expect(text).not.toContain('svc_')
    },
  )

  test('acts as the public key, which the audit log names', async () => {
    const path = `${BASE}/events/harbour-lights/registrations?do=createRegistration`
    const form = await visitor.see(path)
    const sent = await visitor.send(
      path,
      fillRenderedForm(parseRenderedForm(form.text), { attendees: [buildNewAttendee()] }),
    )
    expect(sent.location).toMatch(/^\/console\/sandbox\/events\/[\w-]+\/registrations\/\w{26}\?done=/)
    const [entry] = await server
      .database('audit_log')
      .where({ organization_id: SANDBOX_ORGANIZATION_ID, action: 'registration.created' })
      .orderBy('at', 'desc')
    expect(entry).toMatchObject({ actor_type: 'key', source: 'api' })
  })

  test('has the budget of their address, together with its calls of the API', async () => {
    const [here, there] = ['203.0.113.7', '203.0.113.8'].map((address) =>
      openConsoleTestClient(server, { 'X-Forwarded-For': address }),
    ) as [ConsoleTestClient, ConsoleTestClient]
    const calls = { key: publicSandboxApiKey, headers: { 'X-Forwarded-For': '203.0.113.7' } }
    for (let call = 0; call < 118; call += 1) await (await server.get('/v1/me', calls)).text()
    const seen: number[] = []
    for (let page = 0; page < 4; page += 1) seen.push((await here.see(PEOPLE)).status)
    expect(seen.slice(0, 1)).toEqual([200])
    expect(seen.slice(-2)).toEqual([429, 429])
    expect((await here.see(PEOPLE)).text).toMatch(/role="alert"><p>[^<]*requests/)
    expect((await server.get('/v1/me', calls)).status).toBe(429)
    expect((await there.see(PEOPLE)).status).toBe(200)
    server.clock.advance(60_000)
    expect((await here.see(PEOPLE)).status).toBe(200)
  })

  test('sends as many forms as an address may, whatever is in them', async () => {
    const from = (address: string) =>
      openConsoleTestClient(server, { 'X-Forwarded-For': address, 'Accept-Language': 'es' })
    const send = (address: string) => from(address).send(`${BASE}/events?do=createEvent`, { name: '+'.repeat(1_000) })
    const [here, alsoHere, there] = ['2001:db8:1:2::1', '2001:db8:1:2:ffff::2', '2001:db8:1:3::1'] as const
    for (let form = 0; form < 120; form += 1) expect((await send(here)).status).toBe(403)
    const refused = await send(alsoHere)
    expect([refused.status, Number(refused.headers.get('retry-after'))]).toEqual([429, expect.any(Number)])
    expect(refused.text).toMatch(/Han llegado muchos formularios desde tu red .+ en \d+ s\./)
    expect((await send(there)).status).toBe(403)
    server.clock.advance(60_000)
    expect((await send(here)).status).toBe(403)
  })

  test('is signed in nowhere', async () => {
    await visitor.see(`${BASE}/events`)
    expect([...visitor.cookies.keys()]).toEqual(['postern-browser'])
    for (const path of ['/console', '/console/test/events', '/console/live', '/console/sessions', '/console/confirm']) {
      expect((await visitor.see(path)).location).toMatch(/^\/console\/sign-in/)
      expect((await visitor.send(path, { next: '/console' })).location ?? '/console/sign-in').toMatch(/sign-in/)
    }
    const secret = visitor.cookies.get('postern-browser') ?? ''
    visitor.cookies.set('postern-session', secret)
    expect((await visitor.see('/console/test')).location).toMatch(/^\/console\/sign-in/)
    expect(await server.database('member_sessions').where({ organization_id: SANDBOX_ORGANIZATION_ID })).toEqual([])
  })

  test('is refused a form of another site, or of another browser', async () => {
    const path = `${BASE}/events?do=createEvent`
    await visitor.see(path)
    const event = { code: 'mine', name: 'Mine', timezone: 'UTC' }
    expect((await visitor.send(path, event, { Origin: 'https://evil.example' })).status).toBe(403)
    expect((await openConsoleTestClient(server).send(path, { ...event, csrf: visitor.csrf() })).status).toBe(403)
  })

  test('is also who is signed in elsewhere, and stays so', async () => {
    const member = await signInToConsole(server, await makeTestMember(server, await server.organization()))
    const { text } = await member.see(`${BASE}/events`)
    expect(text).toContain('Harbour Lights')
    const path = `${BASE}/events?do=createEvent`
    const form = await member.see(path)
    const event = { code: 'looking', name: 'Looking', timezone: 'UTC' }
    expect((await member.send(path, fillRenderedForm(parseRenderedForm(form.text), event))).status).toBe(303)
    const [made] = await server.database('events').where({ code: 'looking' })
    expect(made).toMatchObject({ organization_id: SANDBOX_ORGANIZATION_ID, livemode: false })
    expect((await member.see('/console/live')).status).toBe(200)
  })
})
