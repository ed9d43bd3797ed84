import { randomBytes, randomInt, type ScryptOptions, scrypt, timingSafeEqual } from 'node:crypto'
import { promisify } from 'node:util'
import { refuse, toNotFound } from '../../platform/contract/refusal.ts'
import type { Work } from '../../platform/work/work.ts'
import { type Actor, checkPermission, listVisibleGroupIds } from './actor.ts'
import { denyOwnerChange } from './add.ts'
import { findMember, type Member, type MemberListRow, toMember } from './member.ts'
import { storePinSql } from './queries.ts'

/**
 * About 0.1 s: a PIN has few digits, so each guess must be expensive even with a stolen database. Twice as long for each
 * more; it is stored with the hash, so it may grow.
 */
const COST = 15
const HASH_BYTES = 32
const DIGITS = /^[0-9]{6,32}$/
const MADE_DIGITS = 8

const makePin = (): string => String(randomInt(10 ** MADE_DIGITS)).padStart(MADE_DIGITS, '0')

export async function hashPin(pin: string, cost = COST): Promise<string> {
  const salt = randomBytes(16)
  return `${cost}.${salt.toString('base64url')}.${(await derive(pin, salt, cost)).toString('base64url')}`
}

const NOBODY = Buffer.alloc(16)

/** Takes as long without a hash, so that timing does not reveal who has a PIN. */
export async function matchesPinHash(pin: string, stored: string | null): Promise<boolean> {
  const [cost = COST, salt = '', hash = ''] = stored?.split('.') ?? []
  const derived = await derive(pin, stored === null ? NOBODY : Buffer.from(salt, 'base64url'), Number(cost))
  return stored !== null && timingSafeEqual(derived, Buffer.from(hash, 'base64url'))
}

const deriveKey: (pin: string, salt: Buffer, bytes: number, options: ScryptOptions) => Promise<Buffer> =
  promisify(scrypt)

const derive = (pin: string, salt: Buffer, cost: number) =>
  deriveKey(pin, salt, HASH_BYTES, { N: 2 ** cost, r: 8, p: 1, maxmem: 64 * 1024 * 1024 })

/** Members change their own PIN; managers of members also those of others. The PIN is shown only here. */
export async function setPin(work: Work, actor: Actor, email: string, wanted: string | undefined) {
  if (wanted !== undefined && !DIGITS.test(wanted))
    return refuse('validation_failed', 'A PIN has 6 to 32 digits, and nothing else.')
  const found = await findReachableMember(work, actor, email)
  if ('kind' in found) return found
  const pin = wanted ?? makePin()
  return { member: store(work, actor, found, 'member.pin_set', await hashPin(pin)), pin }
}

/** Without a PIN a member overrides nothing. */
export async function removePin(work: Work, actor: Actor, email: string) {
  const found = await findReachableMember(work, actor, email)
  if ('kind' in found) return found
  if (!found.has_pin) return toMember(found)
  return store(work, actor, found, 'member.pin_removed', null)
}

async function findReachableMember({ transaction }: Work, actor: Actor, email: string) {
  const { id: organizationId, slug } = actor.organization
  const found = await findMember(transaction, organizationId, email)
  if (found && found.id === actor.member?.id) return found
  const denied = checkPermission(actor, 'tenant.members')
  if (denied) return denied
  const reach = await listVisibleGroupIds(transaction, actor)
  if (!found || (reach && !reach.includes(found.group_id ?? ''))) return toNotFound('member', email, ` in ${slug}`)
  return denyOwnerChange(actor, found.role) ?? found
}

function store(work: Work, { organization }: Actor, found: MemberListRow, action: string, hash: string | null): Member {
  work.transaction.defer(storePinSql, [organization.id, found.id, hash])
  const member = toMember(found)
  work.audit({ action, object: { type: 'member', id: found.id }, livemode: true, before: member, after: member })
  return member
}
