/**
 * The roster is a copy of an event's tickets with which a scanner decides offline. It is downloaded once, then updated
 * by changes in the order of transaction ids (xid8); attendees/queries.ts explains why none is missed.
 * A change of an attendee or an admission is listed as their tickets. If a position cannot be used (restored database,
 * other key or group, purged marks), `fromStart` makes the scanner replace its copy.
 */

import type { Caller } from '../../../access/callers/index.ts'
import type { EventRow } from '../../../access/visibility/index.ts'
import type { Reader } from '../../../platform/database/prepared.ts'
import {
  BEGINNING_XID,
  type ChangePosition,
  type ChangesSince,
  formatPosition,
  hashView,
  type PageRequest,
} from '../../../platform/lists/index.ts'
import { canSeeWholeEvent } from './manifest.ts'
import {
  listGroupSubtreeSql,
  listRosterChangesForLiveSql,
  listRosterChangesForTestSql,
  listRosterTicketsSql,
  readRosterSyncStateSql,
  readRosterTicketsByIdSql,
} from './queries.ts'
import type { RosterChangeRow, RosterRow, RosterSyncStateRow } from './rows.ts'
import { createTicketShaper, type RosterTicket, toRemovedTicket } from './shape.ts'

export type RosterRequest = {
  caller: Caller
  event: EventRow
  salt: string
  since: ChangesSince | null
  page: PageRequest
}

/** `asOf` is the position to continue from after the last item. */
export type RosterPage = {
  items: { ticket: RosterTicket; position: string[] }[]
  hasMore: boolean
  fromStart: boolean
  asOf(hasMore: boolean, last: string[] | undefined): string
}

/** The first page fixes where the list ends: changes made while pages are read come in the next list. */
type Reading = { end: ChangePosition; start: Start | null }

/** The entry has the ids of the changed row and of the ticket that is shown for it. */
type Start = Pick<ChangePosition, 'changed' | 'entry'>

export async function findRosterPage(reader: Reader, asked: RosterRequest): Promise<RosterPage> {
  const { caller, event } = asked
  const groups = await listRosterGroupIds(reader, caller, event)
  const scope = [caller.organization.id, event.id, caller.key.mode === 'live', groups]
  const { start, end } = readingOf(asked, await readMoment(reader, asked))
  return start === null ? wholeRoster(reader, asked, scope, end) : changedTickets(reader, asked, { scope, start, end })
}

/** The groups whose tickets are on the roster; null for all. */
export async function listRosterGroupIds(reader: Reader, caller: Caller, event: EventRow): Promise<string[] | null> {
  const { group } = caller.key
  if (!group || canSeeWholeEvent(caller, event)) return null
  const below = await reader.run<{ id: string }>(listGroupSubtreeSql, [caller.organization.id, group.id])
  return below.map(({ id }) => id)
}

type Moment = RosterSyncStateRow & { sight: string }

async function readMoment(reader: Reader, { caller, event, salt, since }: RosterRequest): Promise<Moment> {
  const { organization, key } = caller
  const time = since && 'time' in since ? since.time : null
  const values = [organization.id, event.id, key.mode === 'live', time]
  const [row] = await reader.run<RosterSyncStateRow>(readRosterSyncStateSql, values)
  if (!row) throw new Error('The table instance is empty.')
  const limit = key.group && [key.group.id, event.within_reach, row.moves]
  return { ...row, sight: hashView([FIELDS_VERSION, event.id, key.mode, limit, row.renames, salt]) }
}

/** Raised with each field that rows get, so that scanners read them all again. */
const FIELDS_VERSION = 2

const WHOLE = 'whole'

function readingOf({ since, page }: RosterRequest, moment: Moment): Reading {
  const { horizon, lineage, sight } = moment
  if (page.position) {
    const [first = '', id = '', ticket = '', changed = '', began = '', seen = ''] = page.position
    const end = { changed, lineage: Number(began), entry: [], sight: seen }
    return { end, start: first === WHOLE ? null : { changed: first, entry: [id, ticket] } }
  }
  return { end: { changed: horizon, lineage, entry: [], sight }, start: since && startOf(since, moment) }
}

/** Null to send all again: the position has another lineage or view, is in the future, or older than the marks. */
function startOf(since: ChangesSince, moment: Moment): Start | null {
  const { horizon, lineage, sight, mark, forgotten } = moment
  const start = 'time' in since ? (mark === null ? null : { changed: mark, entry: [] }) : since
  if (!start || start.changed === BEGINNING_XID) return null
  const isOfHere = 'time' in since || (since.lineage === lineage && since.sight === sight)
  const changed = BigInt(start.changed)
  return isOfHere && changed <= BigInt(horizon) && changed > BigInt(forgotten) ? start : null
}

const endParts = ({ changed, lineage, sight = '' }: ChangePosition) => [changed, String(lineage), sight]

async function wholeRoster(
  reader: Reader,
  asked: RosterRequest,
  scope: unknown[],
  end: ChangePosition,
): Promise<RosterPage> {
  const { caller, page, salt } = asked
  const [, livemode = String(caller.key.mode === 'live'), after = ''] = page.position ?? []
  const rows = await reader.run<RosterRow>(listRosterTicketsSql, [...scope, salt, livemode, after, page.limit + 1])
  const shape = await createTicketShaper(reader, caller, rows)
  const items = rows.map((row) => ({
    ticket: shape(row),
    position: [WHOLE, String(row.livemode), row.id, ...endParts(end)],
  }))
  return {
    items: items.slice(0, page.limit),
    hasMore: rows.length > page.limit,
    fromStart: true,
    // A scanner that stops here has not seen the remaining pages, so it must start again.
    asOf: (hasMore) => formatPosition(hasMore ? { ...end, changed: BEGINNING_XID } : end),
  }
}

async function changedTickets(
  reader: Reader,
  { caller, page, salt }: RosterRequest,
  { scope, start, end }: { scope: unknown[]; start: Start; end: ChangePosition },
): Promise<RosterPage> {
  const list = caller.key.mode === 'live' ? listRosterChangesForLiveSql : listRosterChangesForTestSql
  const [id = '', ticket = ''] = start.entry
  const values = [...scope, start.changed, id, ticket, end.changed, page.limit + 1]
  const found = await reader.run<RosterChangeRow>(list, values)
  const entries = lastOfEach(found.slice(0, page.limit))
  const ids = entries.map(({ ticket_id }) => ticket_id)
  const rows = await reader.run<RosterRow>(readRosterTicketsByIdSql, [...scope, salt, ids])
  const shape = await createTicketShaper(reader, caller, rows)
  const tickets = new Map(rows.map((row) => [row.id, row]))
  return {
    items: entries.map(({ changed, id, ticket_id, livemode }) => {
      const row = tickets.get(ticket_id)
      return {
        ticket: row ? shape(row) : toRemovedTicket(ticket_id, livemode),
        position: [changed, id, ticket_id, ...endParts(end)],
      }
    }),
    hasMore: found.length > page.limit,
    fromStart: false,
    asOf: (hasMore, last) => {
      const [changed, ...entry] = last?.slice(0, 3) ?? []
      return formatPosition(hasMore && changed !== undefined ? { ...end, changed, entry } : end)
    },
  }
}

/** Entries show the ticket's current state, so one per page is enough. */
function lastOfEach(entries: RosterChangeRow[]): RosterChangeRow[] {
  const last = new Map(entries.map((entry) => [entry.ticket_id, entry]))
  return entries.filter((entry) => last.get(entry.ticket_id) === entry)
}
