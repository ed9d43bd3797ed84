import { createHmac, randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  type DeclaredSubscription,
  getAllOperations,
  getParameters,
  type Operation,
} from '../../../spec/tools/document.ts'
import { readContractWithInlineResponses } from '../../../spec/tools/generate/shared-responses.ts'
import { buildSecretBox } from '../../platform/secret-box.ts'
import { buildNewAttendee, makeTestEvent, makeTestGroups, type TestApiCall } from '../../testing/fixtures.ts'
import { TEST_SECRET_KEY } from '../../testing/secret-key.ts'
import { setUpWebhookTests, type WebhookTestSetup } from '../../testing/webhooks/webhook-test-setup.ts'

const contract = readContractWithInlineResponses()
const operations = getAllOperations(contract)
const PRICE = { amount: 1_000, currency: 'EUR' }

let room: WebhookTestSetup
let live: TestApiCall
let event: string

beforeAll(async () => {
  room = await setUpWebhookTests()
  live = await room.fixtures.as({ scopes: ['read', 'write', 'scanner'] })
  const types = [
    { code: 'visitor', name: 'Visitor' },
    { code: 'patron', name: 'Patron', price: PRICE },
  ]
  event = await makeTestEvent(live, { types })
  await makeTestEvent(live, { code: 'empty' })
  await makeTestGroups(room.fixtures.live, { north: null })
  await live('POST', `${event}/check-in-points`, { code: 'main', name: 'Main gate', kind: 'entry' })
})
afterAll(() => room.close())

const register = async (more: object = {}) =>
  (await live('POST', `${event}/registrations`, { attendees: [buildNewAttendee({ days: ['fri'], ...more })] })).body

async function checkIn() {
  const { attendees } = await register()
  const { code } = (await live('GET', `${event}/tickets/${attendees[0].ticket_ids[0]}`)).body
  const scanned = { client_uuid: randomUUID(), scanned_at: '2026-06-05T10:00:00.000Z' }
  await live('POST', `${event}/scan`, { code, check_in_point: 'main', ...scanned })
}

async function pay() {
  const { id } = await register({ attendee_type: 'patron' })
  await live('POST', `${event}/registrations/${id}/payments`, { amount: PRICE, method: 'card' })
}

const acts: Record<string, () => Promise<unknown>> = {
  'registration.created': register,
  'registration.confirmed': register,
  'registration.cancelled': async () => live('POST', `${event}/registrations/${(await register()).id}/cancel`, {}),
  'ticket.issued': register,
  'checkin.recorded': checkIn,
  'payment.received': pay,
}

const triggers = Object.entries(contract.webhooks ?? {}).flatMap(([type, { post }]) =>
  post?.['x-postern-connector'] ? [[type, post] as const] : [],
)

test('there are as many triggers as the acts here bring about', () => {
  expect(triggers.map(([type]) => type).sort()).toEqual(Object.keys(acts).sort())
})

function find(id: string | undefined) {
  const found = operations.find(({ operation }) => operation.operationId === id)
  if (!found) throw new Error(`There is no operation ${id}.`)
  return found
}

/** Subscribes as an app does that knows nothing but the contract. */
async function subscribe(trigger: Operation, type: string, address: string) {
  const { method, path, operation } = find(trigger['x-postern-connector']?.subscribe)
  const facts = operation['x-postern-subscribes'] as DeclaredSubscription
  const { status, body } = await live(method, path, { [facts.address]: address, [facts.types]: [type] })
  expect(status).toBe(201)
  return { facts, id: body[facts.id], secret: body[facts.secret] }
}

async function unsubscribe(trigger: Operation, id: string) {
  const { method, path, operation } = find(trigger['x-postern-connector']?.unsubscribe)
  const { parameter } = operation['x-postern-unsubscribes'] ?? {}
  return live(method, path.replace(`{${parameter}}`, id))
}

function isGenuine(
  { delivery: { signature } }: DeclaredSubscription,
  secret: string,
  headers: object,
  body: Buffer,
): boolean {
  const value = String(Object(headers)[String(signature.header).toLowerCase()])
  const pairs = value.split(',').map((pair) => pair.split('=', 2))
  const [, time = ''] = pairs.find(([name]) => name === signature.time) ?? []
  const [before, after] = String(signature.message).replace('{time}', time).split('{body}')
  const mac = createHmac(String(signature.algorithm).replace('hmac-', ''), secret)
  const expected = mac.update(`${before}`).update(body).update(`${after}`).digest('hex')
  return pairs.some(([name, given]) => name === signature.value && given === expected)
}

async function newestSample(trigger: Operation) {
  const { operation: id, query = {} } = trigger['x-postern-sample'] ?? {}
  const { path, operation } = find(id)
  const asked = new URLSearchParams({ ...(query as object), ...operation['x-postern-newest'], limit: '1' })
  const { status, body } = await live('GET', `${path}?${asked}`)
  expect(status).toBe(200)
  return body[operation['x-postern-pagination']?.items ?? ''][0]
}

test.each(triggers)('%s is subscribed to, delivered, sampled and left by the contract alone', async (type, trigger) => {
  const hook = await room.receiver()
  const { facts, id, secret } = await subscribe(trigger, type, hook.url)
  await acts[type]?.()
  await room.work({ secrets: buildSecretBox([Buffer.from(TEST_SECRET_KEY, 'base64')]) })
  const [received] = hook.received
  expect(hook.received).toHaveLength(1)
  expect(isGenuine(facts, secret, received?.headers ?? {}, received?.body ?? Buffer.alloc(0))).toBe(true)
  const delivered = JSON.parse(String(received?.body))[facts.delivery.object]
  expect(await newestSample(trigger)).toEqual(delivered)
  expect((await unsubscribe(trigger, id)).status).toBe(204)
})

test.each(triggers)('%s is sampled from what people choose', async (_, trigger) => {
  const { path, operation } = find(trigger['x-postern-sample']?.operation)
  const { choices } = find(trigger['x-postern-connector']?.subscribe).operation[
    'x-postern-subscribes'
  ] as DeclaredSubscription
  expect(getParameters(contract, operation).map(({ name }) => name)).toEqual(expect.arrayContaining(choices))
  const chosen = async (query: string) => (await live('GET', `${path}?limit=1&${query}`)).body.data.length
  expect([await chosen('event=fest'), await chosen('event=empty'), await chosen('group=north')]).toEqual([1, 0, 0])
})

test('an endpoint names the app that made it, and no integration of its own', async () => {
  const { value: key } = await room.server.key(room.fixtures.organizationId, { scopes: ['write'] })
  const body = { url: 'https://hooks.example.com/app', event_types: ['ticket.issued'] }
  const made = async (headers: Record<string, string>) =>
    (await room.server.send('POST', '/v1/webhooks', { key, body, headers })).json()
  expect((await made({ 'X-Service-Client': 'zapier' })).app).toBe('zapier')
  const { id, app } = await made({})
  expect(app).toBeNull()
  const change = { key, body: { description: 'Mine' }, headers: { 'X-Service-Client': 'zapier' } }
  const changed = await room.server.send('PATCH', `/v1/webhooks/${id}`, change)
  expect(await changed.json()).toMatchObject({ description: 'Mine', app: null })
})
