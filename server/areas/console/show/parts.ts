import type { OperationId } from '../../../../generated/operations.ts'
import { hasPermission } from '../../../access/members/index.ts'
import { type Html, html } from '../../../platform/html/html.ts'
import { type Answered, mayCall } from '../call.ts'
import { isFitting } from '../contract/fitting-acts.ts'
import { nounOf } from '../contract/noun.ts'
import { fillPath, listSubpages, type Place, toConsolePath } from '../contract/places.ts'
import { translate } from '../labels.ts'
import { liveWordsIn } from '../live/live-words.ts'
import { deviceWordsIn } from '../pages/device-words.ts'
import type { ModeVisit } from '../visit.ts'

type Link = [path: string, text: string]

/** The pages below this one, and what else there is about it. */
export function renderParts(visit: ModeVisit, place: Place, { body }: Answered): Html | null {
  const { page, path, params } = place
  const below = listSubpages(page).filter(({ id }) => mayCall(visit, id) && (page.isList || isFitting(id, body)))
  const hasDevices = page.id === 'getEvent' && hasPermission(visit.session.actor.member.role, 'checkin.devices')
  const links: Link[] = [
    ...(page.id === 'getEvent' ? [[`${path}/dashboard`, liveWordsIn(visit.language).dashboard] as Link] : []),
    ...below.map((sub): Link => [toConsolePath(fillPath(sub.path, params)), translate(visit, nounOf(sub))]),
    ...(hasDevices ? [[`${path}/devices`, deviceWordsIn(visit.language).title] as Link] : []),
    ...(page.isList ? [] : listHistory(visit, place, String(body.id))),
  ]
  if (links.length === 0) return null
  return html`<nav class="tabs" aria-label="${visit.words.parts}">${links.map(
    ([to, text]) => html`<a href="${visit.base}${to}">${text}</a> `,
  )}</nav>`
}

/** Whose check-ins are found by which filter. */
const SCANNED: Partial<Record<OperationId, string>> = {
  getRegistration: 'registration',
  getAttendee: 'attendee',
  getTicket: 'ticket',
}

/** What happened to an object: at the gate, and whatever changed it. */
function listHistory(visit: ModeVisit, { page, params }: Place, id: string): Link[] {
  const filter = SCANNED[page.id]
  const scans = filter && `/events/${encodeURIComponent(params.event ?? '')}/checkins?${filter}=${id}`
  return [
    ...(scans && mayCall(visit, 'listCheckins') ? [[scans, translate(visit, 'Check-ins')] as Link] : []),
    ...(CHANGED.has(page.id) && mayCall(visit, 'listAuditLog')
      ? [[`/audit-log?object=${id}`, translate(visit, 'Changes')] as Link]
      : []),
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
