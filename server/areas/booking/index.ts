export { orderMailTo } from './added-mail.ts'
export { type AdmissionRefusal, refuseAnswers, refuseNewPeople, refuseUnpublished } from './admission.ts'
export { type Book, bookOf, openBook, type Party, touchParty, touchPerson } from './book.ts'
export {
  type Bounds,
  boundsFor,
  bytesOf,
  PLAIN_PERSON_BYTES,
  refuseLargeAnswers,
  refuseLarger,
  refuseManyHeld,
  refuseManyTickets,
  weighPerson,
} from './bounds.ts'
export { cancelParty, cancelPerson, declineParty } from './cancelling.ts'
export { closeBook } from './close.ts'
export { daysOf, draftPeople, givenAnswers, type NewAttendee } from './draft-people.ts'
export { refuseFixture } from './fixture.ts'
export {
  emailKey,
  type Identifiable,
  type Identity,
  identityOf,
  isIdentified,
  phoneKey,
  searchText,
  tidyEmail,
  tidyName,
} from './identity.ts'
export { loadParty, readPeopleOf } from './load.ts'
export { groupNames, namesOfRows, namesWithTerms } from './names.ts'
export {
  noRegistration,
  type Opened,
  type OpenedParty,
  openEvent,
  openParty,
  refuseArchived,
  unlessGone,
} from './open.ts'
export { type OpenedPerson, openPerson, refuseEnded } from './open-person.ts'
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
export { visiblePerson } from './read-person.ts'
export { readRegistration } from './read-registration.ts'
export type { PartyStatus, PaymentRow, PersonRow, RegistrationRow, ShownPerson, TicketRow } from './rows.ts'
export { holdsPlaces, isActive, SHOWN_PERSON } from './rows.ts'
export { refuseAge, refuseEmailDomain, refuseUsedEmail } from './rules.ts'
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
export { allShownTo, shownTo } from './shown-to.ts'
export { readTerms, type TermDay, type Terms, type TermType, typeOf } from './terms.ts'
export { removeTestRegistrations } from './test-registrations.ts'
export { newTicketCode } from './ticket-code.ts'
export { issueByType, issueTicket, leaveTickets, raiseVoided, reissueTicket } from './tickets.ts'
export { MAIL_ORDERS, WAITLISTS } from './wakes.ts'
