// Generated from spec/ by `npm run generate`. Do not edit.

import type { ApiPromise } from '../core/api-promise.ts'
import type { Bytes } from '../core/bytes.ts'
import type { Changes, ChangesQuery } from '../core/changes.ts'
import type { ChangeOptions, PostOptions, RequestOptions } from '../core/options.ts'
import type { List } from '../core/pagination.ts'
import type { Upload } from '../core/uploads.ts'
import type { Table } from '../internal/table.ts'
import type * as models from './models.ts'
import type { operations } from './types.ts'

export interface ApiMethods {
  /**
   * Tells which organization and key are calling, what the plan allows, what has been used this month, and the
   * organization's own words for things.
   *
   * @param options How this call is made.
   */
  me(options?: RequestOptions): ApiPromise<models.Profile>

  /** Every change, with who made it and what it changed. */
  readonly auditLog: AuditLogMethods

  /** What people register for. */
  readonly events: EventsMethods

  /** The people whom the organization knows, across its events. */
  readonly contacts: ContactsMethods

  /** The data of an event as a file, for spreadsheets and programs. */
  readonly exports: ExportsMethods

  /** The parts of the organization: a tree of any depth. */
  readonly groups: GroupsMethods

  /** Work that may take longer than a request: how far it is, what it did, and the files that it made. */
  readonly jobs: JobsMethods

  /** Money that was paid for registrations, and given back. */
  readonly payments: PaymentsMethods

  /** People who register together, from the first word to the ticket. */
  readonly registrations: RegistrationsMethods

  /** Whether a ticket admits, and who came in. */
  readonly checkins: CheckinsMethods

  /** Accounts on other ticketing platforms, from which people are brought over. They are only read. */
  readonly sourceConnections: SourceConnectionsMethods

  /** What events are made of, to make others like them. */
  readonly eventTemplates: EventTemplatesMethods

  /** What events are made of, to make others like them. */
  readonly templateImports: TemplateImportsMethods

  /** What lets people in. */
  readonly tickets: TicketsMethods

  /** The https endpoints that are told what happens, and what was sent to them. */
  readonly webhooks: WebhooksMethods
}

/** Every change, with who made it and what it changed. */
export interface AuditLogMethods {
  /**
   * Lists the changes made in the organization, newest first. A live key sees changes of live objects and of what both
   * modes share, a test key those of test objects. The key must not be limited to a group.
   *
   * @param query Which of them, and how many at a time.
   * @param options How this call is made.
   */
  list(query?: models.AuditLogQuery, options?: RequestOptions): List<models.AuditEntry>
}

/** What people register for. */
export interface EventsMethods {
  /**
   * Lists the events that the key can see, in the order of their making. A key limited to a group sees the events of
   * that group, of those below it, of those above it, and of the whole organization. A live key sees no test events.
   *
   * @param query Which of them, and how many at a time.
   * @param options How this call is made.
   * @throws {PosternError} `not_found`
   */
  list(query?: models.EventQuery, options?: RequestOptions): List<models.PosternEvent>

  /**
   * Makes an event as a draft. With a test key it is a test event.
   *
   * @param event An event to make. It begins as a draft.
   * @param options An idempotency key of your own, and how this call is made.
   * @throws {PosternError} `conflict`, `not_found`
   */
  create(event: models.NewEvent, options?: PostOptions): ApiPromise<models.PosternEvent>

  /**
   * Reads an event.
   *
   * @param event The event, by its id or code.
   * @param options How this call is made.
   * @throws {PosternError} `not_found`
   */
  get(event: string, options?: RequestOptions): ApiPromise<models.PosternEvent>

  /**
   * Changes an event. A cancelled or archived event stays as it is. A capacity below the places that are taken is a
   * conflict, with `capacity` and `taken` in `details`.
   *
   * @param event The event, by its id or code.
   * @param changes What to change of an event; what is left out stays.
   * @param options How this call is made.
   * @throws {PosternError} `conflict`, `precondition_failed`, `invalid_state`, `not_found`
   */
  update(event: string, changes: models.EventChanges, options?: ChangeOptions): ApiPromise<models.PosternEvent>

  /**
   * Deletes a draft with its whole structure. An event with registrations cannot be deleted; the test registrations of
   * a live event are deleted with it. An event that was published can be archived, not deleted.
   *
   * @param event The event, by its id or code.
   * @param options How this call is made.
   * @throws {PosternError} `invalid_state`, `not_found`
   */
  delete(event: string, options?: RequestOptions): ApiPromise<void>

  /**
   * Publishes a draft, so that people can see it and register. It needs a day and an attendee type.
   *
   * @param event The event, by its id or code.
   * @param options An idempotency key of your own, and how this call is made.
   * @throws {PosternError} `invalid_state`, `license_not_valid`, `not_found`
   */
  publish(event: string, options?: PostOptions): ApiPromise<models.PosternEvent>

  /**
   * Takes a published event back to a draft.
   *
   * @param event The event, by its id or code.
   * @param options An idempotency key of your own, and how this call is made.
   * @throws {PosternError} `invalid_state`, `not_found`
   */
  unpublish(event: string, options?: PostOptions): ApiPromise<models.PosternEvent>

  /**
   * Cancels a draft or published event. It does not take place, and cannot be changed any more. Its registrations and
   * tickets stay as they are, and nobody is written to.
   *
   * @param event The event, by its id or code.
   * @param options An idempotency key of your own, and how this call is made.
   * @throws {PosternError} `invalid_state`, `not_found`
   */
  cancel(event: string, options?: PostOptions): ApiPromise<models.PosternEvent>

  /**
   * Puts an event away. It can be read and not changed any more.
   *
   * @param event The event, by its id or code.
   * @param options An idempotency key of your own, and how this call is made.
   * @throws {PosternError} `invalid_state`, `not_found`
   */
  archive(event: string, options?: PostOptions): ApiPromise<models.PosternEvent>

  /**
   * Counts the places, registrations, people and tickets of an event. A live key counts live data, a test key its test
   * data. A key limited to a group counts what it can see; places are counted for everyone.
   *
   * @param event The event, by its id or code.
   * @param options How this call is made.
   * @throws {PosternError} `not_found`
   */
  stats(event: string, options?: RequestOptions): ApiPromise<models.EventStats>

  /**
   * Decides whether a ticket admits, and records it. A refusal is an answer too: read `admitted` and `result`. Each
   * person on a shared ticket has a result of their own. A scan that is sent again with its `client_uuid` counts once,
   * whichever key sends it and whatever `scanned_at` it then has: the first answer comes back. With another code,
   * check-in point or `only` it is a conflict. A live key finds no test tickets; a test key scans live and test
   * tickets, and its check-ins are tests.
   *
   * @param event The event, by its id or code.
   * @param scanRequest A ticket that was read.
   * @param options An idempotency key of your own, and how this call is made.
   * @throws {PosternError} `conflict`, `not_found`
   */
  scan(event: string, scanRequest: models.ScanRequest, options?: PostOptions): ApiPromise<models.ScanResponse>

  /** Mails to those who come: drafts, whom they reach, tests, and what became of each message. */
  readonly communications: EventsCommunicationsMethods

  /** Tables of people, read into an event. */
  readonly imports: EventsImportsMethods

  /** People who register together, from the first word to the ticket. */
  readonly registrations: EventsRegistrationsMethods

  /** Everyone who is registered. */
  readonly attendees: EventsAttendeesMethods

  /** Who came, what was paid, and whether it adds up. */
  readonly reports: EventsReportsMethods

  /** The kinds of people at an event, their prices and places. */
  readonly attendeeTypes: EventsAttendeeTypesMethods

  /** Where tickets are scanned, and the policy that decides there. */
  readonly checkInPoints: EventsCheckInPointsMethods

  /** The days of an event, their hours and places. */
  readonly days: EventsDaysMethods

  /** What people are asked, and the rules of registering. */
  readonly form: EventsFormMethods

  /** Whether a ticket admits, and who came in. */
  readonly checkins: EventsCheckinsMethods

  /** Whether a ticket admits, and who came in. */
  readonly testCheckins: EventsTestCheckinsMethods

  /** What events are made of, to make others like them. */
  readonly template: EventsTemplateMethods

  /** Accounts on other ticketing platforms, from which people are brought over. They are only read. */
  readonly sourceImports: EventsSourceImportsMethods

  /** What lets people in. */
  readonly tickets: EventsTicketsMethods
}

