import { type Refusal, refuse } from '../../platform/contract/refusal.ts'
import type { Work } from '../../platform/work/work.ts'
import { type Actor, type Denial, denyWithoutPermission, listVisibleGroupIds } from '../members/index.ts'
import { lockKeysByIdOrLastFourSql, setKeyRevokedSql } from './queries.ts'
import { type KeyDetails, type KeyRow, toKeyDetails } from './record.ts'

/** Revokes a key by its id or last four characters. Its next request is refused. */
export async function revokeKeyAsActor(
  work: Work,
  actor: Actor,
  reference: string,
): Promise<KeyDetails | Denial | Refusal<'validation_failed' | 'not_found' | 'conflict' | 'invalid_state'>> {
  // Never repeat the value of a key in a message.
  if (/^svc_/.test(reference)) {
    return refuse('validation_failed', 'Name the key by its id or its last four characters, not by its value.')
  }
  const denied = denyWithoutPermission(actor, 'tenant.api_keys')
  if (denied) return denied
  const { now, transaction } = work
  const { id: organizationId, slug } = actor.organization
  const values = [organizationId, await listVisibleGroupIds(transaction, actor), reference]
  const found = await transaction.run<KeyRow>(lockKeysByIdOrLastFourSql, values)
  const usable = found.filter((key) => !key.revoked_at)
  const [key] = usable.length > 0 ? usable : found
  if (!key) return refuse('not_found', `There is no key ${reference} in ${slug}.`)
  if (usable.length > 1) {
    const ids = usable.map(({ id, name }) => `${id} (${name})`).join(', ')
    return refuse('conflict', `${usable.length} keys end in ${reference}; name one by its id: ${ids}.`)
  }
  if (key.revoked_at) {
    return refuse('invalid_state', `The key ${key.id} was already revoked on ${key.revoked_at.toISOString()}.`)
  }
  transaction.defer(setKeyRevokedSql, [organizationId, key.id, now])
  const [before, after] = [toKeyDetails(key), toKeyDetails({ ...key, revoked_at: now })]
  work.audit({
    action: 'key.revoked',
    object: { type: 'key', id: key.id },
    livemode: key.mode === 'live',
    before,
    after,
  })
  return after
}
