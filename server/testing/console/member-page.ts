import type { Browser, BrowserContextOptions, Page } from 'playwright-core'
import { expect } from 'vitest'
import { findBarriers } from '../axe.ts'
import { openPage } from '../browser.ts'
import type { TestServer } from '../test-server.ts'
import { signIn, type TestMember } from './visitor.ts'

export type MemberPage = Page & { /** Errors, and requests to other hosts. */ complaints: string[]; origin: string }

/** A browser in which a member is signed in. */
export async function openMemberPage(
  browser: Browser,
  server: TestServer,
  member: TestMember,
  options: BrowserContextOptions = {},
): Promise<MemberPage> {
  const { cookies, origin } = await signIn(server, member)
  const page = await openPage(browser, { baseURL: origin, ...options })
  await page.context().addCookies([...cookies].map(([name, value]) => ({ name, value, url: origin, httpOnly: true })))
  const complaints: string[] = []
  page.on('request', (request) => {
    if (new URL(request.url()).origin !== origin) complaints.push(`request to ${request.url()}`)
  })
  page.on('console', (message) => message.type() === 'error' && complaints.push(message.text()))
  page.on('pageerror', (error) => complaints.push(error.message))
  return Object.assign(page, { complaints, origin })
}

const PHONE = { width: 390, height: 844 }
const DESKTOP = { width: 1280, height: 900 }

/** At the width of a phone and of a desktop, in light and dark: nothing is cut off, and nobody is kept out. */
export async function expectFitForAll(page: MemberPage, name: string): Promise<void> {
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme })
    for (const [width, viewport] of Object.entries({ phone: PHONE, desktop: DESKTOP })) {
      await page.setViewportSize(viewport)
      expect(await page.evaluate('document.documentElement.scrollWidth - innerWidth'), width).toBeLessThanOrEqual(0)
      expect(await findBarriers(page), `${name} ${width} ${colorScheme}`).toEqual([])
      const folder = process.env.SCREENSHOTS
      if (folder) await page.screenshot({ path: `${folder}/${name}-${width}-${colorScheme}.png`, fullPage: true })
    }
  }
  await page.emulateMedia({ colorScheme: null })
}
