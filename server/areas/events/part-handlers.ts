import type { Caller, Handlers } from '../../access/callers/index.ts'
import { isRefusal, type Refusal } from '../../platform/contract/refusal.ts'
import { reply, replyWith } from '../../platform/contract/to-response.ts'
import type { Database } from '../../platform/database/connect.ts'
import { runWithIndexPlans } from '../../platform/database/index-plans.ts'
import { buildReader } from '../../platform/database/prepared.ts'
import { type CursorCodec, type PageRequest, replyPage } from '../../platform/lists/index.ts'
import { refuseStale } from '../../platform/work/precondition.ts'
import type { Work } from '../../platform/work/work.ts'
import { createType, updateType } from './attendee-types/acts.ts'
import { ATTENDEE_TYPE_PART } from './attendee-types/queries.ts'
import { createPoint, updatePoint } from './check-in-points/acts.ts'
import { CHECK_IN_POINT_PART, type CheckInPoint } from './check-in-points/queries.ts'
import { hideInvisibleGroupsOfPoint, hidePointGroups } from './check-in-points/visible-points.ts'
import { createDay, lockOrUnlockDay, updateDay } from './days/acts.ts'
import { EVENT_DAY_PART } from './days/queries.ts'
import { auditEventPart, type EventPartKind, findEventPart } from './event-parts.ts'
import { type EventChange, lockEventForChange, readEventScope } from './find.ts'
import { readForm, replaceForm } from './form/form.ts'
import { prepareDayDeletion, preparePointDeletion, prepareTypeDeletion } from './prepare-deletion.ts'

export function eventPartHandlers(database: Database, cursors: CursorCodec) {
  const reader = buildReader(database)

  const list =
    <Row extends { id: string }, Item>(operation: keyof Handlers, part: EventPartKind<Row, Item>) =>
    async ({ path, query, caller }: ListCall) => {
      const scope = await readEventScope(reader, caller, path.event)
      if (isRefusal(scope)) return scope
      const { organizationId, eventId } = scope
      const identity = { operation, organizationId, filters: { event: eventId } }
      const find = ({ position, limit }: PageRequest) =>
        reader.run<Row>(part.list, [organizationId, eventId, position?.[0] ?? null, limit + 1])
      return replyPage(cursors, identity, query, find, part.show)
    }

  const get = async <Row extends object, Item>(
    part: EventPartKind<Row, Item>,
    caller: Caller,
    event: string,
    reference: string,
  ) => {
    const scope = await readEventScope(reader, caller, event)
    if (isRefusal(scope)) return scope
    return replyWith(await findEventPart(reader, part, scope, reference), part.show)
  }

  const listAllPoints = list('listCheckInPoints', CHECK_IN_POINT_PART)

  return {
    listDays: list('listDays', EVENT_DAY_PART),
    getDay: ({ path, caller }) => get(EVENT_DAY_PART, caller, path.event, path.day),
    createDay: (call) => created(call, 'days', (change) => createDay(change, call.body)),
    updateDay: (call) => changed(call, (change) => updateDay(change, call.path.day, call.body)),
    deleteDay: (call) => deleted(call, EVENT_DAY_PART, call.path.day, prepareDayDeletion),
    lockDay: (call) => {
      const { effective_at } = call.body
      const at = effective_at === undefined ? call.work.now : new Date(effective_at)
      return changed(call, (change) => lockOrUnlockDay(change, call.path.day, at))
    },
    unlockDay: (call) => changed(call, (change) => lockOrUnlockDay(change, call.path.day, null)),

    listAttendeeTypes: list('listAttendeeTypes', ATTENDEE_TYPE_PART),
    getAttendeeType: ({ path, caller }) => get(ATTENDEE_TYPE_PART, caller, path.event, path.attendee_type),
    createAttendeeType: (call) => created(call, 'attendee-types', (change) => createType(change, call.body)),
    updateAttendeeType: (call) => changed(call, (change) => updateType(change, call.path.attendee_type, call.body)),
    deleteAttendeeType: (call) => deleted(call, ATTENDEE_TYPE_PART, call.path.attendee_type, prepareTypeDeletion),

    listCheckInPoints: async (call) => {
      const answer = await listAllPoints(call)
      if (isRefusal(answer)) return answer
      const { status, body } = answer
      return { status, body: { ...body, data: await hidePointGroups(reader, call.caller, body.data) } }
    },
    getCheckInPoint: async ({ path, caller }) => {
      const answer = await get(CHECK_IN_POINT_PART, caller, path.event, path.check_in_point)
      if (isRefusal(answer)) return answer
      return { status: 200, body: await hideInvisibleGroupsOfPoint(reader, caller, answer.body) }
    },
    createCheckInPoint: (call) =>
      created(call, 'check-in-points', async (change) => shownPoint(call, await createPoint(change, call.body))),
    updateCheckInPoint: (call) =>
      changed(call, async (change) => shownPoint(call, await updatePoint(change, call.path.check_in_point, call.body))),
    deleteCheckInPoint: (call) => deleted(call, CHECK_IN_POINT_PART, call.path.check_in_point, preparePointDeletion),

    getForm: async ({ path, caller }) => {
      const scope = await readEventScope(reader, caller, path.event)
      return isRefusal(scope) ? scope : { status: 200, body: await readForm(reader, scope) }
    },
    putForm: (call) =>
      changed(call, async (change) => {
        const stale = await refuseStale(call.work, () => readForm(call.work.transaction, change))
        return stale ?? replaceForm(change, call.body)
      }),
  } satisfies Partial<Handlers>
}

type ListCall = { path: { event: string }; query: { limit?: number; cursor?: string }; caller: Caller }
type ChangeCall = { path: { event: string }; caller: Caller; work: Work }

async function changed<Result>({ path, caller, work }: ChangeCall, act: (change: EventChange) => Promise<Result>) {
  const change = await lockEventForChange(work, caller, path.event)
  if (isRefusal(change)) return change
  return reply(200, await act(change))
}

async function created<Made extends { id: string } | Refusal>(
  { path, caller, work }: ChangeCall,
  collection: string,
  create: (change: EventChange) => Promise<Made>,
) {
  const change = await lockEventForChange(work, caller, path.event)
  if (isRefusal(change)) return change
  return reply(201, await create(change), ({ id }) => `/v1/events/${change.eventId}/${collection}/${id}`)
}

/** `free` refuses if the part is in use, and deletes what may go with it. */
async function deleted<Row extends { id: string }, Item extends { id: string }>(
  { path, caller, work }: ChangeCall,
  part: EventPartKind<Row, Item>,
  reference: string,
  free: (change: EventChange, row: Row) => Promise<Refusal<'invalid_state'> | undefined>,
) {
  const change = await lockEventForChange(work, caller, path.event)
  if (isRefusal(change)) return change
  const row = await findEventPart(work.transaction, part, change, reference)
  if (isRefusal(row)) return row
  const inUse = await free(change, row)
  if (inUse) return inUse
  await runWithIndexPlans(work.transaction, part.remove, [change.organizationId, change.eventId, row.id])
  auditEventPart(change, part, 'deleted', part.show(row), null)
  return { status: 204 as const, body: undefined }
}

const shownPoint = async <Refused extends Refusal>({ caller, work }: ChangeCall, point: CheckInPoint | Refused) =>
  isRefusal(point) ? (point as Refused) : hideInvisibleGroupsOfPoint(work.transaction, caller, point)
