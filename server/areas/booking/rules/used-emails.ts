import { type Refusal, refuse } from '../../../platform/contract/refusal.ts'
import type { Transaction } from '../../../platform/database/transaction.ts'
import { findUsedEmailsSql } from '../queries.ts'
import { type AttendeeRow, isActiveAttendee } from '../rows.ts'
import type { EventSetup } from '../setup/event-setup.ts'

/** Where an address may be used once: each address in the form in which addresses are compared, and those in use. */
export type UsedEmails = { keyOf: ReadonlyMap<string, string>; used: Set<string> }

/** Reliable only while the event's places are locked: no other transaction can take the address. */
export const refuseUsedEmail = async (transaction: Transaction, setup: EventSetup, attendees: AttendeeRow[]) =>
  refuseEmailInUse(await readUsedEmails(transaction, setup, attendees), attendees)

/** Of one registration, or of several new ones. */
export async function readUsedEmails(
  transaction: Transaction,
  { organizationId, livemode, event, rules }: EventSetup,
  attendees: AttendeeRow[],
): Promise<UsedEmails> {
  const [first] = attendees
  const addresses = rules.one_per_email ? [...new Set(addressesOf(attendees))] : []
  if (!first || addresses.length === 0) return { keyOf: new Map(), used: new Set() }
  const values = [organizationId, livemode, event.id, addresses, first.registration_id]
  const rows = await transaction.run<{ address: string; key: string; is_used: boolean }>(findUsedEmailsSql, values)
  return {
    keyOf: new Map(rows.map(({ address, key }) => [address, key])),
    used: new Set(rows.flatMap(({ key, is_used }) => (is_used ? key : []))),
  }
}

export function refuseEmailInUse(emails: UsedEmails, attendees: AttendeeRow[]): Refusal<'rule_refused'> | undefined {
  // As the caller wrote it: the other registration's spelling is not disclosed.
  const sent = addressesOf(attendees).find((address) => emails.used.has(emails.keyOf.get(address) ?? ''))
  if (sent === undefined) return undefined
  return refuse('rule_refused', `The email address ${sent} is used by another registration for this event.`, {
    details: { rule: 'one_per_email', email: sent },
  })
}

/** For registrations that are not in the database yet. */
export function addUsedEmails({ keyOf, used }: UsedEmails, attendees: AttendeeRow[]): void {
  for (const address of addressesOf(attendees)) {
    const key = keyOf.get(address)
    if (key !== undefined) used.add(key)
  }
}

const addressesOf = (attendees: AttendeeRow[]): string[] =>
  attendees.filter(isActiveAttendee).flatMap(({ email }) => email ?? [])
