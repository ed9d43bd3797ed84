export { orderMailTo } from './added-mail.ts'
export { type Book, bookOf, openBook, type Party, touchParty, touchPerson } from './book.ts'
export { cancelParty, cancelPerson, declineParty } from './cancelling.ts'
export { closeBook } from './close.ts'
export { loadParty, readPeopleOf } from './load.ts'
export { groupNames, namesOfRows, namesWithTerms } from './names.ts'
export {
  count,
  type FullRefusal,
  lockPlaces,
  type Needs,
  needsOf,
  type Places,
  refuseCap,
  refuseFull,
  refuseFullPart,
  refuseServing,
} from './places.ts'
export { amountDue, confirmIfPaid, confirmParty, placeParty, recount, settleMoney, waitlistParty } from './placing.ts'
export { isLarger, promoteAfterChange, promoteWaiting, serveWaiting } from './promote.ts'
export type { PartyStatus, PaymentRow, PersonRow, RegistrationRow, ShownPerson, TicketRow } from './rows.ts'
export { holdsPlaces, isActive, SHOWN_PERSON } from './rows.ts'
export {
  type Attendee,
  type Names,
  type Payment,
  type Registration,
  type Ticket,
  toAttendee,
  toPayment,
  toRegistration,
  toTicket,
} from './shape.ts'
export { showAttendee, showRegistration } from './show.ts'
export { dayOf, EventGone, readTerms, type TermDay, type Terms, type TermType, typeOf } from './terms.ts'
export { issueByType, issueTicket, leaveTickets, raiseVoided, reissueTicket } from './tickets.ts'
