import { type Refusal, refuse } from '../../platform/contract/refusal.ts'
import type { Work } from '../../platform/work/work.ts'
import { holds, type MemberRole } from './permissions.ts'
import { isPinOf } from './pin.ts'
import { findForPin, forgetAttempts, holdAttempts, noteWrongPin } from './pin-queries.ts'

const MOST_WRONG = 5
const LOCKED_SECONDS = 15 * 60

export type PinRequest = {
  organizationId: string
  deviceId: string
  /** By email address or id. */
  member: string
  pin: string
}

type Found = { id: string; role: MemberRole; group_id: string | null; pin_hash: string | null }
type Attempts = { wrong: number; locked_until: Date | null }

/** Counted together: whoever asks for somebody who is not there learns nothing by asking for many. */
const UNKNOWN = ''

/**
 * The member whose PIN it is, if they may override. Attempts of one member at one device wait for each other, so that none is
 * tried beyond those that are allowed; wrong ones are kept although they are refused.
 */
export async function provePin(
  { transaction, now }: Work,
  { organizationId, deviceId, member, pin }: PinRequest,
): Promise<{ id: string; group_id: string | null } | Refusal<'pin_refused' | 'pin_locked'>> {
  const [found] = await transaction.run<Found>(findForPin, [organizationId, member])
  const key = [organizationId, deviceId, found?.id ?? UNKNOWN]
  const [attempts] = await transaction.run<Attempts>(holdAttempts, [...key, now])
  if (attempts?.locked_until) return locked(attempts.locked_until, now)
  const isRight = await isPinOf(pin, found?.pin_hash ?? null)
  if (isRight && found && holds(found.role, 'checkin.override')) {
    await transaction.run(forgetAttempts, key)
    return { id: found.id, group_id: found.group_id }
  }
  const until = (attempts?.wrong ?? 0) + 1 >= MOST_WRONG ? new Date(now.getTime() + LOCKED_SECONDS * 1_000) : null
  await transaction.run(noteWrongPin, [...key, until])
  const message = 'The member is not known, may not override here, or the PIN is wrong.'
  return refuse('pin_refused', message, { keepsWork: true })
}

function locked(until: Date, now: Date): Refusal<'pin_locked'> {
  const seconds = Math.max(1, Math.ceil((until.getTime() - now.getTime()) / 1_000))
  const message = `The PIN was wrong ${MOST_WRONG} times at this device; try again in ${seconds} seconds.`
  return refuse('pin_locked', message, { headers: { 'Retry-After': String(seconds) } })
}
