import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { connect } from 'node:net'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { openLivePageStream as followPage } from '../../../testing/console/follow.ts'
import {
  type ConsoleTestClient,
  makeTestMember,
  signInToConsole,
  type TestMember,
} from '../../../testing/console/visitor.ts'
import {
  buildNewAttendee,
  buildTestFixtures,
  makeTestEvent,
  type TestApiCall,
  type TestFixtures,
} from '../../../testing/fixtures.ts'
import { startTestServer, type TestServer } from '../../../testing/test-server.ts'

let server: TestServer
let fixtures: TestFixtures
let gate: TestApiCall
let owner: TestMember
let visitor: ConsoleTestClient

const PAGE = '/console/live/events/lights/dashboard'

beforeAll(async () => {
  server = await startTestServer()
  fixtures = await buildTestFixtures(server)
  const path = await makeTestEvent(fixtures.live, { code: 'lights', event: { name: 'Harbour Lights' } })
  const point = { code: 'main', name: 'Main gate', kind: 'entry', limit: 'unlimited' }
  await fixtures.live('POST', `${path}/check-in-points`, point)
  gate = await fixtures.as({ scopes: ['scanner'] })
})
afterAll(() => server.close())

beforeEach(async () => {
  server.clock.advance(60_000)
  owner = await makeTestMember(server, fixtures.organizationId)
  visitor = await signInToConsole(server, owner)
})

async function letIn(last_name: string): Promise<void> {
  const path = '/v1/events/lights'
  const { body } = await fixtures.live('POST', `${path}/registrations`, {
    attendees: [buildNewAttendee({ last_name })],
  })
  const ticket = await fixtures.live('GET', `${path}/tickets/${body.attendees[0].ticket_ids[0]}`)
  const scan = { code: ticket.body.code, client_uuid: randomUUID(), scanned_at: server.clock.now().toISOString() }
  const { body: scanned } = await gate('POST', `/api${path}/scan`, { ...scan, check_in_point: 'main' })
  expect(scanned.result).toBe('accepted')
}

const follow = (by: ConsoleTestClient) => followPage(by, PAGE)

const textOf = (page: string) => page.replaceAll(/<[^>]+>/g, ' ').replaceAll(/\s+/g, ' ')

describe('the dashboard', () => {
  test('shows numbers, a chart with its table, and the last scans', async () => {
    await letIn('Uribe')
    const { status, text, headers } = await visitor.see(PAGE)
    expect(status).toBe(200)
    expect(headers.get('cache-control')).toBe('no-store')
    expect(text).toMatch(/<svg [^>]+role="img" aria-label="Admitted by quarter of an hour\. At most \d+/)
    expect(textOf(text)).toMatch(/\d+ of \d+ Admitted/)
    expect(text).toContain('Main gate')
    expect(text).toMatch(/<a href="\/console\/live\/events\/\w{26}\/attendees\/\w{26}">Nerea Uribe<\/a>/)
    expect((await visitor.see('/console/live/events/lights')).text).toContain(`href="${PAGE}"`)
    expect(textOf((await visitor.see('/console/test/events/lights/dashboard')).text)).toContain(
      'Nobody has been admitted yet.',
    )
  })

  test('shows a scanner the numbers and no people', async () => {
    await letIn('Secreta')
    const scanner = await signInToConsole(
      server,
      await makeTestMember(server, fixtures.organizationId, { role: 'scanner' }),
    )
    const { status, text } = await scanner.see(PAGE)
    expect(status).toBe(200)
    expect(text).toContain('Let in')
    expect(text).not.toContain('Secreta')
    expect(text).not.toContain('/attendees/')
    const stream = await follow(scanner)
    await expect.poll(stream.received).toContain('Let in')
    expect(stream.received()).not.toContain('Secreta')
    await stream.close()
  })

  test('of another organization, or of no event, is not there', async () => {
    const stranger = await signInToConsole(server, await makeTestMember(server, await server.organization()))
    expect((await stranger.see(PAGE)).status).toBe(404)
    expect((await follow(stranger)).status).toBe(404)
    expect((await visitor.see('/console/live/events/nothing/dashboard')).status).toBe(404)
    const nobody = await fetch(visitor.origin + PAGE, { redirect: 'manual', headers: { Accept: 'text/event-stream' } })
    expect(nobody.status).toBe(303)
  })

  test('names the time zone of the event, where its times are', async () => {
    await makeTestEvent(fixtures.live, { code: 'islands', event: { timezone: 'Pacific/Auckland' } })
    const text = textOf((await visitor.see('/console/live/events/islands/dashboard')).text)
    const parts = { timeZone: 'Pacific/Auckland', hour: 'numeric', minute: '2-digit' } as const
    const [hour] = new Intl.DateTimeFormat('en', parts).format(server.clock.now()).split(':')
    expect(text).toMatch(new RegExp(`As of ${hour}:`))
    expect(text).toContain('Times are those of Pacific/Auckland.')
  })

  test('speaks Spanish', async () => {
    const by = await signInToConsole(server, owner, { 'Accept-Language': 'es' })
    expect(textOf((await by.see(PAGE)).text)).toMatch(/Panel en directo.+Admitidos.+Últimas lecturas/)
  })
})

describe('the list of check-ins', () => {
  const paths = ['/console/live/events/lights/checkins', '/console/live/checkins']

  test.each(paths)('%s says when, what and where, and leads to the person', async (path) => {
    await letIn('Lista')
    const scan = { code: 'NOBODYHASTHIS', client_uuid: randomUUID(), scanned_at: server.clock.now().toISOString() }
    await gate('POST', '/api/v1/events/lights/scan', { ...scan, check_in_point: 'main' })
    const { text } = await visitor.see(path)
    expect([...text.matchAll(/<th scope="col">([^<]+)</g)].map(([, label]) => label)).toEqual([
      'Scanned at',
      'Result',
      'Check in point',
      'Day',
      'Override reason',
    ])
    expect(textOf(text)).toMatch(/Unknown code main .+Let in main /)
    const person = /<a href="([^"]+\/attendees\/\w{26})"><time/.exec(text)?.[1] ?? ''
    expect((await visitor.see(person)).text).toContain('Nerea')
    const by = await signInToConsole(server, owner, { 'Accept-Language': 'es' })
    expect(textOf((await by.see(path)).text)).toMatch(/Registros de acceso.+Código desconocido main .+Admitido main /)
  })
})

