import type { Caller } from '../../access/callers/index.ts'
import type { EventRow } from '../../access/visibility/index.ts'
import type { Reader } from '../../platform/database/prepared.ts'
import { type AttendeeType, TYPE_PART, type TypeRow } from './attendee-types/queries.ts'
import { type CheckInPoint, POINT_PART, type PointWithCodes } from './check-in-points/queries.ts'
import { hidePointGroups } from './check-in-points/visible-points.ts'
import { DAY_PART, type Day, type DayRow, listAllDaysSql } from './days/queries.ts'

export type EventStructure = { days: Day[]; types: AttendeeType[]; points: CheckInPoint[] }

const ALL = null

export async function readEventStructure(reader: Reader, caller: Caller, event: EventRow): Promise<EventStructure> {
  const scope = [caller.organization.id, event.id]
  const [days, types, points] = await Promise.all([
    reader.run<DayRow>(listAllDaysSql, scope),
    reader.run<TypeRow>(TYPE_PART.list, [...scope, ALL, ALL]),
    reader.run<PointWithCodes>(POINT_PART.list, [...scope, ALL, ALL]),
  ])
  return {
    days: days.map(DAY_PART.show),
    types: types.map(TYPE_PART.show),
    points: await hidePointGroups(reader, caller, points.map(POINT_PART.show)),
  }
}
