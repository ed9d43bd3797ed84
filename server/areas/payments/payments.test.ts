import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import {
  buildNewAttendee,
  buildTestFixtures,
  getStatusAndCode,
  makeTestEvent,
  type TestApiCall,
} from '../../testing/fixtures.ts'
import { startTestServer, type TestServer } from '../../testing/test-server.ts'
import { expireUnpaid } from '../registrations/index.ts'

let server: TestServer
let call: TestApiCall
let path: string

beforeAll(async () => {
  server = await startTestServer()
})

afterAll(() => server.close())

beforeEach(async () => {
  call = (await buildTestFixtures(server)).live
  path = await makeTestEvent(call, {
    event: { capacity: 2, waitlist: true },
    types: [{ code: 'visitor', name: 'Visitor', price: { amount: 4500, currency: 'EUR' } }],
  })
})

const euros = (amount: number) => ({ amount, currency: 'EUR' })
const register = async (...attendees: object[]) =>
  (await call('POST', `${path}/registrations`, { attendees: attendees.length > 0 ? attendees : [buildNewAttendee()] }))
    .body
const pay = (registration: { id: string }, amount: number, more: object = {}) =>
  call('POST', `${path}/registrations/${registration.id}/payments`, { amount: euros(amount), method: 'card', ...more })
const read = async ({ id }: { id: string }) => (await call('GET', `${path}/registrations/${id}`)).body

describe('a payment', () => {
  test('in parts confirms the registration once it is paid in full', async () => {
    const made = await register()
    expect(made).toMatchObject({ status: 'awaiting_payment', amount_total: euros(4500), amount_due: euros(4500) })
    const part = await pay(made, 2000, { method: 'bank_transfer', reference: 'TX-1' })
    expect(part.status).toBe(201)
    expect(part.body).toMatchObject({
      status: 'received',
      amount: euros(2000),
      method: 'bank_transfer',
      reference: 'TX-1',
    })
    expect(await read(made)).toMatchObject({
      status: 'awaiting_payment',
      amount_paid: euros(2000),
      amount_due: euros(2500),
    })
    await pay(made, 2500)
    const paid = await read(made)
    expect(paid).toMatchObject({ status: 'confirmed', amount_due: euros(0), payment_due_at: null })
    expect(paid.attendees[0].ticket_ids).toHaveLength(1)
    const list = await call('GET', `${path}/registrations/${made.id}/payments`)
    expect(list.body.data.map(({ amount }: { amount: object }) => amount)).toEqual([euros(2000), euros(2500)])
    expect((await call('GET', part.headers.get('location') ?? '')).body).toEqual(part.body)
  })

  test('that could not be counted exactly is refused', async () => {
    const made = await register()
    const most = Number.MAX_SAFE_INTEGER
    await server
      .database('registrations')
      .where({ id: made.id })
      .update({ amount_paid: most - 1 })
    expect((await pay(made, 1)).status).toBe(201)
    expect(getStatusAndCode(await pay(made, 1))).toEqual([409, 'conflict'])
    expect((await read(made)).amount_paid).toEqual(euros(most))
  })

  test('of too much is taken and told, and given back whole or in part', async () => {
    const made = await register()
    expect(made.overpaid).toEqual(euros(0))
    const { body: payment } = await pay(made, 5000)
    expect(payment.overpaid).toEqual(euros(500))
    expect(await read(made)).toMatchObject({
      status: 'confirmed',
      amount_paid: euros(5000),
      amount_due: euros(0),
      overpaid: euros(500),
    })
    const refund = (body: object) =>
      call('POST', `${path}/registrations/${made.id}/payments/${payment.id}/refund`, body)
    expect((await refund({ amount: euros(500), reason: 'Paid too much' })).body).toMatchObject({
      status: 'partially_refunded',
      amount_refunded: euros(500),
      overpaid: euros(0),
      reason: 'Paid too much',
    })
    expect(await read(made)).toMatchObject({ amount_due: euros(0), overpaid: euros(0) })
    const tooMuch = await refund({ amount: euros(4501) })
    expect(getStatusAndCode(tooMuch)).toEqual([409, 'conflict'])
    expect(tooMuch.body.error.details).toEqual({ refundable: 4500, wanted: 4501, currency: 'EUR' })
    expect((await refund({})).body).toMatchObject({ status: 'refunded', amount_refunded: euros(5000) })
    expect(getStatusAndCode(await refund({}))).toEqual([409, 'invalid_state'])
    expect(await read(made)).toMatchObject({
      status: 'confirmed',
      amount_refunded: euros(5000),
      amount_due: euros(4500),
    })
  })

  test('that failed changes nothing', async () => {
    const made = await register()
    const failed = await pay(made, 4500, { status: 'failed', reason: 'Card declined' })
    expect(failed.body).toMatchObject({ status: 'failed', reason: 'Card declined', overpaid: null })
    expect(await read(made)).toMatchObject({ status: 'awaiting_payment', amount_paid: euros(0), overpaid: euros(0) })
  })

  test('in another currency is refused', async () => {
    const made = await register()
    expect(getStatusAndCode(await pay(made, 1, { amount: { amount: 1, currency: 'USD' } }))).toEqual([409, 'conflict'])
  })

  test('before approval makes the approval confirm', async () => {
    await call('PATCH', path, { approval: true })
    const made = await register()
    await pay(made, 4500)
    expect((await read(made)).status).toBe('pending')
    expect((await call('POST', `${path}/registrations/${made.id}/approve`)).body.status).toBe('confirmed')
  })
})

