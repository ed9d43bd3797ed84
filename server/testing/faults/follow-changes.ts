import { hash, randomUUID } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import { createKey } from '../../access/keys/index.ts'
import { connectDatabase, type Database } from '../../platform/database/connect.ts'
import { TEST_SECRET_KEY } from '../secret-key.ts'
import { buildRetryingCall, type RetryingCall } from './background-bookings.ts'
import { makeImportTestEvent } from './import-test-event.ts'
import { killRepeatedly } from './kill-repeatedly.ts'
import { startKillableProcess } from './killable-process.ts'
import { buildSeededRandom } from './random.ts'

/** Where a process dies that changes people or lets them in; null: at a random moment. */
const POINTS = ['before:save-book-rows', null, 'sent:save-book-rows', 'sent:record-scans', null, 'sent:commit']

const PROCESSES = 3
const PEOPLE = 20
/** In milliseconds, between two readings. */
const MAX_PAUSE = 1_000

type FollowedChanges = {
  databaseUrl: string
  writers: number
  readers: number
  /** Of people and of check-ins, together. */
  changes: number
  kills: number
  seed: number
  report?: (text: string) => void
}

/** Writers change people and scan tickets through several processes, which are killed, while readers keep copies. */
export async function followChangesWhileWriting(options: FollowedChanges) {
  const { databaseUrl, writers, readers, changes, kills, seed, report = () => {} } = options
  await using cleanUp = new AsyncDisposableStack()
  const database = connectDatabase({ url: databaseUrl, poolSize: 4, applicationName: 'follow changes' })
  cleanUp.defer(() => database.destroy())
  const environment = { ROLE: 'api', DATABASE_URL: databaseUrl, SECRET_KEY: TEST_SECRET_KEY }
  const ports: (number | null)[] = []
  const start = async (n: number) => {
    const api = startKillableProcess(environment)
    cleanUp.defer(() => {
      api.kill()
      return api.gone
    })
    ports[n] = await api.ready
  }
  for (let n = 1; n < PROCESSES; n += 1) await start(n)
  const hall = await makeImportTestEvent(database, ports[1] ?? null, 1_000_000)
  await hall.make('/events/fest/check-in-points', { code: 'gate', name: 'Gate', kind: 'entry', limit: 'unlimited' })
  for (const code of ['north', 'south']) await hall.make('/groups', { code, name: code })
  const callOf = await keysOf(database, hall.organizationId, ports)
  let stopped = false
  const copies = Array.from({ length: readers }, (_, n) => follow(callOf(n), n % 2 === 0 ? PEOPLE_FEED : ROSTER_FEED))
  const reading = Promise.all(copies.map((copy, n) => readUntil(copy, () => stopped, buildSeededRandom(seed - n))))
  let made = 0
  const killing = killRepeatedly({
    environment,
    points: POINTS,
    kills,
    random: buildSeededRandom(seed),
    timesOf: () => 20,
    serving: (port) => {
      ports[0] = port
    },
    killed: (point) => report(`killed ${point ?? 'at a random moment'} after ${made} changes`),
  })
  cleanUp.defer(async () => {
    const last = await killing
    last.kill()
    await last.gone
  })
  let isKilling = true
  void killing.finally(() => {
    isKilling = false
  })
  const isNeeded = () => isKilling || made < changes
  const writing = Array.from({ length: writers }, async (_, n) => {
    const random = buildSeededRandom(seed + n)
    while (isNeeded()) {
      const group = await registerPeople(callOf(n), random)
      made += PEOPLE
      for (let turn = 0; turn < PEOPLE && isNeeded(); turn += 1) {
        const rows = await (ACTS[n % 3] ?? move)(callOf(n), group, turn)
        made += rows
      }
    }
  })
  await Promise.all([...writing, killing])
  stopped = true
  await reading
  const broken: string[] = []
  for (const [n, copy] of copies.entries()) {
    await copy.poll()
    const whole = follow(callOf(n), copy.feed)
    await whole.poll()
    const missed = [...whole.seen].filter(([id, digest]) => copy.seen.get(id) !== digest)
    if (missed.length > 0) broken.push(`The reader ${n} of ${copy.feed.path} missed ${missed.length} changes.`)
    if (copy.repeated() > 0)
      broken.push(`The reader ${n} of ${copy.feed.path} was shown ${copy.repeated()} changes again.`)
  }
  return { broken, made, kills, polls: copies.reduce((sum, copy) => sum + copy.polls(), 0) }
}