/** Mails to those who come: drafts, whom they reach, tests, and what became of each message. */
export interface EventsCommunicationsMethods {
  /**
   * Lists the communications of an event, in the order of their making. A key limited to a group sees those of that
   * group and of those below it. A live key sees no test communications.
   *
   * @param event The event, by its id or code.
   * @param query Which of them, and how many at a time.
   * @param options How this call is made.
   * @throws {PosternError} `not_found`
   */
  list(event: string, query?: models.CommunicationQuery, options?: RequestOptions): List<models.Communication>

  /**
   * Makes a draft of a communication. Nobody is written to before it is sent. A placeholder that does not exist is
   * refused, and the refusal names it. Made with a key limited to a group, it reaches the people that the key sees.
   *
   * @param event The event, by its id or code.
   * @param communication A communication to make. It begins as a draft.
   * @param options An idempotency key of your own, and how this call is made.
   * @throws {PosternError} `not_found`
   */
  create(event: string, communication: models.NewCommunication, options?: PostOptions): ApiPromise<models.Communication>

  /**
   * Reads a communication.
   *
   * @param event The event, by its id or code.
   * @param communication The communication, by its id.
   * @param options How this call is made.
   * @throws {PosternError} `not_found`
   */
  get(event: string, communication: string, options?: RequestOptions): ApiPromise<models.Communication>

  /**
   * Changes a draft. What is scheduled, being sent, sent or cancelled stays as it is.
   *
   * @param event The event, by its id or code.
   * @param communication The communication, by its id.
   * @param changes What to change of a draft; what is left out stays. An audience is replaced as a whole.
   * @param options How this call is made.
   * @throws {PosternError} `precondition_failed`, `invalid_state`, `not_found`
   */
  update(event: string, communication: string, changes: models.CommunicationChanges, options?: ChangeOptions): ApiPromise<models.Communication>

  /**
   * Deletes a draft.
   *
   * @param event The event, by its id or code.
   * @param communication The communication, by its id.
   * @param options How this call is made.
   * @throws {PosternError} `invalid_state`, `not_found`
   */
  delete(event: string, communication: string, options?: RequestOptions): ApiPromise<void>

  /**
   * Counts whom a communication would reach if it were sent now.
   *
   * @param event The event, by its id or code.
   * @param communication The communication, by its id.
   * @param options How this call is made.
   * @throws {PosternError} `not_found`
   */
  countAudience(event: string, communication: string, options?: RequestOptions): ApiPromise<models.AudienceCount>

  /**
   * Sends a draft, at once or at a time. Each address gets one message, those who have unsubscribed none. The job that
   * sends it tells how far it is.
   *
   * @param event The event, by its id or code.
   * @param communication The communication, by its id.
   * @param sendTime When to send.
   * @param options An idempotency key of your own, and how this call is made.
   * @throws {PosternError} `invalid_state`, `not_found`
   */
  send(event: string, communication: string, sendTime?: models.SendTime, options?: PostOptions): ApiPromise<models.Job>

  /**
   * Sends the communication as it is now to the given addresses, with the values of a made-up person, and marked as a
   * test in subject and text. The audience gets nothing. With a test key no mail leaves, and the answer shows what
   * would have been sent.
   *
   * @param event The event, by its id or code.
   * @param communication The communication, by its id.
   * @param testSend A test to send.
   * @param options An idempotency key of your own, and how this call is made.
   * @throws {PosternError} `not_found`
   */
  testSend(event: string, communication: string, testSend: models.TestSend, options?: PostOptions): ApiPromise<models.SentTest>

  /**
   * Cancels a communication that is scheduled or being sent. What is not sent yet is not sent any more.
   *
   * @param event The event, by its id or code.
   * @param communication The communication, by its id.
   * @param options An idempotency key of your own, and how this call is made.
   * @throws {PosternError} `invalid_state`, `not_found`
   */
  cancel(event: string, communication: string, options?: PostOptions): ApiPromise<models.Communication>

  /**
   * Lists the messages of a communication, one for each address, in the order of their making. They are kept for a year
   * after the communication was sent or cancelled; its counts stay.
   *
   * @param event The event, by its id or code.
   * @param communication The communication, by its id.
   * @param query Which of them, and how many at a time.
   * @param options How this call is made.
   * @throws {PosternError} `not_found`
   */
  listMessages(event: string, communication: string, query?: models.MessageQuery, options?: RequestOptions): List<models.CommunicationMessage>
}

/** Tables of people, read into an event. */
export interface EventsImportsMethods {
  /**
   * Reads a table of people into an event: CSV, or the first sheet of an Excel workbook (XLSX). Columns are found by
   * their headings, in English or Spanish: first name, last name, email, phone, type, group, day, date of birth, ID. A
   * column that means nothing is kept as an answer. Rows are matched by ID, then by email and name, then by phone and
   * name; a match is changed where the row says something else and keeps its tickets, and everybody else is added,
   * confirmed and given tickets. An ID that somebody has decides alone. An ID that nobody has goes to whom email or
   * phone and name mean, also where they had another one, which a warning of the job tells; but where that other ID
   * stands in another row of the table, the row is somebody new. Dates may be written as 1990-04-02, with the name of
   * the month, or in numbers: 02/04/1990 has the day first where another date of its column shows that and none
   * contradicts it, or where the event is in Spanish, which a warning of the job tells, or as `date_order` says. A row
   * that cannot be placed is left out and listed with its reason, in the language of the event, in the job's file of
   * rejects, which can be corrected and sent again. An event takes imports as a draft and while it is published; people
   * who are added to a draft get their tickets at once, and are written to at once where `send_ticket_emails` is true.
   * Up to 500 rows of 4 MB together are imported while the caller waits, more in the background; more than 500 rows
   * where the plan includes `background_jobs`. While people on the event's waitlist are being given places, a small
   * table too is imported in the background. A file may have 50 MB, 200,000 rows, 200 columns and 2,000 characters in a
   * cell; what is read of a workbook may unpack to 300 MB and 100 times its size. An organization may have 20 imports
   * and exports that wait or are at work, with files of 500 MB together: one more that has to wait is 429
   * `jobs_limit_reached`, until one of them has ended.
   *
   * @param event The event, by its id or code.
   * @param peopleImport People to import, and how.
   * @param query How it is to be answered.
   * @param options An idempotency key of your own, and how this call is made.
   * @throws {PosternError} `invalid_state`, `not_found`
   */
  create(event: string, peopleImport: models.NewPeopleImport | Upload, query?: models.CreateImportQuery, options?: PostOptions): ApiPromise<models.Job>
}

/** People who register together, from the first word to the ticket. */
export interface EventsRegistrationsMethods {
  /**
   * Lists the registrations of an event, in the order of their making. A key limited to a group sees those of that
   * group and of those below it. A live key sees no test registrations.
   *
   * @param event The event, by its id or code.
   * @param query Which of them, and how many at a time.
   * @param options How this call is made.
   * @throws {PosternError} `not_found`
   */
  list(event: string, query?: models.RegistrationQuery, options?: RequestOptions): List<models.Registration>

  /**
   * Registers people for an event. The rules of the event's form, the plan's number of people and the event's places
   * decide. Where there is room, the registration is `pending` if it needs approval, `awaiting_payment` if it costs
   * money, and `confirmed` otherwise; its places are taken, and a confirmed one has its tickets in the answer. Where
   * there is no room, it is `waitlisted` if the event keeps a waitlist, and refused if not.
   *
   * @param event The event, by its id or code.
   * @param registration A registration to make.
   * @param options An idempotency key of your own, and how this call is made.
   * @throws {PosternError} `external_id_taken`, `invalid_state`, `event_full`, `type_full`, `day_full`,
   * `registration_closed`, `rule_refused`, `attendee_cap_reached`, `not_found`
   */
  create(event: string, registration: models.NewRegistration, options?: PostOptions): ApiPromise<models.Registration>

  /**
   * Reads a registration with its people.
   *
   * @param event The event, by its id or code.
   * @param registration The registration, by its id.
   * @param options How this call is made.
   * @throws {PosternError} `not_found`
   */
  get(event: string, registration: string, options?: RequestOptions): ApiPromise<models.Registration>

  /**
   * Changes a registration. Its people are changed one by one. What belongs to an archived event stays as it is.
   *
   * @param event The event, by its id or code.
   * @param registration The registration, by its id.
   * @param changes What to change of a registration; what is left out stays.
   * @param options How this call is made.
   * @throws {PosternError} `precondition_failed`, `external_id_taken`, `invalid_state`, `not_found`
   */
  update(event: string, registration: string, changes: models.RegistrationChanges, options?: ChangeOptions): ApiPromise<models.Registration>

