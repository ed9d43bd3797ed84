import type { Browser } from 'playwright-core'
import decodeQR from 'qr/decode.js'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { isBrowserMissing, openBrowserPage } from '../../testing/browser.ts'
import {
  buildExampleMailContent,
  exampleMailSpeaker,
  exampleMailTicket,
  exampleMailVisitor,
} from '../../testing/communications/example-content.ts'
import { readPixelsInBrowser } from '../../testing/qr/read-pixels.ts'
import { openSharedBrowser } from '../../testing/shared-browser.ts'
import type { TicketMailContent } from './content.ts'
import { renderTicketMail } from './render-ticket-mail.ts'

const NARROW = 360

describe.skipIf(isBrowserMissing)('in a browser', () => {
  let browser: Browser
  beforeAll(async () => {
    browser = await openSharedBrowser()
  })
  afterAll(() => browser?.close())

  /** Opens a mail like a mail client: with the inline images (cid) in place. */
  async function open(content: TicketMailContent) {
    const { html, attachments } = await renderTicketMail(content)
    const whole = attachments.reduce((markup, { cid, content }) => {
      return markup.replace(`cid:${cid}`, `data:image/png;base64,${Buffer.from(content).toString('base64')}`)
    }, html)
    const page = await openBrowserPage(browser, { viewport: { width: NARROW, height: 640 } })
    const requests: string[] = []
    page.on('request', (request) => requests.push(request.url()))
    await page.setContent(whole)
    expect(requests.filter((url) => !url.startsWith('data:'))).toEqual([])
    expect(await page.evaluate('document.documentElement.scrollWidth - innerWidth')).toBe(0)
    return page
  }

  test.each(['en', 'es'] as const)('the code can be read off a small screen (%s)', async (language) => {
    const event = { ...buildExampleMailContent().event, language }
    const page = await open(
      buildExampleMailContent({ event, kind: 'confirmation', amount_due: { amount: 1, currency: 'EUR' } }),
    )
    const image = page.locator('img')
    expect(decodeQR(await readPixelsInBrowser(page, await image.screenshot()))).toBe(exampleMailTicket.code)
    expect(await image.getAttribute('alt')).toContain(exampleMailTicket.code)
    await page.close()
  })

  test('long names, names from right to left and names that are markup stay in their places', async () => {
    const people = [
      {
        ...exampleMailVisitor,
        first_name: '<script>document.title = "taken over"</script>',
        last_name: 'W'.repeat(300),
      },
      { ...exampleMailSpeaker, first_name: 'محمد', last_name: 'عبد\u202eالله', attendee_type_name: 'زائر' },
    ]
    const event = { ...buildExampleMailContent().event, name: `مهرجان الميناء ${'x'.repeat(200)}` }
    const page = await open(buildExampleMailContent({ event, tickets: [{ ...exampleMailTicket, people }] }))
    expect(await page.title()).toBe(`Your ticket for ${event.name}`)
    expect(await page.getByText('taken over').count()).toBe(1)
    expect(await page.locator('h1').evaluate((heading) => getComputedStyle(heading).direction)).toBe('rtl')
    await page.close()
  })
})
