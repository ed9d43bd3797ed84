import type { BatchHandler, Call, Handlers } from '../../access/callers/index.ts'
import { type EventRow, visibleEvent, visibleGroup } from '../../access/visibility/index.ts'
import { isRefusal } from '../../platform/contract/refusal.ts'
import type { Database } from '../../platform/database/connect.ts'
import { readerOn } from '../../platform/database/prepared.ts'
import { type Cursors, cutPage, readPage } from '../../platform/lists/index.ts'
import { allShownTo, noRegistration, readRegistration, shownTo } from '../booking/index.ts'
import { type Act, actOnRegistration, updateRegistration } from './acts.ts'
import { addAttendee } from './add-attendee.ts'
import { createRegistration, createTogether, type Outcome } from './create.ts'
import { completeRegistrations, countRowsThatFit, findRegistrations } from './queries.ts'

type ActId = `${Act}Registration`
type Ids =
  | 'listRegistrations'
  | 'findRegistrations'
  | 'createRegistration'
  | 'getRegistration'
  | 'updateRegistration'
  | 'addAttendee'
  | ActId

const createBatch: BatchHandler<'createRegistration'> = {
  weigh: ({ body }) => body.attendees.length,
  handle: async (calls) => (await createTogether(calls)).map(answerCreated),
}

function answerCreated(made: Outcome) {
  if (isRefusal(made)) return made
  const location = `/v1/events/${made.event_id}/registrations/${made.id}`
  return { status: 201 as const, body: made, headers: { Location: location } }
}

export function registrationHandlers(database: Database, cursors: Cursors): Pick<Handlers, Ids> {
  const reader = readerOn(database)

  const list = async (
    operation: 'listRegistrations' | 'findRegistrations',
    { query, caller }: Pick<Call<'findRegistrations'>, 'query' | 'caller'>,
    event: EventRow | null,
  ) => {
    const organizationId = caller.organization.id
    const { limit: _, cursor: __, ...filters } = query
    const identity = {
      operation,
      organizationId,
      filters: { ...filters, event: event?.id, within: caller.key.group?.id, mode: caller.key.mode },
    }
    const page = readPage(cursors, identity, query)
    if (isRefusal(page)) return page
    const group = query.group === undefined ? undefined : await visibleGroup(reader, caller, query.group)
    if (isRefusal(group)) return group
    const rows = await findRegistrations(reader, caller, event, { ...filters, groupId: group?.id }, page)
    const fitting = await countRowsThatFit(reader, organizationId, rows.slice(0, page.limit))
    const cut = cutPage(cursors, identity, rows, fitting, { item: (row) => row, position: ({ id }) => [id] })
    const data = await completeRegistrations(reader, organizationId, cut.data)
    return { status: 200 as const, body: { ...cut, data: await allShownTo(reader, caller, data) } }
  }

  const act =
    (name: Act) =>
    async (
      { path, caller, work }: Pick<Call<'approveRegistration'>, 'path' | 'caller' | 'work'>,
      effectiveAt?: string,
    ) => {
      const at = effectiveAt === undefined ? undefined : new Date(effectiveAt)
      const changed = await actOnRegistration(work, caller, path, name, at)
      if (isRefusal(changed)) return changed
      return { status: 200 as const, body: await shownTo(work.transaction, caller, changed) }
    }

  return {
    listRegistrations: async ({ path, query, caller }) => {
      const event = await visibleEvent(reader, caller, path.event)
      return isRefusal(event) ? event : list('listRegistrations', { query, caller }, event)
    },
    findRegistrations: (call) => list('findRegistrations', call, null),
    createRegistration: {
      handle: async (call) => answerCreated(await createRegistration(call)),
      batch: createBatch,
    },
    getRegistration: async ({ path, caller }) => {
      const event = await visibleEvent(reader, caller, path.event)
      if (isRefusal(event)) return event
      const row = await readRegistration(reader, caller, event, path.registration)
      if (!row) return noRegistration(path.registration)
      const [registration] = await completeRegistrations(reader, caller.organization.id, [row])
      if (!registration) return noRegistration(path.registration)
      return { status: 200, body: await shownTo(reader, caller, registration) }
    },
    updateRegistration: async ({ path, body, caller, work }) => {
      const changed = await updateRegistration(work, caller, path, body)
      if (isRefusal(changed)) return changed
      return { status: 200, body: await shownTo(work.transaction, caller, changed) }
    },
    approveRegistration: act('approve'),
    declineRegistration: act('decline'),
    confirmRegistration: act('confirm'),
    cancelRegistration: (call) => act('cancel')(call, call.body.effective_at),
    addAttendee: async ({ path, body, caller, work }) => {
      const added = await addAttendee(work, caller, path, body)
      if (isRefusal(added)) return added
      const location = `/v1/events/${added.event_id}/attendees/${added.id}`
      return { status: 201, body: await shownTo(work.transaction, caller, added), headers: { Location: location } }
    },
  }
}
