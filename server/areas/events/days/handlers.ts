import type { Caller, Handlers } from '../../../access/callers/index.ts'
import { isRefusal } from '../../../platform/contract/refusal.ts'
import type { Database } from '../../../platform/database/connect.ts'
import { readerOn, type Statement } from '../../../platform/database/prepared.ts'
import { type Cursors, cutPage, readPage } from '../../../platform/lists/index.ts'
import {
  createType,
  deleteType,
  findType,
  listTypes,
  type TypeRow,
  toType,
  updateType,
} from '../attendee-types/update.ts'
import { findPoint, listPoints, type PointCodes, type PointRow } from '../check-in-points/queries.ts'
import { pointShownTo, pointsShownTo } from '../check-in-points/sight.ts'
import { createPoint, deletePoint, toPoint, updatePoint } from '../check-in-points/update.ts'
import { readForm, replaceForm } from '../form/replace.ts'
import { changeScope, findItem, readScope } from '../scope.ts'
import { type DayRow, findDay, listDays } from './queries.ts'
import { createDay, deleteDay, lockDay, toDay, updateDay } from './update.ts'

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
      const scope = await readScope(reader, caller, path.event)
      if (isRefusal(scope)) return scope
      const identity = { operation, organizationId: scope.organizationId, filters: { event: scope.eventId } }
      const page = readPage(cursors, identity, query)
      if (isRefusal(page)) return page
      const values = [scope.organizationId, scope.eventId, page.position?.[0] ?? null, page.limit + 1]
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
    const scope = await readScope(reader, caller, event)
    if (isRefusal(scope)) return scope
    const found = await findItem<Row>(reader, statement, scope, thing, reference)
    return isRefusal(found) ? found : { status: 200 as const, body: item(found) }
  }

  const listAllPoints = list<NamedPoint, ReturnType<typeof toPoint>>('listCheckInPoints', listPoints, toPoint)

  return {
    listDays: list<DayRow, ReturnType<typeof toDay>>('listDays', listDays, toDay),
    createDay: async ({ path, body, caller, work }) => {
      const scope = await changeScope(work, caller, path.event)
      if (isRefusal(scope)) return scope
      const made = await createDay(work, scope, body)
      if (isRefusal(made)) return made
      return { status: 201, body: made, headers: { Location: `/v1/events/${scope.eventId}/days/${made.id}` } }
    },
    getDay: ({ path, caller }) =>
      get<DayRow, ReturnType<typeof toDay>>(caller, path.event, [findDay, 'day', path.day], toDay),
    updateDay: async ({ path, body, caller, work }) => {
      const scope = await changeScope(work, caller, path.event)
      if (isRefusal(scope)) return scope
      const changed = await updateDay(work, scope, path.day, body)
      return isRefusal(changed) ? changed : { status: 200, body: changed }
    },
    deleteDay: async ({ path, caller, work }) => {
      const scope = await changeScope(work, caller, path.event)
      if (isRefusal(scope)) return scope
      return (await deleteDay(work, scope, path.day)) ?? { status: 204, body: undefined }
    },
    lockDay: async ({ path, body, caller, work }) => {
      const scope = await changeScope(work, caller, path.event)
      if (isRefusal(scope)) return scope
      const at = body.effective_at === undefined ? work.now : new Date(body.effective_at)
      const locked = await lockDay(work, scope, path.day, at)
      return isRefusal(locked) ? locked : { status: 200, body: locked }
    },
    unlockDay: async ({ path, caller, work }) => {
      const scope = await changeScope(work, caller, path.event)
      if (isRefusal(scope)) return scope
      const unlocked = await lockDay(work, scope, path.day, null)
      return isRefusal(unlocked) ? unlocked : { status: 200, body: unlocked }
    },
    listAttendeeTypes: list<TypeRow, ReturnType<typeof toType>>('listAttendeeTypes', listTypes, toType),
    createAttendeeType: async ({ path, body, caller, work }) => {
      const scope = await changeScope(work, caller, path.event)
      if (isRefusal(scope)) return scope
      const made = await createType(work, scope, body)
      if (isRefusal(made)) return made
      return { status: 201, body: made, headers: { Location: `/v1/events/${scope.eventId}/attendee-types/${made.id}` } }
    },
    getAttendeeType: ({ path, caller }) =>
      get<TypeRow, ReturnType<typeof toType>>(
        caller,
        path.event,
        [findType, 'attendee type', path.attendee_type],
        toType,
      ),
    updateAttendeeType: async ({ path, body, caller, work }) => {
      const scope = await changeScope(work, caller, path.event)
      if (isRefusal(scope)) return scope
      const changed = await updateType(work, scope, path.attendee_type, body)
      return isRefusal(changed) ? changed : { status: 200, body: changed }
    },
    deleteAttendeeType: async ({ path, caller, work }) => {
      const scope = await changeScope(work, caller, path.event)
      if (isRefusal(scope)) return scope
      return (await deleteType(work, scope, path.attendee_type)) ?? { status: 204, body: undefined }
    },
    listCheckInPoints: async (call) => {
      const answer = await listAllPoints(call)
      if (isRefusal(answer)) return answer
      const { status, body } = answer
      return { status, body: { ...body, data: await pointsShownTo(reader, call.caller, body.data) } }
    },
    createCheckInPoint: async ({ path, body, caller, work }) => {
      const scope = await changeScope(work, caller, path.event)
      if (isRefusal(scope)) return scope
      const made = await createPoint(work, caller, scope, body)
      if (isRefusal(made)) return made
      return {
        status: 201,
        body: await pointShownTo(work.transaction, caller, made),
        headers: { Location: `/v1/events/${scope.eventId}/check-in-points/${made.id}` },
      }
    },
    getCheckInPoint: async ({ path, caller }) => {
      const wanted: [Statement, string, string] = [findPoint, 'check-in point', path.check_in_point]
      const answer = await get<NamedPoint, ReturnType<typeof toPoint>>(caller, path.event, wanted, toPoint)
      if (isRefusal(answer)) return answer
      return { status: 200, body: await pointShownTo(reader, caller, answer.body) }
    },
    updateCheckInPoint: async ({ path, body, caller, work }) => {
      const scope = await changeScope(work, caller, path.event)
      if (isRefusal(scope)) return scope
      const changed = await updatePoint(work, caller, scope, path.check_in_point, body)
      if (isRefusal(changed)) return changed
      return { status: 200, body: await pointShownTo(work.transaction, caller, changed) }
    },
    deleteCheckInPoint: async ({ path, caller, work }) => {
      const scope = await changeScope(work, caller, path.event)
      if (isRefusal(scope)) return scope
      return (await deletePoint(work, scope, path.check_in_point)) ?? { status: 204, body: undefined }
    },
    getForm: async ({ path, caller }) => {
      const scope = await readScope(reader, caller, path.event)
      return isRefusal(scope) ? scope : { status: 200, body: await readForm(reader, scope) }
    },
    putForm: async ({ path, body, caller, work }) => {
      const scope = await changeScope(work, caller, path.event)
      if (isRefusal(scope)) return scope
      const form = await replaceForm(work, scope, body)
      return isRefusal(form) ? form : { status: 200, body: form }
    },
  }
}