describe('what is overpaid', () => {
  const paymentsOf = async ({ id }: { id: string }) =>
    (await call('GET', `${path}/registrations/${id}/payments`)).body.data
  const refund = (registration: { id: string }, payment: { id: string }, amount: number) =>
    call('POST', `${path}/registrations/${registration.id}/payments/${payment.id}/refund`, { amount: euros(amount) })

  /** The overpaid amount in total and per payment; also checks that each payment, read alone, shows the same. */
  async function overpaidOf(registration: { id: string }): Promise<[number, (number | null)[]]> {
    const listed = await paymentsOf(registration)
    for (const payment of listed) {
      const own = `${path}/registrations/${registration.id}/payments/${payment.id}`
      expect((await call('GET', own)).body).toEqual(payment)
    }
    const amounts = listed.map(({ overpaid }: { overpaid: { amount: number } | null }) => overpaid?.amount ?? null)
    return [(await read(registration)).overpaid.amount, amounts]
  }

  test('is in the latest payments first, and adds up', async () => {
    const made = await register()
    for (const amount of [4000, 1000]) await pay(made, amount)
    await pay(made, 700, { status: 'failed' })
    expect(await overpaidOf(made)).toEqual([500, [0, 500, null]])
    const { body: third } = await pay(made, 300)
    expect(third.overpaid).toEqual(euros(300))
    expect(await overpaidOf(made)).toEqual([800, [0, 500, null, 300]])
    const [first] = await paymentsOf(made)
    expect((await refund(made, first, 400)).body.overpaid).toEqual(euros(0))
    expect(await overpaidOf(made)).toEqual([400, [0, 100, null, 300]])
    await refund(made, third, 300)
    expect(await overpaidOf(made)).toEqual([100, [0, 100, null, 0]])
  })

  test('grows with a cancellation, and shrinks with a person who is added', async () => {
    const made = await register(buildNewAttendee(), buildNewAttendee())
    await pay(made, 9000)
    await call('POST', `${path}/attendees/${made.attendees[0].id}/cancel`, {})
    expect(await overpaidOf(made)).toEqual([4500, [4500]])
    await call('POST', `${path}/registrations/${made.id}/attendees`, buildNewAttendee())
    expect(await overpaidOf(made)).toEqual([0, [0]])
    await call('POST', `${path}/registrations/${made.id}/cancel`, {})
    expect(await overpaidOf(made)).toEqual([9000, [9000]])
  })

  test('is told to endpoints as the answer tells it, and stands in the audit log', async () => {
    await call('POST', '/v1/webhooks', { url: 'https://1.1.1.1/hook', event_types: '*' })
    const made = await register()
    const { body: payment } = await pay(made, 5000)
    const [told] = await server.database('webhook_events').where({ type: 'payment.received' }).orderBy('id', 'desc')
    expect(JSON.parse(told.envelope).data).toEqual(payment)
    const [logged] = (await call('GET', `/v1/audit-log?object=${payment.id}`)).body.data
    expect(logged.after.overpaid).toEqual(euros(500))
  })

  test('is what the report counts', async () => {
    const [made, other] = [await register(), await register()]
    await pay(made, 5000)
    await pay(other, 4700)
    const counted = async () => (await call('GET', `${path}/reports/reconciliation`)).body.overpaid
    expect(await counted()).toEqual(euros((await overpaidOf(made))[0] + (await overpaidOf(other))[0]))
    expect(await counted()).toEqual(euros(700))
    const [payment] = await paymentsOf(other)
    await refund(other, payment, 200)
    expect(await counted()).toEqual(euros(500))
  })
})

describe('the payment deadline', () => {
  const later = (days: number) => new Date(server.clock.now().getTime() + days * 86_400_000)

  test('cancels what was not paid and gives its places to those who wait', async () => {
    const unpaid = await register()
    const paid = await register()
    await pay(paid, 4500)
    const waiting = await register()
    expect(waiting.status).toBe('waitlisted')
    await expireUnpaid(server.database, new Date(later(7).getTime() - 1))
    expect((await read(unpaid)).status).toBe('awaiting_payment')
    await expireUnpaid(server.database, later(7))
    expect((await read(unpaid)).status).toBe('cancelled')
    expect((await read(paid)).status).toBe('confirmed')
    const promoted = await read(waiting)
    expect(promoted.status).toBe('awaiting_payment')
    expect(Date.parse(promoted.payment_due_at)).toBe(later(14).getTime())
    const { body } = await call('GET', `/v1/audit-log?object=${unpaid.id}&action=registration.expired`)
    expect(body.data[0]).toMatchObject({ actor: { type: 'system', id: null }, source: 'worker' })
  })

  test('does not touch a registration whose money came after the deadline but before the worker', async () => {
    const made = await register()
    await server.database('registrations').where({ id: made.id }).update({ payment_due_at: server.clock.now() })
    await pay(made, 4500)
    await expireUnpaid(server.database, later(1))
    expect((await read(made)).status).toBe('confirmed')
  })

  test('leaves money that arrives later on record', async () => {
    const made = await register()
    await expireUnpaid(server.database, later(8))
    expect((await pay(made, 4500)).status).toBe(201)
    expect(await read(made)).toMatchObject({ status: 'cancelled', amount_paid: euros(4500), amount_due: euros(0) })
  })
})