  /**
   * Approves a pending registration. It then awaits payment if money is due, and is confirmed if not.
   *
   * @param event The event, by its id or code.
   * @param registration The registration, by its id.
   * @param options An idempotency key of your own, and how this call is made.
   * @throws {PosternError} `invalid_state`, `not_found`
   */
  approve(event: string, registration: string, options?: PostOptions): ApiPromise<models.Registration>

  /**
   * Declines a pending registration. Its places come free.
   *
   * @param event The event, by its id or code.
   * @param registration The registration, by its id.
   * @param options An idempotency key of your own, and how this call is made.
   * @throws {PosternError} `invalid_state`, `not_found`
   */
  decline(event: string, registration: string, options?: PostOptions): ApiPromise<models.Registration>

  /**
   * Confirms a registration that awaits payment, without waiting for the money. What is due stays due.
   *
   * @param event The event, by its id or code.
   * @param registration The registration, by its id.
   * @param options An idempotency key of your own, and how this call is made.
   * @throws {PosternError} `invalid_state`, `not_found`
   */
  confirm(event: string, registration: string, options?: PostOptions): ApiPromise<models.Registration>

  /**
   * Cancels a registration with all its people. Its places come free and go to the waitlist, and its tickets are
   * voided. The effective time moves only what the gate decides.
   *
   * @param event The event, by its id or code.
   * @param registration The registration, by its id.
   * @param effectiveTime When an act takes effect for check-in.
   * @param options An idempotency key of your own, and how this call is made.
   * @throws {PosternError} `invalid_state`, `not_found`
   */
  cancel(event: string, registration: string, effectiveTime?: models.EffectiveTime, options?: PostOptions): ApiPromise<models.Registration>

  /**
   * Adds an attendee to a registration. On a confirmed one their ticket is issued at once. Where there is no room they
   * are refused, waitlist or not.
   *
   * @param event The event, by its id or code.
   * @param registration The registration, by its id.
   * @param attendee A person to register.
   * @param options An idempotency key of your own, and how this call is made.
   * @throws {PosternError} `invalid_state`, `event_full`, `type_full`, `day_full`, `registration_closed`,
   * `rule_refused`, `attendee_cap_reached`, `not_found`
   */
  addAttendee(event: string, registration: string, attendee: models.NewAttendee, options?: PostOptions): ApiPromise<models.Attendee>

  /** Money that was paid for registrations, and given back. */
  readonly payments: EventsRegistrationsPaymentsMethods
}

/** Money that was paid for registrations, and given back. */
export interface EventsRegistrationsPaymentsMethods {
  /**
   * Lists the payments of a registration, in the order of their recording.
   *
   * @param event The event, by its id or code.
   * @param registration The registration, by its id.
   * @param query Which of them, and how many at a time.
   * @param options How this call is made.
   * @throws {PosternError} `not_found`
   */
  list(event: string, registration: string, query?: models.PaymentQuery, options?: RequestOptions): List<models.Payment>

  /**
   * Records money that was paid for a registration, or that failed to be. It can be recorded in any status of the
   * registration, because it arrived. A registration that awaits payment is confirmed once it is paid in full. What is
   * more than the amount due is taken too, and told as `overpaid`.
   *
   * @param event The event, by its id or code.
   * @param registration The registration, by its id.
   * @param payment A payment to record.
   * @param options An idempotency key of your own, and how this call is made.
   * @throws {PosternError} `conflict`, `not_found`
   */
  record(event: string, registration: string, payment: models.NewPayment, options?: PostOptions): ApiPromise<models.Payment>

  /**
   * Reads a payment.
   *
   * @param event The event, by its id or code.
   * @param registration The registration, by its id.
   * @param payment The payment, by its id.
   * @param options How this call is made.
   * @throws {PosternError} `not_found`
   */
  get(event: string, registration: string, payment: string, options?: RequestOptions): ApiPromise<models.Payment>

  /**
   * Records that money of a payment was given back, all of it or a part. A refund does not cancel anybody, and reduces
   * what is `overpaid`. More than what is left of the payment, or another currency, is a conflict; a failed payment has
   * nothing to give back.
   *
   * @param event The event, by its id or code.
   * @param registration The registration, by its id.
   * @param payment The payment, by its id.
   * @param refund Money to give back.
   * @param options An idempotency key of your own, and how this call is made.
   * @throws {PosternError} `conflict`, `invalid_state`, `not_found`
   */
  refund(event: string, registration: string, payment: string, refund?: models.Refund, options?: PostOptions): ApiPromise<models.Payment>
}

/** Everyone who is registered. */
export interface EventsAttendeesMethods {
  /**
   * Lists the attendees of an event, in the order of their adding; with `updated_since`, those that changed, in the
   * order of the changes. A key limited to a group sees those of that group and of those below it. A live key sees no
   * test data.
   *
   * @param event The event, by its id or code.
   * @param query Which of them, and how many at a time.
   * @param options How this call is made.
   * @throws {PosternError} `not_found`
   */
  list(event: string, query?: models.AttendeeQuery, options?: RequestOptions): List<models.Attendee>

  /**
   * What was added or changed since a position, in batches that each bring the next position. Store both together, and
   * go on from there whenever you like: nothing is missed. Something may come again, so replace what you have by its
   * id.
   *
   * @param event The event, by its id or code.
   * @param from Where to begin, and how much at a time.
   * @param options How this call is made.
   * @throws {PosternError} `not_found`
   */
  changes(event: string, from?: ChangesQuery, options?: RequestOptions): Changes<models.Attendee>

  /**
   * Reads an attendee.
   *
   * @param event The event, by its id or code.
   * @param attendee The attendee, by their id.
   * @param options How this call is made.
   * @throws {PosternError} `not_found`
   */
  get(event: string, attendee: string, options?: RequestOptions): ApiPromise<models.Attendee>

  /**
   * Changes an attendee. Other days or another attendee type need room there. A declined or cancelled attendee stays as
   * they are.
   *
   * @param event The event, by its id or code.
   * @param attendee The attendee, by their id.
   * @param changes What to change of a person; what is left out stays. Answers are replaced one by one, and removed by
   * null.
   * @param options How this call is made.
   * @throws {PosternError} `precondition_failed`, `invalid_state`, `type_full`, `day_full`, `rule_refused`, `not_found`
   */
  update(event: string, attendee: string, changes: models.AttendeeChanges, options?: ChangeOptions): ApiPromise<models.Attendee>

  /**
   * Cancels one attendee of a registration. Their places come free and go to the waitlist, and a ticket that was theirs
   * alone is voided. The effective time moves only what the gate decides.
   *
   * @param event The event, by its id or code.
   * @param attendee The attendee, by their id.
   * @param effectiveTime When an act takes effect for check-in.
   * @param options An idempotency key of your own, and how this call is made.
   * @throws {PosternError} `invalid_state`, `not_found`
   */
  cancel(event: string, attendee: string, effectiveTime?: models.EffectiveTime, options?: PostOptions): ApiPromise<models.Attendee>
}

/** Who came, what was paid, and whether it adds up. */
export interface EventsReportsMethods {
  /**
   * Tells who was expected and who came, by day and attendee type. A live key counts live data, a test key its test
   * data.
   *
   * @param event The event, by its id or code.
   * @param options How this call is made.
   * @throws {PosternError} `not_found`
   */
  attendance(event: string, options?: RequestOptions): ApiPromise<models.AttendanceReport>

  /**
   * Tells whether the money, the people and the tickets of an event add up. A live key counts live data, a test key its
   * test data.
   *
   * @param event The event, by its id or code.
   * @param options How this call is made.
   * @throws {PosternError} `not_found`
   */
  reconciliation(event: string, options?: RequestOptions): ApiPromise<models.ReconciliationReport>
}

/** The kinds of people at an event, their prices and places. */
export interface EventsAttendeeTypesMethods {
  /**
   * Lists the attendee types of an event, in the order of their making.
   *
   * @param event The event, by its id or code.
   * @param query Which of them, and how many at a time.
   * @param options How this call is made.
   * @throws {PosternError} `not_found`
   */
  list(event: string, query?: models.AttendeeTypeQuery, options?: RequestOptions): List<models.AttendeeType>

