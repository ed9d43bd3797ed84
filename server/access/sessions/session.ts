import type { Database } from '../../platform/database/connect.ts'
import { deleteInBatches } from '../../platform/database/delete-in-batches.ts'
import type { Reader, Statement } from '../../platform/database/prepared.ts'
import type { Work } from '../../platform/work/work.ts'
import type { Actor, MemberRow } from '../members/index.ts'
import { deleteSessionSql, findSessionSql, findWatchingSessionSql, listSessionsSql } from './queries.ts'
import { readToken } from './token.ts'

/** A member who is signed in, as read for this request. */
export type MemberSession = {
  id: string
  /** The cookie's value; it must never leave the process. */
  token: string
  at: Date
  actor: Actor & { member: MemberRow }
  /** When the member last showed who they are, by a link or at a provider. */
  confirmedAt: Date
}

type SessionRow = MemberRow & { session_id: string; confirmed_at: Date; at: Date; slug: string }

/** Role, group and membership are those of this moment. */
export const findMemberSession = (reader: Reader, token: string, now: Date | null) =>
  findSession(reader, findSessionSql, token, now)

/** For a page that is open, which nobody may be using. */
export const findWatchingSession = (reader: Reader, token: string, now: Date | null) =>
  findSession(reader, findWatchingSessionSql, token, now)

async function findSession(
  reader: Reader,
  statement: Statement,
  token: string,
  now: Date | null,
): Promise<MemberSession | undefined> {
  const named = readToken(token)
  if (!named) return undefined
  const [row] = await reader.run<SessionRow>(statement, [named.organizationId, named.digest, now])
  if (!row) return undefined
  const { session_id, confirmed_at, at, slug, ...member } = row
  const actor = { organization: { id: named.organizationId, slug }, member }
  return { id: session_id, token, at, actor, confirmedAt: confirmed_at }
}

const CONFIRMED_MINUTES = 15

/** Whether the member may do what a stolen session must not, without a fresh link. */
export function isFreshlyConfirmed({ confirmedAt, at }: MemberSession): boolean {
  return at.getTime() - confirmedAt.getTime() < CONFIRMED_MINUTES * 60_000
}

export type ListedSession = { id: string; user_agent: string; created_at: Date; last_used_at: Date }

export function listMemberSessions(reader: Reader, { actor, at }: MemberSession): Promise<ListedSession[]> {
  return reader.run<ListedSession>(listSessionsSql, [actor.organization.id, actor.member.id, at])
}

/** Ends one of the member's own sessions; false if there is no such. */
export async function endMemberSession(work: Work, { actor }: MemberSession, id: string): Promise<boolean> {
  const { organization, member } = actor
  const [ended] = await work.transaction.run(deleteSessionSql, [organization.id, member.id, id])
  if (!ended) return false
  const before = { id, member_id: member.id }
  work.audit({ action: 'session.ended', object: { type: 'session', id }, before, after: null })
  return true
}

/** Deletes sessions, links and counts that are over. Null: the database's clock. */
export async function purgeSignIns(database: Database, now: Date | null): Promise<number> {
  const clock = 'coalesce(?::timestamptz, now())'
  const counts = `delete from sign_in_attempts where window_start < ${clock} - interval '1 hour'`
  const { rowCount } = await database.raw(counts, [now])
  const old = [`expires_at < ${clock} - interval '1 day'`, now] as const
  const links = await deleteInBatches(database, 'sign_in_links', [...old])
  const requests = await deleteInBatches(database, 'openid_requests', [...old])
  const sessions = await deleteInBatches(database, 'member_sessions', [
    `last_used_at < ${clock} - interval '1 day' or created_at < ${clock} - interval '8 days'`,
    now,
    now,
  ])
  return rowCount + links + requests + sessions
}
