import type { Schemas } from '../../platform/contract/schemas.ts'
import type { EventStructure } from '../events/index.ts'
import { type CountScope, countAdmittedPeople, countExpectedPeople, countPassedByPoint } from './queries.ts'

export type GateCounts = Schemas['GateCounts']

/** Of the day that is on, because that is what a gate sees pass; of the whole event between its days. */
export async function buildGateCounts(scope: CountScope, { days, points }: EventStructure): Promise<GateCounts> {
  const { caller, event } = scope
  const as_of = caller.at.toISOString()
  const day = days.find(({ start, end }) => start <= as_of && as_of < end) ?? null
  const dayId = day?.id ?? null
  const passed = new Map((await countPassedByPoint(scope, dayId)).map(({ point, people }) => [point, people]))
  return {
    event_id: event.id,
    day: day?.code ?? null,
    expected: await countExpectedPeople(scope, dayId),
    admitted: await countAdmittedPeople(scope, dayId),
    check_in_points: points.map(({ id, code }) => ({ check_in_point: code, admitted: passed.get(id) ?? 0 })),
    as_of,
    livemode: caller.key.mode === 'live',
  }
}