  /**
   * Adds an attendee type to an event.
   *
   * @param event The event, by its id or code.
   * @param attendeeType An attendee type to make.
   * @param options An idempotency key of your own, and how this call is made.
   * @throws {PosternError} `conflict`, `invalid_state`, `not_found`
   */
  create(event: string, attendeeType: models.NewAttendeeType, options?: PostOptions): ApiPromise<models.AttendeeType>

  /**
   * Reads an attendee type.
   *
   * @param event The event, by its id or code.
   * @param attendeeType The attendee type, by its id or code.
   * @param options How this call is made.
   * @throws {PosternError} `not_found`
   */
  get(event: string, attendeeType: string, options?: RequestOptions): ApiPromise<models.AttendeeType>

  /**
   * Changes an attendee type. Its code cannot change once live people refer to it (`invalid_state`). A capacity below
   * the places that are taken is a conflict, with `capacity` and `taken` in `details`.
   *
   * @param event The event, by its id or code.
   * @param attendeeType The attendee type, by its id or code.
   * @param changes What to change of an attendee type; what is left out stays.
   * @param options How this call is made.
   * @throws {PosternError} `conflict`, `precondition_failed`, `invalid_state`, `not_found`
   */
  update(event: string, attendeeType: string, changes: models.AttendeeTypeChanges, options?: ChangeOptions): ApiPromise<models.AttendeeType>

  /**
   * Removes an attendee type that nobody uses. The test registrations of a live event that refer to it are deleted with
   * it.
   *
   * @param event The event, by its id or code.
   * @param attendeeType The attendee type, by its id or code.
   * @param options How this call is made.
   * @throws {PosternError} `invalid_state`, `not_found`
   */
  delete(event: string, attendeeType: string, options?: RequestOptions): ApiPromise<void>
}

/** Where tickets are scanned, and the policy that decides there. */
export interface EventsCheckInPointsMethods {
  /**
   * Lists the check-in points of an event, in the order of their making.
   *
   * @param event The event, by its id or code.
   * @param query Which of them, and how many at a time.
   * @param options How this call is made.
   * @throws {PosternError} `not_found`
   */
  list(event: string, query?: models.CheckInPointQuery, options?: RequestOptions): List<models.CheckInPoint>

  /**
   * Adds a check-in point to an event.
   *
   * @param event The event, by its id or code.
   * @param checkInPoint A check-in point to make.
   * @param options An idempotency key of your own, and how this call is made.
   * @throws {PosternError} `conflict`, `invalid_state`, `not_found`
   */
  create(event: string, checkInPoint: models.NewCheckInPoint, options?: PostOptions): ApiPromise<models.CheckInPoint>

  /**
   * Reads a check-in point.
   *
   * @param event The event, by its id or code.
   * @param checkInPoint The check-in point, by its id or code.
   * @param options How this call is made.
   * @throws {PosternError} `not_found`
   */
  get(event: string, checkInPoint: string, options?: RequestOptions): ApiPromise<models.CheckInPoint>

  /**
   * Changes a check-in point.
   *
   * @param event The event, by its id or code.
   * @param checkInPoint The check-in point, by its id or code.
   * @param changes What to change of a check-in point; what is left out stays.
   * @param options How this call is made.
   * @throws {PosternError} `conflict`, `precondition_failed`, `invalid_state`, `not_found`
   */
  update(event: string, checkInPoint: string, changes: models.CheckInPointChanges, options?: ChangeOptions): ApiPromise<models.CheckInPoint>

  /**
   * Removes a check-in point that nobody uses.
   *
   * @param event The event, by its id or code.
   * @param checkInPoint The check-in point, by its id or code.
   * @param options How this call is made.
   * @throws {PosternError} `invalid_state`, `not_found`
   */
  delete(event: string, checkInPoint: string, options?: RequestOptions): ApiPromise<void>
}

/** The days of an event, their hours and places. */
export interface EventsDaysMethods {
  /**
   * Lists the days of an event, in the order of their making.
   *
   * @param event The event, by its id or code.
   * @param query Which of them, and how many at a time.
   * @param options How this call is made.
   * @throws {PosternError} `not_found`
   */
  list(event: string, query?: models.DayQuery, options?: RequestOptions): List<models.Day>

  /**
   * Adds a day to an event.
   *
   * @param event The event, by its id or code.
   * @param day A day to make.
   * @param options An idempotency key of your own, and how this call is made.
   * @throws {PosternError} `conflict`, `invalid_state`, `not_found`
   */
  create(event: string, day: models.NewDay, options?: PostOptions): ApiPromise<models.Day>

  /**
   * Reads a day.
   *
   * @param event The event, by its id or code.
   * @param day The day, by its id or code.
   * @param options How this call is made.
   * @throws {PosternError} `not_found`
   */
  get(event: string, day: string, options?: RequestOptions): ApiPromise<models.Day>

  /**
   * Changes a day. Its code cannot change once live people refer to it (`invalid_state`). A capacity below the places
   * that are taken is a conflict, with `capacity` and `taken` in `details`.
   *
   * @param event The event, by its id or code.
   * @param day The day, by its id or code.
   * @param changes What to change of a day; what is left out stays.
   * @param options How this call is made.
   * @throws {PosternError} `conflict`, `precondition_failed`, `invalid_state`, `not_found`
   */
  update(event: string, day: string, changes: models.DayChanges, options?: ChangeOptions): ApiPromise<models.Day>

  /**
   * Removes a day that nobody uses. The test registrations of a live event that are for it are deleted with it.
   *
   * @param event The event, by its id or code.
   * @param day The day, by its id or code.
   * @param options How this call is made.
   * @throws {PosternError} `invalid_state`, `not_found`
   */
  delete(event: string, day: string, options?: RequestOptions): ApiPromise<void>

  /**
   * Locks a day: from the effective time on nobody is admitted on it any more. Locking again moves the time.
   *
   * @param event The event, by its id or code.
   * @param day The day, by its id or code.
   * @param effectiveTime When an act takes effect for check-in.
   * @param options An idempotency key of your own, and how this call is made.
   * @throws {PosternError} `invalid_state`, `not_found`
   */
  lock(event: string, day: string, effectiveTime?: models.EffectiveTime, options?: PostOptions): ApiPromise<models.Day>

  /**
   * Unlocks a day.
   *
   * @param event The event, by its id or code.
   * @param day The day, by its id or code.
   * @param options An idempotency key of your own, and how this call is made.
   * @throws {PosternError} `invalid_state`, `not_found`
   */
  unlock(event: string, day: string, options?: PostOptions): ApiPromise<models.Day>
}

/** What people are asked, and the rules of registering. */
export interface EventsFormMethods {
  /**
   * Reads what people are asked and what rules hold. An event begins with no questions and no rules.
   *
   * @param event The event, by its id or code.
   * @param options How this call is made.
   * @throws {PosternError} `not_found`
   */
  get(event: string, options?: RequestOptions): ApiPromise<models.RegistrationForm>

  /**
   * Replaces all questions and rules. People who have registered keep their answers.
   *
   * @param event The event, by its id or code.
   * @param registrationForm What people are to be asked and what rules are to hold, in place of those that are there.
   * @param options How this call is made.
   * @throws {PosternError} `precondition_failed`, `invalid_state`, `not_found`
   */
  replace(event: string, registrationForm: models.NewRegistrationForm, options?: ChangeOptions): ApiPromise<models.RegistrationForm>
}

/** Whether a ticket admits, and who came in. */
export interface EventsCheckinsMethods {
  /**
   * Lists the check-ins of an event, newest first, refusals included. A live key sees live check-ins, a test key test
   * ones. A key limited to a group sees those of people of that group and of those below it.
   *
   * @param event The event, by its id or code.
   * @param query Which of them, and how many at a time.
   * @param options How this call is made.
   * @throws {PosternError} `not_found`
   */
  list(event: string, query?: models.CheckinQuery, options?: RequestOptions): List<models.Checkin>
}

/** Whether a ticket admits, and who came in. */
export interface EventsTestCheckinsMethods {
  /**
   * Clears the test check-ins of an event, so that everybody can be scanned again in test mode. Live check-ins stay.
   * The key may be live or test, and must not be limited to a group.
   *
   * @param event The event, by its id or code.
   * @param options How this call is made.
   * @throws {PosternError} `not_found`
   */
  clear(event: string, options?: RequestOptions): ApiPromise<void>
}

