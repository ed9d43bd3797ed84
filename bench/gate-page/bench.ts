import { join } from 'node:path'
import type { BrowserContext, Page } from 'playwright-core'
import { launchBrowser, openBrowserContext } from '../../server/testing/browser.ts'
import { startTemporaryPostgres } from '../../server/testing/temporary-postgres.ts'
import { bundleScripts } from '../../spec/tools/gate-page/bundle.ts'
import { type PrintLine, printThresholdResult, startChildProcess, waitForMessage } from '../child-process.ts'
import { prepareBenchDatabases } from '../databases.ts'
import { addPoint, CHECK_IN_POINT_CODE } from '../gates/check-in-point.ts'
import { addAttendees, addBenchEvent, BENCH_EVENT_CODE, toTicketCode } from '../people/bench-event.ts'
import { median } from '../statistics.ts'
import { addUnlimitedKey } from '../unlimited-key.ts'

/** Of reading a code and drawing an answer alone. */
const READING_BAR = 1.5
/** Of downloading and storing the same bytes. */
const LOADING_BAR = 1.2
/** Megabytes of the page after a collection. */
const HEAP_BAR = 150

const SCRIPT = '**/scan/page.js'
const FLOORS = join(import.meta.dirname, '../../server/testing/gate-page')
const ROUNDS = 3

/** The gate page in Chromium, at a roster of 100,000 people and without a network. True if all bars are met. */
export async function benchGatePage(short: boolean, print: PrintLine): Promise<boolean> {
  const say: PrintLine = (line) => print(`gate: ${line}`)
  await using cleanUp = new AsyncDisposableStack()
  const people = short ? 1_000 : 100_000
  const stage = await setStage(cleanUp, people)
  const loading = { ours: [] as number[], floor: [] as number[] }
  const reading = { ours: [] as number[], floor: [] as number[] }
  const heaps: number[] = []
  for (let round = 0; round < (short ? 1 : ROUNDS); round += 1) {
    const scans = short ? 5 : 100
    const codes = Array.from({ length: scans }, (_, n) => toTicketCode(round * scans + n + 1))
    loading.floor.push((await stage.open('loading-floor')).milliseconds)
    const { page, milliseconds } = await stage.open(null)
    loading.ours.push(milliseconds)
    heaps.push(await readHeap(page))
    await page.context().setOffline(true)
    reading.ours.push(await timeReadings(page, codes))
    await page.context().close()
    const floor = await stage.open('reading-floor')
    reading.floor.push(await timeReadings(floor.page, codes))
    await floor.page.context().close()
  }
  const load = median(loading.ours) / median(loading.floor)
  const read = median(reading.ours) / median(reading.floor)
  const heap = Math.max(...heaps)
  const list = (values: number[]) => values.map((value) => value.toFixed(1)).join(', ')
  say(`a roster of ${people} people loaded in ${list(loading.ours)} ms, its bytes in ${list(loading.floor)} ms`)
  say(`a code read and answered in ${list(reading.ours)} ms, drawn alone in ${list(reading.floor)} ms`)
  say(`the page holds ${list(heaps)} MB`)
  if (short) return true
  const met = [
    printThresholdResult(say, `the bar of loading is ${LOADING_BAR}, and ${load.toFixed(3)}`, load <= LOADING_BAR),
    printThresholdResult(say, `the bar of reading is ${READING_BAR}, and ${read.toFixed(3)}`, read <= READING_BAR),
    printThresholdResult(say, `the bar of the page is ${HEAP_BAR} MB, and ${heap.toFixed(0)}`, heap <= HEAP_BAR),
  ]
  return !met.includes(false)
}

