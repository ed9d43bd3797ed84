import { type Browser, chromium } from 'playwright-core'
import { inject } from 'vitest'
import { WAIT_TIMEOUT_MS } from './patience.ts'

/** The Chromium of the whole run. Closing it closes what was opened here, and leaves it to the other files. */
export async function openSharedBrowser(): Promise<Browser> {
  const asked = await fetch(inject('browserUrl'))
  const told = await asked.text()
  if (!asked.ok) throw new Error(told)
  return chromium.connect(told, { timeout: WAIT_TIMEOUT_MS })
}
