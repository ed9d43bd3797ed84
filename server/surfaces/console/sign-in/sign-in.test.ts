import { type IncomingHttpHeaders, request } from 'node:http'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { removeMember, toAuditOrigin } from '../../../access/members/index.ts'
import { doWork } from '../../../platform/work/work.ts'
import {
  makeTestMember,
  openConsoleTestClient,
  signInToConsole,
  type TestMember,
  waitForMailedLinks,
} from '../../../testing/console/visitor.ts'
import { startTestServer, type TestServer } from '../../../testing/test-server.ts'

let server: TestServer
let organizationId: string
let member: TestMember

beforeAll(async () => {
  server = await startTestServer()
  organizationId = await server.organization()
})
afterAll(() => server.close())

beforeEach(async () => {
  // Another window, so that the counts of one test do not reach the next.
  server.clock.advance(10 * 60_000)
  member = await makeTestMember(server, organizationId)
})

const mailsTo = (email: string) => server.database('mails').where({ recipient_address: email })

/** A browser that has asked for a link, and the link. */
async function ask(email = member.email, next = '') {
  const visitor = openConsoleTestClient(server)
  await visitor.see(`/console/sign-in?next=${encodeURIComponent(next)}`)
  const sent = await visitor.send('/console/sign-in', { email, next })
  return { visitor, sent }
}

async function askAndReceive(next = '') {
  const { visitor } = await ask(member.email, next)
  const [link = ''] = await waitForMailedLinks(server, member.email, 1)
  return { visitor, link }
}

describe('a link', () => {
  test('signs in with a button, not by being looked at', async () => {
    const { visitor, link } = await askAndReceive()
    for (let look = 0; look < 3; look += 1) expect(await visitor.see(link)).toMatchObject({ status: 200 })
    expect([...visitor.cookies.keys()]).toEqual(['postern-browser'])
    expect(await visitor.send(link, {})).toMatchObject({ status: 303, location: '/console' })
    expect([...visitor.cookies.keys()]).toEqual(['postern-session'])
    const { text } = await visitor.see('/console/sessions')
    expect(text).toContain(member.email)
    const [entry] = await server.database('audit_log').where({ actor_id: member.id })
    expect(entry).toMatchObject({ action: 'session.started', actor_type: 'member', source: 'console' })
  })

  test('works once', async () => {
    const { visitor, link } = await askAndReceive()
    await visitor.see(link)
    const browser = new Map(visitor.cookies)
    const token = visitor.csrf()
    expect((await visitor.send(link, {})).status).toBe(303)
    const again = openConsoleTestClient(server)
    for (const [name, value] of browser) again.cookies.set(name, value)
    expect(await again.see(link)).toMatchObject({ status: 410 })
    expect(await again.send(link, { csrf: token })).toMatchObject({ status: 410 })
    expect(again.cookies.has('postern-session')).toBe(false)
  })

  test('works once, also when two use it at the same moment', async () => {
    const { visitor, link } = await askAndReceive()
    await visitor.see(link)
    const both = await Promise.all([visitor.send(link, {}), visitor.send(link, {})])
    expect(both.map(({ status }) => status).sort()).toEqual([303, 410])
  })

  test('works for 15 minutes', async () => {
    const { visitor, link } = await askAndReceive()
    await visitor.see(link)
    server.clock.advance(15 * 60_000 - 1)
    expect((await visitor.see(link)).status).toBe(200)
    server.clock.advance(1)
    expect((await visitor.see(link)).status).toBe(410)
    expect((await visitor.send(link, {})).status).toBe(410)
  })

  test('works in the browser that asked, and in no other', async () => {
    const { visitor, link } = await askAndReceive()
    const other = openConsoleTestClient(server)
    await other.see('/console/sign-in')
    expect(await other.see(link)).toMatchObject({ status: 410, text: expect.stringContaining('another one in this') })
    expect(await other.send(link, {})).toMatchObject({ status: 410 })
    expect(other.cookies.has('postern-session')).toBe(false)
    await visitor.see(link)
    expect((await visitor.send(link, {})).status).toBe(303)
  })

  test('is made from the configured address, whatever headers say', async () => {
    const visitor = openConsoleTestClient(server, {
      'X-Forwarded-Host': 'evil.example',
      Forwarded: 'host=evil.example',
    })
    await visitor.see('/console/sign-in')
    await visitor.send('/console/sign-in', { email: member.email })
    await waitForMailedLinks(server, member.email, 1)
    const [text] = await mailsTo(member.email).pluck('text_body')
    expect(text).toContain(`${visitor.origin}/console/sign-in/`)
    expect(text).not.toContain('evil')
  })

  test('cannot be guessed for long', async () => {
    const { visitor } = await ask()
    const guess = `/console/sign-in/${organizationId}${'A'.repeat(32)}`
    const seen: number[] = []
    for (let attempt = 0; attempt < 32; attempt += 1) seen.push((await visitor.see(guess)).status)
    expect(seen.slice(0, 30)).toEqual(Array(30).fill(410))
    expect(seen.slice(30)).toEqual([429, 429])
    server.clock.advance(10 * 60_000)
    expect((await visitor.see(guess)).status).toBe(410)
  })

  test.each([
    '//evil.example',
    'https://evil.example',
    '/\\evil.example',
    '/console/../../evil',
    '/console//evil.example',
    '/console/%2e%2e/%2E%2e/evil',
    '/console/\r\nSet-Cookie: a=b',
    'javascript:alert(1)',
    '/consolevil',
    '/console@evil.example',
  ])('does not lead to %j', async (next) => {
    const { visitor, link } = await askAndReceive(next)
    await visitor.see(link)
    expect(await visitor.send(link, {})).toMatchObject({ status: 303, location: '/console' })
  })

  test('leads back to where the visitor came from', async () => {
    const stranger = openConsoleTestClient(server)
    const sent = await stranger.see('/console/live/events?q=a&status=draft')
    expect(sent.location).toBe(`/console/sign-in?next=${encodeURIComponent('/console/live/events?q=a&status=draft')}`)
    const { visitor, link } = await askAndReceive('/console/live/events?q=a&status=draft')
    await visitor.see(link)
    expect((await visitor.send(link, {})).location).toBe('/console/live/events?q=a&status=draft')
  })
})

