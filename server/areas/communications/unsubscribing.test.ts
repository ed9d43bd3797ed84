import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { isBrowserMissing, openBrowserPage } from '../../testing/browser.ts'
import {
  type CommunicationTestServer,
  startCommunicationTestServer,
} from '../../testing/communications/communication-test-server.ts'
import { parseMailHeaders } from '../../testing/mail/read-message.ts'
import { openSharedBrowser } from '../../testing/shared-browser.ts'

let office: CommunicationTestServer
beforeAll(async () => {
  office = await startCommunicationTestServer()
})
afterAll(() => office.close())

const unsubscribed = () =>
  office.server.database('communication_unsubscribes').orderBy('address_key').pluck('address_key')

let types = 0

/** Sends a mail to one person, and returns its unsubscribe URL. */
async function writeTo(email: string, options: object = {}): Promise<string> {
  types += 1
  const code = `reader-${types}`
  await office.live('POST', `${office.event}/attendee-types`, { code, name: 'Reader' })
  await office.register({ attendee_type: code, email })
  const path = await office.draft({ audience: { attendee_types: [code] }, ...options })
  await office.live('POST', `${path}/send`, {})
  await office.work()
  const mail = office.smtp.received.findLast(({ to }) => to[0] === email)
  return (parseMailHeaders(mail?.raw ?? '')['list-unsubscribe'] ?? '').slice(1, -1)
}

const oneClick = (url: string) =>
  fetch(url, { method: 'POST', body: new URLSearchParams({ 'List-Unsubscribe': 'One-Click' }) })

test('looking changes nothing, and one click does', async () => {
  const url = await writeTo('ada@look.example')
  for (const method of ['GET', 'HEAD', 'GET']) {
    const page = await fetch(url, { method })
    expect(page.status).toBe(200)
    expect(page.headers.get('content-security-policy')).toContain("form-action 'self'")
    expect(page.headers.get('cache-control')).toBe('no-store')
  }
  expect(await unsubscribed()).not.toContain('ada@look.example')
  expect((await oneClick(url)).status).toBe(200)
  expect((await oneClick(url)).status).toBe(200)
  expect(await unsubscribed()).toContain('ada@look.example')
  const entries = await office.server.database('audit_log').where({ action: 'communication.unsubscribed' })
  expect(entries).toHaveLength(1)
})

describe('whoever has unsubscribed', () => {
  test('is left out of later communications, and counted', async () => {
    await oneClick(await writeTo('bob@later.example'))
    const before = office.smtp.received.length
    await office.register({ email: 'BOB@later.example', days: ['sat'] })
    const path = await office.draft({ audience: { days: ['sat'] } })
    const { body: count } = await office.live('GET', `${path}/audience`)
    expect(count.unsubscribed).toBeGreaterThanOrEqual(1)
    await office.live('POST', `${path}/send`, {})
    await office.work()
    const { data } = (await office.live('GET', `${path}/messages?status=unsubscribed`)).body
    expect(data.map(({ address }: { address: string }) => address.toLowerCase())).toContain('bob@later.example')
    const written = office.smtp.received.slice(before).map(({ to }) => to[0]?.toLowerCase())
    expect(written).not.toContain('bob@later.example')
    const { body } = await office.live('GET', path)
    expect(body.counts.unsubscribed).toBe(count.unsubscribed)
    expect(body.counts.recipients).toBe(count.recipients)
  })

  test('is left out of what is queued already', async () => {
    const url = await writeTo('cy@queued.example')
    const type = `reader-${types}`
    const path = await office.draft({ audience: { attendee_types: [type] } })
    await office.live('POST', `${path}/send`, {})
    await office.jobs()
    await oneClick(url)
    const before = office.smtp.received.length
    await office.messages()
    expect(office.smtp.received).toHaveLength(before)
    office.server.clock.advance(1_000)
    await office.jobs()
    expect((await office.live('GET', path)).body).toMatchObject({
      status: 'sent',
      counts: { recipients: 0, sent: 0, failed: 0, unsubscribed: 1 },
    })
  })

  test('is still sent their tickets', async () => {
    await oneClick(await writeTo('di@tickets.example'))
    const { database } = office.server
    const { id } = await database('attendees').where({ email: 'di@tickets.example' }).first('id')
    const ticket = await database('tickets').whereRaw('? = any (attendee_ids)', [id]).first('id')
    const { body } = await office.live('POST', `${office.event}/tickets/${ticket.id}/send`)
    expect(body).toMatchObject({ recipients: ['di@tickets.example'], queued: true })
  })

  test('is still written to by other organizations', async () => {
    const other = await startCommunicationTestServer()
    try {
      await oneClick(await writeTo('ed@both.example'))
      await other.register({ email: 'ed@both.example' })
      const path = await other.draft()
      await other.live('POST', `${path}/send`, {})
      await other.work()
      expect(other.received()).toHaveLength(1)
    } finally {
      await other.close()
    }
  })
})

describe('an address that was not made here', () => {
  test.each(['a letter', 'the recipient', 'its end'])('changed in %s, leads nowhere', async (what) => {
    const url = await writeTo(`${what.replaceAll(' ', '-')}@forged.example`)
    const other = await writeTo(`other-${what.replaceAll(' ', '-')}@forged.example`)
    const token = url.split('/').at(-1) ?? ''
    const forged = {
      'a letter': token.slice(0, -1) + (token.endsWith('A') ? 'E' : 'A'),
      'the recipient': `${token.slice(0, 26)}${other.split('/').at(-1)?.slice(26, 52)}${token.slice(52)}`,
      'its end': token.slice(0, -4),
    }[what]
    const before = await unsubscribed()
    for (const method of ['GET', 'POST']) {
      const page = await fetch(url.replace(token, forged ?? ''), { method })
      expect(page.status).toBe(404)
      expect(await page.text()).toContain('is not complete')
    }
    expect(await unsubscribed()).toEqual(before)
  })
})

describe.skipIf(isBrowserMissing)('in a browser', () => {
  test.each([
    ['en', 'Unsubscribe', 'You will receive no more news from Harbour Hall at this address.'],
    ['es', 'Darme de baja', 'Ya no recibirás más noticias de Harbour Hall en esta dirección.'],
  ])('the button unsubscribes (%s)', async (language, button, done) => {
    const email = `browser-${language}@page.example`
    const url = await writeTo(email, { language })
    const browser = await openSharedBrowser()
    try {
      const page = await openBrowserPage(browser, { viewport: { width: 360, height: 640 } })
      const problems: string[] = []
      page.on('console', (message) => problems.push(message.text()))
      await page.goto(url)
      expect(await page.locator('html').getAttribute('lang')).toBe(language)
      expect(await page.getByText(email).count()).toBe(1)
      expect(await page.evaluate('document.documentElement.scrollWidth - innerWidth')).toBe(0)
      const painted = await page.getByRole('button').evaluate((element) => getComputedStyle(element).backgroundColor)
      expect(painted, 'the style is allowed by the policy').toBe('rgb(20, 80, 140)')
      expect(await unsubscribed()).not.toContain(email)
      await page.getByRole('button', { name: button }).click()
      await page.getByRole('status').waitFor()
      expect(await page.getByRole('status').innerText()).toContain(done)
      expect(await unsubscribed()).toContain(email)
      expect(problems).toEqual([])
    } finally {
      await browser.close()
    }
  })
})
