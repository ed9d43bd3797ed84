import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { purgeSignInData } from '../../../access/sessions/index.ts'
import { startOpenIdProvider, type TestOpenIdProvider } from '../../../testing/console/openid-provider.ts'
import {
  makeTestMember,
  openConsoleTestClient,
  signInToConsole,
  type TestMember,
  waitForMailedLinks,
} from '../../../testing/console/visitor.ts'
import { buildTestClock } from '../../../testing/test-clock.ts'
import { startTestServer, type TestServer } from '../../../testing/test-server.ts'

const MINUTE = 60_000
const OWN = '198.51.100.7'

let server: TestServer
let provider: TestOpenIdProvider
let organizationId: string
let member: TestMember

beforeAll(async () => {
  const clock = buildTestClock()
  provider = await startOpenIdProvider(() => clock.now())
  server = await startTestServer({ clock, config: { trustedProxyHops: 1, openId: provider.settings } })
  organizationId = await server.organization()
})
afterAll(async () => {
  await server.close()
  await provider.stop()
})
beforeEach(async () => {
  server.clock.advance(60 * MINUTE)
  member = await makeTestMember(server, organizationId)
  provider.behave({ person: { email: member.email, email_verified: true } })
})

const from = (address: string) => ({ 'X-Forwarded-For': address })

/** A browser in this network that asks for a link. */
async function ask(address: string, email = member.email) {
  const visitor = openConsoleTestClient(server, from(address))
  await visitor.see('/console/sign-in')
  return { visitor, sent: await visitor.send('/console/sign-in', { email }) }
}

const network = (n: number) => `203.0.113.${n}`

/** As many strangers as there are networks, at the same moment. */
const flood = (networks: string[], email = member.email) =>
  Promise.all(networks.map(async (address) => (await ask(address, email)).sent))

const countMails = async () =>
  Number((await server.database('mails').where({ recipient_address: member.email }).count())[0]?.count)

/** Until the member has so many mails and, when one who asks later has theirs, no more. */
async function untilMailed(count: number): Promise<void> {
  await expect.poll(countMails).toBe(count)
  const other = await makeTestMember(server, organizationId)
  await ask('192.0.2.200', other.email)
  await waitForMailedLinks(server, other.email, 1)
  expect(await countMails()).toBe(count)
}

const plain = (text: string) => text.replaceAll(/name="csrf" value="[^"]+"/g, '')

describe('a stranger who asks for links of a member', () => {
  test('is refused after five, and the member in another network is not', async () => {
    const seen = []
    for (let attempt = 0; attempt < 6; attempt += 1) seen.push((await ask(network(1))).sent.status)
    expect(seen).toEqual([200, 200, 200, 200, 200, 429])
    const earlier = await waitForMailedLinks(server, member.email, 5)
    const { visitor, sent } = await ask(OWN)
    expect(sent.status).toBe(200)
    const link = (await waitForMailedLinks(server, member.email, 6)).find((one) => !earlier.includes(one)) ?? ''
    await visitor.see(link)
    expect((await visitor.send(link, {})).status).toBe(303)
  })

  test('gets exactly five through, however many come at once', async () => {
    const sent = await flood(Array(12).fill(network(2)))
    expect(sent.filter(({ status }) => status === 200)).toHaveLength(5)
    await waitForMailedLinks(server, member.email, 5)
  })

  test('is one network with the whole of an IPv6 /64, and another outside of it', async () => {
    for (let attempt = 1; attempt <= 5; attempt += 1) await ask(`2001:db8:1:2::${attempt}`)
    expect((await ask('2001:db8:1:2:ffff::1')).sent.status).toBe(429)
    expect((await ask('2001:db8:1:3::1')).sent.status).toBe(200)
  })

  test('from many networks at once sends ten mails and no more, and learns nothing', async () => {
    const networks = Array.from({ length: 25 }, (_, n) => network(n + 10))
    const stranger = 'nobody@elsewhere.example'
    const known = await flood(networks)
    const unknown = await flood(networks, stranger)
    for (const { status } of [...known, ...unknown]) expect(status).toBe(200)
    const texts = known.map(({ text }) => plain(text).replaceAll(member.email, 'X'))
    expect(new Set([...texts, ...unknown.map(({ text }) => plain(text).replaceAll(stranger, 'X'))]).size).toBe(1)
    await untilMailed(10)
  })

  test('has ten an hour, whenever the hour begins', async () => {
    await flood(Array.from({ length: 6 }, (_, n) => network(n + 10)))
    await waitForMailedLinks(server, member.email, 6)
    server.clock.advance(35 * MINUTE)
    await flood(Array.from({ length: 12 }, (_, n) => network(n + 30)))
    await untilMailed(10)
    server.clock.advance(25 * MINUTE)
    await purgeSignInData(server.database, server.clock.database())
    await flood(Array.from({ length: 12 }, (_, n) => network(n + 60)))
    await untilMailed(16)
  })

  test('leaves the member the links that they have, and the provider', async () => {
    const { visitor } = await ask(OWN)
    const [link = ''] = await waitForMailedLinks(server, member.email, 1)
    await flood(Array.from({ length: 30 }, (_, n) => network(n + 10)))
    await untilMailed(10)
    await visitor.see(link)
    expect((await visitor.send(link, {})).status).toBe(303)
    const atProvider = openConsoleTestClient(server, from(OWN))
    expect((await signInAtProvider(atProvider)).status).toBe(303)
  })

  test('mails a member of several organizations a link for each, or none', async () => {
    for (let count = 0; count < 3; count += 1) {
      await makeTestMember(server, await server.organization(), { email: member.email })
    }
    await flood(Array.from({ length: 4 }, (_, n) => network(n + 10)))
    await untilMailed(8)
  })
})