describe('asking for a link', () => {
  test('is answered alike for members and strangers', async () => {
    const stranger = 'nobody@elsewhere.example'
    const [known, unknown] = [(await ask()).sent, (await ask(stranger)).sent]
    const plain = (text: string, email: string) =>
      text.replaceAll(email, 'X').replaceAll(/name="csrf" value="[^"]+"/g, '')
    expect(unknown.status).toBe(known.status)
    expect(plain(unknown.text, stranger)).toBe(plain(known.text, member.email))
    await waitForMailedLinks(server, member.email, 1)
    expect(await mailsTo(stranger)).toEqual([])
  })

  test('finds an address however it is written', async () => {
    await ask(member.email.toUpperCase())
    await waitForMailedLinks(server, member.email, 1)
  })

  test.each(['member', 'stranger'])('is limited for each address, of a %s too', async (who) => {
    const email = who === 'member' ? member.email : 'often@elsewhere.example'
    const seen: number[] = []
    for (let attempt = 0; attempt < 6; attempt += 1) seen.push((await ask(email)).sent.status)
    expect(seen).toEqual([200, 200, 200, 200, 200, 429])
    server.clock.advance(10 * 60_000)
    expect((await ask(email)).sent.status).toBe(200)
  })

  test('is limited for each network', async () => {
    const seen: number[] = []
    for (let attempt = 0; attempt < 31; attempt += 1) seen.push((await ask(`a-${attempt}@many.example`)).sent.status)
    expect(seen.filter((status) => status === 429)).toHaveLength(1)
    expect(seen.at(-1)).toBe(429)
  })

  test('takes an address', async () => {
    expect((await ask('ana')).sent).toMatchObject({ status: 422, text: expect.stringContaining('email address') })
  })

  test('sends a link for each organization', async () => {
    const other = await server.organization({ name: 'North Club' })
    await makeTestMember(server, other, { email: member.email })
    await ask()
    const links = await waitForMailedLinks(server, member.email, 2)
    expect(links.map((link) => link.slice('/console/sign-in/'.length).slice(0, 26)).sort()).toEqual(
      [organizationId, other].sort(),
    )
  })
})

