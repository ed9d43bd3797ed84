import type { Database } from '../../platform/database/connect.ts'

export async function readJobCounts(database: Database, job: string): Promise<string> {
  const { counts } = await database('jobs').where({ id: job }).first()
  return JSON.stringify(Object.fromEntries(Object.entries(counts).sort()))
}

export async function readJobWarnings(database: Database, job: string): Promise<string[]> {
  const { warnings } = await database('jobs').where({ id: job }).first()
  return warnings.map(({ message }: { message: string }) => message)
}

type State = { people: string[]; tallies: Record<string, number> }

/** What an import leaves behind, without ids and times. */
export async function readImportState(database: Database, organizationId: string): Promise<State> {
  const { rows } = await database.raw(
    `select json_build_array(a.first_name, a.last_name, a.email, a.phone, a.external_id, t.code, a.status, a.answers,
       (select array_agg(d.code order by d.code) from event_days d where d.organization_id = a.organization_id and d.id = any (a.days)),
       cardinality(a.ticket_ids), a.contact_id is not null)::text as person
     from attendees a join attendee_types t on t.organization_id = a.organization_id and t.id = a.attendee_type_id
     where a.organization_id = ? order by 1`,
    [organizationId],
  )
  const tallies = await database.raw(
    `select 'contacts' as what, count(*)::int as many from contacts where organization_id = :id
     union all select 'registrations', count(*)::int from registrations where organization_id = :id
     union all select 'tickets ' || status, count(*)::int from tickets where organization_id = :id group by status
     union all select 'event ' || type, count(*)::int from webhook_events where organization_id = :id group by type
     union all select 'audit ' || action, count(*)::int from audit_log where organization_id = :id and object_type <> 'job' group by action
     union all select 'source orders', count(*)::int from source_orders where organization_id = :id
     union all select 'source attendees', count(*)::int from source_attendees where organization_id = :id
     union all select 'taken', sum(taken)::int from event_places where organization_id = :id`,
    { id: organizationId },
  )
  return {
    people: rows.map(({ person }: { person: string }) => person),
    tallies: Object.fromEntries(tallies.rows.map(({ what, many }: { what: string; many: number }) => [what, many])),
  }
}

export function findImportStateDifferences(calm: State, stormy: State): string[] {
  const broken: string[] = []
  const [left, right] = [new Set(calm.people), new Set(stormy.people)]
  if (calm.people.length !== stormy.people.length) {
    broken.push(`There are ${stormy.people.length} people after the kills, and ${calm.people.length} without them.`)
  }
  for (const person of [...calm.people.filter((one) => !right.has(one))].slice(0, 5)) broken.push(`Missing: ${person}`)
  for (const person of [...stormy.people.filter((one) => !left.has(one))].slice(0, 5)) broken.push(`Surplus: ${person}`)
  for (const what of new Set([...Object.keys(calm.tallies), ...Object.keys(stormy.tallies)])) {
    const [wanted, found] = [calm.tallies[what], stormy.tallies[what]]
    // A contact is created before the counts are locked, and updated in a later transaction.
    if (wanted !== found) broken.push(`Of ${what} there are ${found} after the kills, and ${wanted} without them.`)
  }
  return broken
}
