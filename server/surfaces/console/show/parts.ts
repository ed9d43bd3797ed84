import type { OperationId } from '../../../../generated/operations.ts'
import { hasPermission } from '../../../access/members/index.ts'
import { type Html, html } from '../../../platform/html/html.ts'
import { callOperation, mayCall, type SuccessfulCall } from '../call.ts'
import { isActOffered } from '../contract/fitting-acts.ts'
import { getPageTitle, type OperationDoc } from '../contract/operations.ts'
import { fillPathParameters, listSubpages, type PageMatch, toConsolePath } from '../contract/places.ts'
import { translate } from '../labels.ts'
import { linkIf, type PageLink } from '../layout.ts'
import { isSignedIn, type PageVisit } from '../visit.ts'

/** The pages below this one, and what else there is about it. */
export async function renderParts(visit: PageVisit, place: PageMatch, { body }: SuccessfulCall): Promise<Html | null> {
  const { page, path, params } = place
  const { words } = visit
  const below = listSubpages(page).filter(({ id }) => mayCall(visit, id) && (page.isList || isActOffered(id, body)))
  const toLink = (sub: OperationDoc): PageLink => [
    toConsolePath(fillPathParameters(sub.path, params)),
    translate(visit, getPageTitle(sub)),
  ]
  const member = page.id === 'getEvent' && isSignedIn(visit) ? visit.session.actor.member : undefined
  const hasDevices = member && hasPermission(member.role, 'checkin.devices')
  const isExported = EXPORTED.has(page.id) && mayCall(visit, 'createExport')
  const links = [
    ...linkIf(member, `${path}/dashboard`, words.liveView.dashboard),
    ...below.map(toLink),
    ...linkIf(hasDevices, `${path}/devices`, words.devices.title),
    ...(page.isList ? [] : listHistory(visit, place, String(body.id))),
    ...linkIf(isExported, `/jobs?do=createExport&event=${visit.event?.id ?? ''}`, translate(visit, 'Export data')),
  ]
  if (links.length === 0) return null
  const isPrepared = page.id === 'getEvent' && body.status === 'draft' && mayCall(visit, 'publishEvent')
  const steps = isPrepared ? (await findMissing(visit, place, below)).map(toLink) : []
  const render = ([to, text]: PageLink) => html`<a href="${visit.base}${to}">${text}</a> `
  return html`<nav class="tabs" aria-label="${words.parts}">${links.map(render)}</nav>
${steps.length === 0 ? null : html`<p class="steps">${words.beforePublishing} ${steps.map(render)}</p>`}`
}

/** What people look for on these pages to get it as a file. */
const EXPORTED = new Set<OperationId>(['getEvent', 'listAttendees'])

/** Without them, nobody can come to an event. */
const STEPS = new Set<OperationId>(['listDays', 'listAttendeeTypes', 'listCheckInPoints'])

async function findMissing(visit: PageVisit, { params }: PageMatch, pages: OperationDoc[]): Promise<OperationDoc[]> {
  const read = pages
    .filter(({ id }) => STEPS.has(id))
    .map(async (page) => ({ page, answer: await callOperation(visit, page.id, { params, query: { limit: '1' } }) }))
  return (await Promise.all(read)).flatMap(({ page, answer }) =>
    answer.ok && answer.body.data.length === 0 ? page : [],
  )
}

/** Whose tickets and check-ins are found by which filter. */
const SCANNED: Partial<Record<OperationId, string>> = {
  getRegistration: 'registration',
  getAttendee: 'attendee',
  getTicket: 'ticket',
}

/** What happened to an object: at the gate, and whatever changed it. */
function listHistory(visit: PageVisit, { page, params }: PageMatch, id: string): PageLink[] {
  const filter = SCANNED[page.id]
  const inEvent = (list: string) => `/events/${encodeURIComponent(params.event ?? '')}/${list}?${filter}=${id}`
  const hasTickets = filter && filter !== 'ticket' && mayCall(visit, 'listTickets')
  const hasChanges = CHANGED.has(page.id) && mayCall(visit, 'listAuditLog')
  return [
    ...linkIf(hasTickets, inEvent('tickets'), translate(visit, 'Tickets')),
    ...linkIf(filter && mayCall(visit, 'listCheckins'), inEvent('checkins'), translate(visit, 'Check-ins')),
    ...linkIf(hasChanges, `/audit-log?object=${id}`, translate(visit, 'Changes')),
  ]
}

const CHANGED = new Set<OperationId>([
  'getEvent',
  'getRegistration',
  'getAttendee',
  'getTicket',
  'getPayment',
  'getContact',
  'getGroup',
  'getWebhook',
  'getCommunication',
])
