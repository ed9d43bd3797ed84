export { orderMailTo } from './added-mail.ts'
export { type AdmissionRefusal, refuseAnswers, refuseNewAttendees, refuseUnpublished } from './admission.ts'
export { type Book, bookOf, type HeldRegistration, openBook, touchAttendee, touchRegistration } from './book.ts'
export {
  type Bounds,
  boundsFor,
  bytesOf,
  PLAIN_ATTENDEE_BYTES,
  refuseLargeAnswers,
  refuseLarger,
  refuseManyHeld,
  refuseManyTickets,
  weighPerson,
} from './bounds.ts'
export { cancelAttendee, cancelRegistration, declineRegistration } from './cancelling.ts'
export { closeBook } from './close.ts'
export { daysOf, draftAttendees, givenAnswers, identifiedBy, type NewAttendee } from './draft-attendees.ts'
export { draftRegistration } from './draft-registration.ts'
export {
  EventGone,
  type EventSetup,
  readSetup,
  readVisibleSetup,
  type SetupDay,
  type SetupType,
  typeOf,
} from './event-setup.ts'
export { type Heading, PERSON_HEADINGS, TOLD_HEADINGS, toldAmong } from './file-headings.ts'
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
export { confirmImported, joinImported, refuseImport } from './imported.ts'
export { loadParties, loadRegistration, readAttendeesOf } from './load.ts'
export { groupNames, namesOfRows, namesWithSetup } from './names.ts'
export {
  noRegistration,
  type Opened,
  type OpenedRegistration,
  openEvent,
  openRegistration,
  refuseArchived,
  unlessGone,
} from './open.ts'
export { type OpenedAttendee, openAttendee, refuseEnded } from './open-attendee.ts'
export {
  count,
  type FullRefusal,
  lockPlaces,
  type Needs,
  needsOf,
  type Places,
  readPlaces,
  refuseCap,
  refuseFull,
  refuseFullPart,
  refuseServing,
} from './places.ts'
export {
  amountDue,
  confirmIfPaid,
  confirmRegistration,
  placeRegistration,
  recount,
  settleMoney,
  waitlistRegistration,
} from './placing.ts'
export { isLarger, promoteAfterChange, promoteWaiting, serveWaiting } from './promote.ts'
export { visibleAttendee } from './read-attendee.ts'
export { readRegistration } from './read-registration.ts'
export { contactOf, isSameAddress, recipientsOf, sharesOf } from './recipients.ts'
export type {
  AttendeeRow,
  PaymentRow,
  RegistrationRow,
  RegistrationStatus,
  ShownAttendee,
  ShownPayment,
  TicketRow,
} from './rows.ts'
export { holdsPlaces, isActive, SHOWN_ATTENDEE } from './rows.ts'
export { refuseAge, refuseCrowd, refuseEmailDomain, refuseUsedEmail } from './rules.ts'
export { haltScansAt, haltTestScans, scanAlone, scanBesideOthers } from './scan-locks.ts'
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
export { removeTestRegistrations } from './test-registrations.ts'
export { newTicketCode } from './ticket-code.ts'
export { issueByType, issueTicket, leaveTickets, raiseVoided, reissueTicket } from './tickets.ts'
export { MAIL_ORDERS, WAITLISTS } from './wakes.ts'
