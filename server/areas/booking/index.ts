/** The interface for other areas; SQL statements are not exported. */

export { admittedConditionSql } from './admitted-condition.ts'
export {
  type Book,
  buildBook,
  type LockedRegistration,
  markAttendeeChanged,
  markRegistrationChanged,
  openBook,
  PROMOTE_WAITLISTS_TASK,
  saveAndCloseBook,
  TICKET_MAIL_QUEUE_NAME,
  toApiAttendee,
  toApiRegistration,
} from './book/book.ts'
export {
  buildNewAttendees,
  dropNullAnswers,
  findDayIds,
  type NewAttendee,
  newRegistration,
  normalizePersonData,
} from './book/draft.ts'
export {
  type BookWithAttendee,
  type BookWithRegistration,
  lockRegistration,
  lockRegistrations,
  openAttendeeBook,
  openEventBook,
  openRegistrationBook,
  readRegistrationAttendees,
  refuseArchivedEvent,
  refuseCancelledAttendee,
  refuseIfDeleted,
  refuseSandboxFixture,
  toRegistrationNotFound,
} from './book/open-book.ts'
export {
  generateTicketCode,
  issueOrShareTicket,
  issueTicket,
  queueTicketMail,
  reissueTicket,
  removeAttendeeFromTickets,
  voidTicketAndNotify,
} from './book/tickets.ts'
export {
  hasIdentity,
  type IdentityKeys,
  normalizeEmail,
  normalizeName,
  type PersonData,
  toEmailKey,
  toIdentityKeys,
  toPersonSearchText,
  toPhoneKey,
} from './identity-keys.ts'
export {
  addPlaceNeeds,
  adjustPlaceCounts,
  countPlaceNeeds,
  type FullRefusal,
  lockPlaces,
  lockPlacesAndRun,
  type PlaceNeeds,
  type Places,
  readPlaces,
  refuseAboveCap,
  refuseBehindWaitlist,
  refuseFull,
  refuseFullTypeOrDay,
} from './places/places.ts'
export { promoteIfPlacesFreed, promoteInBothModes, promoteWaitlist, raisesLimit } from './places/promote-waitlist.ts'
export {
  addAttendeeToRegistration,
  addImportedAttendee,
  cancelAttendee,
  cancelRegistration,
  confirmIfPaid,
  confirmImportedRegistration,
  confirmOrAwaitPayment,
  confirmRegistration,
  declineRegistration,
  placeOrWaitlist,
  refuseIfEnded,
  updateAmountTotal,
} from './places/registration-status.ts'
export {
  ATTENDEE_COLUMNS_SQL,
  type AttendeeRow,
  getAmountDue,
  holdsPlaces,
  isActiveAttendee,
  type PaidAmounts,
  type PaymentRow,
  type PaymentWithLaterPaid,
  type RegistrationRow,
  type RegistrationStatus,
  type ShownAttendeeRow,
  type TicketRow,
} from './rows.ts'
export { formatFirstChoices } from './rules/answers.ts'
export {
  BASE_ATTENDEE_BYTES,
  estimateAttendeeBytes,
  getRegistrationBytes,
  getSizeLimits,
  refuseLargeAnswers,
  refuseLargeRegistration,
  refuseTooManyHeldTickets,
  refuseTooManyTickets,
  type SizeLimits,
} from './rules/bounds.ts'
export {
  addExternalIdHolder,
  bindFindExternalIdHolders,
  type ExternalIdHolder,
  type ExternalIdHolders,
  refuseTakenExternalId,
  toExternalIdHolders,
  toHiddenExternalIdMessage,
  toTakenIdMessage,
} from './rules/external-ids.ts'
export {
  type NewAttendeeRefusal,
  refuseBelowMinimumAge,
  refuseChangedAnswers,
  refuseEmailDomain,
  refuseNewAttendees,
  refuseRemovedAnswers,
  refuseTooManyAttendees,
  refuseUnpublishedEvent,
} from './rules/rules.ts'
export { addUsedEmails, readUsedEmails, refuseEmailInUse, refuseUsedEmail } from './rules/used-emails.ts'
export { blockEventScansSql, blockTestScansSql, lockScansExclusiveSql, lockScansSharedSql } from './scan-locks.ts'
export {
  EventDeletedError,
  type EventSetup,
  findAttendeeType,
  readEventSetup,
  readTypeAndDayNames,
  readVisibleEventSetup,
} from './setup/event-setup.ts'
export {
  addTimezoneToHeading,
  EXPORT_ONLY_HEADINGS,
  findExportOnlyHeadings,
  type LocalizedText,
  PERSON_HEADINGS,
} from './setup/file-headings.ts'
export { findVisibleAttendee, readRegistration, rowFinder } from './show/find-visible.ts'
export {
  chooseRegistrationContactEmail,
  getTicketRecipients,
  groupByConfirmationRecipient,
  isSameAddress,
} from './show/recipients.ts'
export {
  type Attendee,
  type CodesById,
  maskGroup,
  maskGroups,
  type Payment,
  type Registration,
  readCodesForRows,
  readGroupCodes,
  readSetupCodes,
  toAttendee,
  toPayment,
  toRegistration,
  toTicket,
} from './show/shape.ts'
export { removeTestCheckins, type TestCheckinSelector } from './test-mode/remove-test-checkins.ts'
export { removeTestRegistrations } from './test-mode/test-registrations.ts'
