import type { Caller, Handlers } from '../../../access/callers/index.ts'
import { isRefusal } from '../../../platform/contract/refusal.ts'
import type { Database } from '../../../platform/database/connect.ts'
import { readerOn, type Statement } from '../../../platform/database/prepared.ts'
import { type Cursors, cutPage, readPage } from '../../../platform/lists/index.ts'
import { createType, deleteType, findType, listTypes, type TypeRow, toType, updateType } from './attendee-types.ts'
import { findPoint, listPoints, type PointCodes, type PointRow } from './check-in-point-queries.ts'
import { createPoint, deletePoint, toPoint, updatePoint } from './check-in-points.ts'
import { type DayRow, findDay, listDays } from './day-queries.ts'
import { createDay, deleteDay, lockDay, toDay, updateDay } from './days.ts'
import { readForm, replaceForm } from './form.ts'
import { changePlace, findItem, readPlace } from './place.ts'
import { pointShownTo, pointsShownTo } from './point-sight.ts'

type NamedPoint = PointRow & PointCodes

type DayId = 'listDays' | 'createDay' | 'getDay' | 'updateDay' | 'deleteDay' | 'lockDay' | 'unlockDay'
type TypeId =
  | 'listAttendeeTypes'
  | 'createAttendeeType'
  | 'getAttendeeType'
  | 'updateAttendeeType'
  | 'deleteAttendeeType'

type ListCall = { path: { event: string }; query: { limit?: number; cursor?: string }; caller: Caller }

type PointId =
  | 'listCheckInPoints'
  | 'createCheckInPoint'
  | 'getCheckInPoint'
  | 'updateCheckInPoint'
  | 'deleteCheckInPoint'
type StructureId = DayId | TypeId | PointId | 'getForm' | 'putForm'

