import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { connectDatabase, type Database } from '../../platform/database/connect.ts'
import { isBrowserMissing } from '../../testing/browser.ts'
import { fillRenderedForm, parseRenderedForm } from '../../testing/console/forms.ts'
import { expectAccessiblePage, openMemberPage } from '../../testing/console/member-page.ts'
import {
  type ConsoleResponse,
  type ConsoleTestClient,
  makeTestMember,
  signInToConsole,
  type TestMember,
} from '../../testing/console/visitor.ts'
import { buildNewAttendee, buildTestFixtures, makeTestEvent, type TestFixtures } from '../../testing/fixtures.ts'
import { openSharedBrowser } from '../../testing/shared-browser.ts'
import { startTestServer, type TestServer } from '../../testing/test-server.ts'
import { waitUntilBlocked } from '../../testing/until-blocked.ts'
import { renderFormIdempotencyKey } from './form-key.ts'

let server: TestServer
let fixtures: TestFixtures
let holder: Database
let member: TestMember
let path: string

beforeAll(async () => {
  server = await startTestServer()
  fixtures = await buildTestFixtures(server)
  holder = connectDatabase({ url: server.databaseUrl, poolSize: 2, applicationName: 'holder' })
  const price = { amount: 4550, currency: 'EUR' }
  await makeTestEvent(fixtures.live, { code: 'paid', types: [{ code: 'visitor', name: 'Visitor', price }] })
})

beforeEach(async () => {
  server.clock.advance(10 * 60_000)
  member = await makeTestMember(server, fixtures.organizationId)
  const { body } = await fixtures.live('POST', '/v1/events/paid/registrations', { attendees: [buildNewAttendee()] })
  path = `/events/paid/registrations/${body.id}/payments`
})

afterAll(async () => {
  await holder.destroy()
  await server.close()
})

const formPath = () => `/console/live${path}?do=recordPayment`
const listPayments = async () => (await fixtures.live('GET', `/v1${path}`)).body.data
const countWaiting = () => server.logLines.filter(({ code }) => code === 'idempotency_in_progress').length

/** Nobody is done before somebody has been told that the first is still at work. */
async function whilePlacesAreHeld<Result>(send: () => Promise<Result>): Promise<Result> {
  const before = countWaiting()
  let sent: Promise<Result> | undefined
  await holder.transaction(async (transaction) => {
    await transaction.raw('select from event_places for update')
    sent = send()
    await expect.poll(countWaiting).toBeGreaterThan(before)
  })
  return sent as Promise<Result>
}

const fillIn = async (visitor: ConsoleTestClient, at: string, typed: object) => {
  const form = fillRenderedForm(parseRenderedForm((await visitor.see(at)).text), typed)
  return () => visitor.send(at, form)
}

describe('a form that is sent twice at once', () => {
  test('records one payment, and both end on its page', async () => {
    const send = await fillIn(await signInToConsole(server, member), formPath(), { amount: '45.50', method: 'cash' })
    const answers = await whilePlacesAreHeld(() => Promise.all([send(), send()]))
    const [payment, ...others] = await listPayments()
    expect(others).toEqual([])
    const location = `/console/live${path.replace('paid', payment.event_id)}/${payment.id}?done=recordPayment`
    expect(answers.map((one) => [one.status, one.location])).toEqual([
      [303, location],
      [303, location],
    ])
  })

  test('is done once on a page that the contract does not have, too', async () => {
    const settings = '/console/live/settings'
    const visitor = await signInToConsole(server, member)
    const send = await fillIn(visitor, settings, { event: { singular: 'show', plural: 'shows' } })
    let sent: Promise<ConsoleResponse>[] = []
    await holder.transaction(async (transaction) => {
      await transaction.raw('select from organizations where id = ? for update', [fixtures.organizationId])
      sent = [send()]
      await waitUntilBlocked(server.database, 1, ...sent)
      sent.push(send())
      // It is answered after those, unless it waits.
      for (let page = 0; page < 3; page += 1) await visitor.see(settings)
    })
    const answers = await Promise.all(sent)
    expect(answers.map(({ status, location }) => [status, location])).toEqual([
      [303, `${settings}?done=words`],
      [303, `${settings}?done=words`],
    ])
    const entries = await server
      .database('audit_log')
      .where({ actor_id: member.id, action: 'organization.terminology_changed' })
    expect(entries).toHaveLength(1)
  })

  test('comes back with its key where it may have been done, and with another where it was refused', () => {
    const form = new URLSearchParams({ once: 'mine' })
    const keyOf = (status: number, code: string | null) =>
      String(renderFormIdempotencyKey({ form }, { status, code })).includes('mine')
    expect([keyOf(503, 'unavailable'), keyOf(429, 'rate_limited'), keyOf(409, 'idempotency_in_progress')]).toEqual([
      true,
      true,
      true,
    ])
    expect([keyOf(400, 'validation_failed'), keyOf(409, 'idempotency_conflict')]).toEqual([false, false])
  })
})

describe.skipIf(isBrowserMissing)('in a browser', () => {
  let browser: Browser

  beforeAll(async () => {
    browser = await openSharedBrowser()
  })

  afterAll(() => browser?.close())

  test('a double click records one payment and ends on its page', async () => {
    const page = await openMemberPage(browser, server, member)
    await page.goto(formPath())
    await page.getByLabel('Method').fill('cash')
    const button = page.locator('.actions button')
    await button.scrollIntoViewIfNeeded()
    const { x = 0, y = 0 } = (await button.boundingBox()) ?? {}
    // The second click comes when the first form is on its way: before, a browser sends one form for both.
    await whilePlacesAreHeld(async () => {
      await page.mouse.click(x + 5, y + 5)
      await waitUntilBlocked(server.database, 1)
      await page.mouse.click(x + 5, y + 5)
    })
    await page.waitForURL(/done=recordPayment/)
    const payments = await listPayments()
    expect(payments).toHaveLength(1)
    expect(page.url()).toContain(`/${payments[0].id}?done=recordPayment`)
    expect(await page.textContent('main')).toContain('€45.50')
    await page.context().close()
  })

  test('two sessions change one event: each what they changed, and a conflict shows both values', async () => {
    await makeTestEvent(fixtures.live, { code: 'shared', event: { name: 'Lights', capacity: 100 } })
    const [ana, bo] = [
      await openMemberPage(browser, server, member),
      await openMemberPage(browser, server, await makeTestMember(server, fixtures.organizationId)),
    ]
    const form = '/console/live/events/shared?do=updateEvent'
    await Promise.all([ana.goto(form), bo.goto(form)])
    const send = (page: typeof ana) => page.locator('.actions button').click()
    await ana.getByLabel('Capacity').fill('250')
    await send(ana)
    await ana.waitForURL(/done=updateEvent/)
    await bo.getByLabel('Name').fill('Harbour Lights')
    await bo.getByLabel('Capacity').fill('300')
    await send(bo)
    await bo.getByRole('alert').waitFor()
    expect(await bo.getByRole('row').last().textContent()).toMatch(/Capacity\s*250\s*300/)
    await expectAccessiblePage(bo, 'conflict')
    await bo.getByLabel('Capacity').fill('280')
    await send(bo)
    await bo.waitForURL(/done=updateEvent/)
    expect((await fixtures.live('GET', '/v1/events/shared')).body).toMatchObject({
      name: 'Harbour Lights',
      capacity: 280,
    })
    await Promise.all([ana.context().close(), bo.context().close()])
  })
})
