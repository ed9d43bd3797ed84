import { randomUUID } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import { MANAGER_PIN } from '../../make-manager.ts'
import { type RetryingApiCall, requireSuccess } from '../background-bookings.ts'

export type ChangeKind =
  | 'registered'
  | 'renamed'
  | 'reissued'
  | 'moved'
  | 'cancelled'
  | 'promoted'
  | 'imported'
  | 'changed by import'
  | 'scanned'
  | 'scanned in batches'
  | 'overridden'

/** How much at once. */
export type WriteSizes = { rowsOfImport: number; registrationsOfBatch: number }

/** One writer at one event. */
export type EventWriter = {
  event: string
  sizes: WriteSizes
  call: RetryingApiCall
  /** With the token of a paired device. */
  gate: RetryingApiCall
  /** The address of somebody who may override. */
  manager: string
  made(kind: ChangeKind, rows: number): void
  isNeeded(): boolean
}

/** People of a registration who are changed one by one, and all at once. */
const FEW = 20
const MANY = 40
const MOVES = 5
const PAUSE = 200

const FRIDAY = '2026-06-05T10:00:00Z'
const SATURDAY = '2026-06-06T10:00:00Z'

/** Adds people and changes each once, moves apart: a later change would hide one that was missed. */
type Round = (desk: EventWriter) => Promise<void>

const rename: Round = async (desk) => {
  const { people } = await register(desk, FEW)
  await each(desk, people, 'renamed', (person) =>
    desk.call('PATCH', `/v1/events/${desk.event}/attendees/${person}`, { last_name: 'Renamed' }),
  )
}

const reissue: Round = async (desk) => {
  const { registration } = await register(desk, FEW)
  const ids = (await listTickets(desk, registration)).map(({ id }) => id)
  await each(desk, ids, 'reissued', (ticket) =>
    desk.call('POST', `/v1/events/${desk.event}/tickets/${ticket}/reissue`, {}),
  )
}

const move: Round = async (desk) => {
  const { registration } = await register(desk, MANY)
  for (let move = 1; move <= MOVES && desk.isNeeded(); move += 1) {
    const group = move % 2 === 0 ? 'north' : 'south'
    await requireSuccess(desk.call('PATCH', `/v1/events/${desk.event}/registrations/${registration}`, { group }))
    desk.made('moved', MANY)
  }
}

const cancel: Round = async (desk) => {
  const { registration, people } = await register(desk, MANY)
  const path = `/v1/events/${desk.event}`
  const early = people.slice(0, MANY / 20)
  await each(desk, early, 'cancelled', (person) => desk.call('POST', `${path}/attendees/${person}/cancel`, {}))
  if (!desk.isNeeded()) return
  await requireSuccess(desk.call('POST', `${path}/registrations/${registration}/cancel`, {}))
  desk.made('cancelled', MANY - early.length)
}

/** The only writer of an event that raises the capacity. */
const promote: Round = async (desk) => {
  const path = `/v1/events/${desk.event}/attendee-types/late`
  const waiting = await register(desk, MANY, ['fri'], 'late')
  if (waiting.status !== 'waitlisted') throw new Error(`A registration is ${waiting.status} where nothing is free.`)
  const { capacity } = await requireSuccess(desk.call('GET', path))
  await requireSuccess(desk.call('PATCH', path, { capacity: capacity + MANY }))
  desk.made('promoted', MANY)
}

/** New people, and then the same with another phone number. */
const importPeople: Round = async (desk) => {
  const { rowsOfImport } = desk.sizes
  const ids = Array.from({ length: rowsOfImport }, () => randomUUID())
  await runImport(desk, 'imported', ['First name,Last name,ID', ...ids.map((id, n) => `Zoë,Imported ${n},${id}`)])
  if (!desk.isNeeded()) return
  const changed = ids.slice(0, rowsOfImport / 2).map((id, n) => `Zoë,Imported ${n},${id},+34 600 000 000`)
  await runImport(desk, 'changed by import', ['First name,Last name,ID,Phone', ...changed])
}

