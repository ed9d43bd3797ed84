import { type Refusal, refuse } from '../../platform/contract/refusal.ts'
import type { Reader } from '../../platform/database/prepared.ts'
import type { Caller, CallersOrganizationRow, KeyMode } from '../callers/index.ts'
import { type IdentifiedKeyRow, toCaller } from './identify.ts'
import { findActingKeySql, findActingMemberSql } from './queries.ts'

/** The key, member or operator (without id) that background work acts for. */
export type BackgroundActor = {
  organizationId: string
  by: { type: 'key' | 'member' | 'operator'; id: string | null }
  livemode: boolean
}

export type BackgroundCallerRefusal = Refusal<'api_key_unknown' | 'api_key_revoked' | 'api_key_expired' | 'not_found'>

/** The caller of an earlier request as it is now, or why it may no longer act. */
export const loadBackgroundCaller = async (reader: Reader, actsFor: BackgroundActor, now: Date | null) =>
  actsFor.by.type === 'key' ? actingKey(reader, actsFor, now) : commandingCaller(reader, actsFor, now)

type KeyRow = Omit<IdentifiedKeyRow, 'place' | 'held_by_another' | 'addresses_allowed' | 'calls'>

/** The original request was counted; background work is not. */
const UNCOUNTED = { rate_limit: 0, window_calls: 0, month: null, month_calls: null }

async function actingKey(reader: Reader, { organizationId, by }: BackgroundActor, now: Date | null) {
  const [row] = await reader.run<KeyRow>(findActingKeySql, [organizationId, now, by.id])
  if (!row) return refuse('api_key_unknown', `The API key ${by.id} that asked for this is gone.`)
  if (row.revoked_at) {
    const at = row.revoked_at.toISOString()
    return refuse('api_key_revoked', `The API key that asked for this was revoked on ${at}.`, { details: { at } })
  }
  if (row.expired) {
    const at = row.expires_at?.toISOString() ?? ''
    return refuse('api_key_expired', `The API key that asked for this expired on ${at}.`, { details: { at } })
  }
  return toCaller({ ...row, ...UNCOUNTED })
}

/** A member, or without one the operator, of an organization. */
export type ActingMemberRow = CallersOrganizationRow &
  Pick<KeyRow, 'group_id' | 'group_code'> & { member_id: string | null; email: string | null }

async function commandingCaller(reader: Reader, { organizationId, by, livemode }: BackgroundActor, now: Date | null) {
  const [row] = await reader.run<ActingMemberRow>(findActingMemberSql, [organizationId, now, by.id])
  if (!row) return refuse('not_found', `The organization ${organizationId} is gone.`)
  if (by.id !== null && row.member_id === null) return refuse('not_found', `The member ${by.id} is gone.`)
  return toActingMemberCaller(row, livemode ? 'live' : 'test')
}

/** Members and the operator act like a key with all scopes: their permissions were checked before. */
export function toActingMemberCaller({ member_id, email, ...known }: ActingMemberRow, mode: KeyMode): Caller {
  const caller = toCaller({
    ...known,
    ...UNCOUNTED,
    key_id: member_id ?? known.organization_id,
    key_name: email ?? 'operator',
    mode,
    scopes: ['read', 'write', 'admin'],
    last_four: '',
    is_public: false,
    expires_at: null,
    expired: false,
    allowed_addresses: null,
    key_created_at: known.organization_created_at,
    revoked_at: null,
  })
  return { ...caller, commanded: { member: member_id ? { id: member_id, email: email ?? '' } : null } }
}