describe('a session', () => {
  test('has a cookie of its own, made when it begins', async () => {
    const { visitor, link } = await askAndReceive()
    const planted = `${organizationId}${'B'.repeat(32)}`
    visitor.cookies.set('postern-session', planted)
    await visitor.see(link)
    await visitor.send(link, {})
    expect(visitor.cookies.get('postern-session')).not.toBe(planted)
    const attacker = openConsoleTestClient(server)
    attacker.cookies.set('postern-session', planted)
    expect((await attacker.see('/console/sessions')).location).toContain('/console/sign-in')
  })

  test('replaces the one that the browser had', async () => {
    const visitor = await signInToConsole(server, member)
    const former = visitor.cookies.get('postern-session') ?? ''
    const { visitor: asking } = await ask()
    const [, link = ''] = await waitForMailedLinks(server, member.email, 2)
    asking.cookies.set('postern-session', former)
    await asking.see(link)
    await asking.send(link, {})
    visitor.cookies.set('postern-session', former)
    expect((await visitor.see('/console/sessions')).status).toBe(303)
    expect((await asking.see('/console/sessions')).status).toBe(200)
  })

  test('has cookies that scripts and other sites do not get, and pages that nobody keeps', async () => {
    const { visitor, link } = await askAndReceive()
    const { headers } = await visitor.see(link)
    expect(Object.fromEntries(headers)).toMatchObject({
      'cache-control': 'no-store',
      'x-frame-options': 'DENY',
      'content-security-policy': expect.stringMatching(/^default-src 'none'.*frame-ancestors 'none'$/),
    })
    expect(headers.get('content-security-policy')).not.toContain('unsafe')
    const [cookie] = (await visitor.send(link, {})).headers.getSetCookie()
    expect(cookie).toMatch(/^postern-session=\w{58}; Path=\/; HttpOnly; SameSite=Lax$/)
  })

  test('ends after 12 hours without use', async () => {
    const visitor = await signInToConsole(server, member)
    const HOUR = 3_600_000
    server.clock.advance(11 * HOUR)
    expect((await visitor.see('/console/sessions')).status).toBe(200)
    server.clock.advance(12 * HOUR - 1)
    expect((await visitor.see('/console/sessions')).status).toBe(200)
    server.clock.advance(12 * HOUR)
    expect((await visitor.see('/console/sessions')).status).toBe(303)
  })

  test('ends after seven days, however much it is used', async () => {
    const visitor = await signInToConsole(server, member)
    for (let use = 0; use < 15; use += 1) {
      server.clock.advance(11 * 3_600_000)
      expect((await visitor.see('/console/sessions')).status).toBe(200)
    }
    server.clock.advance(3 * 3_600_000)
    expect((await visitor.see('/console/sessions')).status).toBe(303)
  })

  test('ends when its member signs out, and others of theirs when they end them', async () => {
    const [here, there] = [await signInToConsole(server, member), await signInToConsole(server, member)]
    const { text } = await here.see('/console/sessions')
    const ids = [...text.matchAll(/name="session" value="(\w+)"/g)].map(([, id]) => id ?? '')
    expect(ids).toHaveLength(2)
    const current = /this one<[\s\S]*?name="session" value="(\w+)"/.exec(text)?.[1]
    const other = ids.find((id) => id !== current) ?? ''
    expect((await here.send('/console/sessions', { session: other })).location).toBe('/console/sessions')
    expect((await there.see('/console/sessions')).status).toBe(303)
    const kept = here.cookies.get('postern-session') ?? ''
    await here.see('/console/sessions')
    await here.send('/console/sign-out', {})
    expect(here.cookies.has('postern-session')).toBe(false)
    here.cookies.set('postern-session', kept)
    expect((await here.see('/console/sessions')).status).toBe(303)
  })

  test('of another member is not theirs to end', async () => {
    const victim = await signInToConsole(server, member)
    const attacker = await signInToConsole(server, await makeTestMember(server, organizationId))
    const { id } = await server.database('member_sessions').where({ member_id: member.id }).first('id')
    await attacker.see('/console/sessions')
    await attacker.send('/console/sessions', { session: id })
    expect((await victim.see('/console/sessions')).status).toBe(200)
  })
})

