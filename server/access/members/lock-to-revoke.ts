import { refuse, refuseState, toNotFound } from '../../platform/contract/refusal.ts'
import type { Statement } from '../../platform/database/prepared.ts'
import type { Work } from '../../platform/work/work.ts'
import { type Actor, listVisibleGroupIds } from './actor.ts'

/** What the actor names by its id or last four characters: of several, the one that still works. */
export async function lockRowToRevoke<Row extends { id: string; name: string; revoked_at: Date | null }>(
  { transaction }: Work,
  actor: Actor,
  statement: Statement,
  thing: 'key' | 'device',
  reference: string,
) {
  const { id, slug } = actor.organization
  const values = [id, await listVisibleGroupIds(transaction, actor), reference]
  const found = await transaction.run<Row>(statement, values)
  const usable = found.filter(({ revoked_at }) => !revoked_at)
  const [chosen] = usable.length > 0 ? usable : found
  if (!chosen) return toNotFound(thing, reference, ` in ${slug}`)
  if (usable.length > 1) {
    const ids = usable.map(({ id, name }) => `${id} (${name})`).join(', ')
    return refuse('conflict', `${usable.length} ${thing}s end in ${reference}; name one by its id: ${ids}.`)
  }
  if (!chosen.revoked_at) return chosen
  return refuseState('revoked', `The ${thing} ${chosen.id} was already revoked on ${chosen.revoked_at.toISOString()}.`)
}
