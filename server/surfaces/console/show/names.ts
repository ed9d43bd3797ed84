/** Who and what is meant by ids that a page shows. */

import { nameToLabel } from '../../../../spec/runtime/console/described.ts'
import { listKeys } from '../../../access/keys/index.ts'
import { listMembers } from '../../../access/members/index.ts'
import type { Schemas } from '../../../platform/contract/schemas.ts'
import { type Html, html } from '../../../platform/html/html.ts'
import { callOperation } from '../call.ts'
import { labelOf } from '../contract/choices.ts'
import { translate } from '../labels.ts'
import { isSignedIn, type PageVisit } from '../visit.ts'

type Entry = Schemas['AuditEntry']

/** Changes by who made them and what they changed, as far as the member may see that. */
export async function addAuditNames(visit: PageVisit, entries: Entry[]): Promise<Record<string, unknown>[]> {
  const names = await readActors(visit, new Set(entries.map(({ actor }) => actor.type)))
  return entries.map((entry) => {
    const { actor, object, before, after } = entry
    return {
      ...entry,
      actor: { type: actor.type, name: names.get(actor.id ?? '') ?? actor.id },
      object: { type: translate(visit, labelOf(object.type)), name: getObjectName(after ?? before ?? {}) ?? object.id },
    }
  })
}

async function readActors(visit: PageVisit, types: Set<string>): Promise<Map<string, string>> {
  if (!isSignedIn(visit)) return new Map()
  const { reader, session } = visit
  const members = types.has('member') ? await listMembers(reader, session.actor) : []
  const keys = types.has('key') ? await listKeys(reader, session.actor) : []
  return new Map([
    ...(Array.isArray(members) ? members.map(({ id, email }) => [id, email] as const) : []),
    ...(Array.isArray(keys) ? keys.map(({ id, name }) => [id, name] as const) : []),
  ])
}

export function getObjectName(value: Record<string, unknown>): string | undefined {
  const person = [value.first_name, value.last_name].filter(Boolean).join(' ')
  const named = value.name ?? (person || (value.subject ?? value.url ?? value.code ?? value.email))
  return named ? String(named) : undefined
}

const MAX_HOLDERS = 20

export async function renderTicketHolders(visit: PageVisit, ticket: Schemas['Ticket']): Promise<Html | null> {
  const holders = await Promise.all(
    ticket.attendee_ids.slice(0, MAX_HOLDERS).map(async (attendee) => {
      const answer = await callOperation(visit, 'getAttendee', { params: { event: ticket.event_id, attendee } })
      return html`<li><a href="${visit.base}/events/${ticket.event_id}/attendees/${attendee}">${(answer.ok && getObjectName(answer.body)) || attendee}</a></li>`
    }),
  )
  return holders.length === 0
    ? null
    : html`<h2 class="part">${translate(visit, nameToLabel('attendees'))}</h2><ul>${holders}</ul>`
}
