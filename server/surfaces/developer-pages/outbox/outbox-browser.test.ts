import { readdir } from 'node:fs/promises'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { isBrowserMissing, openBrowserPage } from '../../../testing/browser.ts'
import { type PageTestServer, startPageTestServer } from '../../../testing/developer-pages/serve.ts'
import { type MailTestSetup, setUpMailTests } from '../../../testing/mail/mail-test-setup.ts'
import { openSharedBrowser } from '../../../testing/shared-browser.ts'
import { serveOutbox } from './outbox-page.ts'

describe.skipIf(isBrowserMissing)('in a browser', () => {
  let room: MailTestSetup
  let server: PageTestServer
  beforeAll(async () => {
    room = await setUpMailTests()
    server = await startPageTestServer(undefined, serveOutbox({ outboxDir: room.outboxDir, enabled: true }))
  })
  afterAll(async () => {
    await server.close()
    await room.close()
  })

  test('the text of a mail can be read without scrolling sideways, in its own lines', async () => {
    await room.queue({ text: `  ${'Bring this mail along. '.repeat(30)}\n\n${'x'.repeat(400)}\n` })
    await room.deliver(room.transport())
    const [file] = (await readdir(room.outboxDir)).filter((name) => name.endsWith('.eml'))
    const browser = await openSharedBrowser()
    try {
      const page = await openBrowserPage(browser, { viewport: { width: 640, height: 900 } })
      await page.goto(`${server.origin}/outbox/${file}`)
      const pane = page.getByRole('region', { name: 'Text' })
      expect((await pane.boundingBox())?.y, 'the text begins in the upper half').toBeLessThan(450)
      expect(await pane.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0)
      expect(await pane.innerText()).toMatch(/^ {2}Bring this mail along\. .*\n\nx{400}\n?$/)
    } finally {
      await browser.close()
    }
  })
})