export function structureHandlers(database: Database, cursors: Cursors): Pick<Handlers, StructureId> {
  const reader = readerOn(database)

  const list =
    <Row extends { id: string }, Item>(operation: string, statement: Statement, item: (row: Row) => Item) =>
    async ({ path, query, caller }: ListCall) => {
      const place = await readPlace(reader, caller, path.event)
      if (isRefusal(place)) return place
      const identity = { operation, organizationId: place.organizationId, filters: { event: place.eventId } }
      const page = readPage(cursors, identity, query)
      if (isRefusal(page)) return page
      const values = [place.organizationId, place.eventId, page.position?.[0] ?? null, page.limit + 1]
      const rows = await reader.run<Row>(statement, values)
      const body = cutPage(cursors, identity, rows, page.limit, { item, position: ({ id }) => [id] })
      return { status: 200 as const, body }
    }

  const get = async <Row extends object, Item>(
    caller: Caller,
    event: string,
    [statement, thing, reference]: [Statement, string, string],
    item: (row: Row) => Item,
  ) => {
    const place = await readPlace(reader, caller, event)
    if (isRefusal(place)) return place
    const found = await findItem<Row>(reader, statement, place, thing, reference)
    return isRefusal(found) ? found : { status: 200 as const, body: item(found) }
  }

  const listAllPoints = list<NamedPoint, ReturnType<typeof toPoint>>('listCheckInPoints', listPoints, toPoint)

  return {
    listDays: list<DayRow, ReturnType<typeof toDay>>('listDays', listDays, toDay),
    createDay: async ({ path, body, caller, work }) => {
      const place = await changePlace(work, caller, path.event)
      if (isRefusal(place)) return place
      const made = await createDay(work, place, body)
      if (isRefusal(made)) return made
      return { status: 201, body: made, headers: { Location: `/v1/events/${place.eventId}/days/${made.id}` } }
    },
    getDay: ({ path, caller }) =>
      get<DayRow, ReturnType<typeof toDay>>(caller, path.event, [findDay, 'day', path.day], toDay),
    updateDay: async ({ path, body, caller, work }) => {
      const place = await changePlace(work, caller, path.event)
      if (isRefusal(place)) return place
      const changed = await updateDay(work, place, path.day, body)
      return isRefusal(changed) ? changed : { status: 200, body: changed }
    },
    deleteDay: async ({ path, caller, work }) => {
      const place = await changePlace(work, caller, path.event)
      if (isRefusal(place)) return place
      return (await deleteDay(work, place, path.day)) ?? { status: 204, body: undefined }
    },
    lockDay: async ({ path, body, caller, work }) => {
      const place = await changePlace(work, caller, path.event)
      if (isRefusal(place)) return place
      const at = body.effective_at === undefined ? work.now : new Date(body.effective_at)
      const locked = await lockDay(work, place, path.day, at)
      return isRefusal(locked) ? locked : { status: 200, body: locked }
    },
    unlockDay: async ({ path, caller, work }) => {
      const place = await changePlace(work, caller, path.event)
      if (isRefusal(place)) return place
      const unlocked = await lockDay(work, place, path.day, null)
      return isRefusal(unlocked) ? unlocked : { status: 200, body: unlocked }
    },
    listAttendeeTypes: list<TypeRow, ReturnType<typeof toType>>('listAttendeeTypes', listTypes, toType),
    createAttendeeType: async ({ path, body, caller, work }) => {
      const place = await changePlace(work, caller, path.event)
      if (isRefusal(place)) return place
      const made = await createType(work, place, body)
      if (isRefusal(made)) return made
      return { status: 201, body: made, headers: { Location: `/v1/events/${place.eventId}/attendee-types/${made.id}` } }
    },
    getAttendeeType: ({ path, caller }) =>
      get<TypeRow, ReturnType<typeof toType>>(
        caller,
        path.event,
        [findType, 'attendee type', path.attendee_type],
        toType,
      ),
    updateAttendeeType: async ({ path, body, caller, work }) => {
      const place = await changePlace(work, caller, path.event)
      if (isRefusal(place)) return place
      const changed = await updateType(work, place, path.attendee_type, body)
      return isRefusal(changed) ? changed : { status: 200, body: changed }
    },
    deleteAttendeeType: async ({ path, caller, work }) => {
      const place = await changePlace(work, caller, path.event)
      if (isRefusal(place)) return place
      return (await deleteType(work, place, path.attendee_type)) ?? { status: 204, body: undefined }
    },
    listCheckInPoints: async (call) => {
      const answer = await listAllPoints(call)
      if (isRefusal(answer)) return answer
      const { status, body } = answer
      return { status, body: { ...body, data: await pointsShownTo(reader, call.caller, body.data) } }
    },
    createCheckInPoint: async ({ path, body, caller, work }) => {
      const place = await changePlace(work, caller, path.event)
      if (isRefusal(place)) return place
      const made = await createPoint(work, caller, place, body)
      if (isRefusal(made)) return made
      return {
        status: 201,
        body: await pointShownTo(work.transaction, caller, made),
        headers: { Location: `/v1/events/${place.eventId}/check-in-points/${made.id}` },
      }
    },
    getCheckInPoint: async ({ path, caller }) => {
      const wanted: [Statement, string, string] = [findPoint, 'check-in point', path.check_in_point]
      const answer = await get<NamedPoint, ReturnType<typeof toPoint>>(caller, path.event, wanted, toPoint)
      if (isRefusal(answer)) return answer
      return { status: 200, body: await pointShownTo(reader, caller, answer.body) }
    },
    updateCheckInPoint: async ({ path, body, caller, work }) => {
      const place = await changePlace(work, caller, path.event)
      if (isRefusal(place)) return place
      const changed = await updatePoint(work, caller, place, path.check_in_point, body)
      if (isRefusal(changed)) return changed
      return { status: 200, body: await pointShownTo(work.transaction, caller, changed) }
    },
    deleteCheckInPoint: async ({ path, caller, work }) => {
      const place = await changePlace(work, caller, path.event)
      if (isRefusal(place)) return place
      return (await deletePoint(work, place, path.check_in_point)) ?? { status: 204, body: undefined }
    },
    getForm: async ({ path, caller }) => {
      const place = await readPlace(reader, caller, path.event)
      return isRefusal(place) ? place : { status: 200, body: await readForm(reader, place) }
    },
    putForm: async ({ path, body, caller, work }) => {
      const place = await changePlace(work, caller, path.event)
      if (isRefusal(place)) return place
      const form = await replaceForm(work, place, body)
      return isRefusal(form) ? form : { status: 200, body: form }
    },
  }
}
