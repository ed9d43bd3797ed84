import { setTimeout } from 'node:timers/promises'
import type { Browser, Page } from 'playwright-core'
import { openBrowserContext } from '../../../../server/testing/browser.ts'
import type { ScanCaseAnswer } from '../../compare.ts'

/** Longer than any answer stays on the screen, and than the time in which one code is one scan. */
const AFTER_ANSWER_MS = 8_000

export type GatePageScan = { at: string; code: string; checkInPoint: string; only: readonly string[] | null }
export type GatePageScanAnswer = ScanCaseAnswer & { scan: string; decidedBy: 'service' | 'device' }

export type TestGatePage = Awaited<ReturnType<typeof openTestGatePage>>

/** The page `/scan` in a browser of its own, paired with an event; its clock shows what a reading says. */
export async function openTestGatePage(browser: Browser, url: string, pairingCode: string, at: string) {
  const context = await openBrowserContext(browser)
  const page = await context.newPage()
  const errors: string[] = []
  page.on('pageerror', (error) => errors.push(error.message))
  await page.clock.install({ time: at })
  await page.clock.setFixedTime(at)
  await page.goto(`${url}/scan#pair=${pairingCode}`)
  await page.locator('form button.primary').click()
  // Before its roster is there a page without a network asks.
  await page.locator('.chip.roster[data-alarm="false"]').waitFor()
  // Timers stand still from here on, so that a slow answer of the service is never too late.
  await page.clock.pauseAt(new Date(Date.parse(at) + 60_000))
  let point = ''

  /** Through the page's own menu. */
  const choosePoint = async (next: string) => {
    if (next === point) return
    await page.locator('button.place').click()
    await page.locator('dialog select').first().selectOption(next)
    await page.locator('dialog').waitFor({ state: 'detached' })
    point = next
  }

  return {
    errors,
    cut: () => context.setOffline(true),
    /** Sends what is queued; returns the scans that the service decided otherwise. */
    send: async (at: string, onTick: () => void): Promise<string[]> => {
      await context.setOffline(false)
      do {
        onTick()
        await page.clock.fastForward(AFTER_ANSWER_MS)
        await page.clock.setFixedTime(at)
        await setTimeout(100)
      } while (!(await page.locator('.chip.waiting[data-alarm="false"]').isVisible()))
      await page.locator('nav button').nth(1).click()
      const listed = page.locator('dialog .differences li')
      return listed.evaluateAll((items: HTMLElement[]) => items.map(({ dataset }) => dataset.scan ?? ''))
    },
    read: async ({ at, code, checkInPoint, only }: GatePageScan): Promise<GatePageScanAnswer> => {
      await page.clock.fastForward(AFTER_ANSWER_MS)
      await page.clock.setFixedTime(at)
      await choosePoint(checkInPoint)
      await page.locator('form.typed input').fill(code)
      await page.keyboard.press('Enter')
      await page.locator('.answer, dialog .choices').first().waitFor()
      if (await page.locator('dialog .choices').isVisible()) await chooseWho(page, only)
      await page.locator('.answer').waitFor()
      return readAnswer(page)
    },
    close: () => context.close(),
  }
}

async function chooseWho(page: Page, only: readonly string[] | null): Promise<void> {
  for (const box of await page.locator('dialog .choices input').all()) {
    if (only && !only.includes((await box.getAttribute('value')) ?? '')) await box.uncheck()
  }
  await page.locator('dialog .primary').click()
}

/** What the page shows, by the attributes of its elements. */
async function readAnswer(page: Page): Promise<GatePageScanAnswer> {
  const shown = await page.locator('.answer').evaluate((answer: HTMLElement) => ({
    ...answer.dataset,
    people: Array.from(answer.querySelectorAll<HTMLElement>('[data-person]'), ({ dataset }) => ({ ...dataset })),
  }))
  const toResult = ({ result = '', admitted, reason }: Record<string, string | undefined>) => ({
    result,
    admitted: admitted === 'true',
    reason: reason ?? null,
  })
  const { people, ...whole } = shown as { people: Record<string, string>[] } & Record<string, string>
  return {
    ...toResult(whole),
    people: new Map(people.map((person) => [person.person ?? '', toResult(person)])),
    scan: whole.scan ?? '',
    decidedBy: whole.decidedBy as GatePageScanAnswer['decidedBy'],
  }
}
