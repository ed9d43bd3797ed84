import { startServer } from '../../../server/composition/server.ts'
import { readConfig } from '../../../server/config/config.ts'
import { systemClock } from '../../../server/platform/clock.ts'
import { buildLog } from '../../../server/platform/log.ts'
import { TEST_SECRET_KEY } from '../../../server/testing/secret-key.ts'
import { defineBenchmark, encodeGetRequest } from '../entry.ts'
import { buildAttendeesBaseline } from '../people/attendees-floor.ts'
import { addAttendees, addBenchEvent, EVENT_CODE } from '../people/bench-event.ts'
import { addUnlimitedKey, countCalls, type UnlimitedKey } from '../unlimited-key.ts'

const PEOPLE = 200_000
const LIMIT = 200
const PAGES = PEOPLE / LIMIT

/** Requests every 37th page, and the last. */
const STRIDE = 37

type Needs = UnlimitedKey & { paths: string[] }

const known = new Map<string, Buffer>()

/** GET /v1/events/fest/attendees: pages of 200 people from all parts of an event of 200,000. */
export const benchmark = defineBenchmark<Needs>({
  bar: 0.95,
  p99Bar: 2,

  async setup(database, databaseUrl) {
    const key = await addUnlimitedKey(database, ['read'])
    await addAttendees(database, await addBenchEvent(database, key.organizationId), PEOPLE)
    await database.raw('analyze')
    const pages = await walkPages(databaseUrl, `/v1/events/${EVENT_CODE}/attendees?limit=${LIMIT}`, key.key)
    if (pages.length !== PAGES) throw new Error(`The list has ${pages.length} pages instead of ${PAGES}`)
    return { ...key, paths: pages.filter((_, n) => n % STRIDE === 0 || n === PAGES - 1) }
  },

  request: ({ key, paths }, counter) => requestFor(key, paths[counter % paths.length]),

  even: {
    what: ['the first page', `the ${PAGES.toLocaleString('en')}th page`],
    bar: 0.9,
    request: ({ key, paths }, which) => requestFor(key, paths.at(-which)),
  },

  effects: (database, key) => countCalls(database, [key]),

  floor: { asynchronousCommit: true, build: buildAttendeesBaseline },
})

function requestFor(key: string, path = ''): Buffer {
  const bytes = known.get(path) ?? encodeGetRequest(path, key)
  known.set(path, bytes)
  return bytes
}

/** Walks through the whole list as a client does and returns the path of each page. */
async function walkPages(databaseUrl: string, path: string, key: string): Promise<string[]> {
  const server = await startServer({
    config: readConfig({ ROLE: 'api', PORT: '0', SHUTDOWN_GRACE_SECONDS: '1', POSTERN_SECRET_KEY: TEST_SECRET_KEY }),
    databaseUrl,
    log: buildLog('silent'),
    clock: systemClock,
  })
  try {
    const pages = [path]
    for (let next: string | null = path; next !== null; ) {
      const cursor = await readNextCursor(`http://127.0.0.1:${server.port}${next}`, key)
      next = cursor && `${path}&cursor=${cursor}`
      if (next) pages.push(next)
    }
    return pages
  } finally {
    await server.stop()
  }
}

async function readNextCursor(url: string, key: string): Promise<string | null> {
  const answer = await fetch(url, { headers: { Authorization: `Bearer ${key}` } })
  const text = await answer.text()
  if (!answer.ok) throw new Error(`The list could not be read: ${answer.status} ${text}`)
  return JSON.parse(text).page.next_cursor
}
