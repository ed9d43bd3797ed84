import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { startOpenIdProvider, type TestOpenIdProvider } from '../../../testing/console/openid-provider.ts'
import {
  type ConsoleTestClient,
  makeTestMember,
  openConsoleTestClient,
  signInToConsole,
  type TestMember,
} from '../../../testing/console/visitor.ts'
import { buildTestClock } from '../../../testing/test-clock.ts'
import { startTestServer, type TestServer } from '../../../testing/test-server.ts'

const MINUTE = 60_000
const CREATE_KEY = '/console/live/keys?do=create'

let server: TestServer
let provider: TestOpenIdProvider
let organizationId: string
let member: TestMember

beforeAll(async () => {
  const clock = buildTestClock()
  provider = await startOpenIdProvider(() => clock.now())
  server = await startTestServer({ clock, config: { openId: provider.settings } })
  organizationId = await server.organization()
})
afterAll(async () => {
  await server.close()
  await provider.stop()
})

beforeEach(async () => {
  server.clock.advance(10 * MINUTE)
  member = await makeTestMember(server, organizationId)
  provider.behave({ person: { email: member.email, email_verified: true } })
})

const person = (changes: object = {}) => ({ email: member.email, email_verified: true, ...changes })

/** The visitor goes to the provider, which sends them back to an address that is not yet opened. */
async function goToProvider(visitor: ConsoleTestClient, next = '/console/live'): Promise<{ sent: URL; back: string }> {
  const { status, location } = await visitor.see(`/console/openid?next=${encodeURIComponent(next)}`)
  expect(status).toBe(303)
  const sent = new URL(location ?? '')
  const answer = await fetch(sent, { redirect: 'manual' })
  const { origin, pathname, search } = new URL(answer.headers.get('location') ?? '')
  expect(origin).toBe(visitor.origin)
  return { sent, back: pathname + search }
}

async function signInAtProvider(visitor = openConsoleTestClient(server), next?: string) {
  const { back } = await goToProvider(visitor, next)
  return { visitor, answer: await visitor.see(back), back }
}

const countSessions = async () => Number((await server.database('member_sessions').count())[0]?.count)
const countMembers = async () => Number((await server.database('members').count())[0]?.count)
const sentenceOf = (page: string) => /<p class="lead">([^<]*)</.exec(page)?.[1]

