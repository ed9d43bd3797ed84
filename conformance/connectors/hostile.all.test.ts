import { createHmac } from 'node:crypto'
import { inspect } from 'node:util'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { AUTOMATION_PLATFORMS, openAllConnectorApps } from './testing/all-apps.ts'
import { type AppLogin, catchConnectorAppError } from './testing/app.ts'
import {
  CONNECTOR_PACKAGES_FOLDER,
  type ConnectorTestServer,
  startConnectorTestServer,
} from './testing/connector-test-server.ts'
import { listenOnFreePort, startFakeService } from './testing/service.ts'

let stage: ConnectorTestServer
let apps: Awaited<ReturnType<typeof openAllConnectorApps>>

beforeAll(async () => {
  stage = await startConnectorTestServer()
  apps = await openAllConnectorApps(CONNECTOR_PACKAGES_FOLDER)
})

afterAll(() => stage.close())

const person = { contact_first_name: 'Li', contact_last_name: 'Wei' }

/** What the app throws, with everything that hangs on it. */
const everythingOf = (run: Promise<unknown>): Promise<string> =>
  run.then(
    () => expect.unreachable('It did not fail.'),
    (error: Error) => inspect(error, { depth: 20, showHidden: true }),
  )

describe.each(AUTOMATION_PLATFORMS)('the app for %s', (platform) => {
  const app = () => apps[platform]

  test('follows no redirection, which would carry its key away or turn a change into a look', async () => {
    const thief = await startFakeService([[200, { id: '1' }]])
    const service = await startFakeService([[302, {}, { Location: `${thief.address}/v1/contacts` }]])
    expect(await catchConnectorAppError(app().act(service, 'createContact', person))).toEqual({
      nextStep: 'stop',
      message: 'The service answered 302: put the address that it leads to into the connection.',
    })
    expect(thief.requests).toEqual([])
  })

  test('ends at a list that never does', async () => {
    const service = await startFakeService(
      Array(5).fill([200, { data: [], page: { next_cursor: 'again', has_more: true } }]),
    )
    expect(await app().find(service, 'listContacts', {})).toEqual([])
    expect(service.requests).toHaveLength(1)
  })

  test.each([
    ['null', null],
    ['text', 'Hello'],
    ['a list', [[[]]]],
    ['fields of other types', { data: { id: [] }, page: 7, organization: 3 }],
  ])('takes %s for no items', async (_, answer) => {
    const service = await startFakeService(Array(3).fill([200, answer]))
    expect(await app().find(service, 'findPayments', {})).toEqual([])
    expect(await app().choose(service, 'listEvents_id', {})).toEqual([])
    expect(await app().label(service)).toBeTypeOf('string')
  })

  test('shows a sentence of bearable length, and does about an unknown code what its status says', async () => {
    const long = { code: 'constructor', message: 'x'.repeat(1_000_000) }
    const service = await startFakeService([
      [400, { error: long }],
      [400, { error: { code: {}, message: { html: '<p>' } } }],
      [400, '<html>'],
    ])
    const failures = [
      await catchConnectorAppError(app().act(service, 'createContact', person)),
      await catchConnectorAppError(app().act(service, 'createContact', person)),
      await catchConnectorAppError(app().act(service, 'createContact', person)),
    ]
    expect(failures.map(({ nextStep }) => nextStep)).toEqual(['stop', 'stop', 'stop'])
    expect(failures.map(({ message }) => message.length < 1_100)).toEqual([true, true, true])
    expect(failures[1]?.message).toBe('The service answered 400.')
  })

  test('keeps its key out of what people read when something fails', async () => {
    const { key } = stage.live
    const nobody = { address: 'http://127.0.0.1:1', key }
    const refusing = {
      ...(await startFakeService([[400, { error: { code: 'validation_failed', message: 'No.' } }]])),
      key,
    }
    for (const connected of [nobody, refusing]) {
      expect(await everythingOf(app().act(connected, 'createContact', person))).not.toContain(key)
    }
  })

  test('takes no other way than that of its operation', async () => {
    const service = await startFakeService([])
    for (const contact of ['..', '.']) {
      const failure = await catchConnectorAppError(
        app().act(service, 'updateContact', { contact, contact_first_name: 'Li' }),
      )
      expect(failure).toEqual({ nextStep: 'stop', message: `Contact cannot be "${contact}".` })
    }
    expect(service.requests).toEqual([])
  })

  test('sends what people wrote as they wrote it', async () => {
    const written = '{{bundle.authData.api_key}} ={{$credentials.apiKey}} {{connections.postern}}'
    const contact = await app().act(stage.live, 'createContact', { ...person, contact_note: written })
    expect(contact).toMatchObject({ note: written })
  })

  test.each([
    ['http://hooks.example.com/a', 'https'],
    ['https://10.0.0.7/a', '10.0.0.7'],
    ['https://169.254.169.254/latest', '169.254.169.254'],
    ['https://somebody:secret@hooks.example.com/a', ''],
  ])('cannot make the service call %s', async (address, named) => {
    const failure = await catchConnectorAppError(app().subscribe(stage.live, 'ticket_issued', address))
    expect(failure).toMatchObject({ nextStep: 'stop', message: expect.stringContaining(named) })
    expect((await stage.call('GET', '/v1/webhooks')).body.data).toEqual([])
  })

  test('takes no delivery of somebody else, of long ago, or after it left', async () => {
    const subscription = await app().subscribe(stage.live, 'ticket_issued', stage.addressOf(`${platform}-hostile`))
    const deliver = (body: string, secret: string, time = Math.floor(Date.now() / 1000)) => {
      const signature = createHmac('sha256', secret).update(`${time}.${body}`).digest('hex')
      return subscription.receive({
        headers: { 'service-signature': `t=${time},v1=${signature}` },
        body: Buffer.from(body),
      })
    }
    const body = JSON.stringify({ id: 'evt_1', data: { id: '1' } })
    expect(await deliver(body, 'whsec_of_another')).toBeNull()
    expect(await deliver(body, '')).toBeNull()
    expect(await deliver('x'.repeat(8_000_000), 'whsec_of_another')).toBeNull()
    expect(await subscription.receive({ headers: {}, body: Buffer.from(body) })).toBeNull()
    await subscription.remove()
    expect(await deliver(body, '')).toBeNull()
  })
})

