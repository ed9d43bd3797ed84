import { type Refusal, refuse } from '../../platform/contract/refusal.ts'
import type { Statement } from '../../platform/database/prepared.ts'
import type { Work } from '../../platform/work/work.ts'
import { removeTestRegistrations } from '../booking/index.ts'
import { pointsNamingDay, pointsNamingType } from './check-in-points/queries.ts'
import { formNamingType } from './form/queries.ts'
import { countRename, peopleOfType, peopleOnDay } from './queries.ts'
import type { EventScope, ScopeInMode } from './scope.ts'

/** A day stays until no check-in point names it and nobody has registered for it; test people leave a live event with it. */
export async function freeDay(
  work: Work,
  scope: ScopeInMode,
  day: Item,
): Promise<Refusal<'invalid_state'> | undefined> {
  const people = await countPeople(work, scope, peopleOnDay, day)
  const inUse = refuseNamed('day', day, [...people, ...(await namesOf(work, scope, pointsNamingDay, day))])
  return inUse ?? removeTestPeople(work, scope, 'day', day)
}

/** An attendee type stays until no check-in point and no question names it and nobody has registered under it, likewise. */
export async function freeType(
  work: Work,
  scope: ScopeInMode,
  type: Item,
): Promise<Refusal<'invalid_state'> | undefined> {
  const points = await namesOf(work, scope, pointsNamingType, type)
  const forms = await work.transaction.run<{ what: string }>(formNamingType, [
    scope.organizationId,
    scope.eventId,
    type.id,
  ])
  const people = await countPeople(work, scope, peopleOfType, type)
  const inUse = refuseNamed('attendee type', type, [...people, ...points, ...forms.map(({ what }) => what)])
  return inUse ?? removeTestPeople(work, scope, 'attendee_type', type)
}

function removeTestPeople(
  work: Work,
  { organizationId, eventId, livemode }: ScopeInMode,
  type: 'day' | 'attendee_type',
  { id, code }: Item,
): Promise<Refusal<'invalid_state'> | undefined> | undefined {
  return livemode ? removeTestRegistrations(work, organizationId, { type, id, code, eventId }) : undefined
}

export const refuseDayRename = (work: Work, scope: EventScope, day: Item, code: string) =>
  refuseRename(work, scope, { thing: 'day', people: peopleOnDay }, day, code)

export const refuseTypeRename = (work: Work, scope: EventScope, type: Item, code: string) =>
  refuseRename(work, scope, { thing: 'attendee type', people: peopleOfType }, type, code)

/** Everyone is shown with the codes of their type and days; who keeps a copy would not hear that they are called otherwise now. */
async function refuseRename(
  work: Work,
  scope: EventScope,
  { thing, people }: { thing: string; people: Statement },
  item: Item,
  code: string,
): Promise<Refusal<'invalid_state'> | undefined> {
  if (item.code === code) return undefined
  const { organizationId, eventId } = scope
  const [count] = await work.transaction.run<{ live: number }>(people, [organizationId, eventId, item.id])
  if (!count?.live) {
    work.transaction.defer(countRename, [organizationId, eventId])
    return undefined
  }
  const users = registered(count.live, 'registered')
  return refuse(
    'invalid_state',
    `The code of the ${thing} ${item.code} cannot change: it is used by ${users.join()}.`,
    {
      details: { state: 'in_use', used_by: users },
    },
  )
}

type Item = { id: string; code: string }

async function namesOf(work: Work, scope: EventScope, statement: Statement, { id }: Item): Promise<string[]> {
  const points = await work.transaction.run<{ code: string }>(statement, [scope.organizationId, scope.eventId, id])
  return points.map(({ code }) => `the check-in point ${code}`)
}

/** Test people are what a test event is there for; of a live event they are not. */
async function countPeople(work: Work, scope: ScopeInMode, statement: Statement, { id }: Item): Promise<string[]> {
  const values = [scope.organizationId, scope.eventId, id]
  const [count] = await work.transaction.run<{ live: number; people: number }>(statement, values)
  if (!count?.people) return []
  const tested = scope.livemode ? 0 : count.people - count.live
  return [...registered(count.live, 'registered'), ...registered(tested, 'registered test')]
}

function registered(people: number, kind: string): string[] {
  if (people === 0) return []
  return [people === 1 ? `1 ${kind} person` : `${people} ${kind} people`]
}

function refuseNamed(thing: string, { code }: Item, users: string[]): Refusal<'invalid_state'> | undefined {
  if (users.length === 0) return undefined
  return refuse('invalid_state', `The ${thing} ${code} cannot be deleted: it is used by ${users.join(' and ')}.`, {
    details: { state: 'in_use', used_by: users },
  })
}