/** What events are made of, to make others like them. */
export interface EventsTemplateMethods {
  /**
   * Tells what an event is made of, without people and ids: its settings, days, attendee types, check-in points and
   * form. Another event can be made from it, in this organization or in another one.
   *
   * @param event The event, by its id or code.
   * @param options How this call is made.
   * @throws {PosternError} `not_found`
   */
  get(event: string, options?: RequestOptions): ApiPromise<models.EventTemplate>
}

/** Accounts on other ticketing platforms, from which people are brought over. They are only read. */
export interface EventsSourceImportsMethods {
  /**
   * Brings the people of an event on another ticketing platform over, in the background. Each order becomes a
   * registration and each attendee a person with tickets, confirmed at once: approval, payment, the waitlist and the
   * rules of the form do not apply, places and the plan do. Who is cancelled or refunded there is skipped. Who cannot
   * be placed is rejected; the job's file of rejects tells the order, the attendee, the name and the reason. The job
   * counts `orders`, and of people those `added`, `unchanged`, `skipped` and `rejected`. Importing the same event again
   * adds nobody twice, only who is new there. It needs the plan's `background_jobs`. An organization may have 20
   * imports and exports that wait or are at work: one more is 429 `jobs_limit_reached`, until one of them has ended.
   *
   * @param event The event, by its id or code.
   * @param sourceImport People to bring over from another ticketing platform.
   * @param options An idempotency key of your own, and how this call is made.
   * @throws {PosternError} `invalid_state`, `not_found`, `source_refused`
   */
  create(event: string, sourceImport: models.NewSourceImport, options?: PostOptions): ApiPromise<models.Job>
}

/** What “Get a ticket's QR code” gives back, by its format. */
export interface TicketQrFiles {
  /** As image/svg+xml. */
  svg: string
  /** As image/png. */
  png: Bytes
}

/** What lets people in. */
export interface EventsTicketsMethods {
  /**
   * Lists the tickets of an event, in the order of their issuing; voided ones included. A key limited to a group sees
   * those of registrations of that group and of those below it. A live key sees no test tickets.
   *
   * @param event The event, by its id or code.
   * @param query Which of them, and how many at a time.
   * @param options How this call is made.
   * @throws {PosternError} `not_found`
   */
  list(event: string, query?: models.TicketQuery, options?: RequestOptions): List<models.Ticket>

  /**
   * Issues a further ticket for confirmed people of one registration. Their earlier tickets stay valid. People of
   * different registrations are a conflict.
   *
   * @param event The event, by its id or code.
   * @param ticket A ticket to issue.
   * @param options An idempotency key of your own, and how this call is made.
   * @throws {PosternError} `conflict`, `invalid_state`, `not_found`
   */
  issue(event: string, ticket: models.NewTicket, options?: PostOptions): ApiPromise<models.Ticket>

  /**
   * Reads a ticket.
   *
   * @param event The event, by its id or code.
   * @param ticket The ticket, by its id. To find one by what its QR code says, list tickets with `code`.
   * @param options How this call is made.
   * @throws {PosternError} `not_found`
   */
  get(event: string, ticket: string, options?: RequestOptions): ApiPromise<models.Ticket>

  /**
   * Draws the QR code of a ticket.
   *
   * @param event The event, by its id or code.
   * @param ticket The ticket, by its id. To find one by what its QR code says, list tickets with `code`.
   * @param query How it is to be answered.
   * @param options How this call is made.
   * @throws {PosternError} `not_found`
   */
  qr<Format extends 'svg' | 'png' = 'svg'>(event: string, ticket: string, query?: Omit<models.TicketQrQuery, 'format'> & { format?: Format }, options?: RequestOptions): ApiPromise<TicketQrFiles[Format]>

  /**
   * Voids a ticket: from the effective time on it admits nobody any more. The people on it stay registered.
   *
   * @param event The event, by its id or code.
   * @param ticket The ticket, by its id. To find one by what its QR code says, list tickets with `code`.
   * @param effectiveTime When an act takes effect for check-in.
   * @param options An idempotency key of your own, and how this call is made.
   * @throws {PosternError} `invalid_state`, `not_found`
   */
  void(event: string, ticket: string, effectiveTime?: models.EffectiveTime, options?: PostOptions): ApiPromise<models.Ticket>

  /**
   * Issues a ticket with a new code in place of this one. The old code is dead at once. Nobody is told by this; send
   * the new ticket to the people on it.
   *
   * @param event The event, by its id or code.
   * @param ticket The ticket, by its id. To find one by what its QR code says, list tickets with `code`.
   * @param options An idempotency key of your own, and how this call is made.
   * @throws {PosternError} `invalid_state`, `not_found`
   */
  reissue(event: string, ticket: string, options?: PostOptions): ApiPromise<models.Ticket>

  /**
   * Sends a ticket by email to the people on it; to the registration's address for those without one of their own. A
   * voided ticket, or one that nobody has an address for, is not sent.
   *
   * @param event The event, by its id or code.
   * @param ticket The ticket, by its id. To find one by what its QR code says, list tickets with `code`.
   * @param options An idempotency key of your own, and how this call is made.
   * @throws {PosternError} `invalid_state`, `not_found`
   */
  send(event: string, ticket: string, options?: PostOptions): ApiPromise<models.TicketMail>
}

/** The people whom the organization knows, across its events. */
export interface ContactsMethods {
  /**
   * Lists the contacts of the organization, in the order of their making. A key limited to a group sees those who are
   * people on registrations of that group or of those below it. A live key sees no test contacts.
   *
   * @param query Which of them, and how many at a time.
   * @param options How this call is made.
   */
  list(query?: models.ContactQuery, options?: RequestOptions): List<models.Contact>

  /**
   * Makes a contact. It is a conflict if that person, or that external id, is there already.
   *
   * @param contact A contact to make.
   * @param options An idempotency key of your own, and how this call is made.
   * @throws {PosternError} `conflict`
   */
  create(contact: models.NewContact, options?: PostOptions): ApiPromise<models.Contact>

  /**
   * Reads a contact.
   *
   * @param contact The contact, by its id.
   * @param options How this call is made.
   * @throws {PosternError} `not_found`
   */
  get(contact: string, options?: RequestOptions): ApiPromise<models.Contact>

  /**
   * Changes a contact. The registrations they made stay as they are.
   *
   * @param contact The contact, by its id.
   * @param changes What to change of a contact; what is left out stays.
   * @param options How this call is made.
   * @throws {PosternError} `conflict`, `precondition_failed`, `not_found`
   */
  update(contact: string, changes: models.ContactChanges, options?: ChangeOptions): ApiPromise<models.Contact>

  /**
   * Deletes a contact that nobody on a registration is linked to.
   *
   * @param contact The contact, by its id.
   * @param options How this call is made.
   * @throws {PosternError} `invalid_state`, `not_found`
   */
  delete(contact: string, options?: RequestOptions): ApiPromise<void>

  /**
   * Lists where a contact is or was registered: the attendees of all events that the contact is, in the order of their
   * adding.
   *
   * @param contact The contact, by its id.
   * @param query Which of them, and how many at a time.
   * @param options How this call is made.
   * @throws {PosternError} `not_found`
   */
  listAttendees(contact: string, query?: models.ContactAttendeeQuery, options?: RequestOptions): List<models.Attendee>
}

/** The data of an event as a file, for spreadsheets and programs. */
export interface ExportsMethods {
  /**
   * Writes the data of an event as CSV or as a workbook, as far as the key can see it: a live key exports live data, a
   * test key its test data. Up to 2,000 rows are written while the caller waits, more in the background. An
   * organization may have 20 imports and exports that wait or are at work: one more that has to wait is 429
   * `jobs_limit_reached`, until one of them has ended. The job's `result_url` is where the file is found, for one day;
   * `download_url` is where it will be found, known from the start. An export changes nothing. Cells that a spreadsheet
   * would run as a formula begin with an apostrophe in a CSV, which an import takes away again. Attendee types and days
   * stand there by code and, in a column beside it, by name; several in one cell have `; ` between them, and one that
   * holds a semicolon is in quotes.
   *
   * @param exportRequest What to export, and how to write it.
   * @param options An idempotency key of your own, and how this call is made.
   * @throws {PosternError} `not_found`
   */
  create(exportRequest: models.ExportRequest, options?: PostOptions): ApiPromise<models.Job>
}

/** The parts of the organization: a tree of any depth. */
export interface GroupsMethods {
  /**
   * Lists the groups that the key can see, in the order of their making. A key limited to a group sees that group and
   * all below it. A live key sees no test groups; a test key sees both.
   *
   * @param query Which of them, and how many at a time.
   * @param options How this call is made.
   * @throws {PosternError} `not_found`
   */
  list(query?: models.GroupQuery, options?: RequestOptions): List<models.Group>

