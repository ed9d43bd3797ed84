import { type Refusal, refuse } from '../../platform/contract/refusal.ts'
import type { Work } from '../../platform/work/work.ts'
import { type Identity, identityOf } from '../booking/index.ts'
import { holdKeys } from './hold.ts'
import { readKnown } from './link.ts'
import { buildDirectory, type Found, keysOf, type MatchedBy } from './match.ts'
import type { ContactRow } from './rows.ts'
import type { Scope } from './scope.ts'

type Named = Pick<ContactRow, 'id' | 'first_name' | 'last_name' | 'email' | 'phone' | 'external_id'>

/** Holds until the end of the transaction: nobody else can become this person meanwhile. */
export async function refuseTaken(
  work: Work,
  scope: Scope,
  contact: Named,
  before?: Identity,
): Promise<Refusal<'conflict'> | undefined> {
  const identity = identityOf(contact)
  holdKeys(work.transaction, scope, [identity, ...(before ? [before] : [])].flatMap(keysOf))
  const others = (await readKnown(work.transaction, scope, [identity])).filter(({ id }) => id !== contact.id)
  const found = findTaken(others, identity, before)
  if (!found) return undefined
  return refuse('conflict', sentence(found.by, contact), { details: { field: found.by, contact_id: found.contact.id } })
}

/** Whoever was this person before already, as a limited key makes them, stands in nobody's way. */
function findTaken(others: ContactRow[], identity: Identity, before?: Identity): Found | undefined {
  const holder = buildDirectory(others).holderOf(identity)
  if (holder) return { contact: holder, by: 'external_id' }
  const strangers = before ? others.filter((other) => !buildDirectory([other]).find(before)) : others
  return buildDirectory(strangers).find(identity)
}

function sentence(by: MatchedBy, { first_name, last_name, email, phone, external_id }: Named): string {
  if (by === 'external_id') return `The external id ${external_id} is taken by another contact.`
  const shared = by === 'email' ? `the email address ${email}` : `the telephone number ${phone}`
  return `There is a contact ${first_name} ${last_name} with ${shared} already.`
}
