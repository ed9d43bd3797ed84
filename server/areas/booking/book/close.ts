import { visibleTo } from '../../../access/visibility/index.ts'
import { forEachYielding } from '../../../platform/for-each-yielding.ts'
import { newId } from '../../../platform/ids.ts'
import type { WebhookEvent } from '../../../platform/work/webhook-events/index.ts'
import { namesWithSetup } from '../setup/names.ts'
import { type Names, type Registration, toAttendee, toPayment, toRegistration, toTicket } from '../show/shape.ts'
import { MAIL_ORDERS, WAITLISTS } from '../wakes.ts'
import type { Book, HeldRegistration, MailOrder, Pending } from './book.ts'
import { saveBook } from './save.ts'

/** Writes what the book holds, and tells of it: whoever reads of it finds the object as the commit leaves it. */
export async function closeBook(book: Book): Promise<void> {
  const { changed, work } = book
  if (changed.registrations.size === 0 && book.mailOrders.length === 0 && !changed.serving) return
  for (const held of changed.registrations) {
    if (held.before) book.pending.push({ type: 'registration.updated', held })
  }
  await auditStatuses(book)
  const raise = await readyToRaise(book)
  saveBook(
    book,
    book.mailOrders.map((order) => mailOrderRow(order, work.now)),
  )
  await forEachYielding(book.pending, raise)
  if (book.mailOrders.length > 0) work.wake(MAIL_ORDERS)
  if (changed.serving && book.places.serving) work.wake(WAITLISTS)
}

/** A status that followed from something else, such as the last person leaving or the last money arriving. */
async function auditStatuses(book: Book): Promise<void> {
  const { work, setup, changed, audited } = book
  for (const held of changed.registrations) {
    const { registration, attendees, before } = held
    if (!before || audited.has(held) || before.registration.status === registration.status) continue
    const names = await namesWithSetup(work.transaction, setup, [registration.group_id, before.registration.group_id])
    work.audit({
      action: `registration.${registration.status}`,
      object: { type: 'registration', id: registration.id },
      before: toRegistration(before.registration, before.attendees, names),
      after: toRegistration(registration, attendees, names),
    })
  }
}

/** Asks the database all that it takes, so that nothing is left to ask once it is at work on the rows. */
async function readyToRaise({ work, setup, pending }: Book): Promise<(one: Pending) => void> {
  const groups = pending.map(({ held }) => held.registration.group_id)
  const names = await namesWithSetup(work.transaction, setup, groups)
  const sight = await visibleTo(work.transaction, setup, groups)
  // Nothing changes any more, so whoever is told twice of a registration is told the same.
  const shown = new Map<HeldRegistration, Registration>()
  const registrationOf = (held: HeldRegistration) => {
    const registration = shown.get(held) ?? toRegistration(held.registration, held.attendees, names)
    shown.set(held, registration)
    return registration
  }
  return (one) => {
    const { group_id, livemode } = one.held.registration
    const webhookEvent = {
      type: one.type,
      data: dataOf(one, names, registrationOf),
      organizationId: setup.organizationId,
      eventId: setup.event.id,
      livemode,
      visibleTo: sight(group_id),
    }
    work.raise(webhookEvent as WebhookEvent)
  }
}

function dataOf(pending: Pending, names: Names, registrationOf: (held: HeldRegistration) => Registration) {
  if ('attendee' in pending) return toAttendee(pending.attendee, names)
  if ('ticket' in pending) return toTicket(pending.ticket)
  if ('payment' in pending) return toPayment(pending.payment, pending.held.registration, names)
  return registrationOf(pending.held)
}

function mailOrderRow({ kind, held, ticket, attendee }: MailOrder, now: Date) {
  const { organization_id, event_id, id } = held.registration
  return {
    organization_id,
    id: newId(now),
    kind,
    event_id,
    registration_id: id,
    ticket_id: ticket?.id ?? null,
    attendee_id: attendee?.id ?? null,
    created_at: now,
  }
}
