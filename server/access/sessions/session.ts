import type { Database } from '../../platform/database/connect.ts'
import { deleteInBatches } from '../../platform/database/delete-in-batches.ts'
import { buildKeyedBatcher } from '../../platform/database/keyed-batcher.ts'
import { type Reader, runPrepared } from '../../platform/database/prepared.ts'
import { onlyOrganization } from '../../platform/database/spread.ts'
import type { Work } from '../../platform/work/work.ts'
import type { Caller, KeyMode } from '../callers/index.ts'
import { type ActingMemberRow, toActingMemberCaller } from '../keys/index.ts'
import type { Actor, MemberRow } from '../members/index.ts'
import {
  countUsesSql,
  deleteSessionSql,
  findAndCountSessionsSql,
  listSessionsSql,
  recordSessionsUsedSql,
} from './queries.ts'
import { parseOrganizationToken } from './token.ts'

/** A member who is signed in, as read for this request. */
export type MemberSession = {
  id: string
  /** The cookie's value; it must never leave the process. */
  token: string
  at: Date
  actor: Actor & { member: MemberRow }
  /** When the member last showed who they are, by a link or at a provider. */
  confirmedAt: Date
  /** Null: within the member's rate; else the seconds until the next page. */
  waitSeconds: number | null
  /** The member as a caller of the API. */
  toCaller(mode: KeyMode): Caller
}

type SessionRow = ActingMemberRow &
  MemberRow & {
    place: number
    session_id: string
    confirmed_at: Date
    is_use_to_note: boolean
    uses: number
    /** All uses of the member's minute including these; null where there is none. */
    window_calls: number | null
  }

const WINDOW_SECONDS = 60

type SessionRequest = {
  token: string
  organizationId: string
  digest: Buffer
  now: Date | null
  isUse: boolean
  /** The organization of the whole statement, if it must have one. */
  only: string | null
}

/** Role, group and membership are those of this moment. Null: the database's clock. */
export type FindMemberSession = (token: string, now: Date | null) => Promise<MemberSession | undefined>

/** Requests that arrive while a statement runs share the next one, as those with keys do. */
export function buildFindMemberSession(database: Database, usesPerMinute: number) {
  const find = buildKeyedBatcher<SessionRequest, () => MemberSession | undefined>({
    runBatch: (asked) => findSessions(database, asked, usesPerMinute),
  })
  const finding =
    (isUse: boolean): FindMemberSession =>
    async (token, now) => {
      const named = parseOrganizationToken(token)
      if (!named) return undefined
      const only = await onlyOrganization(database, named.organizationId)
      return (await find(`${now?.getTime()} ${only}`, { ...named, token, now, isUse, only }))()
    }
  return {
    /** Counts the use, and notes it at most once a minute. */
    find: finding(true),
    /** For a page that is open, which nobody may be using. */
    findWatching: finding(false),
  }
}

async function findSessions(database: Database, asked: SessionRequest[], usesPerMinute: number) {
  const organizations = asked.map(({ organizationId }) => organizationId)
  const digests = asked.map(({ digest }) => digest)
  const uses = asked.map(({ isUse }) => Number(isUse))
  const { now = null, only = null } = asked[0] ?? {}
  const values = [organizations, digests, now, uses, usesPerMinute, only]
  const rows = await runPrepared<SessionRow>(database, findAndCountSessionsSql, values)
  await countUses(database, rows, usesPerMinute)
  const toNote = rows.filter(({ place, is_use_to_note }) => is_use_to_note && asked[place - 1]?.isUse)
  const [first] = toNote
  if (first) {
    const ids = toNote.map(({ session_id }) => session_id)
    const used = [toNote.map(({ organization_id }) => organization_id), ids, first.at, only]
    await runPrepared(database, recordSessionsUsedSql, used)
  }
  const rowAt = new Map(rows.map((row) => [row.place - 1, row]))
  const over = findOverRate(rows, usesPerMinute)
  return asked.map(
    ({ token }, place) =>
      () =>
        toMemberSession(rowAt.get(place), token, over),
  )
}

