import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { findAccessibilityProblems } from '../../testing/accessibility-problems.ts'
import { isBrowserMissing, readDownloadedText } from '../../testing/browser.ts'
import { type ConsoleBrowserPage, openMemberPage } from '../../testing/console/member-page.ts'
import { makeTestMember } from '../../testing/console/visitor.ts'
import { openSharedBrowser } from '../../testing/shared-browser.ts'
import { startTestServer, type TestServer } from '../../testing/test-server.ts'
import { isWholeRun } from '../../testing/whole-run.ts'

let server: TestServer
let browser: Browser
let page: ConsoleBrowserPage

beforeAll(async () => {
  if (isBrowserMissing) return
  // With a worker, which sends the mails.
  server = await startTestServer({ config: { role: 'all', outboxPage: true } })
  browser = await openSharedBrowser()
})
afterAll(async () => {
  await browser?.close()
  await server?.close()
})

const follow = (name: string) => page.getByRole('link', { name, exact: true }).first().click()
const press = (name: string) => page.getByRole('button', { name, exact: true }).click()
const says = (text: string) => page.getByRole('main').getByText(text).filter({ visible: true }).first().waitFor()

/** Fills the form of an act by the labels of its fields, and sends it. */
async function perform(act: string, fields: Record<string, string> = {}) {
  await follow(act)
  await page.getByRole('heading', { name: act }).waitFor()
  for (const [label, value] of Object.entries(fields)) {
    const field = page.getByLabel(label, { exact: true }).first()
    const tag = await field.evaluate((element) => element.tagName + (element as HTMLInputElement).type)
    if (tag.startsWith('SELECT')) await field.selectOption(value)
    else if (tag.endsWith('checkbox')) await field.check()
    else await field.fill(value)
  }
  await press(act)
  await page.getByRole('status').or(page.getByRole('alert')).waitFor()
  expect(await page.getByRole('alert').allInnerTexts()).toEqual([])
  if (isWholeRun) expect(await findAccessibilityProblems(page)).toEqual([])
}

let event: string

/** On a page of the event. */
async function at(part?: string) {
  await page.goto(event)
  const parts = page.getByRole('navigation', { name: 'Parts of it' })
  if (part !== undefined) await parts.getByRole('link', { name: part, exact: true }).click()
}

