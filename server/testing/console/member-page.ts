import type { Browser, BrowserContextOptions, Page } from 'playwright-core'
import { openPage } from '../browser.ts'
import type { TestServer } from '../test-server.ts'
import { signIn, type TestMember } from './visitor.ts'

export type MemberPage = Page & { /** What the browser complained about. */ complaints: string[]; origin: string }

/** A page of Chromium in which the member is signed in. */
export async function openMemberPage(
  browser: Browser,
  server: TestServer,
  member: TestMember,
  options?: BrowserContextOptions,
): Promise<MemberPage> {
  const visitor = await signIn(server, member)
  const page = await openPage(browser, options)
  const cookies = [...visitor.cookies].map(([name, value]) => ({ name, value, url: visitor.origin }))
  await page.context().addCookies(cookies)
  const complaints: string[] = []
  page.on('console', (message) => message.type() === 'error' && complaints.push(message.text()))
  page.on('pageerror', (error) => complaints.push(error.message))
  return Object.assign(page, { complaints, origin: visitor.origin })
}