describe('a form', () => {
  test('without the token of its session is refused', async () => {
    const visitor = await signInToConsole(server, member)
    const other = await signInToConsole(server, await makeTestMember(server, organizationId))
    await other.see('/console/sessions')
    for (const csrf of ['', 'x', other.csrf()]) {
      expect((await visitor.send('/console/sign-out', { csrf })).status).toBe(403)
    }
    expect((await visitor.see('/console/sessions')).status).toBe(200)
    expect((await visitor.send('/console/sign-out', {})).status).toBe(303)
  })

  test.each([{ Origin: 'https://evil.example' }, { Origin: 'null' }, { Origin: '' }, { Origin: 'http://localhost' }])(
    'that comes with %j is refused',
    async (headers) => {
      const visitor = await signInToConsole(server, member)
      await visitor.see('/console/sessions')
      expect((await visitor.send('/console/sign-out', {}, headers)).status).toBe(403)
      expect((await visitor.see('/console/sessions')).status).toBe(200)
    },
  )

  test('to sign in is refused from another site, so that nobody is signed in as somebody else', async () => {
    const visitor = openConsoleTestClient(server)
    await visitor.see('/console/sign-in')
    const { email } = member
    expect((await visitor.send('/console/sign-in', { email }, { Origin: 'https://evil.example' })).status).toBe(403)
    expect((await visitor.send('/console/sign-in', { email, csrf: 'x' })).status).toBe(403)
    expect(await mailsTo(email)).toEqual([])
  })
})

describe('a member', () => {
  test('who is removed is signed out, with their links', async () => {
    const visitor = await signInToConsole(server, member)
    await makeTestMember(server, organizationId)
    const { visitor: asking } = await ask()
    const link = (await waitForMailedLinks(server, member.email, 2)).at(-1) ?? ''
    await asking.see(link)
    const actor = { organization: { id: organizationId, slug: 'harbour' }, member: null }
    await doWork(server.database, toAuditOrigin(actor), server.clock.now(), (work) =>
      removeMember(work, actor, member.email),
    )
    expect((await visitor.see('/console/sessions')).status).toBe(303)
    expect((await asking.send(link, {})).status).toBe(410)
  })

  test('confirms with a fresh link, in the same session', async () => {
    const visitor = await signInToConsole(server, member)
    const confirmed = () => server.database('member_sessions').where({ member_id: member.id }).pluck('confirmed_at')
    const [before] = await confirmed()
    server.clock.advance(20 * 60_000)
    await visitor.see('/console/confirm?next=/console/live/keys')
    expect((await visitor.send('/console/confirm', { next: '/console/live/keys' })).text).toContain(member.email)
    const [, link = ''] = await waitForMailedLinks(server, member.email, 2)
    const other = await signInToConsole(server, member)
    await other.see('/console/sessions')
    expect((await other.send(link, {})).status).toBe(410)
    await visitor.see(link)
    expect((await visitor.send(link, {})).location).toBe('/console/live/keys')
    const after = await confirmed()
    expect(after.every((at) => at > before)).toBe(true)
  })
})

test('on https, cookies are for this host alone', async () => {
  const secure = await startTestServer({ config: { publicUrl: 'https://tickets.example' } })
  try {
    const owner = await makeTestMember(secure, await secure.organization())
    const visitor = openConsoleTestClient(secure)
    const [cookie] = (await visitor.see('/console/sign-in')).headers.getSetCookie()
    expect(cookie).toMatch(/^__Host-postern-browser=\w+; Path=\/; HttpOnly; SameSite=Lax; Secure$/)
    expect((await visitor.send('/console/sign-in', { email: owner.email })).status).toBe(403)
    await visitor.send('/console/sign-in', { email: owner.email }, { Origin: 'https://tickets.example' })
    await waitForMailedLinks(secure, owner.email, 1)
    const [text] = await secure.database('mails').pluck('text_body')
    expect(text).toContain('https://tickets.example/console/sign-in/')
  } finally {
    await secure.close()
  }
})

test('names of other hosts are not answered, and those of this machine lead to the one', async () => {
  const evil = await seeAs('evil.example')
  expect(evil).toMatchObject({ status: 421, headers: { 'cache-control': 'no-store' } })
  expect(evil.headers['set-cookie']).toBeUndefined()
  const local = await seeAs(`127.0.0.1:${server.port}`)
  expect(local).toMatchObject({ status: 303, headers: { location: `http://localhost:${server.port}/console/sign-in` } })
})

/** `fetch` sets the Host header itself. */
function seeAs(host: string): Promise<{ status: number; headers: IncomingHttpHeaders }> {
  const path = '/console/sign-in'
  return new Promise((resolve, reject) => {
    const sent = request({ host: '127.0.0.1', port: server.port, path, headers: { host } }, (response) => {
      response.resume()
      resolve({ status: response.statusCode ?? 0, headers: response.headers })
    })
    sent.on('error', reject).end()
  })
}