describe('a stream', () => {
  test('brings what comes in, once', async () => {
    const stream = await follow(visitor)
    expect(stream.response.headers.get('content-type')).toContain('text/event-stream')
    await expect.poll(stream.received).toContain('data: ')
    await letIn('Moreno')
    server.clock.advance(60_000)
    await expect.poll(stream.received).toContain('Nerea Moreno')
    const brought = () => stream.received().split('Last scans').length - 1
    const before = brought()
    server.clock.advance(60_000)
    await letIn('Segura')
    await expect.poll(stream.received).toContain('Nerea Segura')
    expect(brought() - before).toBeLessThanOrEqual(2)
    await stream.close()
  })

  test('of a session that has ended ends within seconds, without bringing anything', async () => {
    const stream = await follow(visitor)
    await expect.poll(stream.received).toContain('data: ')
    await server.database('member_sessions').where({ member_id: owner.id }).delete()
    await expect.poll(stream.ended).toBe(true)
    expect(stream.received()).toMatch(/event: gone\ndata:\n\n$/)
  })

  test('of a member who was removed ends', async () => {
    const member = await makeTestMember(server, fixtures.organizationId, { role: 'manager' })
    const stream = await follow(await signInToConsole(server, member))
    await expect.poll(stream.received).toContain('data: ')
    await server.database('members').where({ id: member.id }).delete()
    await expect.poll(stream.ended).toBe(true)
  })

  test('does not make a session last longer', async () => {
    const used = async () =>
      (await server.database('member_sessions').where({ member_id: owner.id }).first('last_used_at')).last_used_at
    await visitor.see(PAGE)
    const stream = await follow(visitor)
    const before = await used()
    server.clock.advance(11 * 3_600_000)
    await expect.poll(stream.received).toContain('data: ')
    expect(await used()).toEqual(before)
    server.clock.advance(2 * 3_600_000)
    await expect.poll(stream.ended).toBe(true)
    expect(stream.received()).toContain('event: gone')
  })

  test('is refused where a session has ten, until one of them is closed', async () => {
    const streams = await Promise.all(Array.from({ length: 10 }, () => follow(visitor)))
    expect(streams.map(({ status }) => status)).toEqual(Array.from({ length: 10 }, () => 200))
    const refused = await follow(visitor)
    expect(refused.status).toBe(503)
    await expect.poll(refused.received).toContain('Too many pages are being kept up to date.')
    await streams[0]?.close()
    await expect
      .poll(async () => {
        const again = await follow(visitor)
        await again.close()
        return again.status
      })
      .toBe(200)
    await Promise.all(streams.map((stream) => stream.close()))
  })

  test('gives its place back where the client leaves before the answer begins', async () => {
    const cookie = [...visitor.cookies].map(([name, value]) => `${name}=${value}`).join('; ')
    const leave = async () => {
      const socket = connect(server.port, 'localhost')
      await once(socket, 'connect')
      const headings = [`GET ${PAGE} HTTP/1.1`, `Host: localhost:${server.port}`, `Cookie: ${cookie}`]
      await new Promise((sent) =>
        socket.write(`${[...headings, 'Accept: text/event-stream'].join('\r\n')}\r\n\r\n`, sent),
      )
      socket.destroy()
    }
    for (let client = 0; client < 60; client += 1) await leave()
    await expect
      .poll(async () => {
        const stream = await follow(visitor)
        await stream.close()
        return stream.status
      })
      .toBe(200)
  })

  test('ends when the server is about to stop', async () => {
    const other = await startTestServer({ databaseUrl: server.databaseUrl, clock: server.clock })
    const stream = await follow({ ...visitor, origin: `http://localhost:${other.port}` })
    await expect.poll(stream.received).toContain('data: ')
    await other.close()
    expect(stream.ended()).toBe(true)
  })
})
