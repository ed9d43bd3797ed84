import type { Caller } from '../../access/callers/index.ts'
import type { EventRow } from '../../access/visibility/index.ts'
import type { Reader } from '../../platform/database/prepared.ts'
import { type AttendeeType, TYPES, type TypeRow } from './attendee-types/queries.ts'
import { type CheckInPoint, type CodedPointRow, POINTS } from './check-in-points/queries.ts'
import { pointsShownTo } from './check-in-points/visible-points.ts'
import { allDays, DAYS, type Day, type DayRow } from './days/queries.ts'

type EventStructure = { days: Day[]; types: AttendeeType[]; points: CheckInPoint[] }

const ALL = null

export async function structureOf(reader: Reader, caller: Caller, event: EventRow): Promise<EventStructure> {
  const scope = [caller.organization.id, event.id]
  const [days, types, points] = await Promise.all([
    reader.run<DayRow>(allDays, scope),
    reader.run<TypeRow>(TYPES.list, [...scope, ALL, ALL]),
    reader.run<CodedPointRow>(POINTS.list, [...scope, ALL, ALL]),
  ])
  return {
    days: days.map(DAYS.show),
    types: types.map(TYPES.show),
    points: await pointsShownTo(reader, caller, points.map(POINTS.show)),
  }
}
