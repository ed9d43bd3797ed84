import { readdir } from 'node:fs/promises'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openPage, withoutBrowser } from '../../../testing/browser.ts'
import { startPages, type TestServer } from '../../../testing/developer-pages/serve.ts'
import { type MailRoom, openMailRoom } from '../../../testing/mail/mail-room.ts'
import { openSharedBrowser } from '../../../testing/shared-browser.ts'
import { serveOutbox } from './outbox-page.ts'

describe.skipIf(withoutBrowser)('in a browser', () => {
  let room: MailRoom
  let server: TestServer
  beforeAll(async () => {
    room = await openMailRoom()
    server = await startPages(undefined, serveOutbox({ outboxDir: room.outboxDir, enabled: true }))
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
      const page = await openPage(browser, { viewport: { width: 640, height: 900 } })
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