describe.skipIf(isBrowserMissing)('a member of an organization on Free', () => {
  test('makes an event and publishes it', async () => {
    const organization = await server.organization({ plan: 'free', overrides: { attendee_cap: 2 } })
    const manager = await makeTestMember(server, organization, { role: 'admin', email: 'ana@harbour.example' })
    page = await openMemberPage(browser, server, manager, { viewport: { width: 390, height: 844 } })
    await page.goto(`${page.origin}/console`)
    await follow('Events')
    await perform('Create an event', {
      'Code required': 'fair',
      'Name required': 'Village fair',
      'Time zone required': 'Europe/Madrid',
    })
    await page.getByRole('heading', { name: 'Village fair' }).waitFor()
    event = page.url().split('?')[0] ?? ''
    await at('Days')
    await perform('Create a day', { 'Code required': 'fri', 'Date required': '2026-06-05', Name: 'Friday' })
    await at('Attendee types')
    const type = { 'Code required': 'visitor', 'Name required': 'Visitor', 'Price (EUR)': '12.50' }
    await perform('Create an attendee type', type)
    await says('€12.50')
    await at('Check-in points')
    await perform('Create a check-in point', {
      'Code required': 'main',
      'Name required': 'Main gate',
      'Kind required': 'entry',
    })
    await at('Form')
    await perform('Replace the form', {
      Code: 'diet',
      Question: 'What do you eat?',
      Type: 'text',
      'Registration opens at (Europe/Madrid)': '2026-06-01T09:00',
    })
    await says('Jun 1, 2026, 9:00 AM')
    await at()
    await perform('Publish an event')
    await says('published')
    expect(await page.getByRole('link', { name: 'Publish an event', exact: true }).count()).toBe(0)
  })

  test('registers two people by hand, takes their money, and finds them', async () => {
    await at('Registrations')
    await follow('Create a registration')
    await press('Add another')
    const person = async (nth: number, first: string, last: string, diet: string) => {
      await page.getByLabel('Attendee type').nth(nth).selectOption('visitor')
      await page.getByLabel('First name').nth(nth).fill(first)
      await page.getByLabel('Last name').nth(nth).fill(last)
      await page.getByLabel('What do you eat?').nth(nth).fill(diet)
    }
    await person(0, 'Nerea', 'Ibáñez', 'Fish')
    await person(1, 'Tom', 'Ibáñez', 'Everything')
    await page.getByLabel('Contact email').fill('nerea@example.com')
    await press('Create a registration')
    await says('awaiting payment')
    await says('€25.00')
    await follow('Payments')
    await perform('Record a payment', { 'Amount (EUR) required': '25', 'Method required': 'cash' })
    await at('Registrations')
    await says('confirmed')
    await follow('nerea@example.com')
    await follow('Payments')
    await follow('€25.00')
    await perform('Refund a payment', { 'Amount (EUR)': '5', Reason: 'Rain' })
    await says('€5.00')
    await at('Attendees')
    await page.getByText('Filter').first().click()
    await page.getByLabel('Search').fill('nerea')
    await press('Filter')
    await follow('Ibáñez')
    await page.getByRole('heading', { name: 'Nerea Ibáñez' }).waitFor()
  })

  test('changes a person, and an answer that was emptied is gone', async () => {
    await perform('Change an attendee', { 'What do you eat?': '' })
    expect(await page.getByRole('main').innerText()).not.toContain('Fish')
  })

  test('sends a ticket, gives it another code, and voids it', async () => {
    await at('Tickets')
    await page.getByRole('main').locator('td a').first().click()
    await page.getByAltText(/QR code of the ticket/).waitFor()
    await perform('Send a ticket')
    await perform('Reissue a ticket')
    await perform('Void a ticket')
    await says('voided')
  })

  test('writes to the people: a draft, its audience, a test, and the sending', async () => {
    await at('Communications')
    await perform('Create a communication', {
      'Subject required': 'See you on Friday',
      'Body required': 'Dear {{first_name}},',
    })
    await follow('Count the audience of a communication')
    await says('Recipients')
    await follow('Communication')
    await perform('Send a test of a communication', { 'Addresses required': 'ana@harbour.example' })
    await perform('Send a communication')
    await says('communication')
  })

  test('exports the people, reads the reports and clears test check-ins', async () => {
    await follow('Jobs')
    await perform('Export data', { 'Type required': 'people', Format: 'csv', 'Event required': 'Village fair' })
    const download = page.waitForEvent('download')
    await follow('Download the result of a job')
    expect(await readDownloadedText(await download)).toContain('Ibáñez')
    await at('Attendance report')
    await says('fri')
    await at('Reconciliation report')
    await says('€5.00')
    await at('Check-ins')
    await says('There is nothing here yet.')
    await at()
    await perform('Clear test check-ins')
    expect(page.complaints).toEqual([])
  })

  test('is told what the plan withholds, in both languages, and keeps what was typed', async () => {
    expect(await page.getByRole('link', { name: 'Webhook endpoints', exact: true }).count()).toBe(0)
    await page.goto(`${page.origin}/console/live/webhooks`)
    await says('The plan Free does not include webhooks')
    await at()
    await follow('Import people')
    const rows = Array.from({ length: 501 }, (_, n) => `Guest,Number ${n},Visitor\n`).join('')
    const buffer = Buffer.from(`First name,Last name,Type\n${rows}`)
    await page.getByLabel('File').setInputFiles({ name: 'people.csv', mimeType: 'text/csv', buffer })
    await press('Send the file')
    await says('so many are imported in the background, which the plan free does not include; the plan starter does.')
    await at('Registrations')
    await follow('Create a registration')
    await page.getByRole('link', { name: 'Español' }).click()
    await page.getByLabel('Tipo de asistente').first().selectOption('visitor')
    await page
      .getByLabel(/^Nombre/)
      .first()
      .fill('Una')
    await page
      .getByLabel(/^Apellidos/)
      .first()
      .fill('Más')
    await press('Crear una inscripción')
    await says('El plan permite 2 personas en un evento, y este tiene 2.')
    expect(await page.locator('[role=alert] [lang=en]').count()).toBe(0)
    expect(
      await page
        .getByLabel(/^Apellidos/)
        .first()
        .inputValue(),
    ).toBe('Más')
    expect(await findAccessibilityProblems(page)).toEqual([])
    // The browser notes each refusal.
    expect(page.complaints.filter((one) => !/status of (403|422)/.test(one))).toEqual([])
  })
})
