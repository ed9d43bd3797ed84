import type { ApiCall, Handlers } from '../../access/callers/index.ts'
import { findVisibleEvent, openScopedList } from '../../access/visibility/index.ts'
import { isRefusal } from '../../platform/contract/refusal.ts'
import { reply } from '../../platform/contract/to-response.ts'
import type { Database } from '../../platform/database/connect.ts'
import { buildReader } from '../../platform/database/prepared.ts'
import type { CursorCodec } from '../../platform/lists/index.ts'
import { maskGroup, maskGroups, readRegistration, toRegistrationNotFound } from '../booking/index.ts'
import { changeRegistrationStatus, type RegistrationAction, updateRegistration } from './acts.ts'
import { addAttendee } from './add-attendee.ts'
import { createRegistrations } from './create.ts'
import { countRowsFittingPage, findRegistrations, readFullRegistrations } from './queries.ts'

async function create(calls: ApiCall<'createRegistration'>[]) {
  const made = await createRegistrations(calls)
  return made.map((one) => reply(201, one, ({ event_id, id }) => `/v1/events/${event_id}/registrations/${id}`))
}

type ActId = `${RegistrationAction}Registration`

export function registrationHandlers(database: Database, cursors: CursorCodec) {
  const reader = buildReader(database)

  const list = async (operation: string, call: ApiCall<'listRegistrations'> | ApiCall<'findRegistrations'>) => {
    const opened = await openScopedList(reader, cursors, operation, call)
    if (isRefusal(opened)) return opened
    const { caller, query } = call
    const organizationId = caller.organization.id
    const rows = await findRegistrations(reader, caller, opened.scope, query, opened.page)
    const fitting = await countRowsFittingPage(reader, organizationId, rows.slice(0, opened.page.limit))
    const { status, body } = opened.reply(rows, (row) => row, fitting)
    const data = await readFullRegistrations(reader, organizationId, body.data)
    return { status, body: { ...body, data: await maskGroups(reader, caller, data) } }
  }

  type ActCall = Pick<ApiCall<ActId>, 'path' | 'caller' | 'work'> & { body?: { effective_at?: string } }

  const act =
    (name: RegistrationAction) =>
    async ({ path, body, caller, work }: ActCall) => {
      const changed = await changeRegistrationStatus(work, caller, path, name, new Date(body?.effective_at ?? work.now))
      return reply(200, await maskGroup(work.transaction, caller, changed))
    }

  return {
    listRegistrations: (call) => list('listRegistrations', call),
    findRegistrations: (call) => list('findRegistrations', call),
    createRegistration: {
      handle: async (call) => (await create([call]))[0] as Awaited<ReturnType<typeof create>>[number],
      batch: { weigh: ({ body }) => body.attendees.length, handle: create },
    },
    getRegistration: async ({ path, caller }) => {
      const event = await findVisibleEvent(reader, caller, path.event)
      if (isRefusal(event)) return event
      const row = await readRegistration(reader, caller, event, path.registration)
      if (!row) return toRegistrationNotFound(path.registration)
      const [registration] = await readFullRegistrations(reader, caller.organization.id, [row])
      if (!registration) return toRegistrationNotFound(path.registration)
      return { status: 200, body: await maskGroup(reader, caller, registration) }
    },
    updateRegistration: async (call) =>
      reply(200, await maskGroup(call.work.transaction, call.caller, await updateRegistration(call))),
    approveRegistration: act('approve'),
    declineRegistration: act('decline'),
    confirmRegistration: act('confirm'),
    cancelRegistration: act('cancel'),
    addAttendee: async (call) => {
      const added = await maskGroup(call.work.transaction, call.caller, await addAttendee(call))
      return reply(201, added, ({ event_id, id }) => `/v1/events/${event_id}/attendees/${id}`)
    },
  } satisfies Partial<Handlers>
}
