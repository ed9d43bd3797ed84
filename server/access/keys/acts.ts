import { isRefusal, refuse } from '../../platform/contract/refusal.ts'
import type { Database } from '../../platform/database/connect.ts'
import { runPrepared } from '../../platform/database/prepared.ts'
import { inTransaction } from '../../platform/database/transaction.ts'
import { newId } from '../../platform/ids.ts'
import { digestSecret, generateSecret } from '../../platform/secrets.ts'
import type { Work } from '../../platform/work/work.ts'
import type { KeyMode } from '../callers/index.ts'
import { type Actor, checkPermission, lockRowToRevoke, toGroupViewer } from '../members/index.ts'
import { findVisibleGroup } from '../visibility/index.ts'
import { type ApiScope, type KeyInput, parseKeyInput } from './input.ts'
import { type KeyDetails, type KeyRow, toKeyDetails } from './list.ts'
import * as queries from './queries.ts'

export type NewKey = {
  organizationId: string
  name: string
  mode: KeyMode
  scopes: ApiScope[]
  groupId?: string | null
  expiresAt?: Date | null
  /** Addresses or ranges in CIDR notation. */
  allowedAddresses?: string[] | null
  requestsPerMinute?: number | null
  createdBy?: string | null
}

const PREFIX: Record<KeyMode, string> = { live: 'svc_live_', test: 'svc_test_' }

/** The value is shown once: the row has its digest. */
function prepareKey(key: NewKey, now: Date) {
  const id = newId(now)
  const value = PREFIX[key.mode] + generateSecret()
  const { organizationId, name, mode, scopes, groupId, expiresAt, allowedAddresses, requestsPerMinute, createdBy } = key
  const limits = [groupId ?? null, expiresAt ?? null, allowedAddresses ?? null, requestsPerMinute ?? null]
  const digest = digestSecret(value)
  const row = [organizationId, id, digest, value.slice(-4), name, mode, scopes, ...limits, createdBy ?? null, now]
  const steps = [
    { statement: queries.insertKeySql, values: row },
    { statement: queries.insertKeyDigestSql, values: [digest, organizationId, id] },
    { statement: queries.insertKeyUsageSql, values: [organizationId, id] },
  ]
  return { id, value, steps }
}

export async function createKey(database: Database, key: NewKey, now: Date): Promise<{ id: string; value: string }> {
  const { id, value, steps } = prepareKey(key, now)
  return inTransaction(database, [], async () => ({ commit: true, value: { id, value }, last: steps }))
}

export async function revokeKey(database: Database, organizationId: string, id: string, now: Date): Promise<void> {
  await runPrepared(database, queries.setKeyRevokedSql, [organizationId, id, now])
}

export type IssuedKey = { record: KeyDetails /** Shown only here. */; value: string }

/** A member limited to a group creates keys for it or a group below; by default for the group itself. */
export async function issueKey(work: Work, actor: Actor, input: KeyInput) {
  const { now, transaction } = work
  const wanted = parseKeyInput(input, now)
  if (isRefusal(wanted)) return wanted
  const denied = checkPermission(actor, 'tenant.api_keys')
  if (denied) return denied
  const reference = input.group ?? actor.member?.group_id
  const group = reference ? await findVisibleGroup(transaction, toGroupViewer(actor), reference) : null
  if (isRefusal(group)) return group
  const createdBy = actor.member?.id ?? null
  const key = { ...wanted, organizationId: actor.organization.id, groupId: group?.id, createdBy }
  const { id, value, steps } = prepareKey(key, now)
  for (const { statement, values } of steps) transaction.defer(statement, values)
  const record = toKeyDetails({
    id,
    name: key.name,
    mode: key.mode,
    scopes: key.scopes,
    last_four: value.slice(-4),
    group_code: group?.code ?? null,
    expires_at: key.expiresAt,
    allowed_addresses: key.allowedAddresses,
    requests_per_minute: key.requestsPerMinute,
    created_by: createdBy,
    created_at: now,
    revoked_at: null,
  })
  const [object, livemode] = [{ type: 'key', id }, key.mode === 'live']
  work.audit({ action: 'key.created', object, livemode, before: null, after: record })
  return { record, value }
}

/** Revokes a key by its id or last four characters. Its next request is refused. */
export async function revokeKeyAsActor(work: Work, actor: Actor, reference: string) {
  // Never repeat the value of a key in a message.
  if (/^svc_/.test(reference))
    return refuse('validation_failed', 'Name the key by its id or its last four characters, not by its value.')
  const denied = checkPermission(actor, 'tenant.api_keys')
  if (denied) return denied
  const key = await lockRowToRevoke<KeyRow>(work, actor, queries.lockKeysByIdOrLastFourSql, 'key', reference)
  if (isRefusal(key)) return key
  const { now, transaction } = work
  transaction.defer(queries.setKeyRevokedSql, [actor.organization.id, key.id, now])
  const [before, after] = [toKeyDetails(key), toKeyDetails({ ...key, revoked_at: now })]
  const object = { type: 'key', id: key.id }
  work.audit({ action: 'key.revoked', object, livemode: key.mode === 'live', before, after })
  return after
}
