import { BatchResponses } from '../../platform/work/idempotency/index.ts'
import { buildLoopYielder } from '../../platform/yield-event-loop.ts'
import { buildFirstAdmissions } from './admission-histories.ts'
import type { AdmissionJsonLine, ScanAttendeeRow, ScanInputRow, ScanTicketRow, StoredScanAnswer } from './rows.ts'
import type { RequestedScan } from './scan-call.ts'

/** Builds the lookup maps. A batch can cover tens of thousands of people, so it yields to the event loop. */
export async function buildScanLookups({ tickets, people, admissions, stored, chains, kept }: ScanInputRow) {
  return {
    findTicket: buildTicketLookup(await ticketsByCode(tickets ?? [], people)),
    histories: buildFirstAdmissions((await parseLines<AdmissionJsonLine>(admissions)).map(toAdmission)),
    stored: new Map((await parseLines<StoredLine>(stored)).map(toAnsweredScan)),
    chains: chainsByGroup(chains ?? []),
    responses: new BatchResponses(kept ?? []),
  }
}

export type ScanLookups = Awaited<ReturnType<typeof buildScanLookups>>

/** By id where the scan names the ticket: a code that was read may look like an id, and is none. */
export type FindScannedTicket = (scan: Pick<RequestedScan, 'code' | 'ticketId'>) => ScanTicketRow | undefined

function buildTicketLookup(byCode: ReadonlyMap<string, ScanTicketRow>): FindScannedTicket {
  const byId = new Map([...byCode.values()].map((ticket) => [ticket.id, ticket]))
  return ({ code, ticketId }) => (ticketId === null ? byCode.get(code ?? '') : byId.get(ticketId))
}

type All<Name extends keyof ScanInputRow> = NonNullable<ScanInputRow[Name]>
type StoredLine = Omit<StoredScanAnswer, 'fingerprint'> & { fingerprint: string }

/** JSON text from PostgreSQL has no line breaks, so each line is one value. */
async function parseLines<Line>(text: string | null): Promise<Line[]> {
  if (text === null) return []
  const yieldLoop = buildLoopYielder()
  const lines: Line[] = []
  for (const line of text.split('\n')) {
    lines.push(JSON.parse(line))
    const turn = yieldLoop()
    if (turn) await turn
  }
  return lines
}

async function ticketsByCode(tickets: All<'tickets'>, people: string | null): Promise<Map<string, ScanTicketRow>> {
  const found = new Map<string, ScanTicketRow>()
  for (const ticket of tickets) {
    const voided_at = ticket.voided_at === null ? null : new Date(ticket.voided_at)
    found.set(ticket.code, { ...ticket, voided_at, people: [] })
  }
  for (const person of await parseLines<ScanAttendeeRow & { code: string }>(people))
    found.get(person.code)?.people.push(person)
  return found
}

function toAdmission({ id, attendee_id, result, check_in_point_id, day_id, scanned_at }: AdmissionJsonLine) {
  const at = new Date(scanned_at).toISOString()
  return { id, person: attendee_id, result, check_in_point: check_in_point_id, day: day_id, at }
}

function toAnsweredScan(line: StoredLine): [string, StoredScanAnswer] {
  return [line.client_uuid, { ...line, fingerprint: Buffer.from(line.fingerprint, 'hex') }]
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