  /**
   * Makes a group. With a test key it is a test group, at the top or below another test group. A key limited to a group
   * makes groups below it only.
   *
   * @param group A group to make.
   * @param options An idempotency key of your own, and how this call is made.
   * @throws {PosternError} `conflict`, `not_found`
   */
  create(group: models.NewGroup, options?: PostOptions): ApiPromise<models.Group>

  /**
   * Reads a group.
   *
   * @param group The group, by its id or code.
   * @param options How this call is made.
   * @throws {PosternError} `not_found`
   */
  get(group: string, options?: RequestOptions): ApiPromise<models.Group>

  /**
   * Changes a group, or moves it, with all below it, to another place in the tree. Its code cannot change while live
   * registrations belong to it (`conflict`). A test key changes test groups only.
   *
   * @param group The group, by its id or code.
   * @param changes What to change of a group; what is left out stays.
   * @param options How this call is made.
   * @throws {PosternError} `conflict`, `precondition_failed`, `not_found`
   */
  update(group: string, changes: models.GroupChanges, options?: ChangeOptions): ApiPromise<models.Group>

  /**
   * Deletes a group that nothing belongs to any more: no group below it, no event, no registration, no check-in point,
   * no key, no member. Of a live group, test registrations are deleted with it. A test key deletes test groups only.
   *
   * @param group The group, by its id or code.
   * @param options How this call is made.
   * @throws {PosternError} `invalid_state`, `not_found`
   */
  delete(group: string, options?: RequestOptions): ApiPromise<void>
}

/** Work that may take longer than a request: how far it is, what it did, and the files that it made. */
export interface JobsMethods {
  /**
   * Lists the jobs, newest first. A key sees those of its own mode; one that is limited to a group those that were made
   * in that group or below it. A job is kept for 90 days after its end.
   *
   * @param query Which of them, and how many at a time.
   * @param options How this call is made.
   * @throws {PosternError} `not_found`
   */
  list(query?: models.JobQuery, options?: RequestOptions): List<models.Job>

  /**
   * Reads a job: how far it is, what it did, and where its files are. Ask again after a second or more while it is
   * `queued` or `running`.
   *
   * @param job The job, by its id.
   * @param options How this call is made.
   * @throws {PosternError} `not_found`
   */
  get(job: string, options?: RequestOptions): ApiPromise<models.Job>

  /**
   * Cancels a job that is `queued` or `running`: it begins nothing more. What it did until then stays, and is counted.
   *
   * @param job The job, by its id.
   * @param options An idempotency key of your own, and how this call is made.
   * @throws {PosternError} `invalid_state`, `not_found`
   */
  cancel(job: string, options?: PostOptions): ApiPromise<models.Job>

  /**
   * Downloads the file that a job made. The address in `result_url` works without a key, until `expires_at`.
   *
   * @param job The job, by its id.
   * @param query How it is to be answered.
   * @param options How this call is made.
   * @throws {PosternError} `invalid_state`, `not_found`, `link_expired`
   */
  result(job: string, query?: models.JobResultQuery, options?: RequestOptions): ApiPromise<Bytes>

  /**
   * Downloads the rows that a job could not take, as they were sent, each with the reason: as CSV, or as a workbook
   * where one was sent. Correct them and send the file again: the column of the reasons is ignored. The address in
   * `rejects_url` works without a key, until `expires_at`.
   *
   * @param job The job, by its id.
   * @param query How it is to be answered.
   * @param options How this call is made.
   * @throws {PosternError} `invalid_state`, `not_found`, `link_expired`
   */
  rejects(job: string, query?: models.JobRejectsQuery, options?: RequestOptions): ApiPromise<Bytes>

  /**
   * Downloads the file that a job was made for, as soon as it is there: the result of an export, the rejects of an
   * import. The address in `download_url` works without a key; a key that may only write waits for its file here. A job
   * that ended without such a file is 404, with how it ended.
   *
   * @param job The job, by its id.
   * @param query How it is to be answered.
   * @param options How this call is made.
   * @throws {PosternError} `not_found`, `file_not_ready`, `link_expired`
   */
  file(job: string, query?: models.JobFileQuery, options?: RequestOptions): ApiPromise<Bytes>
}

/** Money that was paid for registrations, and given back. */
export interface PaymentsMethods {
  /**
   * Lists the payments of all events that the key can see, in the order of their recording.
   *
   * @param query Which of them, and how many at a time.
   * @param options How this call is made.
   * @throws {PosternError} `not_found`
   */
  find(query?: models.PaymentSearch, options?: RequestOptions): List<models.Payment>
}

/** People who register together, from the first word to the ticket. */
export interface RegistrationsMethods {
  /**
   * Lists the registrations of all events that the key can see, in the order of their making.
   *
   * @param query Which of them, and how many at a time.
   * @param options How this call is made.
   * @throws {PosternError} `not_found`
   */
  find(query?: models.RegistrationSearch, options?: RequestOptions): List<models.Registration>
}

/** Whether a ticket admits, and who came in. */
export interface CheckinsMethods {
  /**
   * Lists the check-ins of all events that the key can see, newest first, refusals included. A live key sees live
   * check-ins, a test key test ones.
   *
   * @param query Which of them, and how many at a time.
   * @param options How this call is made.
   * @throws {PosternError} `not_found`
   */
  find(query?: models.CheckinSearch, options?: RequestOptions): List<models.Checkin>
}

/** Accounts on other ticketing platforms, from which people are brought over. They are only read. */
export interface SourceConnectionsMethods {
  /**
   * Lists the source connections, in the order of their making. A key limited to a group sees those of that group and
   * of all below it; a live key sees no test connections, and a test key no live ones.
   *
   * @param query Which of them, and how many at a time.
   * @param options How this call is made.
   */
  list(query?: models.SourceConnectionQuery, options?: RequestOptions): List<models.SourceConnection>

  /**
   * Connects to the organization's account on another ticketing platform, with a token that the platform gave for it.
   * The platform is asked whether it takes the token. It is read only: nothing is ever changed there. A key limited to
   * a group connects for that group and for those below it only.
   *
   * @param sourceConnection A source connection to make.
   * @param options An idempotency key of your own, and how this call is made.
   * @throws {PosternError} `not_found`, `source_refused`
   */
  create(sourceConnection: models.NewSourceConnection, options?: PostOptions): ApiPromise<models.SourceConnection>

  /**
   * Reads a source connection, without its token.
   *
   * @param connection The source connection, by its id.
   * @param options How this call is made.
   * @throws {PosternError} `not_found`
   */
  get(connection: string, options?: RequestOptions): ApiPromise<models.SourceConnection>

  /**
   * Forgets a source connection and its token. Who was brought over stays, and is known again when the same event is
   * imported through another connection. An import that is under way fails at its next page.
   *
   * @param connection The source connection, by its id.
   * @param options How this call is made.
   * @throws {PosternError} `not_found`
   */
  delete(connection: string, options?: RequestOptions): ApiPromise<void>

  /**
   * Lists the events of the connected account as the platform tells them now, newest first, one organization of the
   * account after the other. A page may hold fewer than asked for: `has_more` says whether the list goes on.
   *
   * @param connection The source connection, by its id.
   * @param query Which of them, and how many at a time.
   * @param options How this call is made.
   * @throws {PosternError} `not_found`, `source_refused`
   */
  listEvents(connection: string, query?: models.SourceEventQuery, options?: RequestOptions): List<models.SourceEvent>

  /**
   * Lists the ticket classes of an event on the platform, as the platform tells them now. An import maps each of them
   * to an attendee type, or to nothing.
   *
   * @param connection The source connection, by its id.
   * @param sourceEvent The event on the platform, by what the platform calls it.
   * @param query Which of them, and how many at a time.
   * @param options How this call is made.
   * @throws {PosternError} `not_found`, `source_refused`
   */
  listTicketClasses(connection: string, sourceEvent: string, query?: models.SourceTicketClassQuery, options?: RequestOptions): List<models.SourceTicketClass>
}

/** What events are made of, to make others like them. */
export interface EventTemplatesMethods {
  /**
   * Lists the templates that are ready to use: a conference with days, a festival with zones and pre-check, and a
   * school event with shared family tickets.
   *
   * @param query Which of them, and how many at a time.
   * @param options How this call is made.
   */
  list(query?: models.ReadyTemplateQuery, options?: RequestOptions): List<models.ReadyTemplate>
}

