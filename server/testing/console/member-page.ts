import type { Browser, BrowserContextOptions, Page } from 'playwright-core'
import { expect } from 'vitest'
import { findBarriers } from '../barriers.ts'
import { openPage } from '../browser.ts'
import type { TestServer } from '../test-server.ts'
import { inWholeRun, isWholeRun } from '../whole-run.ts'
import { signIn, type TestMember } from './visitor.ts'

export type MemberPage = Page & { /** Errors, and requests to other hosts. */ complaints: string[]; origin: string }

/** A browser in which nobody is signed in. */
export async function openVisitorPage(
  browser: Browser,
  { port }: Pick<TestServer, 'port'>,
  options: BrowserContextOptions = {},
): Promise<MemberPage> {
  const origin = `http://localhost:${port}`
  const page = await openPage(browser, { baseURL: origin, ...options })
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
  ...inWholeRun<Look[]>(
    [
      { size: 'phone', colorScheme: 'dark', isAudited: true },
      { size: 'desktop', colorScheme: 'light', isAudited: true },
    ],
    [],
  ),
]

/** At the width of a phone and of a desktop, in light and dark: nothing is cut off, and nobody is kept out. */
export async function expectFitForAll(page: MemberPage, name: string): Promise<void> {
  for (const { size, colorScheme, isAudited } of LOOKS) {
    await page.emulateMedia({ colorScheme })
    await page.setViewportSize(SIZES[size])
    expect(await page.evaluate('document.documentElement.scrollWidth - innerWidth'), size).toBeLessThanOrEqual(0)
    if (isAudited) expect(await findBarriers(page), `${name} ${size} ${colorScheme}`).toEqual([])
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
): Promise<MemberPage> {
  const { cookies, origin } = await signIn(server, member)
  const page = await openVisitorPage(browser, server, options)
  await page.context().addCookies([...cookies].map(([name, value]) => ({ name, value, url: origin, httpOnly: true })))
  return page
}
