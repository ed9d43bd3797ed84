import type { Caller } from '../../access/callers/index.ts'
import type { EventRow } from '../../access/visibility/index.ts'
import type { Reader } from '../../platform/database/prepared.ts'
import { listTypes } from './attendee-types/queries.ts'
import type { TypeRow } from './attendee-types/rows.ts'
import { type AttendeeType, toType } from './attendee-types/shape.ts'
import { listPoints } from './check-in-points/queries.ts'
import type { PointCodes, PointRow } from './check-in-points/rows.ts'
import { type CheckInPoint, toPoint } from './check-in-points/shape.ts'
import { pointsShownTo } from './check-in-points/sight.ts'
import { allDays } from './days/queries.ts'
import type { DayRow } from './days/rows.ts'
import { type Day, toDay } from './days/shape.ts'

export type EventStructure = { days: Day[]; types: AttendeeType[]; points: CheckInPoint[] }

const ALL = null

/** Everything that an event is made of, as the caller may see it. */
export async function structureOf(reader: Reader, caller: Caller, event: EventRow): Promise<EventStructure> {
  const scope = [caller.organization.id, event.id]
  const [days, types, points] = await Promise.all([
    reader.run<DayRow>(allDays, scope),
    reader.run<TypeRow>(listTypes, [...scope, ALL, ALL]),
    reader.run<PointRow & PointCodes>(listPoints, [...scope, ALL, ALL]),
  ])
  return {
    days: days.map(toDay),
    types: types.map(toType),
    points: await pointsShownTo(reader, caller, points.map(toPoint)),
  }
}