/** A ticket of a roster is shown as it is when it is read, so a change made in the meantime appears again. */
type Feed = { path: string; since: string; id: string; repeats: boolean }

const PEOPLE_FEED: Feed = { path: '/v1/events/fest/attendees', since: 'updated_since', id: 'id', repeats: false }
const ROSTER_FEED: Feed = { path: '/api/v1/events/fest/scan/roster', since: 'since', id: 'ticket_id', repeats: true }

/** Each call goes to any process: writers that took turns would meet in one batch each time. */
async function keysOf(database: Database, organizationId: string, ports: (number | null)[]) {
  const scopes: ('read' | 'write' | 'scanner')[] = ['read', 'write', 'scanner']
  const key = { organizationId, name: 'Follow', mode: 'live' as const, scopes, requestsPerMinute: 10_000_000 }
  const { value } = await createKey(database, key, new Date())
  return (seed: number): RetryingCall => {
    const random = buildSeededRandom(seed)
    const url = () => `http://127.0.0.1:${ports[Math.floor(random() * PROCESSES)] ?? ports[1]}`
    return buildRetryingCall(url, value)
  }
}

type Group = { registration: string; people: string[]; tickets: string[] }

async function registerPeople(call: RetryingCall, random: () => number): Promise<Group> {
  const attendees = Array.from({ length: PEOPLE }, () => ({
    attendee_type: 'visitor',
    first_name: 'Zoë',
    last_name: `Ibáñez ${Math.floor(random() * 1e9)}`,
    days: ['fri'],
  }))
  const { body } = await must(call('POST', '/v1/events/fest/registrations', { attendees, group: 'north' }))
  const { body: tickets } = await must(call('GET', `/v1/events/fest/tickets?registration=${body.id}&limit=200`))
  return {
    registration: body.id,
    people: body.attendees.map(({ id }: { id: string }) => id),
    tickets: tickets.data.map(({ code }: { code: string }) => code),
  }
}

/** Returns how many rows it changed. Nobody is changed twice by the first two: a later change would hide a missed one. */
type Act = (call: RetryingCall, group: Group, turn: number) => Promise<number>

const rename: Act = async (call, { people }, turn) => {
  await must(call('PATCH', `/v1/events/fest/attendees/${people[turn]}`, { last_name: `Renamed ${turn}` }))
  return 1
}

const admit: Act = async (call, { tickets }, turn) => {
  const scan = { code: tickets[turn], check_in_point: 'gate', client_uuid: randomUUID() }
  const { body } = await must(call('POST', '/api/v1/events/fest/scan', { ...scan, scanned_at: '2026-06-05T10:00:00Z' }))
  if (!body.admitted) throw new Error(`A ticket was not admitted: ${JSON.stringify(body)}`)
  return 1
}

const move: Act = async (call, { registration }, turn) => {
  const group = turn % 2 === 0 ? 'south' : 'north'
  await must(call('PATCH', `/v1/events/fest/registrations/${registration}`, { group }))
  return PEOPLE
}

const ACTS = [rename, admit, move] as const

/** A copy that is kept up by `as_of` alone. */
function follow(call: RetryingCall, feed: Feed) {
  const seen = new Map<string, string>()
  let [asOf, polls, repeated] = ['2020-01-01T00:00:00Z', 0, 0]
  const poll = async () => {
    polls += 1
    let cursor = ''
    do {
      const query = new URLSearchParams({
        limit: '200',
        [feed.since]: asOf,
        ...(cursor ? { cursor } : {}),
      })
      const { body } = await must(call('GET', `${feed.path}?${query}`))
      for (const item of body.data) {
        const digest = hash('sha1', JSON.stringify(item), 'base64')
        if (!feed.repeats && polls > 1 && seen.get(item[feed.id]) === digest) repeated += 1
        seen.set(item[feed.id], digest)
      }
      cursor = body.page.next_cursor ?? ''
      if (!cursor) asOf = body.page.as_of
    } while (cursor)
  }
  return { feed, seen, poll, polls: () => polls, repeated: () => repeated }
}

async function readUntil(copy: ReturnType<typeof follow>, isStopped: () => boolean, random: () => number) {
  while (!isStopped()) {
    await copy.poll()
    await wait(random() * MAX_PAUSE)
  }
}

async function must(answering: ReturnType<RetryingCall>) {
  const answer = await answering
  if (answer.status >= 300) throw new Error(`A change was refused: ${answer.status} ${JSON.stringify(answer.body)}`)
  return answer
}