describe('signing in at the provider', () => {
  test('is offered, and leads to where the member wanted to go', async () => {
    const visitor = openConsoleTestClient(server)
    const { text } = await visitor.see('/console/sign-in?next=/console/live/events')
    expect(text).toContain(`href="/console/openid?next=%2Fconsole%2Flive%2Fevents">Sign in with 127.0.0.1:`)
    const { answer } = await signInAtProvider(visitor, '/console/live/events')
    expect(answer).toMatchObject({ status: 303, location: '/console/live/events' })
    expect((await visitor.see('/console/live/events')).text).toContain(member.email)
    expect(visitor.cookies.get('postern-session')).toMatch(/^\w{58}$/)
    expect(visitor.cookies.has('postern-browser')).toBe(false)
    const [entry] = await server.database('audit_log').where({ action: 'session.started', actor_id: member.id })
    expect(entry).toMatchObject({ actor_type: 'member', source: 'console' })
  })

  test('asks for a code that only this browser can use, at the configured address', async () => {
    const visitor = openConsoleTestClient(server, { 'X-Forwarded-Host': 'evil.example' })
    const { sent } = await goToProvider(visitor)
    const asked = Object.fromEntries(sent.searchParams)
    expect(asked).toMatchObject({
      response_type: 'code',
      client_id: provider.settings.clientId,
      scope: 'openid email',
      redirect_uri: `${visitor.origin}/console/openid/callback`,
      code_challenge_method: 'S256',
      code_challenge: expect.stringMatching(/^[\w-]{43}$/),
      state: expect.stringMatching(/^\w{32}$/),
      nonce: expect.stringMatching(/^[\w-]{43}$/),
    })
    expect(asked).not.toHaveProperty('prompt')
    expect((await goToProvider(visitor)).sent.searchParams.get('nonce')).not.toBe(asked.nonce)
  })

  test('finds a member however the address is written, and where it is not in the token', async () => {
    provider.behave({ person: person({ email: member.email.toUpperCase() }), keepsEmailOut: true })
    expect((await signInAtProvider()).answer.location).toBe('/console/live')
  })

  test('of a member of several organizations asks which', async () => {
    const other = await server.organization({ name: 'North Club' })
    await makeTestMember(server, other, { email: member.email })
    const { visitor, answer } = await signInAtProvider()
    expect(answer.status).toBe(200)
    expect(visitor.cookies.has('postern-session')).toBe(false)
    const action = /action="([^"]+)"[^>]*>(?:<input[^>]*>)*<button>North Club/.exec(answer.text)?.[1] ?? ''
    const stranger = openConsoleTestClient(server)
    await stranger.see('/console/sign-in')
    expect((await stranger.send(action, {})).status).toBe(410)
    expect((await visitor.send(action, {})).location).toBe('/console/live')
    expect((await visitor.see('/console/live')).text).toContain('North Club')
    expect((await visitor.send(action, {})).status).not.toBe(303)
  })

  test('replaces the session that the browser had, and does not lead elsewhere', async () => {
    const { visitor } = await signInAtProvider(openConsoleTestClient(server), '//evil.example')
    expect((await visitor.see('/console')).location).toBe('/console/live')
  })

  test.each<[string, () => Parameters<TestOpenIdProvider['behave']>[0], RegExp]>([
    ['with another nonce', () => ({ claims: { nonce: 'another' } }), /does not belong to this sign-in/],
    ['without a nonce', () => ({ claims: { nonce: undefined } }), /does not belong to this sign-in/],
    ['for another client', () => ({ claims: { aud: 'another' } }), /does not belong to this sign-in/],
    ['of another issuer', () => ({ claims: { iss: 'https://evil.example' } }), /does not belong to this sign-in/],
    ['that is over', () => ({ claims: { exp: 1_000 } }), /does not belong to this sign-in/],
    ['signed with another key', () => ({ signsWith: 'another key' }), /does not belong to this sign-in/],
    ['without a signature', () => ({ algorithm: 'none' }), /does not belong to this sign-in/],
    ['that refuses', () => ({ error: 'access_denied' }), /did not sign you in/],
    [
      'with an address that is not verified',
      () => ({ person: person({ email_verified: false }) }),
      /no verified email/,
    ],
    ['with a word for verified', () => ({ person: person({ email_verified: 'true' }) }), /no verified email/],
    ['without an address', () => ({ person: {} }), /no verified email/],
    [
      'of somebody who is no member',
      () => ({ person: person({ email: 'nobody@elsewhere.example' }) }),
      /Nobody with the address nobody@elsewhere.example is a member/,
    ],
  ])('by an answer %s is refused, and makes nothing', async (_, manner, sentence) => {
    provider.behave({ person: person(), ...manner() })
    const before = [await countSessions(), await countMembers()]
    const { visitor, answer, back } = await signInAtProvider()
    expect(answer.status).toBe(403)
    expect(sentenceOf(answer.text)).toMatch(sentence)
    expect(visitor.cookies.has('postern-session')).toBe(false)
    provider.behave({ person: person() })
    expect((await visitor.see(back)).status).toBe(410)
    expect([await countSessions(), await countMembers()]).toEqual(before)
  })

  test('is over after it was used, whoever brings it again', async () => {
    const visitor = openConsoleTestClient(server)
    const { back } = await goToProvider(visitor)
    const cookies = new Map(visitor.cookies)
    expect((await visitor.see(back)).status).toBe(303)
    const again = openConsoleTestClient(server)
    for (const [name, value] of cookies) again.cookies.set(name, value)
    const sessions = await countSessions()
    expect(await again.see(back)).toMatchObject({ status: 410, text: expect.stringContaining('over already') })
    expect(again.cookies.has('postern-session')).toBe(false)
    expect(await countSessions()).toBe(sessions)
  })

  test('works once, also when two come back at the same moment', async () => {
    const visitor = openConsoleTestClient(server)
    const { back } = await goToProvider(visitor)
    const both = await Promise.all([visitor.see(back), visitor.see(back)])
    expect(both.map(({ status }) => status).sort()).toEqual([303, 410])
  })

  test('belongs to the browser that began it, so that nobody is signed in as somebody else', async () => {
    const attacker = openConsoleTestClient(server)
    const { back } = await goToProvider(attacker)
    const victim = openConsoleTestClient(server)
    await victim.see('/console/sign-in')
    expect((await victim.see(back)).status).toBe(410)
    expect(victim.cookies.has('postern-session')).toBe(false)
    expect((await attacker.see(back)).status).toBe(303)
  })

  test('takes the code of its own state', async () => {
    const visitor = openConsoleTestClient(server)
    const [one, other] = [await goToProvider(visitor), await goToProvider(visitor)]
    const codeOf = ({ back }: { back: string }) => /code=(\w+)/.exec(back)?.[1] ?? ''
    const mixed = one.back.replace(codeOf(one), codeOf(other))
    expect((await visitor.see(mixed)).status).toBe(403)
    expect((await visitor.see('/console/openid/callback?code=x&state=unknown')).status).toBe(410)
    expect((await visitor.see('/console/openid/callback')).status).toBe(410)
    expect(visitor.cookies.has('postern-session')).toBe(false)
  })

  test('lasts 15 minutes', async () => {
    const visitor = openConsoleTestClient(server)
    const { back } = await goToProvider(visitor)
    server.clock.advance(15 * MINUTE)
    expect((await visitor.see(back)).status).toBe(410)
  })

  test('is counted like asking for links: by network and by member', async () => {
    const seen: number[] = []
    for (let attempt = 0; attempt < 6; attempt += 1) seen.push((await signInAtProvider()).answer.status)
    expect(seen).toEqual([303, 303, 303, 303, 303, 429])
    const begun: number[] = []
    for (let attempt = 0; attempt < 25; attempt += 1)
      begun.push((await openConsoleTestClient(server).see('/console/openid')).status)
    expect([begun[23], begun[24]]).toEqual([303, 429])
    server.clock.advance(10 * MINUTE)
    const guessed: number[] = []
    const guess = '/console/openid/callback?code=x&state=unknown'
    for (let attempt = 0; attempt < 31; attempt += 1)
      guessed.push((await openConsoleTestClient(server).see(guess)).status)
    expect([guessed[29], guessed[30]]).toEqual([410, 429])
  })

  test('writes no secret to the log', async () => {
    server.logLines.splice(0)
    const { back, visitor } = await signInAtProvider()
    provider.behave({ person: person(), claims: { nonce: 'another' } })
    const failed = await signInAtProvider()
    const log = JSON.stringify(server.logLines)
    expect(log).toContain('a sign-in by OpenID Connect failed')
    const secrets = [back, failed.back].flatMap((path) => [...new URL(path, visitor.origin).searchParams.values()])
    for (const secret of [
      ...secrets,
      provider.settings.clientSecret,
      visitor.cookies.get('postern-session') ?? 'none',
    ]) {
      expect(log).not.toContain(secret)
    }
    expect(log).not.toContain('eyJ')
  })
})

