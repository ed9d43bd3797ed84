import type { Admission } from '#sdk/checkin'
import type { KeptRow } from '../../platform/work/idempotency/index.ts'
import type { ScannedRow, StoredScan, TicketFacts } from './rows.ts'

/** What was read, by what it is looked up by. */
export function toFacts({ tickets, people, admissions, stored, chains, kept }: ScannedRow) {
  return {
    tickets: ticketsByCode(tickets ?? [], people ?? []),
    admissions: admissionsByPerson(admissions ?? []),
    stored: new Map(stored?.map((scan) => [scan.client_uuid, withFingerprint(scan)] as [string, StoredScan])),
    chains: chainsByGroup(chains ?? []),
    kept: new Map(kept?.map((row) => [`${row.api_key_id} ${row.key}`, toKept(row)])),
  }
}

type All<Name extends keyof ScannedRow> = NonNullable<ScannedRow[Name]>

function ticketsByCode(tickets: All<'tickets'>, people: All<'people'>): Map<string, TicketFacts> {
  const found = new Map<string, TicketFacts>()
  for (const ticket of tickets) {
    const voided_at = ticket.voided_at === null ? null : new Date(ticket.voided_at)
    found.set(ticket.code, { ...ticket, voided_at, people: [] })
  }
  for (const person of people) found.get(person.code)?.people.push(person)
  return found
}

/** In the order of the scans. */
function admissionsByPerson(rows: All<'admissions'>): Map<string, Admission[]> {
  const found = new Map<string, Admission[]>()
  const made = rows.map((row) => ({ ...row, at: new Date(row.scanned_at).toISOString() }))
  for (const { attendee_id: person, result, check_in_point_id, day_id: day, at } of made.sort(byTime)) {
    const own = found.get(person) ?? []
    own.push({ person, result, check_in_point: check_in_point_id, day, at })
    found.set(person, own)
  }
  return found
}

type Made = { at: string; id: string }

const byTime = (one: Made, other: Made) =>
  one.at === other.at ? (one.id < other.id ? -1 : 1) : one.at < other.at ? -1 : 1

function withFingerprint<Row extends { fingerprint: string }>(row: Row) {
  return { ...row, fingerprint: Buffer.from(row.fingerprint, 'hex') }
}

function chainsByGroup(links: All<'chains'>): Map<string, string[]> {
  const found = new Map<string, string[]>()
  for (const [of, id] of links) {
    const chain = found.get(of) ?? []
    chain.push(id)
    found.set(of, chain)
  }
  return found
}

function toKept(row: All<'kept'>[number]): KeptRow {
  const { sealed_answer } = row
  return { ...withFingerprint(row), sealed_answer: sealed_answer === null ? null : Buffer.from(sealed_answer, 'hex') }
}