/** Of members who were not counted before, or whom another process is counting. */
async function countUses(database: Database, rows: SessionRow[], usesPerMinute: number): Promise<void> {
  for (const ofMember of groupByMember(rows.filter((row) => row.uses > 0 && row.window_calls === null))) {
    const [{ organization_id, id, at }] = ofMember as [SessionRow]
    const values = [organization_id, id, at, ofMember.length, usesPerMinute]
    const [counted] = await runPrepared<{ calls: number }>(database, countUsesSql, values)
    for (const row of ofMember) row.window_calls = counted?.calls ?? null
  }
}

const groupByMember = (rows: SessionRow[]) =>
  Map.groupBy(rows, ({ organization_id, id }) => `${organization_id} ${id}`).values()

/** Those that are beyond the rate, when the uses of each member are numbered in the order of arrival. */
function findOverRate(rows: SessionRow[], usesPerMinute: number): Set<SessionRow> {
  const over = new Set<SessionRow>()
  for (const ofMember of groupByMember(rows)) {
    const uses = ofMember.filter((row) => row.uses > 0).sort((one, other) => one.place - other.place)
    const before = (uses[0]?.window_calls ?? 0) - uses.length
    for (const row of uses.slice(Math.max(0, usesPerMinute - before))) over.add(row)
  }
  return over
}

function toMemberSession(row: SessionRow | undefined, token: string, over: Set<SessionRow>): MemberSession | undefined {
  if (!row) return undefined
  const { organization_id, slug, id, email, name, role, group_id, group_code, created_at } = row
  const member = { id, email, name, role, group_id, group_code, created_at }
  const actor = { organization: { id: organization_id, slug }, member }
  const toCaller = (mode: KeyMode) => toActingMemberCaller({ ...row, member_id: id }, mode)
  const waitSeconds = over.has(row) ? WINDOW_SECONDS - row.at.getUTCSeconds() : null
  return { id: row.session_id, token, at: row.at, actor, confirmedAt: row.confirmed_at, waitSeconds, toCaller }
}

const CONFIRMED_MINUTES = 15

/** Whether the member may do what a stolen session must not, without a fresh link. */
export const isFreshlyConfirmed = ({ confirmedAt, at }: MemberSession): boolean =>
  at.getTime() - confirmedAt.getTime() < CONFIRMED_MINUTES * 60_000

export type ListedSession = { id: string; user_agent: string; created_at: Date; last_used_at: Date }

export const listMemberSessions = (reader: Reader, { actor, at }: MemberSession): Promise<ListedSession[]> =>
  reader.run<ListedSession>(listSessionsSql, [actor.organization.id, actor.member.id, at])

/** Ends one of the member's own sessions; false if there is no such. */
export async function endMemberSession(work: Work, { actor }: MemberSession, id: string): Promise<boolean> {
  const { organization, member } = actor
  const [ended] = await work.transaction.run(deleteSessionSql, [organization.id, member.id, id])
  if (!ended) return false
  const before = { id, member_id: member.id }
  work.audit({ action: 'session.ended', object: { type: 'session', id }, livemode: true, before, after: null })
  return true
}

/** Tables of counts, and when they counted last. */
const COUNTS = {
  sign_in_attempts: 'window_start',
  member_usage: 'window_start',
  sign_in_mails: 'sent_at[cardinality(sent_at)]',
}

/** Deletes sessions, links and counts that are over. Null: the database's clock. */
export async function purgeSignInData(database: Database, now: Date | null): Promise<number> {
  const clock = 'coalesce(?::timestamptz, now())'
  let counts = 0
  for (const [table, latest] of Object.entries(COUNTS))
    counts += await deleteInBatches(database, table, [`${latest} <= ${clock} - interval '1 hour'`, now])
  const old = [`expires_at < ${clock} - interval '1 day'`, now] as const
  const links = await deleteInBatches(database, 'sign_in_links', [...old])
  const requests = await deleteInBatches(database, 'openid_requests', [...old])
  const sessions = await deleteInBatches(database, 'member_sessions', [
    `last_used_at < ${clock} - interval '1 day' or created_at < ${clock} - interval '8 days'`,
    now,
    now,
  ])
  return counts + links + requests + sessions
}