describe('what needs a fresh sign-in', () => {
  test('is open after one at the provider', async () => {
    const { visitor } = await signInAtProvider()
    expect((await visitor.see(CREATE_KEY)).status).toBe(200)
    server.clock.advance(15 * MINUTE)
    expect((await visitor.see(CREATE_KEY)).location).toMatch(/^\/console\/confirm/)
  })

  test.each<[string, () => Parameters<TestOpenIdProvider['behave']>[0]]>([
    ['was there before', () => ({ authenticatedAt: new Date(server.clock.now().getTime() - 20 * MINUTE) })],
    ['does not say when', () => ({ saysWhen: false })],
  ])('is not open to a session of which the provider %s', async (_, manner) => {
    provider.behave({ person: person(), ...manner() })
    const { visitor } = await signInAtProvider()
    expect((await visitor.see('/console/live')).status).toBe(200)
    expect((await visitor.see(CREATE_KEY)).location).toMatch(/^\/console\/confirm/)
  })

  test('is open once the member showed the provider again who they are, in the same session', async () => {
    const visitor = await signInToConsole(server, member)
    server.clock.advance(16 * MINUTE)
    const asked = await visitor.see(CREATE_KEY)
    expect((await visitor.see(asked.location ?? '')).text).toContain('Sign in again with')
    const session = visitor.cookies.get('postern-session')
    const { sent, back } = await goToProvider(visitor, CREATE_KEY)
    expect(Object.fromEntries(sent.searchParams)).toMatchObject({ prompt: 'login', max_age: '0' })
    expect((await visitor.see(back)).location).toBe(CREATE_KEY)
    expect(visitor.cookies.get('postern-session')).toBe(session)
    expect((await visitor.see(CREATE_KEY)).status).toBe(200)
    expect((await visitor.see(back)).status).toBe(410)
  })

  test.each<[string, () => Parameters<TestOpenIdProvider['behave']>[0], RegExp]>([
    [
      'the provider did not ask again',
      () => ({ heedsPrompt: false, authenticatedAt: new Date(server.clock.now().getTime() - 5 * MINUTE) }),
      /did not ask you again/,
    ],
    ['it does not say when', () => ({ saysWhen: false }), /did not ask you again/],
    ['it is somebody else', () => ({ person: person({ email: 'bo@harbour.example' }) }), /You signed in as bo@harbour/],
  ])('stays closed where %s', async (_, manner, sentence) => {
    const visitor = await signInToConsole(server, member)
    server.clock.advance(16 * MINUTE)
    provider.behave({ person: person(), ...manner() })
    const { answer } = await signInAtProvider(visitor, CREATE_KEY)
    expect(answer.status).toBe(403)
    expect(sentenceOf(answer.text)).toMatch(sentence)
    expect((await visitor.see(CREATE_KEY)).location).toMatch(/^\/console\/confirm/)
  })

  test('is not opened by what another session asked for', async () => {
    const [one, other] = [await signInToConsole(server, member), await signInToConsole(server, member)]
    server.clock.advance(16 * MINUTE)
    const { back } = await goToProvider(one, CREATE_KEY)
    expect((await other.see(back)).status).toBe(410)
    expect((await other.see(CREATE_KEY)).location).toMatch(/^\/console\/confirm/)
  })
})

describe('a provider', () => {
  test('that does not answer is named, and a link by mail still works', async () => {
    const away = await startOpenIdProvider(() => server.clock.now())
    const other = await startTestServer({ config: { openId: away.settings }, databaseUrl: server.databaseUrl })
    await away.stop()
    try {
      const visitor = openConsoleTestClient(other)
      const refused = await visitor.see('/console/openid')
      expect([refused.status, sentenceOf(refused.text)]).toEqual([
        503,
        expect.stringMatching(/^127.0.0.1:\d+ does not answer/),
      ])
      await away.start()
      expect((await visitor.see('/console/openid')).status).toBe(303)
    } finally {
      await other.close()
      await away.stop()
    }
  })

  test('that is not configured is not there', async () => {
    const other = await startTestServer({ databaseUrl: server.databaseUrl })
    try {
      const visitor = openConsoleTestClient(other)
      expect((await visitor.see('/console/sign-in')).text).not.toContain('openid')
      for (const path of ['/console/openid', '/console/openid/callback?code=x&state=y']) {
        expect((await visitor.see(path)).location).toMatch(/^\/console\/sign-in\?/)
      }
    } finally {
      await other.close()
    }
  })
})
