import { isRefusal, type Refusal } from '../../platform/contract/refusal.ts'
import { newId } from '../../platform/ids.ts'
import { digestSecret } from '../../platform/secrets.ts'
import type { Work } from '../../platform/work/work.ts'
import { type Actor, type Denial, denyWithoutPermission, toGroupCaller } from '../members/index.ts'
import { findVisibleGroup } from '../visibility/index.ts'
import { makeKeyValue } from './create-key.ts'
import { type KeyInput, parseKeyInput } from './input.ts'
import { insertKeySql } from './queries.ts'
import { type KeyDetails, toKeyDetails } from './record.ts'

export type IssuedKey = { record: KeyDetails /** Shown only here. */; value: string }

/** A member limited to a group creates keys for it or a group below; by default for the group itself. */
export async function issueKey(
  work: Work,
  actor: Actor,
  input: KeyInput,
): Promise<IssuedKey | Denial | Refusal<'validation_failed' | 'not_found'>> {
  const { now, transaction } = work
  const key = parseKeyInput(input, now)
  if (isRefusal(key)) return key
  const denied = denyWithoutPermission(actor, 'tenant.api_keys')
  if (denied) return denied
  const reference = input.group ?? actor.member?.group_id
  const group = reference ? await findVisibleGroup(transaction, toGroupCaller(actor), reference) : null
  if (isRefusal(group)) return group
  const value = makeKeyValue(key.mode)
  const record = toKeyDetails({
    id: newId(now),
    name: key.name,
    mode: key.mode,
    scopes: key.scopes,
    last_four: value.slice(-4),
    group_code: group?.code ?? null,
    expires_at: key.expiresAt,
    allowed_addresses: key.allowedAddresses,
    requests_per_minute: key.requestsPerMinute,
    created_by: actor.member?.id ?? null,
    created_at: now,
    revoked_at: null,
  })
  transaction.defer(insertKeySql, [
    actor.organization.id,
    record.id,
    digestSecret(value),
    record.last_four,
    key.name,
    key.mode,
    key.scopes,
    group?.id ?? null,
    key.expiresAt,
    key.allowedAddresses,
    key.requestsPerMinute,
    record.created_by,
    now,
  ])
  work.audit({
    action: 'key.created',
    object: { type: 'key', id: record.id },
    livemode: record.mode === 'live',
    before: null,
    after: record,
  })
  return { record, value }
}
