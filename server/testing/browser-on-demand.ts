import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { BrowserServer } from 'playwright-core'
import { startBrowserServer } from './browser.ts'

export type BrowserOnDemand = { url: string; stop(): Promise<void> }

/** One Chromium for the whole run, started when a test first asks at `url` for its address. */
export async function startBrowserOnDemand(): Promise<BrowserOnDemand> {
  let started: Promise<BrowserServer> | null = null
  const server = createServer((_, response) => {
    started ??= startBrowserServer()
    started.then(
      (browser) => response.end(browser.wsEndpoint()),
      (error) => response.writeHead(500).end(`${error}`),
    )
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    stop: async () => {
      server.close()
      await started?.then((browser) => browser.close()).catch(() => undefined)
    },
  }
}
