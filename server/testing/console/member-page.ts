import type { Browser, BrowserContextOptions, Page } from 'playwright-core'
import { expect } from 'vitest'
import { findAccessibilityProblems } from '../accessibility-problems.ts'
import { openBrowserPage } from '../browser.ts'
import type { TestServer } from '../test-server.ts'
import { chooseByWholeRun, isWholeRun } from '../whole-run.ts'
import { signInToConsole, type TestMember } from './visitor.ts'

export type ConsoleBrowserPage = Page & {
  /** Errors, and requests to other hosts. */ complaints: string[]
  origin: string
}

/** A browser in which nobody is signed in. */
export async function openVisitorPage(
  browser: Browser,
  { port }: Pick<TestServer, 'port'>,
  options: BrowserContextOptions = {},
): Promise<ConsoleBrowserPage> {
  const origin = `http://localhost:${port}`
  const page = await openBrowserPage(browser, { baseURL: origin, ...options })
  const complaints: string[] = []
  page.on('request', (request) => {
    if (new URL(request.url()).origin !== origin) complaints.push(`request to ${request.url()}`)
  })
  page.on('console', (message) => message.type() === 'error' && complaints.push(message.text()))
  page.on('pageerror', (error) => complaints.push(error.message))
  return Object.assign(page, { complaints, origin })
}

const SIZES = { phone: { width: 390, height: 844 }, desktop: { width: 1280, height: 900 } }

type Look = { size: keyof typeof SIZES; colorScheme: 'light' | 'dark'; isAudited: boolean }

const LOOKS: Look[] = [
  { size: 'phone', colorScheme: 'light', isAudited: true },
  { size: 'desktop', colorScheme: 'dark', isAudited: isWholeRun },
  ...chooseByWholeRun<Look[]>(
    [
      { size: 'phone', colorScheme: 'dark', isAudited: true },
      { size: 'desktop', colorScheme: 'light', isAudited: true },
    ],
    [],
  ),
]

/** At the width of a phone and of a desktop, in light and dark: nothing is cut off, and nobody is kept out. */
export async function expectAccessiblePage(page: ConsoleBrowserPage, name: string): Promise<void> {
  for (const { size, colorScheme, isAudited } of LOOKS) {
    await page.emulateMedia({ colorScheme })
    await page.setViewportSize(SIZES[size])
    expect(await page.evaluate('document.documentElement.scrollWidth - innerWidth'), size).toBeLessThanOrEqual(0)
    if (isAudited) expect(await findAccessibilityProblems(page), `${name} ${size} ${colorScheme}`).toEqual([])
    const folder = process.env.SCREENSHOTS
    if (folder) await page.screenshot({ path: `${folder}/${name}-${size}-${colorScheme}.png`, fullPage: true })
  }
  await page.emulateMedia({ colorScheme: null })
}

/** A browser in which a member is signed in. */
export async function openMemberPage(
  browser: Browser,
  server: TestServer,
  member: TestMember,
  options: BrowserContextOptions = {},
): Promise<ConsoleBrowserPage> {
  const { cookies, origin } = await signInToConsole(server, member)
  const page = await openVisitorPage(browser, server, options)
  await page.context().addCookies([...cookies].map(([name, value]) => ({ name, value, url: origin, httpOnly: true })))
  return page
}
