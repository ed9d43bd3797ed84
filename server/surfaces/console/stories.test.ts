import { randomUUID } from 'node:crypto'
import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { isBrowserMissing, readDownloadedText } from '../../testing/browser.ts'
import { makeCertificateAuthority } from '../../testing/certificates.ts'
import { expectAccessiblePage, openMemberPage } from '../../testing/console/member-page.ts'
import { makeTestMember } from '../../testing/console/visitor.ts'
import { buildNewAttendee, buildTestFixtures, makeTestEvent, type TestFixtures } from '../../testing/fixtures.ts'
import { startTlsServer, type TestTlsServer } from '../../testing/outbound/tls-server.ts'
import { openSharedBrowser } from '../../testing/shared-browser.ts'
import { buildOrderOfTicketClass } from '../../testing/sources/eventbrite-shapes.ts'
import { ADULT_TICKET_CLASS, CHILD_TICKET_CLASS, setUpSourceTests } from '../../testing/sources/source-test-setup.ts'
import { startTestServer, type TestServer } from '../../testing/test-server.ts'
import { chooseByWholeRun } from '../../testing/whole-run.ts'

const HOST = 'hooks.example.com'
/** More than are imported at once. */
const ROWS = chooseByWholeRun(3_000, 600)

describe.skipIf(isBrowserMissing)('a member in a browser', () => {
  let browser: Browser
  let server: TestServer
  let fixtures: TestFixtures
  let receiver: TestTlsServer
  let isBroken = true

  beforeAll(async () => {
    browser = await openSharedBrowser()
    const authority = makeCertificateAuthority()
    receiver = await startTlsServer(authority.issue({ names: [HOST] }), (_, response) => {
      response.statusCode = isBroken ? 500 : 200
      response.end(isBroken ? 'We are down.' : 'Thanks.')
    })
    server = await startTestServer({
      config: { role: 'all', webhooksAllowLoopback: true },
      resolve: async () => ['127.0.0.1'],
      outbound: { authorities: [authority.cert] },
    })
    fixtures = await buildTestFixtures(server)
    await makeTestEvent(fixtures.live, { code: 'lights', event: { name: 'Harbour Lights' } })
  })

  afterAll(async () => {
    await browser?.close()
    await server?.close()
    await receiver?.close()
  })

  const openAs = async (role = 'owner') =>
    openMemberPage(browser, server, await makeTestMember(server, fixtures.organizationId, { role }))

  test.each(['/console', '/console/live/events/lights/dashboard', '/console/live/events?do=createEvent'])(
    'loads %s with 100 kB at most, all of it from this server',
    async (path) => {
      const page = await openAs()
      const sizes: Promise<number>[] = []
      page.on('requestfinished', (request) => {
        const size = request
          .sizes()
          .then(({ responseBodySize, responseHeadersSize }) => responseBodySize + responseHeadersSize)
        sizes.push(size)
      })
      await page.goto(path, { waitUntil: 'load' })
      const bytes = (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0)
      expect(sizes.length).toBeGreaterThan(3)
      expect(bytes).toBeGreaterThan(5_000)
      expect(bytes).toBeLessThan(100_000)
      expect(page.complaints).toEqual([])
    },
  )

  test('watches a dashboard that moves while scans come in', async () => {
    const point = { name: 'Main gate', kind: 'entry', limit: 'unlimited' }
    for (const code of ['main', 'side'])
      await fixtures.live('POST', '/v1/events/lights/check-in-points', { code, ...point, name: `Gate ${code}` })
    const gate = await fixtures.as({ scopes: ['scanner'] })
    const letIn = async (last_name: string, minutes = 0, check_in_point = 'main') => {
      const booked = await fixtures.live('POST', '/v1/events/lights/registrations', {
        attendees: [buildNewAttendee({ last_name })],
      })
      const [id] = booked.body.attendees[0].ticket_ids
      const { code } = (await fixtures.live('GET', `/v1/events/lights/tickets/${id}`)).body
      const scanned_at = new Date(server.clock.now().getTime() - minutes * 60_000).toISOString()
      const scan = { code, check_in_point, client_uuid: randomUUID(), scanned_at }
      await gate('POST', '/api/v1/events/lights/scan', scan)
      server.clock.advance(2_000)
    }
    for (const [at, minutes] of [75, 74, 60, 58, 57, 50, 31, 30, 29, 28, 20].entries())
      await letIn(`Early ${at}`, minutes, at % 3 === 0 ? 'side' : 'main')
    const page = await openAs()
    await page.goto('/console/live/events/lights')
    await page.getByRole('link', { name: 'Live dashboard' }).click()
    await page.getByText('11 of 11').waitFor()
    await page.getByText('Live: this moves by itself.').waitFor()
    await page.getByText('As a table').click()

    await letIn('Moreno')
    await page.getByText('12 of 12').waitFor()
    await page.getByRole('link', { name: 'Nerea Moreno' }).waitFor()
    expect(await page.locator('details[open]').count()).toBe(1)
    const wrong = { code: 'NOSUCHCODE', check_in_point: 'main', client_uuid: randomUUID() }
    await gate('POST', '/api/v1/events/lights/scan', { ...wrong, scanned_at: server.clock.now().toISOString() })
    server.clock.advance(2_000)
    await page.getByRole('cell', { name: 'Unknown code' }).first().waitFor()
    await expectAccessiblePage(page, 'dashboard')

    await page.getByRole('link', { name: 'Test', exact: true }).click()
    await page.getByText('Nobody has been admitted yet.').waitFor()
    await page.goBack()
    await page.getByText('12 of 12').waitFor()
    await server.database('member_sessions').where({ organization_id: fixtures.organizationId }).delete()
    await page.getByLabel('Email address').waitFor()
    expect(page.complaints).toEqual([])
  })

  test('sees the moment and a link to refresh it without a script', async () => {
    const member = await makeTestMember(server, fixtures.organizationId, { role: 'scanner' })
    const page = await openMemberPage(browser, server, member, { javaScriptEnabled: false })
    await page.goto('/console/live/events/lights/dashboard')
    await page.getByText(/^As of /).waitFor()
    await page.getByRole('link', { name: 'Refresh' }).click()
    await page.getByText('12 of 12').waitFor()
    expect(page.complaints).toEqual([])
  })

  test('imports a file, corrects what was rejected and sends it again', async () => {
    const page = await openAs('manager')
    const choose = (content: string) =>
      page.getByLabel('File').setInputFiles({ name: 'people.csv', mimeType: 'text/csv', buffer: Buffer.from(content) })
    const table = 'First name,Last name,Type\nAda,Correcta,Visitor\nBo,Erronea,Pirate\n'
    await page.goto('/console/live/events/lights')
    await page.getByRole('link', { name: 'Import people' }).click()
    await expectAccessiblePage(page, 'import')
    await choose(table)
    await page.getByRole('button', { name: 'Send the file' }).click()
    await page.getByText('Preview: nothing was changed.').waitFor()
    await page.getByRole('cell', { name: 'Erronea' }).waitFor()
    await expectAccessiblePage(page, 'job')

    await page.getByRole('link', { name: 'Send the file and import it' }).click()
    await choose(table)
    await page.getByRole('button', { name: 'Send the file' }).click()
    const saving = page.waitForEvent('download')
    await page.getByRole('link', { name: 'Download them with their reasons' }).click()
    const rejects = await readDownloadedText(await saving)
    expect(rejects).toContain('Erronea')

    await page.getByRole('link', { name: 'Send the corrected file' }).click()
    await choose(rejects.replace('Pirate', 'Visitor'))
    await page.getByRole('button', { name: 'Send the file' }).click()
    await page.locator('.state', { hasText: 'Done' }).waitFor()
    expect(await page.getByText('Rows that were not taken').count()).toBe(0)
    const { body } = await fixtures.live('GET', '/v1/events/lights/attendees?q=erronea')
    expect(body.data).toHaveLength(1)
    expect(page.complaints).toEqual([])
  })

  test('watches the progress of an import until it is done', async () => {
    const page = await openAs('manager')
    await page.goto('/console/live/events/lights?do=createImport')
    const rows = Array.from({ length: ROWS }, (_, at) => `Ada,Larga ${at},Visitor`).join('\n')
    await page.getByLabel('Import', { exact: true }).check()
    const buffer = Buffer.from(`First name,Last name,Type\n${rows}\n`)
    await page.getByLabel('File').setInputFiles({ name: 'people.csv', mimeType: 'text/csv', buffer })
    await page.getByRole('button', { name: 'Send the file' }).click()
    await page.locator('.state', { hasText: 'Done' }).waitFor()
    await page.getByText(ROWS.toLocaleString('en'), { exact: true }).first().waitFor()
    expect(page.complaints).toEqual([])
  })

  test('watches a mail go out to everybody', async () => {
    const path = '/v1/events/lights/communications'
    const written = { subject: 'Welcome', body: 'Hello {{first_name}}.', audience: { statuses: ['confirmed'] } }
    const { body } = await fixtures.live('POST', path, written)
    const page = await openAs('manager')
    await page.goto(`/console/live/events/lights/communications/${body.id}?do=sendCommunication`)
    await page.getByRole('button', { name: 'Send a communication' }).click()
    await page.locator('.state', { hasText: 'Done' }).waitFor()
    await page.goto(`/console/live/events/lights/communications/${body.id}`)
    const people = await page.locator('.progress').innerText()
    expect(people).toMatch(/^\d[\d,]* \/ \d[\d,]*$/)
    expect(people.split(' / ')[0]).toBe(people.split(' / ')[1])
    expect(page.complaints).toEqual([])
  })

  test('repairs a webhook that fails, and replays all that failed', async () => {
    const page = await openAs()
    await page.goto('/console/live/webhooks?do=createWebhook')
    await page.getByLabel('URL').fill(`https://${HOST}:${receiver.port}/hook`)
    await page.getByLabel('ticket.issued').check()
    await page.getByRole('button', { name: 'Create a webhook endpoint' }).click()
    await page.getByRole('link', { name: 'Go on' }).click()
    await page.waitForURL(/webhooks\/\w+$/)
    const endpoint = new URL(page.url()).pathname
    for (let test = 0; test < 2; test += 1) {
      await page.goto(`${endpoint}?do=testWebhook`)
      await page.getByLabel('Event type').selectOption('ticket.issued')
      await page.getByRole('button', { name: 'Send a test event' }).click()
      await page.getByText('Done.').waitFor()
    }
    await page.goto(`${endpoint}/deliveries`)
    await expect
      .poll(async () => {
        await page.reload()
        return page.getByRole('cell', { name: 'failed', exact: true }).count()
      })
      .toBe(2)
    await page.getByRole('cell').getByRole('link').first().click()
    await page.getByText('We are down.').waitFor()

    isBroken = false
    const received = receiver.received.length
    await page.goto(`${endpoint}/deliveries`)
    await page.getByRole('link', { name: 'Replay all that failed' }).click()
    await page.getByText('Deliveries that failed or were given up: 2.').waitFor()
    await page.getByRole('button', { name: 'Replay all that failed' }).click()
    await page.getByText('Done.').waitFor()
    await expect.poll(() => receiver.received.length).toBe(received + 2)
    await expect
      .poll(async () => {
        await page.reload()
        return page.getByRole('cell', { name: 'delivered', exact: true }).count()
      })
      .toBe(2)
    expect(page.complaints).toEqual([])
  })

  test('brings people over from another platform', async () => {
    const room = await setUpSourceTests()
    try {
      const target = await room.festival([
        buildOrderOfTicketClass('a1', ADULT_TICKET_CLASS, ['a11', 'a12']),
        buildOrderOfTicketClass('a2', CHILD_TICKET_CLASS, ['a21']),
      ])
      const member = await makeTestMember(room.server, room.fixtures.organizationId)
      const page = await openMemberPage(browser, room.server, member)
      await page.goto('/console/live/events/fest-1')
      await page.getByRole('link', { name: 'Import from a source platform' }).click()
      await page.getByRole('link', { name: 'Connect to a source platform' }).click()
      await page.getByLabel('Platform').selectOption('eventbrite')
      await page.getByLabel('Name').fill('Harbour office')
      await page.getByLabel('Token').fill(room.eventbrite.account.token)
      await page.getByRole('button', { name: 'Connect to a source platform' }).click()
      await page.getByRole('link', { name: 'Import people from it' }).click()
      await page.getByLabel('Event on the platform').selectOption({ index: 1 })
      await page.getByLabel('Event here').selectOption('fest-1')
      await expectAccessiblePage(page, 'source-events')
      await page.getByRole('button', { name: 'Next' }).click()
      await page.getByLabel('Becomes: Adult').selectOption('visitor')
      await page.getByLabel('Becomes: Child').selectOption({ label: 'Do not import' })
      await page.getByRole('button', { name: 'Preview' }).click()
      await page.getByText('Waiting to begin').waitFor()
      await room.drain()
      await page.getByText('Preview: nothing was changed.').waitFor()
      await page.locator('.state', { hasText: 'Done' }).waitFor()
      await expectAccessiblePage(page, 'source-preview')
      expect(await room.people(target.path)).toEqual([])

      await page.getByRole('button', { name: 'Start the import' }).click()
      await page.getByText('Waiting to begin').waitFor()
      await room.drain()
      await page.locator('.state', { hasText: 'Done' }).waitFor()
      expect(await room.people(target.path)).toHaveLength(2)
      expect(page.complaints).toEqual([])
    } finally {
      await room.close()
    }
  })
})
