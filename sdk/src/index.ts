export { createClient, type PosternClient } from './client.ts'
export { type Answer, ApiPromise, type RateLimit } from './core/api-promise.ts'
export { type ChangeBatch, Changes } from './core/changes.ts'
export {
  AbortedError,
  AuthenticationError,
  BadRequestError,
  ConflictError,
  ConnectionError,
  type ErrorBody,
  type ErrorBodyOf,
  GoneError,
  type LocalErrorCode,
  NotFoundError,
  PayloadTooLargeError,
  PermissionError,
  PosternError,
  RateLimitError,
  ServerError,
  TimeoutError,
  UnprocessableError,
  UnsupportedMediaTypeError,
  UpgradeRequiredError,
} from './core/errors.ts'
export type { ClientOptions, PostOptions, RequestEvent, RequestOptions, ResponseEvent } from './core/options.ts'
export { type FetchPage, List, Page, type PageBody, type PageInfo, paginate } from './core/pagination.ts'
export { type Result, unwrap } from './core/unwrap.ts'
export type { ErrorCode, ErrorFields } from './generated/errors.ts'
export type { components, operations, paths } from './generated/types.ts'
export {
  createPublicClient,
  type PublicClient,
  type PublicClientOptions,
  type PublicEvent,
  type PublicEvents,
} from './public-client.ts'
export type { RegistrationSearch } from './resources/all-registrations.ts'
export type {
  AttendeeType,
  AttendeeTypeChanges,
  AttendeeTypeQuery,
  NewAttendeeType,
} from './resources/attendee-types.ts'
export type { Attendee, AttendeeChanges, AttendeeQuery, ChangesQuery, NewAttendee } from './resources/attendees.ts'
export type { AuditEntry, AuditLogQuery } from './resources/audit-log.ts'
export type {
  CheckInPoint,
  CheckInPointChanges,
  CheckInPointQuery,
  NewCheckInPoint,
} from './resources/check-in-points.ts'
export type { Contact, ContactAttendeeQuery, ContactChanges, ContactQuery, NewContact } from './resources/contacts.ts'
export type { Day, DayChanges, DayQuery, EffectiveTime, NewDay } from './resources/days.ts'
export type { EventChanges, EventQuery, EventStats, NewEvent, PosternEvent } from './resources/events.ts'
export type { RegistrationForm } from './resources/form.ts'
export type { Group, GroupChanges, GroupQuery, NewGroup } from './resources/groups.ts'
export type { Profile } from './resources/me.ts'
export type { NewPayment, Payment, PaymentQuery, Refund } from './resources/payments.ts'
export type {
  NewRegistration,
  Registration,
  RegistrationChanges,
  RegistrationQuery,
} from './resources/registrations.ts'
export type { AttendanceReport, ReconciliationReport } from './resources/reports.ts'
export type { NewTicket, QrFormat, QrPicture, Ticket, TicketMail, TicketQuery } from './resources/tickets.ts'