test('Activepieces, which sends by itself, reads no answer without end', async () => {
  const address = await listenOnFreePort((_, response) => {
    const write = (): unknown =>
      response.write('x'.repeat(1_000_000)) ? setImmediate(write) : response.once('drain', write)
    response.on('error', () => {})
    write()
  })
  const failure = await catchConnectorAppError(
    apps.Activepieces.act({ address, key: 'svc_live_any' }, 'createContact', person),
  )
  expect(failure.message).toBe('The answer of the service is too large.')
})

test('a delivery that was signed long ago is refused', async () => {
  for (const platform of AUTOMATION_PLATFORMS) {
    const name = `${platform}-old`
    const connected: AppLogin = stage.live
    const subscription = await apps[platform].subscribe(connected, 'registration_created', stage.addressOf(name))
    await stage.call('POST', `${stage.path}/registrations`, {
      attendees: [{ attendee_type: 'visitor', first_name: 'Li', last_name: 'Wei' }],
    })
    await expect.poll(() => stage.deliveriesTo(name).length).toBeGreaterThan(0)
    const [delivery] = stage.deliveriesTo(name)
    const now = Date.now
    Date.now = () => now() + 301_000
    try {
      expect(await subscription.receive(delivery ?? { headers: {}, body: Buffer.alloc(0) })).toBeNull()
    } finally {
      Date.now = now
    }
    await subscription.remove()
  }
})
