import type { Caller } from '../../../access/callers/index.ts'
import { toEntitlementRefusal } from '../../../access/plans/index.ts'
import { findVisibleEvent, lockGroupForNewObject } from '../../../access/visibility/index.ts'
import { type InputProblem, problem, refuseProblems } from '../../../platform/contract/problems.ts'
import { addPath, isRefusal } from '../../../platform/contract/refusal.ts'
import type { Schemas } from '../../../platform/contract/schemas.ts'
import type { Work } from '../../../platform/work/work.ts'
import * as booking from '../../booking/index.ts'
import { enqueueJob, insertJob, refuseOverJobQuota } from '../../jobs/index.ts'
import { openSourceConnection } from '../connections/find.ts'
import { readPagedItems, type SourceAccount, type SourceTicketClass } from '../source-platform.ts'
import type { SourceTools } from '../tools.ts'
import type { SourceImportParameters, TicketClassTarget } from './page-parts.ts'

export type NewSourceImport = Schemas['NewSourceImport']

/** Makes the job of an import after a check that the platform is readable and every ticket class is mapped. */
export async function startSourceImport(
  work: Work,
  caller: Caller,
  tools: SourceTools,
  eventReference: string,
  input: NewSourceImport,
) {
  const { transaction } = work
  const { allowance, plan, id: organizationId } = caller.organization
  if (!allowance.background_jobs) return toEntitlementRefusal('background_jobs', plan)
  const event = await findVisibleEvent(transaction, caller, eventReference)
  if (isRefusal(event)) return event
  const livemode = caller.key.mode === 'live'
  const setup = await booking.refuseIfDeleted(
    booking.readEventSetup(transaction, organizationId, event.id, livemode),
    eventReference,
  )
  if (isRefusal(setup)) return setup
  const ended = booking.refuseIfEnded(setup)
  if (ended) return ended
  const group = await lockGroupForNewObject(work, caller, input.group, 'a registration')
  if (isRefusal(group)) return group
  const targets = targetsOf(setup, input.mapping)
  if (isRefusal(targets)) return targets
  const opened = await openSourceConnection(transaction, caller, tools, input.connection, 'none')
  if (isRefusal(opened)) return addPath(opened, 'body/connection')
  const classes = await allClasses(opened.account, input.source_event)
  if (isRefusal(classes)) return classes
  const mistaken = refuseMapping(classes, input.mapping)
  if (mistaken) return mistaken
  const full = await refuseOverJobQuota(work, caller)
  if (full) return full
  const parameters: SourceImportParameters = {
    connection: opened.row.id,
    platform: opened.row.platform,
    sourceEvent: input.source_event,
    mapping: Object.fromEntries(targets),
    group: group?.id ?? null,
    sendEmails: input.send_emails ?? false,
  }
  const { preview = false } = input
  const row = await insertJob(work, { type: 'source_import', caller, eventId: event.id, preview, parameters })
  await enqueueJob(work, row)
  return row
}

function targetsOf(setup: booking.EventSetup, mapping: NewSourceImport['mapping']) {
  const targets: [string, TicketClassTarget | null][] = []
  for (const [n, { ticket_class, attendee_type, days }] of mapping.entries()) {
    const type = attendee_type === null ? null : booking.findAttendeeType(setup, attendee_type)
    if (isRefusal(type)) return addPath(type, `body/mapping/${n}/attendee_type`)
    const chosen = days === undefined ? null : booking.findDayIds(setup, days)
    if (isRefusal(chosen)) return addPath(chosen, `body/mapping/${n}/days`)
    targets.push([ticket_class, type && { attendeeType: type.id, days: chosen }])
  }
  return targets
}

/** Of 50 ticket classes. */
const MAX_PAGES = 40

async function allClasses(account: SourceAccount, event: string) {
  const classes = await readPagedItems(MAX_PAGES, (after) => account.listTicketClasses(event, { after, limit: 50 }))
  const isMissing = isRefusal(classes) && classes.code === 'not_found'
  return isMissing ? addPath(classes, 'body/source_event') : classes
}

/** Every ticket class must be mapped exactly once, to an attendee type or to nobody, so that none is forgotten. */
function refuseMapping(classes: SourceTicketClass[], mapping: NewSourceImport['mapping']) {
  const mapped = mapping.map(({ ticket_class }) => ticket_class)
  const unknown = mapped.flatMap((ticket_class, n): InputProblem[] => {
    const path = `body/mapping/${n}/ticket_class`
    if (mapped.indexOf(ticket_class) < n) return [problem(path, 'repeated_ticket_class', { ticket_class })]
    if (classes.some(({ id }) => id === ticket_class)) return []
    return [problem(path, 'unknown_ticket_class', { ticket_class })]
  })
  const missing = classes
    .filter(({ id }) => !mapped.includes(id))
    .map(({ id, name }) => problem('body/mapping', 'unmapped_ticket_class', { ticket_class: id, name }))
  const problems = [...unknown, ...missing]
  return problems.length === 0 ? undefined : refuseProblems(problems)
}
