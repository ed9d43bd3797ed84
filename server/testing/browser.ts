import { existsSync } from 'node:fs'
import { text } from 'node:stream/consumers'
import {
  type Browser,
  type BrowserContext,
  type BrowserContextOptions,
  type BrowserServer,
  chromium,
  type Download,
  type Page,
} from 'playwright-core'
import { WAIT_TIMEOUT_MS } from './patience.ts'

const findFirst = (...places: string[]) =>
  process.env.CHROMIUM_PATH ?? places.find((path) => existsSync(path)) ?? '/usr/bin/chromium'

const [whole, shell] = ['/usr/bin/chromium', '/usr/bin/chromium-headless-shell']
const executablePath = findFirst(whole, shell)
/** Chromium without windows, cameras and installed apps: the same pages take a quarter less. */
const sharedExecutablePath = findFirst(shell, whole)

/** Tests that need Chromium are skipped where it is missing, but never in CI. */
export const isBrowserMissing = !existsSync(executablePath) && !process.env.CI
if (isBrowserMissing) process.stderr.write(`Skipping tests in a browser: there is no Chromium at ${executablePath}.\n`)

const ARGUMENTS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  // Without these, Chromium renders two pages of its own for each window that a test opens.
  '--disable-features=WebUIOmniboxPopup,WebUIOmniboxAimPopup,AimEnabled',
]

/** A process of its own, with arguments of its own; tests that need none share one by `openSharedBrowser`. */
export function launchBrowser(more: string[] = []): Promise<Browser> {
  return chromium.launch({ executablePath, args: [...ARGUMENTS, ...more], timeout: WAIT_TIMEOUT_MS })
}

export function startBrowserServer(): Promise<BrowserServer> {
  return chromium.launchServer({
    executablePath: sharedExecutablePath,
    args: ARGUMENTS,
    timeout: WAIT_TIMEOUT_MS,
    host: '127.0.0.1',
  })
}

/** Pages in one context share the browser's storage. */
export async function openBrowserContext(browser: Browser, options?: BrowserContextOptions): Promise<BrowserContext> {
  const context = await browser.newContext(options)
  context.setDefaultTimeout(WAIT_TIMEOUT_MS)
  return context
}

/** A page in its own context, which is closed with it. */
export async function openBrowserPage(browser: Browser, options?: BrowserContextOptions): Promise<Page> {
  const page = await browser.newPage(options)
  page.setDefaultTimeout(WAIT_TIMEOUT_MS)
  return page
}

/** What was downloaded, which is a file where the browser was started. */
export async function readDownloadedText(download: Download): Promise<string> {
  return text(await download.createReadStream())
}