async function setStage(cleanUp: AsyncDisposableStack, people: number) {
  const { url, folder } = await startTemporaryPostgres(cleanUp, 'bench-gate')
  const { urls, needs } = await prepareBenchDatabases(url, 'gate', async (database) => {
    // A key instead of a device: its rate is not limited, which would hide what loading takes.
    const key = await addUnlimitedKey(database, ['scanner'], { attendee_cap: 100_000_000 })
    const festival = await addBenchEvent(database, key.organizationId)
    await addAttendees(database, festival, people)
    await addPoint(database, festival)
    // A page erases what it has a week after the event.
    await database.raw(`update event_days set date = current_date, starts_instant = current_date,
      ends_instant = current_date + 1`)
    return { ...key, eventId: festival.eventId }
  })
  const environment = { DATABASE_URL: urls.ours, DATA_DIR: folder }
  const child = startChildProcess(cleanUp, join(import.meta.dirname, '../import/server-process.ts'), environment)
  const origin = `http://127.0.0.1:${await waitForMessage<number>(child)}`
  const browser = await launchBrowser()
  cleanUp.defer(() => browser.close())
  const paired = {
    id: 'bench',
    name: 'Bench',
    token: needs.key,
    event: { id: needs.eventId, code: BENCH_EVENT_CODE, name: 'Festival', timezone: 'Europe/Madrid' },
    checkInPoint: CHECK_IN_POINT_CODE,
  }

  /** A paired page, or one of the floors in its place; with the time until it could be used. */
  const open = async (floor: 'loading-floor' | 'reading-floor' | null) => {
    // The page's service worker would serve the page's own script in place of a floor's.
    const context = await openBrowserContext(browser, floor ? { serviceWorkers: 'block' } : {})
    await pairIn(context, origin, paired)
    if (floor) {
      const entry = join(FLOORS, `${floor}.ts`)
      const { 'page.js': script = '' } = await bundleScripts(entry, {}, { entryFileNames: 'page.js' })
      await context.route(SCRIPT, (route) => route.fulfill({ body: script, contentType: 'text/javascript' }))
    }
    const page = await context.newPage()
    const from = performance.now()
    await page.goto(`${origin}/scan`)
    await page.locator('main.gate').waitFor()
    if (floor === null) await page.locator('.chip.roster[data-alarm="false"]').waitFor()
    return { page, milliseconds: performance.now() - from }
  }
  return { open }
}

/** Writes the pairing where the page keeps it. */
async function pairIn(context: BrowserContext, origin: string, paired: object): Promise<void> {
  const page = await context.newPage()
  await page.goto(`${origin}/scan`)
  await page.locator('form button.primary').waitFor()
  await page.evaluate(
    (gate) =>
      new Promise<void>((resolve, reject) => {
        const opening = indexedDB.open('postern-gate', 1)
        opening.onerror = () => reject(opening.error)
        opening.onsuccess = () => {
          const transaction = opening.result.transaction('kept', 'readwrite')
          transaction.objectStore('kept').put(gate, 'gate')
          transaction.oncomplete = () => resolve()
        }
      }),
    paired,
  )
  await page.close()
}

async function readHeap(page: Page): Promise<number> {
  const session = await page.context().newCDPSession(page)
  await session.send('HeapProfiler.collectGarbage')
  const { usedSize } = await session.send('Runtime.getHeapUsage')
  return usedSize / 1e6
}

/** The median time from the last key of a hand scanner until the answer is painted. */
async function timeReadings(page: Page, codes: string[]): Promise<number> {
  const times = await page.evaluate(async (given) => {
    const painted = () =>
      new Promise<void>((resolve) =>
        requestAnimationFrame(() => {
          const { port1, port2 } = new MessageChannel()
          port1.onmessage = () => resolve()
          port2.postMessage(null)
        }),
      )
    const press = (key: string) =>
      document.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }))
    const taken: number[] = []
    for (const code of given) {
      const before = document.querySelector<HTMLElement>('.answer')?.dataset.scan
      const shown = new Promise<void>((resolve) => {
        const observer = new MutationObserver(() => {
          const answer = document.querySelector<HTMLElement>('.answer')
          if (!answer || answer.dataset.scan === before) return
          observer.disconnect()
          resolve()
        })
        observer.observe(document.body, { childList: true })
      })
      await painted()
      for (const key of code) press(key)
      const from = performance.now()
      press('Enter')
      await shown
      await painted()
      taken.push(performance.now() - from)
    }
    return taken
  }, codes)
  // The first ones meet code that has not been compiled.
  return median(times.slice(Math.floor(times.length / 5)))
}
