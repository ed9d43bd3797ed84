import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, readFile, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { buildNewAttendee, buildTestFixtures, makeTestEvent } from '../../server/testing/fixtures.ts'
import {
  dropConnection,
  type FaultServer,
  type ResponseFault,
  respondWithJson,
  respondWithRefusal,
  respondWithText,
  startFaultServer,
} from '../../server/testing/sdk/fault-server.ts'
import { setUpWebhookTests, type WebhookTestSetup } from '../../server/testing/webhooks/webhook-test-setup.ts'
import type { CliIo } from '../src/cli/listen.ts'
import { runCli } from '../src/cli/run.ts'
import { verifyWebhook, webhookTypes } from '../src/webhooks/index.ts'

const LISTENING = 'https://postern-listen.invalid'

let room: WebhookTestSetup
let key: string
let event: string
let folder: string
let local: FaultServer
let ending: AbortController
let printed: string[]
let complained: string[]

beforeAll(async () => {
  room = await setUpWebhookTests()
  folder = await mkdtemp(join(tmpdir(), 'postern-cli-'))
})

afterAll(async () => {
  await room?.close()
  await rm(folder, { recursive: true, force: true })
})

beforeEach(async () => {
  room.fixtures = await buildTestFixtures(room.server)
  key = (await room.server.key(room.fixtures.organizationId, { scopes: ['read', 'write'], requestsPerMinute: 10_000 }))
    .value
  event = await makeTestEvent(room.fixtures.live)
  local = await startFaultServer(respondWithText(200, 'text/plain', 'thanks'))
  ending = new AbortController()
  printed = []
  complained = []
})

afterEach(() => local[Symbol.asyncDispose]())

const io = (): CliIo => ({
  environment: { XDG_CONFIG_HOME: folder, POSTERN_KEY: key, POSTERN_BASE_URL: room.server.url },
  out: (line) => printed.push(line),
  err: (line) => complained.push(line),
  signal: ending.signal,
  sleep: () => new Promise((resolve) => setTimeout(resolve, 5)),
})

const listen = (...more: string[]) => runCli(['listen', '--forward-to', `${local.url}/hook`, ...more], io())
const untilTrue = (isTrue: () => unknown) => expect.poll(isTrue).toBeTruthy()
const isReady = () => printed.some((line) => line.startsWith('The signing secret'))
const secretIn = (lines: string[]) => lines.join('\n').match(/whsec_[\w-]{43}/)?.[0] ?? ''
const endpoints = async () => (await room.fixtures.live('GET', '/v1/webhooks')).body.data

async function register(name = 'Nerea'): Promise<void> {
  await room.fixtures.live('POST', `${event}/registrations`, { attendees: [buildNewAttendee({ first_name: name })] })
  await room.fanOut()
}

/** Events of the endpoint, oldest first, exactly as they would be sent. */
async function recorded(): Promise<string[]> {
  const [{ id }] = await endpoints()
  const { data } = (await room.fixtures.live('GET', `/v1/webhooks/${id}/deliveries?limit=200`)).body
  const details = data.map(
    async (one: { id: string }) =>
      (await room.fixtures.live('GET', `/v1/webhooks/${id}/deliveries/${one.id}`)).body.envelope as string,
  )
  return (await Promise.all<string>(details)).reverse()
}

/** The real API behind faults: each fault hits one call, later calls pass. */
async function startFaultyApi(isFaulty: (method: string, url: string) => boolean, ...faults: ResponseFault[]) {
  const api: FaultServer = await startFaultServer(async (response, request) => {
    const { method, url, headers, body } = api.received.at(-1) ?? expect.fail('There was no call.')
    const fault = isFaulty(method, url) ? faults.shift() : undefined
    if (fault) return fault(response, request)
    const passed = Object.entries(headers).filter(([name]) =>
      /^(authorization|content-type|idempotency-key)$/.test(name),
    )
    const answer = await fetch(room.server.url + url, {
      method,
      headers: Object.fromEntries(passed) as Record<string, string>,
      ...(body ? { body } : {}),
    })
    response.writeHead(answer.status, { 'Content-Type': answer.headers.get('content-type') ?? 'text/plain' })
    response.end(Buffer.from(await answer.arrayBuffer()))
  })
  return api
}

