import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { revokeKey } from '../../server/access/keys/index.ts'
import { buildNewAttendee } from '../../server/testing/fixtures.ts'
import { holdTimers, letTimePass, waitUntilSocketsRead } from '../../server/testing/held-timers.ts'
import { sleepControl } from '../../spec/tools/connectors/testing/n8n-workflow.ts'
import { AUTOMATION_PLATFORMS, loadActivepiecesPiece, openAllConnectorApps } from './testing/all-apps.ts'
import { type AppLogin, catchConnectorAppError } from './testing/app.ts'
import {
  CONNECTOR_PACKAGES_FOLDER,
  type ConnectorTestServer,
  startConnectorTestServer,
  TEST_EVENT_DAYS,
} from './testing/connector-test-server.ts'
import { type FakeServiceAnswer, listenOnFreePort, startFakeService } from './testing/service.ts'

let stage: ConnectorTestServer
let apps: Awaited<ReturnType<typeof openAllConnectorApps>>

beforeAll(async () => {
  stage = await startConnectorTestServer()
  apps = await openAllConnectorApps(CONNECTOR_PACKAGES_FOLDER)
  sleepControl.wait = async (milliseconds) => stage.server.clock.advance(milliseconds)
})

afterAll(() => stage.close())

const person = { contact_first_name: 'Li', contact_last_name: 'Wei' }

/** The server itself, but the answer to the first change is lost on the way. */
async function loseFirstAnswer(connected: AppLogin): Promise<AppLogin> {
  let isLost = false
  const address = await listenOnFreePort(async (request, response) => {
    const body = request.method === 'POST' ? { body: await buffer(request) } : {}
    const headers = Object.fromEntries(
      ['authorization', 'content-type', 'idempotency-key', 'x-service-client'].flatMap((name) =>
        request.headers[name] ? [[name, String(request.headers[name])]] : [],
      ),
    )
    const answer = await fetch(connected.address + request.url, { method: request.method ?? '', headers, ...body })
    const text = await answer.text()
    if (request.method === 'POST' && !isLost) {
      isLost = true
      return request.socket.destroy()
    }
    return response.writeHead(answer.status, { 'Content-Type': 'application/json' }).end(text)
  })
  return { address, key: connected.key }
}

/** The piece waits by a timer, so that the clock of the server goes on with it. */
async function untilItWaits({ server }: ConnectorTestServer): Promise<void> {
  while (vi.getTimerCount() === 0) await waitUntilSocketsRead()
  server.clock.advance(60_000)
  letTimePass(60_000)
}

const broken: FakeServiceAnswer = [500, { error: { code: 'internal', message: 'Something went wrong on our side.' } }]
const done: FakeServiceAnswer = [201, { id: '1' }]

