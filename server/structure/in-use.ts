import { type Refusal, refuse } from '../contract/refusal.ts'
import type { Statement } from '../database/prepared.ts'
import type { Work } from '../work.ts'
import { pointsNamingDay, pointsNamingType } from './check-in-point-queries.ts'
import type { EventPlace } from './place.ts'

const formNamingType: Statement = {
  name: 'form-naming-attendee-type',
  text: `
select 'the form' as what from event_forms
where organization_id = $1 and event_id = $2
  and questions @> jsonb_build_array(jsonb_build_object('attendee_types', jsonb_build_array($3::text)))`,
}

/** A day stays until no check-in point names it. */
export async function refuseDayInUse(
  work: Work,
  place: EventPlace,
  day: Item,
): Promise<Refusal<'invalid_state'> | undefined> {
  return refuseNamed('day', day, await namesOf(work, place, pointsNamingDay, day))
}

/** An attendee type stays until no check-in point and no question names it. */
export async function refuseTypeInUse(
  work: Work,
  place: EventPlace,
  type: Item,
): Promise<Refusal<'invalid_state'> | undefined> {
  const points = await namesOf(work, place, pointsNamingType, type)
  const forms = await work.transaction.run<{ what: string }>(formNamingType, [
    place.organizationId,
    place.eventId,
    type.id,
  ])
  return refuseNamed('attendee type', type, [...points, ...forms.map(({ what }) => what)])
}

type Item = { id: string; code: string }

async function namesOf(work: Work, place: EventPlace, statement: Statement, { id }: Item): Promise<string[]> {
  const points = await work.transaction.run<{ code: string }>(statement, [place.organizationId, place.eventId, id])
  return points.map(({ code }) => `the check-in point ${code}`)
}

function refuseNamed(thing: string, { code }: Item, users: string[]): Refusal<'invalid_state'> | undefined {
  if (users.length === 0) return undefined
  const verb = users.length === 1 ? 'names' : 'name'
  return refuse('invalid_state', `The ${thing} ${code} cannot be deleted while ${users.join(' and ')} ${verb} it.`, {
    details: { state: 'in_use', used_by: users },
  })
}