describe('postern listen', () => {
  test('asks ever less often while nothing happens, down to four times a minute', async () => {
    const waits: number[] = []
    const sleep = async (milliseconds: number) => {
      waits.push(milliseconds)
      if (waits.length === 30) ending.abort()
    }
    await runCli(['listen', '--forward-to', `${local.url}/hook`], { ...io(), sleep })
    expect(waits).toEqual(waits.toSorted((one, other) => one - other))
    expect([waits[0], waits.at(-1)]).toEqual([1_250, 15_000])
  })

  test('brings what happens, in order, once, byte for byte, signed, and leaves nothing behind', async () => {
    const listening = listen()
    await untilTrue(isReady)
    expect(await endpoints()).toMatchObject([{ url: LISTENING, paused: true, event_types: ['*'] }])
    await register('Nerea Ñandú 🎟️')
    await register('Iker')
    await untilTrue(() => local.received.length >= 8)
    const bodies = await recorded()
    expect(bodies).toHaveLength(8)
    expect(local.received.map(({ body }) => body)).toEqual(bodies)
    const secret = secretIn(printed)
    for (const { url, method, headers, body } of local.received) {
      expect([method, url]).toEqual(['POST', '/hook'])
      const { type } = await verifyWebhook(body, headers['service-signature'], secret)
      expect(headers).toMatchObject({
        'content-type': 'application/json',
        'service-event-type': type,
        'service-delivery-attempt': '1',
        'service-delivery-id': expect.stringMatching(/^[0-9A-Z]{26}$/),
      })
    }
    expect(printed.filter((line) => /registration\.created +evt_\w+ +200 in \d+ ms$/.test(line))).toHaveLength(2)
    ending.abort()
    expect(await listening).toBe(0)
    expect(await endpoints()).toEqual([])
    expect([complained, local.received.length]).toEqual([[], 8])
    expect(printed.at(-1)).toBe('The endpoint is deleted.')
    expect(printed.join()).not.toContain(key)
  })

  test('brings some types alone, and has the same secret each time', async () => {
    const listening = listen('--events', 'ticket.issued,registration.confirmed')
    await untilTrue(isReady)
    await register()
    await untilTrue(() => local.received.length >= 2)
    const types = local.received.map(({ headers }) => headers['service-event-type'])
    expect(types.sort()).toEqual(['registration.confirmed', 'ticket.issued'])
    ending.abort()
    await listening
    const before = secretIn(printed)
    printed = []
    ending = new AbortController()
    const again = listen()
    await untilTrue(isReady)
    ending.abort()
    await again
    expect(secretIn(printed)).toBe(before)
  })

  test('loses nothing and brings nothing twice through an API that fails, drops and limits', async () => {
    const limited = respondWithRefusal(429, 'rate_limited', { 'Retry-After': '1' })
    const isRead = (method: string, url: string) => method === 'GET' && url.includes('/deliveries')
    const failures = Array<ResponseFault>(5).fill(respondWithRefusal(503, 'unavailable'))
    await using api = await startFaultyApi(
      isRead,
      dropConnection,
      limited,
      ...failures,
      dropConnection,
      respondWithText(502, 'text/html', '<p>Bad'),
    )
    const listening = listen('--base-url', api.url)
    await untilTrue(isReady)
    for (const name of ['Ane', 'Jon', 'Leire']) await register(name)
    await untilTrue(() => local.received.length >= 12)
    const bodies = await recorded()
    ending.abort()
    await listening
    expect(local.received.map(({ body }) => body)).toEqual(bodies)
    expect(complained).toEqual([
      expect.stringMatching(/^The API does not answer: .+ Nothing is lost; trying again\.$/),
      'The API answers again.',
    ])
  })

  test('tells what the local server answers, and goes on', async () => {
    await local[Symbol.asyncDispose]()
    local = await startFaultServer(
      respondWithRefusal(500, 'broken'),
      (response) => response.writeHead(302, { Location: '/elsewhere' }).end(),
      dropConnection,
      respondWithText(204, 'text/plain', ''),
    )
    const listening = listen()
    await untilTrue(isReady)
    await register()
    await untilTrue(() => local.received.length >= 4 && printed.length >= 6)
    ending.abort()
    await listening
    const told = printed.slice(2, 6).map((line) => line.split('  ').at(-1))
    expect(told).toEqual([
      expect.stringMatching(/^500 in \d+ ms, a failure$/),
      expect.stringMatching(/^302 in \d+ ms, and redirects are not followed$/),
      expect.stringMatching(/^no answer: .+/),
      expect.stringMatching(/^204 in \d+ ms$/),
    ])
  })

  test('makes the endpoint anew when it is gone', async () => {
    const listening = listen()
    await untilTrue(isReady)
    const [{ id }] = await endpoints()
    await room.fixtures.live('DELETE', `/v1/webhooks/${id}`)
    await untilTrue(() => complained.length > 0)
    expect(complained).toEqual(['The endpoint was gone, with what it had recorded, and was made anew.'])
    await register()
    await untilTrue(() => local.received.length >= 4)
    ending.abort()
    expect(await listening).toBe(0)
    expect(await endpoints()).toEqual([])
  })

  test('ends where the key is refused, with the words of the API', async () => {
    expect(await listen('--key', 'svc_live_nobody')).toBe(1)
    expect(complained).toEqual([expect.stringMatching(/not known here/)])
    const reading = (await room.server.key(room.fixtures.organizationId, { scopes: ['read'] })).value
    expect(await listen('--key', reading)).toBe(1)
    expect(complained[1]).toMatch(/write/)
    expect(await endpoints()).toEqual([])
  })

  test('as a program of its own, deletes its endpoint on Ctrl-C', async () => {
    const program = join(import.meta.dirname, '../src/cli/main.ts')
    const child = spawn(process.execPath, [program, 'listen', '--forward-to', `${local.url}/hook`], {
      env: { ...process.env, ...(io().environment as Record<string, string>) },
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    child.stdout.on('data', (data) => printed.push(...String(data).split('\n')))
    await untilTrue(isReady)
    await register()
    await untilTrue(() => local.received.length >= 4)
    child.kill('SIGINT')
    const [code] = await once(child, 'exit')
    expect(code).toBe(0)
    expect(await endpoints()).toEqual([])
  })
})

describe('postern trigger', () => {
  const trigger = (...args: string[]) => runCli(['trigger', ...args], io())

  test.each(webhookTypes)('sends a sample of %s, signed with the secret of listen', async (type) => {
    expect(await trigger(type, '--forward-to', `${local.url}/hook`)).toBe(0)
    const listening = listen()
    await untilTrue(() => secretIn(printed))
    ending.abort()
    await listening
    const [sent] = local.received
    const envelope = await verifyWebhook(sent?.body ?? '', sent?.headers['service-signature'], secretIn(printed))
    expect(envelope).toMatchObject({
      type,
      livemode: false,
      id: expect.stringMatching(/^evt_[0-7][0-9A-HJKMNP-TV-Z]{25}$/),
    })
    expect(envelope.data.id).toEqual(expect.any(String))
    expect(printed[0]).toMatch(/ 200 in \d+ ms$/)
  })

  test('goes where the last listen forwarded to, which is all that was kept', async () => {
    const listening = listen()
    await untilTrue(isReady)
    ending.abort()
    await listening
    ending = new AbortController()
    expect(await trigger('ticket.issued')).toBe(0)
    expect(local.received).toHaveLength(1)
    const file = join(folder, 'postern/listen.json')
    expect(JSON.parse(await readFile(file, 'utf8'))).toEqual({ forward_to: `${local.url}/hook` })
    expect((await stat(file)).mode & 0o777).toBe(0o600)
  })

  test('fails where nobody answers, and where the answer is no success', async () => {
    expect(await trigger('ticket.issued', '--forward-to', 'http://127.0.0.1:9/hook')).toBe(1)
    expect(printed[0]).toMatch(/no answer: /)
    await local[Symbol.asyncDispose]()
    local = await startFaultServer(respondWithJson(400, {}))
    expect(await trigger('ticket.issued', '--forward-to', local.url)).toBe(1)
  })

  test('asks whether another type was meant, and where to send', async () => {
    expect(await trigger('ticket.isued', '--forward-to', local.url)).toBe(2)
    expect(complained[0]).toMatch(
      /^There is no event type ticket\.isued\. Did you mean ticket\.issued\? The types are:\n/,
    )
    const empty = { ...io(), environment: { ...io().environment, XDG_CONFIG_HOME: join(folder, 'nothing') } }
    expect(await runCli(['trigger', 'ticket.issued'], empty)).toBe(2)
    expect(complained[1]).toMatch(/^--forward-to is missing, and nobody has listened here yet/)
  })
})

test('postern --help and --version need no key', async () => {
  expect(await runCli(['--help'], { ...io(), environment: {} })).toBe(0)
  expect(await runCli(['--version'], { ...io(), environment: {} })).toBe(0)
  expect(printed).toEqual([expect.stringMatching(/^Usage: postern/), expect.stringMatching(/^\d+\.\d+\.\d+$/)])
})
