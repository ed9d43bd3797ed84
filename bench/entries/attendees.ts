import { createClient } from '#sdk'
import { startProductionServer } from '../../server/testing/production-server.ts'
import { defineBenchmark, encodeGetRequest } from '../entry.ts'
import { buildAttendeesBaseline } from '../people/attendees-floor.ts'
import { addAttendees, addBenchEvent, BENCH_EVENT_CODE } from '../people/bench-event.ts'
import { addUnlimitedKey, countCallsOfKeys, type UnlimitedKey } from '../unlimited-key.ts'

const PEOPLE = 200_000
const LIMIT = 200
const PAGES = PEOPLE / LIMIT

/** Requests every 37th page, and the last. */
const STRIDE = 37

/** GET /v1/events/fest/attendees: pages of 200 people from all parts of an event of 200,000. */
export const benchmark = defineBenchmark<UnlimitedKey & { paths: string[] }>({
  bar: 0.95,
  p99Bar: 2,

  async setup(database, databaseUrl) {
    const key = await addUnlimitedKey(database, ['read'])
    await addAttendees(database, await addBenchEvent(database, key.organizationId), PEOPLE)
    await database.raw('analyze')
    const pages = await walkPages(databaseUrl, key.key)
    if (pages.length !== PAGES) throw new Error(`The list has ${pages.length} pages instead of ${PAGES}`)
    return { ...key, paths: pages.filter((_, n) => n % STRIDE === 0 || n === PAGES - 1) }
  },

  request: ({ key, paths }, counter) => encodeGetRequest(paths[counter % paths.length] ?? '', key),

  even: {
    what: ['the first page', `the ${PAGES.toLocaleString('en')}th page`],
    bar: 0.9,
    request: ({ key, paths }, which) => encodeGetRequest(paths.at(-which) ?? '', key),
  },

  effects: (database, key) => countCallsOfKeys(database, [key]),

  floor: { asynchronousCommit: true, build: buildAttendeesBaseline },
})

async function walkPages(databaseUrl: string, apiKey: string): Promise<string[]> {
  const server = await startProductionServer(databaseUrl, { ROLE: 'api', SHUTDOWN_GRACE_SECONDS: '1' })
  try {
    const client = createClient({ baseUrl: `http://127.0.0.1:${server.port}`, apiKey })
    const path = `/v1/events/${BENCH_EVENT_CODE}/attendees?limit=${LIMIT}`
    const paths = [path]
    for await (const { page } of client.events.attendees.list(BENCH_EVENT_CODE, { limit: LIMIT }).pages()) {
      if (page.next_cursor) paths.push(`${path}&cursor=${page.next_cursor}`)
    }
    return paths
  } finally {
    await server.stop()
  }
}
