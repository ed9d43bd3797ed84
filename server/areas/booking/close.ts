import { visibleTo } from '../../access/visibility/index.ts'
import { newId } from '../../platform/ids.ts'
import type { Occurrence } from '../../platform/work/webhook-events/index.ts'
import type { Book, MailOrder, Pending } from './book.ts'
import { namesWithTerms } from './names.ts'
import { saveBook } from './save.ts'
import { type Names, toAttendee, toPayment, toRegistration, toTicket } from './shape.ts'
import { MAIL_ORDERS, WAITLISTS } from './wakes.ts'

/** Writes what the book holds, and tells of it: whoever reads of it finds the object as the commit leaves it. */
export async function closeBook(book: Book): Promise<void> {
  const { changed, work } = book
  if (changed.parties.size === 0 && book.mailOrders.length === 0 && !changed.serving) return
  for (const party of changed.parties) {
    if (party.before) book.pending.push({ type: 'registration.updated', party })
  }
  await auditStatuses(book)
  saveBook(
    book,
    book.mailOrders.map((order) => mailOrderRow(order, work.now)),
  )
  await raisePending(book)
  if (book.mailOrders.length > 0) work.wake(MAIL_ORDERS)
  if (changed.serving && book.places.serving) work.wake(WAITLISTS)
}

/** A status that followed from something else, such as the last person leaving or the last money arriving. */
async function auditStatuses(book: Book): Promise<void> {
  const { work, terms, changed, audited } = book
  for (const party of changed.parties) {
    const { registration, people, before } = party
    if (!before || audited.has(party) || before.registration.status === registration.status) continue
    const names = await namesWithTerms(work.transaction, terms, [registration.group_id, before.registration.group_id])
    work.audit({
      action: `registration.${registration.status}`,
      object: { type: 'registration', id: registration.id },
      before: toRegistration(before.registration, before.people, names),
      after: toRegistration(registration, people, names),
    })
  }
}

async function raisePending({ work, terms, pending }: Book): Promise<void> {
  const groups = pending.map(({ party }) => party.registration.group_id)
  const names = await namesWithTerms(work.transaction, terms, groups)
  const sight = await visibleTo(work.transaction, terms, groups)
  for (const one of pending) {
    const { group_id, livemode } = one.party.registration
    const occurrence = {
      type: one.type,
      data: dataOf(one, names),
      organizationId: terms.organizationId,
      eventId: terms.event.id,
      livemode,
      visibleTo: sight(group_id),
    }
    work.raise(occurrence as Occurrence)
  }
}

function dataOf(pending: Pending, names: Names) {
  if ('person' in pending) return toAttendee(pending.person, names)
  if ('ticket' in pending) return toTicket(pending.ticket)
  if ('payment' in pending) return toPayment(pending.payment, names)
  return toRegistration(pending.party.registration, pending.party.people, names)
}

function mailOrderRow({ kind, party, ticket, person }: MailOrder, now: Date) {
  const { organization_id, event_id, id } = party.registration
  return {
    organization_id,
    id: newId(now),
    kind,
    event_id,
    registration_id: id,
    ticket_id: ticket?.id ?? null,
    attendee_id: person?.id ?? null,
    created_at: now,
  }
}
