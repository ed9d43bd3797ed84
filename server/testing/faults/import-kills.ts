import { type ChildProcess, fork } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { createKey } from '../../access/keys/index.ts'
import { createOrganization } from '../../access/organizations/index.ts'
import { connectDatabase, type Database } from '../../platform/database/connect.ts'
import { TEST_SECRET_KEY } from '../secret-key.ts'
import { startFaulty } from './faulty-process.ts'
import { seededRandom } from './random.ts'

export type ImportKills = {
  databaseUrl: string
  kills: number
  rows: number
  seed: number
  report?: (text: string) => void
}

/** Where the worker dies, in turn; null for any moment. */
const POINTS = [
  'before:save-book',
  null,
  'sent:save-book',
  'sent:commit',
  null,
  'sent:insert-contacts',
  'before:find-imp',
]
const LONGEST_LIFE = 900
const PATIENCE = 10_000

/** The same table in three ways: as a preview, undisturbed, and by workers that are killed. Answers where they differ. */
export async function killImports({ databaseUrl, kills, rows, seed, report = () => {} }: ImportKills) {
  await using cleanUp = new AsyncDisposableStack()
  const database = connectDatabase({ url: databaseUrl, poolSize: 4, applicationName: 'import kills' })
  cleanUp.defer(() => database.destroy())
  const api = startFaulty({ ROLE: 'api', DATABASE_URL: databaseUrl, SECRET_KEY: TEST_SECRET_KEY })
  cleanUp.defer(() => {
    api.kill()
    return api.gone
  })
  const port = await api.ready
  const random = seededRandom(seed)
  const csv = tableOf(rows, random)
  const [calm, stormy] = [await openHall(database, port, rows), await openHall(database, port, rows)]
  const steady = startWorker(databaseUrl, {})
  const preview = await calm.import(csv, '?preview=true')
  await finished(database, [preview])
  const undisturbed = await calm.import(csv)
  await finished(database, [undisturbed])
  await kill(steady)
  const disturbed = await stormy.import(csv)
  let killed = 0
  while (killed < kills && !(await isFinished(database, disturbed))) {
    const point = POINTS[killed % POINTS.length] ?? null
    const fault = { FAULT_POINT: point ?? '', FAULT_TIMES: String(1 + Math.floor(random() * 3)) }
    const worker = startWorker(databaseUrl, point === null ? {} : fault)
    await Promise.race([once(worker, 'message'), once(worker, 'exit')])
    const life = point === null ? random() * LONGEST_LIFE : PATIENCE
    await Promise.race([once(worker, 'exit'), wait(life)])
    await kill(worker)
    killed += 1
    // As if its lease had run out.
    await database('jobs')
      .where({ id: disturbed })
      .whereNull('finished_at')
      .update({ next_attempt_at: new Date(0) })
    const { done } = await database('jobs').where({ id: disturbed }).first()
    report(`${killed}: ${point ?? 'any moment'}, ${done} of ${rows} rows done`)
  }
  const last = startWorker(databaseUrl, {})
  await finished(database, [disturbed])
  await kill(last)
  const states = {
    calm: await stateOf(database, calm.organizationId),
    stormy: await stateOf(database, stormy.organizationId),
  }
  const counts = await Promise.all([preview, undisturbed, disturbed].map((id) => countsOf(database, id)))
  const broken = differences(states.calm, states.stormy)
  if (new Set(counts).size > 1) broken.push(`Preview, undisturbed and disturbed run count ${counts.join(', ')}.`)
  return { broken, killed, counts: JSON.parse(counts[0] ?? '{}'), people: states.stormy.people.length }
}

function startWorker(databaseUrl: string, environment: Record<string, string>): ChildProcess {
  return fork(join(import.meta.dirname, 'import-worker.ts'), {
    env: { PATH: process.env.PATH, HOME: process.env.HOME, DATABASE_URL: databaseUrl, ...environment },
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  })
}

const once = (child: ChildProcess, event: string) => new Promise<void>((resolve) => child.once(event, () => resolve()))

async function kill(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return
  const gone = once(child, 'exit')
  child.kill('SIGKILL')
  await gone
}

async function isFinished(database: Database, job: string): Promise<boolean> {
  const { status, error } = await database('jobs').where({ id: job }).first()
  if (status === 'failed') throw new Error(`The import has failed: ${JSON.stringify(error)}`)
  return status === 'succeeded'
}

async function finished(database: Database, jobs: string[]): Promise<void> {
  for (const job of jobs) while (!(await isFinished(database, job))) await wait(50)
}