/** What events are made of, to make others like them. */
export interface TemplateImportsMethods {
  /**
   * Makes a draft event from a template, moved to another date. Codes are kept. What could not be taken over is told in
   * `warnings` of the job; `event_id` is the new event.
   *
   * @param templateImport What to make an event from. Exactly one of `template` and `ready_template` is given.
   * @param options An idempotency key of your own, and how this call is made.
   * @throws {PosternError} `conflict`, `not_found`
   */
  create(templateImport: models.NewTemplateImport, options?: PostOptions): ApiPromise<models.Job>
}

/** What lets people in. */
export interface TicketsMethods {
  /**
   * Lists the tickets of all events that the key can see, in the order of their issuing; voided ones included.
   *
   * @param query Which of them, and how many at a time.
   * @param options How this call is made.
   * @throws {PosternError} `not_found`
   */
  find(query?: models.TicketSearch, options?: RequestOptions): List<models.Ticket>
}

/** The https endpoints that are told what happens, and what was sent to them. */
export interface WebhooksMethods {
  /**
   * Lists the webhook endpoints, in the order of their making. A key limited to a group sees those of that group and of
   * all below it.
   *
   * @param query Which of them, and how many at a time.
   * @param options How this call is made.
   */
  list(query?: models.WebhookQuery, options?: RequestOptions): List<models.WebhookEndpoint>

  /**
   * Makes a webhook endpoint, which is told what happens from now on. The signing secret is in the answer, once. A
   * second one with the same URL and filters is an endpoint of its own, and an organization may have 500, on each plan
   * with webhooks. A key limited to a group makes endpoints of that group and of those below it only.
   *
   * @param webhookEndpoint A webhook endpoint to make.
   * @param options An idempotency key of your own, and how this call is made.
   * @throws {PosternError} `invalid_state`, `not_found`, `webhook_url_refused`
   */
  create(webhookEndpoint: models.NewWebhookEndpoint, options?: PostOptions): ApiPromise<models.WebhookEndpointWithSecret>

  /**
   * Lists everything that endpoints can be told of, each type with a sample of what would be sent.
   *
   * @param query Which of them, and how many at a time.
   * @param options How this call is made.
   */
  listEventTypes(query?: models.WebhookEventTypeQuery, options?: RequestOptions): List<models.WebhookEventTypeSample>

  /**
   * Reads a webhook endpoint.
   *
   * @param webhook The webhook endpoint, by its id.
   * @param options How this call is made.
   * @throws {PosternError} `not_found`
   */
  get(webhook: string, options?: RequestOptions): ApiPromise<models.WebhookEndpoint>

  /**
   * Changes a webhook endpoint. What happened before is neither sent again nor taken back; deliveries that wait go to
   * the new URL.
   *
   * @param webhook The webhook endpoint, by its id.
   * @param changes What to change of a webhook endpoint; what is left out stays. What happened before is not told
   * again.
   * @param options How this call is made.
   * @throws {PosternError} `precondition_failed`, `invalid_state`, `not_found`, `webhook_url_refused`
   */
  update(webhook: string, changes: models.WebhookEndpointChanges, options?: ChangeOptions): ApiPromise<models.WebhookEndpoint>

  /**
   * Deletes a webhook endpoint with its delivery history. Attempts that are under way end.
   *
   * @param webhook The webhook endpoint, by its id.
   * @param options How this call is made.
   * @throws {PosternError} `not_found`
   */
  delete(webhook: string, options?: RequestOptions): ApiPromise<void>

  /**
   * Sends a sample to the endpoint, whatever it is told of otherwise and also while it is paused: once, with `livemode`
   * false, and without an effect on its health.
   *
   * @param webhook The webhook endpoint, by its id.
   * @param testEvent Which sample to send.
   * @param options An idempotency key of your own, and how this call is made.
   * @throws {PosternError} `invalid_state`, `not_found`, `webhook_url_refused`
   */
  test(webhook: string, testEvent?: models.TestEvent, options?: PostOptions): ApiPromise<models.WebhookDelivery>

  /**
   * Gives the endpoint a new signing secret. For 24 hours deliveries are signed with both, the new one first; rotating
   * again within that time drops the oldest.
   *
   * @param webhook The webhook endpoint, by its id.
   * @param options An idempotency key of your own, and how this call is made.
   * @throws {PosternError} `not_found`
   */
  rotateSecret(webhook: string, options?: PostOptions): ApiPromise<models.WebhookEndpointWithSecret>

  /**
   * Pauses an endpoint: what happens is recorded, and sent after it is enabled. It stays paused until somebody enables
   * it: one that was paused for its plan, or for failing, is paused as `manual` from then on, and the plan's return
   * does not enable it.
   *
   * @param webhook The webhook endpoint, by its id.
   * @param options An idempotency key of your own, and how this call is made.
   * @throws {PosternError} `not_found`
   */
  pause(webhook: string, options?: PostOptions): ApiPromise<models.WebhookEndpoint>

  /**
   * Enables an endpoint that is paused: its count of failures is cleared, and what was recorded meanwhile goes out in
   * order.
   *
   * @param webhook The webhook endpoint, by its id.
   * @param options An idempotency key of your own, and how this call is made.
   * @throws {PosternError} `invalid_state`, `not_found`, `webhook_url_refused`
   */
  enable(webhook: string, options?: PostOptions): ApiPromise<models.WebhookEndpoint>

  /**
   * Lists the deliveries to an endpoint, newest first. They are kept for 30 days after they were delivered or given up.
   *
   * @param webhook The webhook endpoint, by its id.
   * @param query Which of them, and how many at a time.
   * @param options How this call is made.
   * @throws {PosternError} `not_found`
   */
  listDeliveries(webhook: string, query?: models.WebhookDeliveryQuery, options?: RequestOptions): List<models.WebhookDelivery>

  /**
   * Reads a delivery, with the body exactly as it is sent, the last signature, what the last answer began with, and
   * each attempt that was made.
   *
   * @param webhook The webhook endpoint, by its id.
   * @param delivery The delivery, by its id.
   * @param options How this call is made.
   * @throws {PosternError} `not_found`
   */
  readDelivery(webhook: string, delivery: string, options?: RequestOptions): ApiPromise<models.WebhookDeliveryDetails>

  /**
   * Sends the envelope of a delivery once more, as a new delivery with the same id in the envelope, signed afresh. It
   * can be done for 30 days from the original's first attempt, with whatever was attempted: deliveries that are
   * `delivered`, `dead`, or `failed`, which keep their own schedule. One that is `pending` goes out by itself.
   *
   * @param delivery The delivery, by its id.
   * @param options An idempotency key of your own, and how this call is made.
   * @throws {PosternError} `invalid_state`, `not_found`, `replay_window_over`, `webhook_url_refused`
   */
  replay(delivery: string, options?: PostOptions): ApiPromise<models.WebhookDelivery>
}

export interface ScannerMethods {
  /** Scanners that are paired with an event. */
  readonly devices: ScannerDevicesMethods

  /** Whether a ticket admits, and who came in. */
  readonly checkins: ScannerCheckinsMethods

  /** Whether a ticket admits, and who came in. */
  readonly events: ScannerEventsMethods
}

/** Scanners that are paired with an event. */
export interface ScannerDevicesMethods {
  /**
   * Pairs a scanner with an event. The pairing code is the credential, so the call carries no `Authorization`; it is
   * used once, so the call takes no `Idempotency-Key`. The token that is answered is what the device sends from then
   * on. Devices are paired and scan on every plan.
   *
   * @param pairingRequest What pairs a device with an event.
   * @param options How this call is made.
   */
  pair(pairingRequest: models.PairingRequest, options?: RequestOptions): ApiPromise<models.PairedDevice>
}

/** Whether a ticket admits, and who came in. */
export interface ScannerCheckinsMethods {
  /**
   * Lets somebody through whom a scan refused: a member at a paired device, with their PIN and a reason. It writes a
   * check-in that names the refused one and counts like an admission at that check-in point on the day of the scan;
   * webhook endpoints are told `checkin.recorded` and `checkin.overridden`. A check-in without a person, of no day,
   * that let somebody through, or that was overridden already cannot be overridden.
   *
   * @param checkin The check-in that refused somebody, by its id.
   * @param overrideRequest Why a member lets somebody through whom the service refused.
   * @param options An idempotency key of your own, and how this call is made.
   * @throws {PosternError} `invalid_state`, `not_found`
   */
  override(checkin: string, overrideRequest: models.OverrideRequest, options?: PostOptions): ApiPromise<models.Checkin>
}

