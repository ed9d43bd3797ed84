import type { KeyMode } from '../../access/callers/index.ts'
import { type Actor, checkPermission, toEventViewer, toGroupViewer } from '../../access/members/index.ts'
import { findVisibleEvent, findVisibleGroup } from '../../access/visibility/index.ts'
import { isRefusal, refuse, refuseMistakes, toNotFound } from '../../platform/contract/refusal.ts'
import { isUniqueViolation } from '../../platform/database/error-codes.ts'
import { findNameMistake } from '../../platform/formats/name.ts'
import { digestSecret } from '../../platform/secrets.ts'
import type { Work } from '../../platform/work/work.ts'
import { makePairingCode } from './pairing-code.ts'
import {
  findDeviceCheckInPointSql,
  insertPairingCodeSql,
  insertPairingHandleSql,
  purgePairingCodesSql,
} from './queries.ts'

const LIFE_MINUTES = 15

export type PairingCodeInput = {
  /** Id or code. */
  event: string
  group?: string
  point?: string
  /** Overrides the name that the device sends. */
  name?: string
  /** That of the event if absent; a test event has no other. */
  mode?: KeyMode
}

/** A member limited to a group pairs devices for it (the default) and its subgroups. */
export async function issuePairingCode(work: Work, actor: Actor, input: PairingCodeInput) {
  const mistaken = refuseMistakes([input.name === undefined ? undefined : findNameMistake(input.name)])
  if (mistaken) return mistaken
  const denied = checkPermission(actor, 'checkin.devices')
  if (denied) return denied
  const { transaction, now } = work
  const event = await findVisibleEvent(transaction, toEventViewer(actor), input.event)
  if (isRefusal(event)) return event
  const reference = input.group ?? actor.member?.group_id
  const group = reference ? await findVisibleGroup(transaction, toGroupViewer(actor), reference) : null
  if (isRefusal(group)) return group
  const { id: organizationId } = actor.organization
  const point = input.point === undefined ? null : await pointOf(work, organizationId, event.id, input.point)
  if (isRefusal(point)) return point
  if (input.mode === 'live' && !event.livemode)
    return refuse('conflict', `The event ${event.code} is a test event, where every scan is a test.`)
  const livemode = event.livemode && input.mode !== 'test'
  const { handle, secret, text } = makePairingCode()
  const expiresAt = new Date(now.getTime() + LIFE_MINUTES * 60_000)
  transaction.defer(purgePairingCodesSql, [organizationId, now])
  transaction.defer(insertPairingHandleSql, [handle, organizationId, expiresAt])
  const values = [
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
    input.mode === 'test',
  ]
  try {
    await transaction.run(insertPairingCodeSql, values)
  } catch (error) {
    if (!isUniqueViolation(error)) throw error
    return refuse('conflict', 'Another pairing code was made at the same moment; try again.')
  }
  const shown = {
    event: event.code,
    group: group?.code ?? null,
    check_in_point: point?.code ?? null,
    name: input.name ?? null,
    livemode,
    expires_at: expiresAt.toISOString(),
  }
  const object = { type: 'pairing_code', id: handle }
  work.audit({ action: 'pairing_code.created', object, before: null, after: shown })
  // Only a digest is stored: the code cannot be shown again.
  return { code: text, ...shown }
}

async function pointOf({ transaction }: Work, organizationId: string, eventId: string, reference: string) {
  const values = [organizationId, eventId, reference]
  const [found] = await transaction.run<{ id: string; code: string }>(findDeviceCheckInPointSql, values)
  return found ?? toNotFound('check-in point', reference, ' in this event')
}