describe.each(AUTOMATION_PLATFORMS)('the app for %s', (platform) => {
  const app = () => apps[platform]

  test('asks to reconnect when the key is unknown or was revoked', async () => {
    const unknown = { ...stage.live, key: 'svc_live_NobodyKnowsThisKeyOfNobody000001' }
    expect(await catchConnectorAppError(app().label(unknown))).toMatchObject({ nextStep: 'reconnect' })
    const connected = await stage.connectTo(stage.organization)
    await revokeKey(stage.server.database, stage.organization, connected.id, stage.server.clock.now())
    const failure = await catchConnectorAppError(app().find(connected, 'findRegistrations', {}))
    expect(failure).toMatchObject({ nextStep: 'reconnect', message: expect.stringContaining('was revoked') })
  })

  test('waits when it calls too often', async () => {
    const connected = await stage.connectTo(stage.organization, { requestsPerMinute: 1 })
    await app().find(connected, 'listEvents', {})
    if (platform === 'Activepieces') holdTimers()
    const again = app().find(connected, 'listEvents', {})
    if (platform === 'Zapier') {
      expect(await catchConnectorAppError(again)).toMatchObject({
        nextStep: 'wait',
        message: expect.stringContaining('a minute'),
      })
    } else {
      if (platform === 'Activepieces') await untilItWaits(stage)
      expect(await again).toHaveLength(1)
    }
  })

  test('stops when the calls of the month are used up', async () => {
    const organization = await stage.server.organization({ overrides: { api_calls_monthly: 2 } })
    const connected = await stage.connectTo(organization)
    for (const _ of [1, 2, 3]) await app().label(connected)
    const failure = await catchConnectorAppError(app().find(connected, 'listEvents', {}))
    expect(failure).toMatchObject({ nextStep: 'stop', message: expect.stringContaining('this month') })
  })

  test('says which plan is needed', async () => {
    const starter = await stage.connectTo(await stage.server.organization({ plan: 'starter' }))
    const subscribed = await catchConnectorAppError(app().subscribe(starter, 'ticket_issued', stage.addressOf('never')))
    const found = await catchConnectorAppError(app().find(starter, 'findRegistrations', {}))
    for (const failure of [subscribed, found]) {
      expect(failure).toMatchObject({ nextStep: 'stop', message: expect.stringMatching(/the plan growth/i) })
    }
    const growth = await stage.connectTo(await stage.server.organization({ plan: 'growth' }))
    expect(await app().find(growth, 'findRegistrations', {})).toEqual([])
    const failure = await catchConnectorAppError(app().act(growth, 'createContact', person))
    expect(failure).toMatchObject({ nextStep: 'stop', message: expect.stringMatching(/the plan scale/i) })
  })

  test("stops at a refusal, with the service's sentence", async () => {
    const failure = await catchConnectorAppError(app().act(stage.live, 'publishEvent', { event: 'nowhere' }))
    expect(failure).toEqual({ nextStep: 'stop', message: 'There is no event nowhere.' })
    expect(await catchConnectorAppError(app().act(stage.live, 'publishEvent', {}))).toMatchObject({
      message: 'Fill in Event.',
    })
  })

  test('sends a failed request once more, with the same idempotency key, and then says so', async () => {
    const service = await startFakeService([broken, done, broken, broken])
    expect(await app().act(service, 'createContact', person)).toEqual({ id: '1' })
    const failure = await catchConnectorAppError(app().act(service, 'createContact', person))
    expect(failure).toEqual({ nextStep: 'retry', message: 'Something went wrong on our side.' })
    const [first, second, third, fourth] = service.requests.map(({ key }) => key)
    expect(first).toMatch(/^[0-9a-f-]{36}$/)
    expect([second, fourth]).toEqual([first, third])
    expect(third).not.toBe(first)
  })
})

test('Activepieces takes a connection whose key works, and no other', async () => {
  const { piece } = await loadActivepiecesPiece(join(CONNECTOR_PACKAGES_FOLDER, 'activepieces'))
  const { address, key } = stage.live
  expect(await piece.auth.validate({ auth: { address, api_key: key } })).toEqual({ valid: true })
  const refused = await piece.auth.validate({ auth: { address, api_key: 'svc_live_NobodyKnowsThisKeyOfNobody000001' } })
  expect(refused).toMatchObject({ valid: false, error: expect.stringContaining('put in another API key') })
})

describe('a run that the platform repeats', () => {
  test.each(AUTOMATION_PLATFORMS)(
    'on %s gets the answer that was lost, also of what has its own time',
    async (platform) => {
      const app = apps[platform]
      const { body } = await stage.call('POST', `${stage.path}/registrations`, {
        attendees: [buildNewAttendee({ days: TEST_EVENT_DAYS })],
      })
      const { code } = (await stage.call('GET', `${stage.path}/tickets/${body.attendees[0].ticket_ids[0]}`)).body
      const relay = await loseFirstAnswer(stage.live)
      const scan = () =>
        app.act(
          relay,
          'scanTicket',
          { event: 'fest', scan_request_code: code, scan_request_check_in_point: 'main' },
          'scan',
        )
      await expect(scan()).rejects.toThrow()
      expect(await scan()).toMatchObject({ result: 'accepted', admitted: true })
    },
  )

  test.each(['Zapier', 'Activepieces'] as const)(
    'on %s has the same key after an unknown outcome, and another one after a known outcome',
    async (platform) => {
      const service = await startFakeService([null, done, done])
      const act = () => apps[platform].act(service, 'createContact', person, 'run-of-a-loop')
      await expect(act()).rejects.toThrow()
      await act()
      await act()
      const [first, repeated, next] = service.requests.map(({ key }) => key)
      expect(repeated).toBe(first)
      expect(next).not.toBe(first)
    },
  )

  test('on n8n has the key of its execution, so that the service answers the same', async () => {
    const app = apps.n8n
    const [first, repeated, next] = [
      await app.act(stage.live, 'createContact', person, 'execution-1'),
      await app.act(stage.live, 'createContact', person, 'execution-1'),
      await app.act(stage.live, 'createContact', { ...person, contact_first_name: 'Mei' }, 'execution-2'),
    ]
    expect(repeated).toEqual(first)
    expect(next.id).not.toBe(first.id)
  })
})
