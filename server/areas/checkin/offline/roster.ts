/**
 * The roster is a copy of an event's tickets with which a scanner decides offline. It is downloaded once, then updated
 * by the changes of people and then of check-ins, each in the order of their change numbers. A change of an attendee or
 * an admission is listed as their tickets. If a position cannot be used (restored database, other key or group, deleted
 * test data), `fromStart` makes the scanner replace its copy.
 */

import type { Caller } from '../../../access/callers/index.ts'
import type { EventRow } from '../../../access/visibility/index.ts'
import type { Reader } from '../../../platform/database/prepared.ts'
import * as lists from '../../../platform/lists/index.ts'
import { canSeeWholeEvent } from './manifest.ts'
import * as queries from './queries.ts'
import type { RosterChangeRow, RosterRow, RosterSyncStateRow } from './rows.ts'
import { buildRosterTicketMapper, type RosterTicket, toRemovedRosterTicket } from './shape.ts'

export type RosterRequest = {
  caller: Caller
  event: EventRow
  salt: string
  since: lists.ChangesSince | null
  page: lists.PageRequest
}

/** `asOf` is the position to continue from after the last item. */
export type RosterPage = {
  items: { ticket: RosterTicket; position: string[] }[]
  hasMore: boolean
  fromStart: boolean
  asOf(hasMore: boolean, last: string[] | undefined): string
}

/** The first page fixes where the list ends: changes made while pages are read come in the next list. */
type Reading = { end: lists.ChangePosition; start: lists.ChangePosition | null }

export async function findRosterPage(reader: Reader, asked: RosterRequest): Promise<RosterPage> {
  const { caller, event } = asked
  const groups = await listRosterGroupIds(reader, caller, event)
  const scope = [caller.organization.id, event.id, caller.key.mode === 'live', groups]
  const { start, end } = await readRange(reader, asked)
  return start === null ? wholeRoster(reader, asked, scope, end) : changedTickets(reader, asked, { scope, start, end })
}

/** The groups whose tickets are on the roster; null for all. */
export async function listRosterGroupIds(reader: Reader, caller: Caller, event: EventRow): Promise<string[] | null> {
  const { group } = caller.key
  if (!group || canSeeWholeEvent(caller, event)) return null
  const below = await reader.run<{ id: string }>(queries.listGroupSubtreeSql, [caller.organization.id, group.id])
  return below.map(({ id }) => id)
}

/** Raised with each field that rows get, so that scanners read them all again. */
const FIELDS_VERSION = 3

const WHOLE = 'whole'

async function readRange(reader: Reader, asked: RosterRequest): Promise<Reading> {
  const { page, since } = asked
  if (page.position) {
    const [first = '', ended = ''] = page.position
    return { start: lists.parseChangePosition(first), end: lists.parseChangePosition(ended) as lists.ChangePosition }
  }
  const state = await readChangeState(reader, asked)
  return { start: since && lists.resumeFromPosition(since, state), end: lists.getEndOfChanges(state) }
}

async function readChangeState(reader: Reader, { caller, event, salt }: RosterRequest): Promise<lists.ChangeListState> {
  const { organization, key } = caller
  const isLimited = key.group !== null && !canSeeWholeEvent(caller, event)
  const values = [organization.id, event.id, key.mode === 'live', isLimited]
  const [row] = await reader.run<RosterSyncStateRow>(queries.readRosterSyncStateSql, values)
  if (!row) throw new Error('The table instance is empty.')
  const { lineage, sequences, moves } = row
  const limit = key.group && [key.group.id, event.within_reach, moves]
  return { lineage, sequences, sight: lists.hashListView([FIELDS_VERSION, event.id, key.mode, limit, salt]) }
}

async function wholeRoster(
  reader: Reader,
  asked: RosterRequest,
  scope: unknown[],
  end: lists.ChangePosition,
): Promise<RosterPage> {
  const { caller, page, salt } = asked
  const [, , livemode = String(caller.key.mode === 'live'), after = ''] = page.position ?? []
  const rows = await reader.run<RosterRow>(queries.listRosterTicketsSql, [
    ...scope,
    salt,
    livemode,
    after,
    page.limit + 1,
  ])
  const shape = await buildRosterTicketMapper(reader, caller, rows)
  const items = rows.map((row) => ({
    ticket: shape(row),
    position: [WHOLE, lists.formatChangePosition(end), String(row.livemode), row.id],
  }))
  return {
    items: items.slice(0, page.limit),
    hasMore: rows.length > page.limit,
    fromStart: true,
    // A scanner that stops here has not seen the remaining pages, so it must start again.
    asOf: (hasMore) => lists.formatChangePosition(hasMore ? lists.toListStart(end) : end),
  }
}

async function changedTickets(
  reader: Reader,
  { caller, page, salt }: RosterRequest,
  { scope, start, end }: { scope: unknown[]; start: lists.ChangePosition; end: lists.ChangePosition },
): Promise<RosterPage> {
  const list = caller.key.mode === 'live' ? queries.listRosterChangesForLiveSql : queries.listRosterChangesForTestSql
  const lastRead = (part: 0 | 1) =>
    start.numbers.map((_, sequence) => (start.within?.sequence === sequence ? start.within.entry[part] : ''))
  const values = [...scope, start.numbers, lastRead(0), lastRead(1), end.numbers, page.limit + 1]
  const found = await reader.run<RosterChangeRow>(list, values)
  const entries = lastOfEach(found.slice(0, page.limit))
  const ids = entries.map(({ ticket_id }) => ticket_id)
  const rows = await reader.run<RosterRow>(queries.readRosterTicketsByIdSql, [...scope, salt, ids])
  const shape = await buildRosterTicketMapper(reader, caller, rows)
  const tickets = new Map(rows.map((row) => [row.id, row]))
  return {
    items: entries.map((entry) => {
      const row = tickets.get(entry.ticket_id)
      return {
        ticket: row ? shape(row) : toRemovedRosterTicket(entry.ticket_id, entry.livemode),
        position: [lists.formatChangePosition(positionAfter(entry, start, end)), lists.formatChangePosition(end)],
      }
    }),
    hasMore: found.length > page.limit,
    fromStart: false,
    asOf: (hasMore, last) => (hasMore && last?.[0]) || lists.formatChangePosition(end),
  }
}

/** The sequences before the entry's were read to their end, those after it not yet. */
function positionAfter(
  entry: RosterChangeRow,
  start: lists.ChangePosition,
  end: lists.ChangePosition,
): lists.ChangePosition {
  const sequence = entry.sequence - 1
  const numbers = end.numbers.map((last, n) => (n < sequence ? last : (start.numbers[n] ?? last)))
  numbers[sequence] = BigInt(entry.changed)
  return { ...end, numbers, within: { sequence, entry: [entry.id, entry.ticket_id] } }
}

/** Entries show the ticket's current state, so one per page is enough. */
function lastOfEach(entries: RosterChangeRow[]): RosterChangeRow[] {
  const last = new Map(entries.map((entry) => [entry.ticket_id, entry]))
  return entries.filter((entry) => last.get(entry.ticket_id) === entry)
}
