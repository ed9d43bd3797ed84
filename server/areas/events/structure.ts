import type { Caller } from '../../access/callers/index.ts'
import type { EventRow } from '../../access/visibility/index.ts'
import type { Reader } from '../../platform/database/prepared.ts'
import { ATTENDEE_TYPE_PART, type AttendeeType, type AttendeeTypeRow } from './attendee-types/queries.ts'
import { CHECK_IN_POINT_PART, type CheckInPoint, type CheckInPointWithCodes } from './check-in-points/queries.ts'
import { hidePointGroups } from './check-in-points/visible-points.ts'
import { EVENT_DAY_PART, type EventDay, type EventDayRow, listEventDaysSql } from './days/queries.ts'

export type EventStructure = { days: EventDay[]; types: AttendeeType[]; points: CheckInPoint[] }

const ALL = null

export async function readEventStructure(reader: Reader, caller: Caller, event: EventRow): Promise<EventStructure> {
  const scope = [caller.organization.id, event.id]
  const [days, types, points] = await Promise.all([
    reader.run<EventDayRow>(listEventDaysSql, scope),
    reader.run<AttendeeTypeRow>(ATTENDEE_TYPE_PART.list, [...scope, ALL, ALL]),
    reader.run<CheckInPointWithCodes>(CHECK_IN_POINT_PART.list, [...scope, ALL, ALL]),
  ])
  return {
    days: days.map(EVENT_DAY_PART.show),
    types: types.map(ATTENDEE_TYPE_PART.show),
    points: await hidePointGroups(reader, caller, points.map(CHECK_IN_POINT_PART.show)),
  }
}
