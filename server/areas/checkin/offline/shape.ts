import type { Caller } from '../../../access/callers/index.ts'
import { mapVisibleGroupCodes } from '../../../access/visibility/index.ts'
import type { Schemas } from '../../../platform/contract/schemas.ts'
import type { Reader } from '../../../platform/database/prepared.ts'
import type { RosterRow } from './rows.ts'

export type RosterTicket = Schemas['RosterTicket']

/** Hides the codes of groups that the caller may not see. */
export async function buildRosterTicketMapper(reader: Reader, caller: Caller, rows: RosterRow[]) {
  const codes = rows.flatMap(({ people }) => people.flatMap(({ group }) => group ?? []))
  const seen = await mapVisibleGroupCodes(reader, caller, codes)
  const isSeen = (group: string) => !seen || seen.get(group)?.code === group
  return (row: RosterRow) => toTicket(row, isSeen)
}

export function toRemovedRosterTicket(ticketId: string, livemode: boolean): RosterTicket {
  const nothing = { code_hash: null, code_last_four: null, kind: null, voided_at: null, attendees: [] }
  return { ticket_id: ticketId, ...nothing, removed: true, livemode }
}

function toTicket(row: RosterRow, isSeen: (group: string) => boolean): RosterTicket {
  return {
    ticket_id: row.id,
    code_hash: row.code_hash,
    code_last_four: row.code_last_four,
    kind: row.kind,
    voided_at: row.voided_at?.toISOString() ?? null,
    removed: false,
    livemode: row.livemode,
    attendees: row.people.map((person) => toPerson(person, isSeen)),
  }
}

function toPerson(
  { group, cancelled_at, admissions, ...person }: Schemas['RosterAttendee'],
  isSeen: (group: string) => boolean,
) {
  return {
    ...person,
    group: group !== null && isSeen(group) ? group : null,
    cancelled_at: cancelled_at === null ? null : instant(cancelled_at),
    admissions: admissions.map((admission) => ({ ...admission, at: instant(admission.at) })),
  }
}

/** Inside JSON, PostgreSQL writes timestamps in the time zone of the connection. */
const instant = (text: string) => new Date(text).toISOString()