/** An event with less room on its second day than the table wants. */
async function openHall(database: Database, port: number | null, rows: number) {
  const now = new Date()
  const organizationId = await createOrganization(
    database,
    {
      ...{ slug: `hall-${randomUUID().slice(0, 8)}`, name: 'Hall', timezone: 'Europe/Madrid', plan: 'scale' },
      overrides: { api_rate_per_min: 1_000_000, attendee_cap: 200_000 },
    },
    now,
  )
  const wish = { organizationId, name: 'Faults', mode: 'live' as const, scopes: ['read' as const, 'write' as const] }
  const { value } = await createKey(database, { ...wish, requestsPerMinute: 1_000_000 }, now)
  const send = async (path: string, body: string, type: string) => {
    const headers = { Authorization: `Bearer ${value}`, 'Content-Type': type, 'Idempotency-Key': randomUUID() }
    const response = await fetch(`http://127.0.0.1:${port}/v1${path}`, { method: 'POST', headers, body })
    const answer = await response.json()
    if (!response.ok) throw new Error(`${path} was refused: ${JSON.stringify(answer)}`)
    return answer
  }
  const make = (path: string, body: object) => send(path, JSON.stringify(body), 'application/json')
  await make('/events', { code: 'fest', name: 'Fest', timezone: 'Europe/Madrid' })
  await make('/events/fest/days', { code: 'fri', date: '2026-06-05' })
  await make('/events/fest/days', { code: 'sat', date: '2026-06-06', capacity: Math.ceil(rows / 4) })
  await make('/events/fest/attendee-types', { code: 'visitor', name: 'Visitor' })
  await make('/events/fest/attendee-types', { code: 'family', name: 'Family', ticket: 'shared' })
  await make('/events/fest/publish', {})
  const importOf = async (csv: string, query = ''): Promise<string> =>
    (await send(`/events/fest/imports${query}`, csv, 'text/csv')).id
  return { organizationId, import: importOf }
}

/** New people, people who come twice and have changed, people of whom only a name is known, and rows that cannot be placed. */
function tableOf(rows: number, random: () => number): string {
  const lines = Array.from({ length: rows }, (_, n) => {
    const [who, luck] = [Math.floor(random() * n * 1.2), random()]
    const type = luck < 0.05 ? 'nobody' : luck < 0.3 ? 'family' : 'visitor'
    const day = luck < 0.5 ? 'fri' : luck < 0.8 ? 'sat' : 'fri;sat'
    if (luck > 0.3 && luck < 0.35) return `Nerea,Ibáñez ${who % 20},q${who % 20}@example.com,,${type},fri,,`
    if (luck > 0.95) return `Guest,Guest,,,${type},fri,,`
    return `Nerea,${luck > 0.92 ? '' : `Ibáñez ${who}`},p${who}@example.com,600 ${n},${type},${day},${luck > 0.85 ? `ID-${who}` : ''},${n}`
  })
  return `first,last,email,phone,type,day,id,seat\n${lines.join('\n')}\n`
}

async function countsOf(database: Database, job: string): Promise<string> {
  const { counts } = await database('jobs').where({ id: job }).first()
  return JSON.stringify(Object.fromEntries(Object.entries(counts).sort()))
}

type State = { people: string[]; tallies: Record<string, number> }

/** What an import leaves behind, without ids and times. */
async function stateOf(database: Database, organizationId: string): Promise<State> {
  const { rows } = await database.raw(
    `select json_build_array(a.first_name, a.last_name, a.email, a.phone, a.external_id, t.code, a.status, a.answers,
       (select array_agg(d.code order by d.code) from event_days d where d.organization_id = a.organization_id and d.id = any (a.days)),
       cardinality(a.ticket_ids), a.contact_id is not null)::text as person
     from attendees a join attendee_types t on t.organization_id = a.organization_id and t.id = a.attendee_type_id
     where a.organization_id = ? order by 1`,
    [organizationId],
  )
  const tallies = await database.raw(
    `select 'contacts' as what, count(*)::int as many from contacts where organization_id = :id
     union all select 'registrations', count(*)::int from registrations where organization_id = :id
     union all select 'tickets ' || status, count(*)::int from tickets where organization_id = :id group by status
     union all select 'event ' || type, count(*)::int from webhook_events where organization_id = :id group by type
     union all select 'audit ' || action, count(*)::int from audit_log where organization_id = :id and object_type <> 'job' group by action
     union all select 'taken', sum(taken)::int from event_places where organization_id = :id`,
    { id: organizationId },
  )
  return {
    people: rows.map(({ person }: { person: string }) => person),
    tallies: Object.fromEntries(tallies.rows.map(({ what, many }: { what: string; many: number }) => [what, many])),
  }
}

function differences(calm: State, stormy: State): string[] {
  const broken: string[] = []
  const [left, right] = [new Set(calm.people), new Set(stormy.people)]
  if (calm.people.length !== stormy.people.length) {
    broken.push(`There are ${stormy.people.length} people after the kills, and ${calm.people.length} without them.`)
  }
  for (const person of [...calm.people.filter((one) => !right.has(one))].slice(0, 5)) broken.push(`Missing: ${person}`)
  for (const person of [...stormy.people.filter((one) => !left.has(one))].slice(0, 5)) broken.push(`Surplus: ${person}`)
  for (const what of new Set([...Object.keys(calm.tallies), ...Object.keys(stormy.tallies)])) {
    const [wanted, found] = [calm.tallies[what], stormy.tallies[what]]
    // A contact is made before the places are held, and learns what comes later in another transaction.
    if (wanted !== found) broken.push(`Of ${what} there are ${found} after the kills, and ${wanted} without them.`)
  }
  return broken
}