async function runImport(desk: EventWriter, kind: ChangeKind, lines: string[]): Promise<void> {
  let job = await requireSuccess(
    desk.call('POST', `/v1/events/${desk.event}/imports`, { csv: lines.join('\n'), attendee_type: 'visitor' }),
  )
  while (job.status === 'queued' || job.status === 'running') {
    await wait(PAUSE)
    job = await requireSuccess(desk.call('GET', `/v1/jobs/${job.id}`))
  }
  const { added = 0, updated = 0 } = job.counts
  if (added + updated !== lines.length - 1) throw new Error(`An import ended with ${JSON.stringify(job)}`)
  desk.made(kind, added + updated)
}

const scanOf = (code: string, scanned_at: string) => ({
  code,
  check_in_point: 'gate',
  client_uuid: randomUUID(),
  scanned_at,
})

const admit: Round = async (desk) => {
  const { registration } = await register(desk, FEW)
  const tickets = await listTickets(desk, registration)
  await each(desk, tickets, 'scanned', ({ code }) =>
    desk.call('POST', `/api/v1/events/${desk.event}/scan`, scanOf(code, FRIDAY)),
  )
}

const admitBatch: Round = async (desk) => {
  const codes: string[] = []
  for (let n = 0; n < desk.sizes.registrationsOfBatch && desk.isNeeded(); n += 1) {
    const { registration } = await register(desk, MANY, ['fri', 'sat'])
    codes.push(...(await listTickets(desk, registration)).map(({ code }) => code))
  }
  for (const day of [FRIDAY, SATURDAY]) {
    await scanBatch(desk, codes, day, true)
    desk.made('scanned in batches', codes.length)
  }
}

const override: Round = async (desk) => {
  const { registration } = await register(desk, FEW)
  const codes = (await listTickets(desk, registration)).map(({ code }) => code)
  const refused = await scanBatch(desk, codes, SATURDAY, false)
  const input = { member: desk.manager, pin: MANAGER_PIN, reason: 'Came on another day.' }
  await each(desk, refused, 'overridden', (id) => desk.gate('POST', `/api/v1/checkins/${id}/override`, input))
}

/** Returns the check-ins. */
async function scanBatch(desk: EventWriter, codes: string[], at: string, admits: boolean): Promise<string[]> {
  const scans = codes.map((code) => scanOf(code, at))
  const { results } = await requireSuccess(desk.call('POST', `/api/v1/events/${desk.event}/scan/batch`, { scans }))
  for (const result of results)
    if (result.admitted !== admits) throw new Error(`A ticket was answered ${JSON.stringify(result)}`)
  return results.map(({ checkins: [checkin] }: { checkins: { id: string }[] }) => checkin?.id)
}

async function register(desk: EventWriter, count: number, days = ['fri'], attendee_type = 'visitor') {
  const attendees = Array.from({ length: count }, (_, n) => ({
    attendee_type,
    first_name: 'Zoë',
    last_name: `Ibáñez ${n}`,
    days,
  }))
  const path = `/v1/events/${desk.event}/registrations`
  const { id, status, attendees: added } = await requireSuccess(desk.call('POST', path, { attendees, group: 'north' }))
  desk.made('registered', count)
  return { registration: id, status, people: added.map(({ id }: { id: string }) => id) as string[] }
}

async function listTickets(
  { call, event }: EventWriter,
  registration: string,
): Promise<{ id: string; code: string }[]> {
  return (await requireSuccess(call('GET', `/v1/events/${event}/tickets?registration=${registration}&limit=200`))).data
}

async function each<One>(
  desk: EventWriter,
  all: One[],
  kind: ChangeKind,
  act: (one: One) => ReturnType<RetryingApiCall>,
) {
  for (const one of all) {
    if (!desk.isNeeded()) return
    await requireSuccess(act(one))
    desk.made(kind, 1)
  }
}

/** Each kind among the first; those that change many at once come again. */
const ROUNDS = [
  rename,
  importPeople,
  admit,
  move,
  admitBatch,
  promote,
  cancel,
  override,
  reissue,
  ...Array.from({ length: 6 }, () => admitBatch),
  move,
  cancel,
  admitBatch,
  importPeople,
  admitBatch,
]

/** Which event and what the nth writer writes; only one of an event promotes. */
export function assignWriterToEvent(n: number, events: number): { event: number; round: Round } {
  const turn = Math.floor(n / ROUNDS.length)
  return { event: (n + turn) % events, round: ROUNDS[n % ROUNDS.length] ?? rename }
}
