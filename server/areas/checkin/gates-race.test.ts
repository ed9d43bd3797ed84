import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { buildNewAttendee, buildTestFixtures, makeTestEvent, type TestFixtures } from '../../testing/fixtures.ts'
import { chooseRepetitions } from '../../testing/repetitions.ts'
import { type SpawnedServer, spawnServer } from '../../testing/spawned-server.ts'
import { startTestServer, type TestServer } from '../../testing/test-server.ts'

const GATES = 8
const SENDS = 3
const TICKETS = chooseRepetitions(24, 2_000)
/** Tickets that all gates scan at the same moment: 8 × 3 × 12 concurrent requests. */
const AT_ONCE = 12
const PER_REGISTRATION = 100
const FRIDAY = '2026-06-05T10:00:00.000Z'
const TIMEOUT = 1_200_000

let server: TestServer
let other: SpawnedServer
let fixtures: TestFixtures
let key: string
let path: string

beforeAll(async () => {
  server = await startTestServer()
  server.clock.set(new Date())
  other = await spawnServer({ DATABASE_URL: server.databaseUrl, ROLE: 'api', LOG_LEVEL: 'silent' })
  fixtures = await buildTestFixtures(server)
  key = (await server.key(fixtures.organizationId, { scopes: ['scanner'], requestsPerMinute: 1_000_000 })).value
  path = await makeTestEvent(fixtures.live)
  for (const code of ['main', 'side']) {
    await fixtures.live('POST', `${path}/check-in-points`, { code, name: code, kind: 'entry' })
  }
})

afterAll(async () => {
  other.process.kill('SIGTERM')
  await other.exited
  await server.close()
})

async function book(count: number): Promise<string[]> {
  const attendees = Array.from({ length: count }, () => buildNewAttendee({ days: ['fri'] }))
  const { status, body } = await fixtures.live('POST', `${path}/registrations`, { attendees })
  expect(status).toBe(201)
  const { data } = (await fixtures.live('GET', `${path}/tickets?registration=${body.id}&limit=200`)).body
  return data.map(({ code }: { code: string }) => code)
}

type Answer = { clientUuid: string; status: number; text: string }

/**
 * Sends the same scan several times at once: to its gate's process, so that two processes admit the same person, or to
 * both, so that two processes record the same scan. Tested apart: the second causes a retry that would hide the first.
 */
function sendRepeatedly(code: string, gate: number, to: 'one' | 'both'): Promise<Answer>[] {
  const clientUuid = randomUUID()
  const point = gate % 2 === 0 ? 'main' : 'side'
  const body = JSON.stringify({ code, check_in_point: point, client_uuid: clientUuid, scanned_at: FRIDAY })
  return Array.from({ length: SENDS }, async (_, time) => {
    const { url } = (to === 'one' ? gate : gate + time) % 2 === 0 ? server : other
    const headers = {
      Authorization: `Bearer ${key}`,
      'Content-Type': 'application/json',
      'X-Service-Client': 'gates',
      'Idempotency-Key': randomUUID(),
    }
    const response = await fetch(`${url}${path}/scan`, { method: 'POST', headers, body })
    return { clientUuid, status: response.status, text: await response.text() }
  })
}

async function counts(table: string, what: string[]): Promise<number[]> {
  const columns = what.map((expression, at) => `count(${expression}) as "${at}"`)
  const sql = `select ${columns} from ${table} where organization_id = ?`
  const { rows } = await server.database.raw(sql, [fixtures.organizationId])
  return Object.values(rows[0]).map(Number)
}

const where = (condition: string, column = '1') => `case when ${condition} then ${column} end`

const title =
  `${GATES} gates that scan the same ${TICKETS} tickets at once, each scan sent ${SENDS} times, ` +
  'admit every person once and count every scan once'

test(title, { timeout: TIMEOUT }, async () => {
  const codes: string[] = []
  while (codes.length < TICKETS) codes.push(...(await book(Math.min(PER_REGISTRATION, TICKETS - codes.length))))
  let admitted = 0
  for (let from = 0; from < TICKETS; from += AT_ONCE) {
    const tickets = codes.slice(from, from + AT_ONCE)
    const to = from % (2 * AT_ONCE) === 0 ? 'one' : 'both'
    const sent = tickets.flatMap((code) => Array.from({ length: GATES }, (_, gate) => sendRepeatedly(code, gate, to)))
    const answers = await Promise.all(sent.flat())
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]))
    const texts = Map.groupBy(answers, ({ clientUuid }) => clientUuid)
    for (const same of texts.values()) expect(new Set(same.map(({ text }) => text)).size).toBe(1)
    const letIn = answers.filter(({ text }) => JSON.parse(text).admitted)
    admitted += new Set(letIn.map(({ clientUuid }) => clientUuid)).size
  }
  const scans = GATES * TICKETS
  expect(admitted).toBe(TICKETS)
  expect(await counts('scans', ['*', 'distinct client_uuid'])).toEqual([scans, scans])
  const accepted = "result = 'accepted'"
  const results = [where(accepted), `distinct ${where(accepted, 'attendee_id')}`, where("result = 'duplicate'")]
  expect(await counts('checkins', ['*', ...results])).toEqual([scans, TICKETS, TICKETS, scans - TICKETS])
  const told = ['checkin.recorded', 'checkin.refused'].map((type) => where(`type = '${type}'`))
  expect(await counts('webhook_events', told)).toEqual([TICKETS, scans - TICKETS])
})
