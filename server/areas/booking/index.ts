/** The interface for other areas; SQL statements are not exported. */

export { letInSql } from './admitted-condition.ts'
export {
  type Book,
  buildBook,
  closeBook,
  type LockedRegistration,
  openBook,
  TICKET_MAIL_QUEUE_NAME,
  toApiAttendee,
  toApiRegistration,
  touchAttendee,
  touchRegistration,
  WAITLIST_TASK_NAME,
} from './book/book.ts'
export {
  draftAttendees,
  draftRegistration,
  dropNullAnswers,
  type NewAttendee,
  normalizePerson,
  resolveDays,
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
  refuseEndedAttendee,
  refuseIfDeleted,
  refuseSandboxFixture,
  toRegistrationNotFound,
} from './book/open-book.ts'
export {
  generateTicketCode,
  issueOrJoinTicket,
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
  toPhoneKey,
  toSearchText,
} from './identity-keys.ts'
export {
  addPlaceNeeds,
  adjustPlaceCounts,
  countPlaceNeeds,
  type FullRefusal,
  lockPlaces,
  lockPlacesAndRead,
  type PlaceNeeds,
  type Places,
  readPlaces,
  refuseAboveCap,
  refuseForWaitlist,
  refuseFull,
  refuseFullTypeOrDay,
} from './places/places.ts'
export { promoteIfPlacesFreed, promoteInBothModes, promoteWaitlist, raisesLimit } from './places/promote-waitlist.ts'
export {
  addImportedAttendee,
  addToRegistration,
  cancelAttendee,
  cancelRegistration,
  confirmIfPaid,
  confirmImportedRegistration,
  confirmOrAwaitPayment,
  confirmRegistration,
  declineRegistration,
  enterRegistration,
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
  type PaymentWithPaidLater,
  type RegistrationRow,
  type RegistrationStatus,
  type ShownAttendeeRow,
  type TicketRow,
} from './rows.ts'
export { formatSomeChoices } from './rules/answers.ts'
export {
  BASE_ATTENDEE_BYTES,
  countRegistrationBytes,
  estimateAttendeeBytes,
  getSizeLimits,
  refuseLargeAnswers,
  refuseLargeRegistration,
  refuseManyHeldTickets,
  refuseManyTickets,
  type SizeLimits,
} from './rules/bounds.ts'
export {
  addExternalId,
  bindFindExternalIdHolders,
  type ExternalIdHolder,
  type ExternalIdHolders,
  refuseTakenExternalId,
  toExternalIdHolders,
  toHiddenTakenMessage,
  toTakenIdMessage,
} from './rules/external-ids.ts'
export {
  type NewAttendeeRefusal,
  refuseBelowMinimumAge,
  refuseChangedAnswers,
  refuseEmailDomain,
  refuseLostAnswers,
  refuseNewAttendees,
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
  addTimezone,
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
  hideGroup,
  hideGroups,
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
export { removeTestRegistrationsOf } from './test-mode/test-registrations.ts'