/** Whether a ticket admits, and who came in. */
export interface ScannerEventsMethods {
  /**
   * Decides whether a ticket admits, and records it: the same as `scanTicket`, at the address of scanners. A paired
   * device may name the `ticket` of somebody whom it found on the roster instead of the `code`. A key needs the plan's
   * `api_scanner`; a paired device works on every plan.
   *
   * @param event The event, by its id or code.
   * @param gateScanRequest A ticket that was read at a gate.
   * @param options An idempotency key of your own, and how this call is made.
   * @throws {PosternError} `conflict`, `not_found`
   */
  scan(event: string, gateScanRequest: models.GateScanRequest, options?: PostOptions): ApiPromise<models.ScanResponse>

  /**
   * Records scans that were made offline, in the order in which they were made. Each has an answer or an error of its
   * own; one that is wrong does not keep the others from being recorded. A key needs the plan's `api_scanner`; a paired
   * device works on every plan.
   *
   * @param event The event, by its id or code.
   * @param scanBatchRequest Scans that were made offline.
   * @param options An idempotency key of your own, and how this call is made.
   * @throws {PosternError} `not_found`
   */
  scanBatch(event: string, scanBatchRequest: models.ScanBatchRequest, options?: PostOptions): ApiPromise<models.ScanBatchResponse>

  /**
   * Reads all that a scanner has to know of an event to decide without the service, but for the tickets, which are on
   * the roster. Send the `ETag` back as `If-None-Match`: while nothing changed the answer is 304. A key needs the
   * plan's `api_scanner`; a paired device works on every plan.
   *
   * @param event The event, by its id or code.
   * @param options How this call is made.
   * @throws {PosternError} `not_found`
   */
  scannerManifest(event: string, options?: RequestOptions): ApiPromise<models.Manifest>

  /**
   * Reads the tickets that a scanner may meet, with their people and who was admitted already; with `since`, those that
   * changed. Codes are hashed, so that a lost scanner is no box of valid tickets. A live key reads live tickets; a test
   * key live and test tickets, with test admissions. A key limited to a group reads those of that group and of the
   * groups below it. The address in the manifest works without a key. A key needs the plan's `api_scanner`; a paired
   * device works on every plan.
   *
   * @param event The event, by its id or code.
   * @param query Which of them, and how many at a time.
   * @param options How this call is made.
   * @throws {PosternError} `not_found`, `link_expired`
   */
  roster(event: string, query?: models.ReadRosterQuery, options?: RequestOptions): List<models.RosterTicket>

  /**
   * Counts who is expected and who was let in, on the day that is on and by check-in point, for screens at gates. It
   * may be asked every few seconds. A live key or device counts live data, a test one its test data; one limited to a
   * group counts people of that group and of the groups below it. A key needs the plan's `api_scanner`; a paired device
   * works on every plan.
   *
   * @param event The event, by its id or code.
   * @param options How this call is made.
   * @throws {PosternError} `not_found`
   */
  counts(event: string, options?: RequestOptions): ApiPromise<models.GateCounts>

  /**
   * Finds the tickets of somebody who says their email address at a gate: those of people with this address, and of
   * registrations with it. Rosters hold no addresses, so this takes a connection. The whole address is compared, in
   * upper or lower case. A device finds what is on its roster, up to 20 tickets, and may ask for 20 addresses in 15
   * minutes that nobody has.
   *
   * @param event The event, by its id or code.
   * @param query How it is to be answered.
   * @param options How this call is made.
   * @throws {PosternError} `not_found`
   */
  findTickets(event: string, query: models.TicketsByEmailSearch, options?: RequestOptions): ApiPromise<models.FoundTickets>

  /** Whether a ticket admits, and who came in. */
  readonly checkins: ScannerEventsCheckinsMethods
}

/** Whether a ticket admits, and who came in. */
export interface ScannerEventsCheckinsMethods {
  /**
   * Lists the check-ins of an event, newest first: the same as `listCheckins`, for scanners. A key needs the plan's
   * `api_scanner`; a paired device works on every plan.
   *
   * @param event The event, by its id or code.
   * @param query Which of them, and how many at a time.
   * @param options How this call is made.
   * @throws {PosternError} `not_found`
   */
  list(event: string, query?: models.CheckinsAtGateQuery, options?: RequestOptions): List<models.Checkin>
}

export interface TenantMethods {
  /**
   * Lists the organization's published events, those to come first and then the past ones; 500 at most. Everyone may
   * read it, without a key.
   *
   * @param options How this call is made.
   * @throws {PosternError} `not_found`
   */
  events(options?: RequestOptions): ApiPromise<models.PublicEvents>

  /**
   * Reads a published event. Everyone may read it, without a key.
   *
   * @param event The event, by its id or code.
   * @param options How this call is made.
   * @throws {PosternError} `not_found`
   */
  event(event: string, options?: RequestOptions): ApiPromise<models.PublicEvent>
}

export const apiTable: Table = {
  $: '/v1',
  me: 'GET ./me',
  auditLog: {
    $: 'list',
  },
  events: {
    $: 'list create get update delete publish unpublish cancel archive scan!',
    stats: 'GET */stats',
    communications: {
      $: 'list create get update delete send? testSend! cancel',
      countAudience: 'GET */audience',
      listMessages: 'GET query list */messages',
    },
    imports: {
      create: 'POST once body file=text/csv query .',
    },
    registrations: {
      $: 'list create get update approve decline confirm cancel?',
      addAttendee: 'POST once body */attendees',
      payments: {
        $: 'list get refund?',
        record: 'POST once body .',
      },
    },
    attendees: {
      $: 'get update cancel?',
      list: 'GET query list changes .',
    },
    reports: {
      attendance: 'GET ./attendance',
      reconciliation: 'GET ./reconciliation',
    },
    attendeeTypes: {
      $: 'list create get update delete',
    },
    checkInPoints: {
      $: 'list create get update delete',
    },
    days: {
      $: 'list create get update delete lock? unlock',
    },
    form: {
      get: 'GET .',
      replace: 'PUT body .',
    },
    checkins: {
      $: 'list',
    },
    testCheckins: {
      clear: 'DELETE .',
    },
    template: {
      get: 'GET .',
    },
    sourceImports: {
      $: 'create',
    },
    tickets: {
      $: 'list get void? reissue send',
      issue: 'POST once body .',
      qr: 'GET query files=image/svg+xml,image/png */qr',
    },
  },
  contacts: {
    $: 'list create get update delete',
    listAttendees: 'GET query list */attendees',
  },
  exports: {
    $: 'create',
  },
  groups: {
    $: 'list create get update delete',
  },
  jobs: {
    $: 'list get cancel',
    result: 'GET query files=*/* */result',
    rejects: 'GET query files=*/* */rejects',
    file: 'GET query files=*/* */file',
  },
  payments: {
    find: 'GET query list .',
  },
  registrations: {
    find: 'GET query list .',
  },
  checkins: {
    find: 'GET query list .',
  },
  sourceConnections: {
    $: '/v1/source-connections/{connection} list create get delete',
    listEvents: 'GET query list */events',
    listTicketClasses: 'GET query list */events/{source_event}/ticket-classes',
  },
  eventTemplates: {
    $: 'list',
  },
  templateImports: {
    $: 'create',
  },
  tickets: {
    find: 'GET query list .',
  },
  webhooks: {
    $: 'list create get update delete test? rotateSecret pause enable',
    listEventTypes: 'GET query list ./event-types',
    listDeliveries: 'GET query list */deliveries',
    readDelivery: 'GET */deliveries/{delivery}',
    replay: 'POST once ./deliveries/{delivery}/replay',
  },
}

export const scannerTable: Table = {
  $: '/api/v1',
  devices: {
    pair: 'POST body ./pair',
  },
  checkins: {
    $: 'override!',
  },
  events: {
    $: 'scan!',
    scanBatch: 'POST once body */scan/batch',
    scannerManifest: 'GET */scan/manifest',
    roster: 'GET query list */scan/roster',
    counts: 'GET */scan/counts',
    findTickets: 'GET query */scan/tickets',
    checkins: {
      $: 'list',
    },
  },
}

export const tenantTable: Table = {
  events: 'GET /events.json',
  event: 'GET /events/{event}.json',
}
