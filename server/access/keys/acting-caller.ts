import { type Refusal, refuse } from '../../platform/contract/refusal.ts'
import type { Reader } from '../../platform/database/prepared.ts'
import type { Caller } from '../callers/index.ts'
import { type IdentifiedRow, toCaller } from './identify.ts'
import { findActingKey, findActingMember } from './queries.ts'

/** Whom work in the background acts for: a key, a member, or the operator, who has no id. */
export type Principal = {
  organizationId: string
  by: { type: 'key' | 'member' | 'operator'; id: string | null }
  livemode: boolean
}

export type CallerRefusal = Refusal<'api_key_unknown' | 'api_key_revoked' | 'api_key_expired' | 'not_found'>

/** The caller as it is now, who asked for something a while ago; or why it may ask for nothing any more. */
export async function actingCaller(
  reader: Reader,
  actsFor: Principal,
  now: Date | null,
): Promise<Caller | CallerRefusal> {
  return actsFor.by.type === 'key' ? actingKey(reader, actsFor, now) : commandingCaller(reader, actsFor, now)
}

type KeyRow = Omit<IdentifiedRow, 'place' | 'held_by_another' | 'addresses_allowed' | 'calls'>

/** Nothing is counted: the call that asked for it was. */
const UNCOUNTED = { rate_limit: 0, window_calls: 0, month: null, month_calls: null }

async function actingKey(reader: Reader, { organizationId, by }: Principal, now: Date | null) {
  const [row] = await reader.run<KeyRow>(findActingKey, [organizationId, now, by.id])
  if (!row) return refuse('api_key_unknown', `The API key ${by.id} that asked for this is gone.`)
  if (row.revoked_at) {
    return refuse('api_key_revoked', `The API key that asked for this was revoked on ${row.revoked_at.toISOString()}.`)
  }
  if (row.expired) {
    const expired = row.expires_at?.toISOString()
    return refuse('api_key_expired', `The API key that asked for this expired on ${expired}.`)
  }
  return toCaller({ ...row, ...UNCOUNTED })
}

type MemberRow = KeyRow & { member_id: string | null; email: string | null }

/** Members and the operator act in the way of a key that may do everything: what they may do is judged before they ask. */
async function commandingCaller(reader: Reader, { organizationId, by, livemode }: Principal, now: Date | null) {
  const [row] = await reader.run<MemberRow>(findActingMember, [organizationId, now, by.id])
  if (!row) return refuse('not_found', `The organization ${organizationId} is gone.`)
  if (by.id !== null && row.member_id === null) return refuse('not_found', `The member ${by.id} is gone.`)
  const { member_id, email, ...known } = row
  const caller = toCaller({
    ...known,
    ...UNCOUNTED,
    key_id: member_id ?? organizationId,
    key_name: email ?? 'operator',
    mode: livemode ? 'live' : 'test',
    scopes: ['read', 'write', 'admin'],
    last_four: '',
    is_public: false,
    expires_at: null,
    expired: false,
    allowed_addresses: null,
    key_created_at: row.organization_created_at,
    revoked_at: null,
  })
  return { ...caller, commanded: { member: member_id ? { id: member_id, email: email ?? '' } : null } }
}
