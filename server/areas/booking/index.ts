export { orderMailTo } from './book/added-mail.ts'
export { type Book, bookOf, type HeldRegistration, openBook, touchAttendee, touchRegistration } from './book/book.ts'
export { closeBook } from './book/close.ts'
export { daysOf, draftAttendees, givenAnswers, identifiedBy, type NewAttendee } from './book/draft-attendees.ts'
export { draftRegistration } from './book/draft-registration.ts'
export { loadParties, loadRegistration, readAttendeesOf } from './book/load.ts'
export {
  noRegistration,
  type Opened,
  type OpenedRegistration,
  openEvent,
  openRegistration,
  refuseArchived,
  unlessGone,
} from './book/open.ts'
export { type OpenedAttendee, openAttendee, refuseEnded } from './book/open-attendee.ts'
export { newTicketCode } from './book/ticket-code.ts'
export { issueByType, issueTicket, leaveTickets, raiseVoided, reissueTicket } from './book/tickets.ts'
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
export { cancelAttendee, cancelRegistration, declineRegistration } from './places/cancelling.ts'
export { confirmImported, joinImported, refuseImport } from './places/imported.ts'
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
} from './places/places.ts'
export {
  amountDue,
  confirmIfPaid,
  confirmRegistration,
  placeRegistration,
  recount,
  settleMoney,
  waitlistRegistration,
} from './places/placing.ts'
export { isLarger, promoteAfterChange, promoteWaiting, serveWaiting } from './places/promote.ts'
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
export { type AdmissionRefusal, refuseAnswers, refuseNewAttendees, refuseUnpublished } from './rules/admission.ts'
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
} from './rules/bounds.ts'
export { refuseFixture } from './rules/fixture.ts'
export { refuseAge, refuseCrowd, refuseEmailDomain, refuseUsedEmail } from './rules/rules.ts'
export { haltScansAt, haltTestScans, scanAlone, scanBesideOthers } from './scan-locks.ts'
export {
  EventGone,
  type EventSetup,
  readSetup,
  readVisibleSetup,
  type SetupDay,
  type SetupType,
  typeOf,
} from './setup/event-setup.ts'
export { type Heading, PERSON_HEADINGS, TOLD_HEADINGS, toldAmong } from './setup/file-headings.ts'
export { groupNames, namesOfRows, namesWithSetup } from './setup/names.ts'
export { visibleAttendee } from './show/read-attendee.ts'
export { readRegistration } from './show/read-registration.ts'
export { contactOf, isSameAddress, recipientsOf, sharesOf } from './show/recipients.ts'
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
} from './show/shape.ts'
export { showAttendee, showRegistration } from './show/show.ts'
export { allShownTo, shownTo } from './show/shown-to.ts'
export { removeTestRegistrations } from './test-mode/test-registrations.ts'
export { MAIL_ORDERS, WAITLISTS } from './wakes.ts'