async function signInAtProvider(visitor: ReturnType<typeof openConsoleTestClient>) {
  const { location } = await visitor.see('/console/openid?next=/console/live')
  if (location === null) return { status: 0 }
  const answer = await fetch(location, { redirect: 'manual' })
  const { pathname, search } = new URL(answer.headers.get('location') ?? '')
  return visitor.see(pathname + search)
}

describe('links, the provider and confirming have counts of their own', () => {
  test('whoever uses up the links leaves the provider to those of the same network', async () => {
    for (let attempt = 0; attempt < 31; attempt += 1) await ask(network(3), `a-${attempt}@many.example`)
    for (let attempt = 0; attempt < 6; attempt += 1) await ask(network(3))
    for (let attempt = 0; attempt < 31; attempt += 1) {
      await openConsoleTestClient(server, from(network(3))).see(`/console/sign-in/${organizationId}${'A'.repeat(32)}`)
    }
    expect((await signInAtProvider(openConsoleTestClient(server, from(network(3))))).status).toBe(303)
  })

  test('whoever uses up the provider leaves links to those of the same network', async () => {
    for (let attempt = 0; attempt < 31; attempt += 1) {
      const visitor = openConsoleTestClient(server, from(network(4)))
      await visitor.see('/console/openid')
      await visitor.see('/console/openid/callback?code=x&state=unknown')
    }
    const { visitor, sent } = await ask(network(4))
    expect(sent.status).toBe(200)
    const [link = ''] = await waitForMailedLinks(server, member.email, 1)
    await visitor.see(link)
    expect((await visitor.send(link, {})).status).toBe(303)
  })

  test('a member confirms while others ask for links of theirs, in the same network too', async () => {
    const visitor = await signInToConsole(server, member, from(OWN))
    for (let attempt = 0; attempt < 31; attempt += 1) await ask(OWN, `b-${attempt}@many.example`)
    await flood([...Array(6).fill(OWN), ...Array.from({ length: 20 }, (_, n) => network(n + 10))])
    await untilMailed(10)
    await visitor.see('/console/confirm')
    expect((await visitor.send('/console/confirm', {})).status).toBe(200)
    expect(await countMails()).toBe(11)
  })

  test('confirming is counted, and leaves the links', async () => {
    const visitor = await signInToConsole(server, member, from(OWN))
    const seen = []
    for (let attempt = 0; attempt < 6; attempt += 1) {
      await visitor.see('/console/confirm')
      seen.push((await visitor.send('/console/confirm', {})).status)
    }
    expect(seen).toEqual([200, 200, 200, 200, 200, 429])
    expect((await ask(OWN)).sent.status).toBe(200)
    await waitForMailedLinks(server, member.email, 7)
    server.clock.advance(10 * MINUTE)
    for (let attempt = 0; attempt < 5; attempt += 1) await visitor.send('/console/confirm', {})
    server.clock.advance(10 * MINUTE)
    expect((await visitor.send('/console/confirm', {})).status).toBe(429)
    expect(await countMails()).toBe(12)
  })
})
