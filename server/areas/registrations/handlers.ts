import type { ApiCall, BatchHandler, Caller, Handlers } from '../../access/callers/index.ts'
import {
  buildListIdentity,
  findVisibleEvent,
  type ListScopeNames,
  resolveListScope,
} from '../../access/visibility/index.ts'
import { isRefusal } from '../../platform/contract/refusal.ts'
import type { Database } from '../../platform/database/connect.ts'
import { buildReader } from '../../platform/database/prepared.ts'
import { type CursorCodec, parsePageRequest, toPageBody } from '../../platform/lists/index.ts'
import { hideGroup, hideGroups, readRegistration, toRegistrationNotFound } from '../booking/index.ts'
import { changeRegistrationStatus, type RegistrationAction, updateRegistration } from './acts.ts'
import { addAttendee } from './add-attendee.ts'
import { type CreateOutcome, createRegistrations } from './create.ts'
import { countRowsFittingPage, findRegistrations, readFullRegistrations } from './queries.ts'

type ActId = `${RegistrationAction}Registration`
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
  handle: async (calls) => (await createRegistrations(calls)).map(answerCreated),
}

function answerCreated(made: CreateOutcome) {
  if (isRefusal(made)) return made
  const location = `/v1/events/${made.event_id}/registrations/${made.id}`
  return { status: 201 as const, body: made, headers: { Location: location } }
}

export function registrationHandlers(database: Database, cursors: CursorCodec): Pick<Handlers, Ids> {
  const reader = buildReader(database)

  const list = async (
    operation: 'listRegistrations' | 'findRegistrations',
    { query, caller }: { query: Omit<ApiCall<'listRegistrations'>['query'], 'group'>; caller: Caller },
    named: ListScopeNames,
  ) => {
    const organizationId = caller.organization.id
    const scope = await resolveListScope(reader, caller, named)
    if (isRefusal(scope)) return scope
    const identity = buildListIdentity(operation, caller, query, scope)
    const page = parsePageRequest(cursors, identity, query)
    if (isRefusal(page)) return page
    const rows = await findRegistrations(reader, caller, scope, query, page)
    const fitting = await countRowsFittingPage(reader, organizationId, rows.slice(0, page.limit))
    const cut = toPageBody(cursors, identity, rows, fitting, { item: (row) => row, position: ({ id }) => [id] })
    const data = await readFullRegistrations(reader, organizationId, cut.data)
    return { status: 200 as const, body: { ...cut, data: await hideGroups(reader, caller, data) } }
  }

  const act =
    (name: RegistrationAction) =>
    async (
      { path, caller, work }: Pick<ApiCall<'approveRegistration'>, 'path' | 'caller' | 'work'>,
      effectiveAt?: string,
    ) => {
      const at = effectiveAt === undefined ? undefined : new Date(effectiveAt)
      const changed = await changeRegistrationStatus(work, caller, path, name, at)
      if (isRefusal(changed)) return changed
      return { status: 200 as const, body: await hideGroup(work.transaction, caller, changed) }
    }

  return {
    listRegistrations: ({ path: { event }, query: { group, ...query }, caller }) =>
      list('listRegistrations', { query, caller }, { event, group }),
    findRegistrations: ({ query: { event, group, ...query }, caller }) =>
      list('findRegistrations', { query, caller }, { event, group }),
    createRegistration: {
      handle: async (call) => answerCreated((await createRegistrations([call]))[0] as CreateOutcome),
      batch: createBatch,
    },
    getRegistration: async ({ path, caller }) => {
      const event = await findVisibleEvent(reader, caller, path.event)
      if (isRefusal(event)) return event
      const row = await readRegistration(reader, caller, event, path.registration)
      if (!row) return toRegistrationNotFound(path.registration)
      const [registration] = await readFullRegistrations(reader, caller.organization.id, [row])
      if (!registration) return toRegistrationNotFound(path.registration)
      return { status: 200, body: await hideGroup(reader, caller, registration) }
    },
    updateRegistration: async ({ path, body, caller, work }) => {
      const changed = await updateRegistration(work, caller, path, body)
      if (isRefusal(changed)) return changed
      return { status: 200, body: await hideGroup(work.transaction, caller, changed) }
    },
    approveRegistration: act('approve'),
    declineRegistration: act('decline'),
    confirmRegistration: act('confirm'),
    cancelRegistration: (call) => act('cancel')(call, call.body.effective_at),
    addAttendee: async ({ path, body, caller, work }) => {
      const added = await addAttendee(work, caller, path, body)
      if (isRefusal(added)) return added
      const location = `/v1/events/${added.event_id}/attendees/${added.id}`
      return { status: 201, body: await hideGroup(work.transaction, caller, added), headers: { Location: location } }
    },
  }
}
