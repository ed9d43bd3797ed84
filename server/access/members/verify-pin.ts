import { hash } from 'node:crypto'
import { buildRetryAfterExtras, type Refusal, refuse } from '../../platform/contract/refusal.ts'
import type { Work } from '../../platform/work/work.ts'
import { hasPermission, type MemberRole } from './permissions.ts'
import { matchesPinHash } from './pin.ts'
import { deletePinAttemptsSql, findMemberForPinSql, lockPinAttemptsRowSql, recordWrongPinSql } from './queries.ts'

/** Per name and device. */
const MAX_WRONG = 5
/** Per device, for all names: each attempt costs time and leaves a row. */
const MAX_WRONG_AT_DEVICE = 20
const LOCKED_SECONDS = 15 * 60

export type OverridePinRequest = {
  organizationId: string
  deviceId: string
  /** Email address or id. */
  member: string
  pin: string
}

type Found = { id: string; role: MemberRole; group_id: string | null; pin_hash: string | null }
type Attempts = { wrong: number; locked_until: Date | null }

/** The key of the count for all names; equals no id and no digest. */
const EVERYBODY = ''

/**
 * The member whose PIN it is, if they may override. Attempts at one device are serialized by row locks, so that none
 * exceeds the limit; wrong ones are committed although refused. Unknown names are counted like known ones, so that no
 * response reveals who is a member.
 */
export async function verifyOverridePin(
  { transaction, now }: Work,
  { organizationId, deviceId, member, pin }: OverridePinRequest,
): Promise<{ id: string; group_id: string | null } | Refusal<'pin_refused' | 'pin_locked'>> {
  const [found] = await transaction.run<Found>(findMemberForPinSql, [organizationId, member])
  const counts = [
    { key: [organizationId, deviceId, EVERYBODY], max: MAX_WRONG_AT_DEVICE },
    { key: [organizationId, deviceId, found?.id ?? digestOfName(member)], max: MAX_WRONG },
  ]
  const wrong: number[] = []
  for (const { key } of counts) {
    const [attempts] = await transaction.run<Attempts>(lockPinAttemptsRowSql, [...key, now])
    if (attempts?.locked_until) return locked(attempts.locked_until, now)
    wrong.push(attempts?.wrong ?? 0)
  }
  const isRight = await matchesPinHash(pin, found?.pin_hash ?? null)
  if (isRight && found && hasPermission(found.role, 'checkin.override')) {
    for (const { key } of counts) await transaction.run(deletePinAttemptsSql, key)
    return { id: found.id, group_id: found.group_id }
  }
  const lockedUntil = new Date(now.getTime() + LOCKED_SECONDS * 1_000)
  for (const [place, { key, max }] of counts.entries())
    await transaction.run(recordWrongPinSql, [...key, (wrong[place] ?? 0) + 1 >= max ? lockedUntil : null])
  const message = 'The member is not known, may not override here, or the PIN is wrong.'
  return refuse('pin_refused', message, { keepsWork: true })
}

const digestOfName = (name: string) => `name:${hash('sha256', name.trim().toLowerCase(), 'base64url')}`

function locked(until: Date, now: Date): Refusal<'pin_locked'> {
  const seconds = Math.max(1, Math.ceil((until.getTime() - now.getTime()) / 1_000))
  const message = `The PIN was wrong too often at this device; try again in ${seconds} seconds.`
  return refuse('pin_locked', message, buildRetryAfterExtras(seconds))
}
