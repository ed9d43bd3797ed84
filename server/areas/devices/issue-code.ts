import { type Actor, asEventCaller, asGroupCaller, deny } from '../../access/members/index.ts'
import { visibleEvent, visibleGroup } from '../../access/visibility/index.ts'
import { refuseMistakes } from '../../platform/contract/mistakes.ts'
import { isRefusal, refuse } from '../../platform/contract/refusal.ts'
import { mistakeInName } from '../../platform/formats/name.ts'
import { digestSecret } from '../../platform/secrets.ts'
import type { Work } from '../../platform/work/work.ts'
import { makePairingCode } from './code.ts'
import { findPoint, insertCode, purgeCodes } from './queries.ts'

const LIFE_MINUTES = 15

export type CodeInput = {
  /** Id or code. */
  event: string
  group?: string
  point?: string
  /** Overrides the name that the device sends. */
  name?: string
}

/** A member limited to a group pairs devices for it (the default) and its subgroups. */
export async function issueCode(work: Work, actor: Actor, input: CodeInput) {
  const mistaken = refuseMistakes([input.name === undefined ? undefined : mistakeInName(input.name)])
  if (mistaken) return mistaken
  const denied = deny(actor, 'checkin.devices')
  if (denied) return denied
  const { transaction, now } = work
  const event = await visibleEvent(transaction, asEventCaller(actor), input.event)
  if (isRefusal(event)) return event
  const reference = input.group ?? actor.member?.group_id
  const group = reference ? await visibleGroup(transaction, asGroupCaller(actor), reference) : null
  if (isRefusal(group)) return group
  const { id: organizationId } = actor.organization
  const point = input.point === undefined ? null : await pointOf(work, organizationId, event.id, input.point)
  if (isRefusal(point)) return point
  const { handle, secret, text } = makePairingCode()
  const expiresAt = new Date(now.getTime() + LIFE_MINUTES * 60_000)
  transaction.defer(purgeCodes, [organizationId, now])
  const [made] = await transaction.run(insertCode, [
    organizationId,
    handle,
    digestSecret(secret),
    event.id,
    group?.id ?? null,
    point?.id ?? null,
    input.name ?? null,
    actor.member?.id ?? null,
    now,
    expiresAt,
  ])
  if (!made) return refuse('conflict', 'Another pairing code was made at the same moment; try again.')
  const shown = {
    event: event.code,
    group: group?.code ?? null,
    check_in_point: point?.code ?? null,
    name: input.name ?? null,
    expires_at: expiresAt.toISOString(),
  }
  const object = { type: 'pairing_code', id: handle }
  work.audit({ action: 'pairing_code.created', object, before: null, after: shown })
  // Only a digest is stored: the code cannot be shown again.
  return { code: text, ...shown }
}

async function pointOf({ transaction }: Work, organizationId: string, eventId: string, reference: string) {
  const values = [organizationId, eventId, reference]
  const [found] = await transaction.run<{ id: string; code: string }>(findPoint, values)
  return found ?? refuse('not_found', `There is no check-in point ${reference} in this event.`)
}
