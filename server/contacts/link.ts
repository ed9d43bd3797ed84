import type { PersonRow } from '../booking/index.ts'
import type { Statement } from '../database/prepared.ts'
import { newId } from '../ids.ts'
import type { Work } from '../work.ts'
import { type Identity, identityOf, isIdentified, searchText } from './identity.ts'

/**
 * $1 organization, $2 livemode, $3 identities. By the organization's own id, else by email and name, else by phone and name; a
 * contact with another id of the organization is another person.
 */
const findContacts: Statement = {
  name: 'find-contacts-of-people',
  text: `
select wanted.n, coalesce(
  (select c.id from contacts c
    where c.organization_id = $1 and c.livemode = $2 and c.external_id = wanted.external_id),
  (select c.id from contacts c
    where c.organization_id = $1 and c.livemode = $2 and c.email_key = wanted.email_key and c.name_key = wanted.name_key
      and (c.external_id is null or wanted.external_id is null)
    order by c.id limit 1),
  (select c.id from contacts c
    where c.organization_id = $1 and c.livemode = $2 and c.phone_key = wanted.phone_key and c.name_key = wanted.name_key
      and (c.external_id is null or wanted.external_id is null)
    order by c.id limit 1)
) as id
from jsonb_to_recordset($3::jsonb)
  as wanted (n integer, external_id text, name_key text, email_key text, phone_key text)`,
}

/** In the order of their keys, so that two registrations of the same new people wait for each other in one order. */
const insertContacts: Statement = {
  name: 'insert-contacts',
  text: `
insert into contacts (
  organization_id, id, livemode, first_name, last_name, email, phone, date_of_birth, external_id, name_key, email_key,
  phone_key, search, created_at, updated_at
)
select
  organization_id, id, livemode, first_name, last_name, email, phone, date_of_birth, external_id, name_key, email_key,
  phone_key, search, created_at, updated_at
from jsonb_populate_recordset(null::contacts, $1::jsonb)
order by external_id, email_key, phone_key, name_key
on conflict do nothing
returning id`,
}

/** A contact learns the organization's own id for the person when somebody says it. */
const learnExternalId: Statement = {
  name: 'learn-external-id',
  text: `
update contacts c set external_id = $3, updated_at = $4
where organization_id = $1 and id = $2 and external_id is null and not exists (
  select from contacts other
  where other.organization_id = c.organization_id and other.livemode = c.livemode and other.external_id = $3
)`,
}

type Wanted = { person: PersonRow; identity: Identity }

/** Gives each person the contact that they are; new ones where nobody is known. Those whom nothing identifies have none. */
export async function linkContacts(work: Work, people: PersonRow[]): Promise<void> {
  const wanted = people
    .map((person) => ({ person, identity: identityOf(person) }))
    .filter(({ identity }) => isIdentified(identity))
  const [first] = wanted
  if (!first) return
  const scope = [first.person.organization_id, first.person.livemode]
  let open = await linkKnown(work, scope, wanted)
  for (let attempt = 0; open.length > 0 && attempt < 3; attempt += 1) {
    const fresh = distinct(open)
    const made = fresh.map((one) => contactRow(work, one))
    const inserted = await work.transaction.run<{ id: string }>(insertContacts, [JSON.stringify(made)])
    // A single new person is the common case, and needs no second look.
    if (open.length === 1 && inserted[0] && open[0]) {
      open[0].person.contact_id = inserted[0].id
      return
    }
    open = await linkKnown(work, scope, open)
  }
}

async function linkKnown(work: Work, scope: unknown[], wanted: Wanted[]): Promise<Wanted[]> {
  const identities = wanted.map(({ identity }, n) => ({ n, ...identity }))
  const found = await work.transaction.run<{ n: number; id: string | null }>(findContacts, [
    ...scope,
    JSON.stringify(identities),
  ])
  for (const { n, id } of found) {
    const one = wanted[n]
    if (!one || id === null) continue
    one.person.contact_id = id
    const { external_id } = one.identity
    if (external_id !== null) await work.transaction.run(learnExternalId, [scope[0], id, external_id, work.now])
  }
  return wanted.filter(({ person }) => person.contact_id === null)
}

/** Two people of one registration may be the same contact. */
function distinct(wanted: Wanted[]): Wanted[] {
  const byIdentity = new Map(wanted.map((one) => [JSON.stringify(one.identity), one]))
  return [...byIdentity.values()]
}

function contactRow(work: Work, { person, identity }: Wanted) {
  const { organization_id, livemode, first_name, last_name, email, phone, date_of_birth } = person
  return {
    ...{ organization_id, id: newId(work.now), livemode, first_name, last_name, email, phone, date_of_birth },
    ...identity,
    search: searchText(person),
    created_at: work.now,
    updated_at: work.now,
  }
}
