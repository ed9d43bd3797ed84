// Generated from spec/ by `npm run generate`. Do not edit.

import type { components, operations } from './types.ts'

/** Who made a change. */
export type Actor = components['schemas']['Actor']

/** Who can have made a change. The list may grow. */
export type ActorKind = components['schemas']['ActorKind']

/** What does not add up at the gate. */
export type AdmissionDifferences = components['schemas']['AdmissionDifferences']

/** What a person answered: text, a number, a choice, choices, a date or a consent, as the question asks. */
export type PosternAnswer = components['schemas']['Answer']

/** Several choices. */
export type AnswerChoices = components['schemas']['AnswerChoices']

/** An answer in words, a choice or a date. */
export type AnswerText = components['schemas']['AnswerText']

/** Answers to the questions of the event's form, by the question's code; together 16,384 bytes as JSON at most. */
export type Answers = components['schemas']['Answers']

/** The key that makes the call. Its value is never shown again. */
export type ApiKeyProfile = components['schemas']['ApiKeyProfile']

/** Who came, by day and attendee type. Of the data in the key's mode, as far as the key can see it. */
export type AttendanceReport = components['schemas']['AttendanceReport']

/** A person on a registration. */
export type Attendee = components['schemas']['Attendee']

/** The envelope of `attendee.added`. */
export type AttendeeAddedEnvelope = components['schemas']['AttendeeAddedEnvelope']

/** The envelope of `attendee.cancelled`. */
export type AttendeeCancelledEnvelope = components['schemas']['AttendeeCancelledEnvelope']

/** What to change of a person; what is left out stays. Answers are replaced one by one, and removed by null. */
export type AttendeeChanges = components['schemas']['AttendeeChanges']

/** One page of attendees. */
export type AttendeePage = components['schemas']['AttendeePage']

/** A kind of people at an event, such as visitors or speakers. */
export type AttendeeType = components['schemas']['AttendeeType']

/** What to change of an attendee type; what is left out stays. */
export type AttendeeTypeChanges = components['schemas']['AttendeeTypeChanges']

/** One page of attendee types. */
export type AttendeeTypePage = components['schemas']['AttendeeTypePage']

/** The envelope of `attendee.updated`. */
export type AttendeeUpdatedEnvelope = components['schemas']['AttendeeUpdatedEnvelope']

/** How many a communication would reach now. */
export type AudienceCount = components['schemas']['AudienceCount']

/** Several statuses. */
export type AudienceStatuses = components['schemas']['AudienceStatuses']

/** One change. */
export type AuditEntry = components['schemas']['AuditEntry']

/** One page of the audit log. */
export type AuditPage = components['schemas']['AuditPage']

/** Where a change came from. The list may grow. */
export type AuditSource = components['schemas']['AuditSource']

/** What was changed. */
export type AuditedObject = components['schemas']['AuditedObject']

/** A scan that was made offline. */
export type BatchedScan = components['schemas']['BatchedScan']

/** What came of one scan of a batch: the answer to the scan, or an error. */
export type BatchedScanResult = components['schemas']['BatchedScanResult']

/** A calendar date, such as `2026-06-05`, where the event is. */
export type CalendarDate = components['schemas']['CalendarDate']

/** Where a list that can be followed goes on. */
export type ChangePageInfo = components['schemas']['ChangePageInfo']

/** A place where tickets are scanned, and the policy that decides there. */
export type CheckInPoint = components['schemas']['CheckInPoint']

/** What to change of a check-in point; what is left out stays. */
export type CheckInPointChanges = components['schemas']['CheckInPointChanges']

/** One page of check-in points. */
export type CheckInPointPage = components['schemas']['CheckInPointPage']

/** One person's row of one scan. */
export type Checkin = components['schemas']['Checkin']

/** How many check-ins there were. */
export type CheckinCounts = components['schemas']['CheckinCounts']

/** The envelope of `checkin.overridden`. */
export type CheckinOverriddenEnvelope = components['schemas']['CheckinOverriddenEnvelope']

/** One page of check-ins. */
export type CheckinPage = components['schemas']['CheckinPage']

/** The envelope of `checkin.recorded`. */
export type CheckinRecordedEnvelope = components['schemas']['CheckinRecordedEnvelope']

/** The envelope of `checkin.refused`. */
export type CheckinRefusedEnvelope = components['schemas']['CheckinRefusedEnvelope']

/** One of the answers that a question offers. Spaces and invisible characters alone are none. */
export type Choice = components['schemas']['Choice']

/** A short name that people choose. It is accepted wherever the object's id is. */
export type Code = components['schemas']['Code']

/** How the codes of tickets are hashed. The list may grow; a scanner that does not know the value decides online. */
export type CodeHash = components['schemas']['CodeHash']

/** A mail to attendees of an event. */
export type Communication = components['schemas']['Communication']

/** Whom a communication is for: the attendees of the event of whom all of this is true. */
export type CommunicationAudience = components['schemas']['CommunicationAudience']

/** What to change of a draft; what is left out stays. An audience is replaced as a whole. */
export type CommunicationChanges = components['schemas']['CommunicationChanges']

/** What became of the messages of a communication. */
export type CommunicationCounts = components['schemas']['CommunicationCounts']

/** The language of what surrounds the text of a communication. The list may grow. */
export type CommunicationLanguage = components['schemas']['CommunicationLanguage']

/** A message of a communication to one address. */
export type CommunicationMessage = components['schemas']['CommunicationMessage']

/** One page of messages. */
export type CommunicationMessagePage = components['schemas']['CommunicationMessagePage']

/** One page of communications. */
export type CommunicationPage = components['schemas']['CommunicationPage']

/** How far a communication is. The list may grow. */
export type CommunicationStatus = components['schemas']['CommunicationStatus']

/** The subject of a communication, on one line. */
export type CommunicationSubject = components['schemas']['CommunicationSubject']

/** The text of a communication. Spaces and invisible characters alone are none. */
export type CommunicationText = components['schemas']['CommunicationText']

/**
 * A person whom the organization knows, across its events. A change of a contact does not rewrite the registrations
 * they made.
 */
export type Contact = components['schemas']['Contact']

/** One page of the attendees that a contact is. */
export type ContactAttendeePage = components['schemas']['ContactAttendeePage']

/** What to change of a contact; what is left out stays. */
export type ContactChanges = components['schemas']['ContactChanges']

/** One page of contacts. */
export type ContactPage = components['schemas']['ContactPage']

/** A table as text: comma-, semicolon- or tab-separated rows, the first with the headings. */
export type CsvText = components['schemas']['CsvText']

/** ISO 4217, such as `EUR`. */
export type Currency = components['schemas']['Currency']

/** How dates of numbers alone are written: `dmy` with the day first, `mdy` with the month first. */
export type DateOrder = components['schemas']['DateOrder']

/** A day of an event. Days of one event never overlap. */
export type Day = components['schemas']['Day']

/** Attendance on one day. */
export type DayAttendance = components['schemas']['DayAttendance']

/** What to change of a day; what is left out stays. */
export type DayChanges = components['schemas']['DayChanges']

/** A number of days. */
export type DayCount = components['schemas']['DayCount']

/** How full one day is. */
export type DayOccupancy = components['schemas']['DayOccupancy']

/** One page of days. */
export type DayPage = components['schemas']['DayPage']

/** How far a delivery is. The list may grow. */
export type DeliveryStatus = components['schemas']['DeliveryStatus']

/** The event that a device was paired with. */
export type DeviceEvent = components['schemas']['DeviceEvent']

/** When and where a person was let through before. */
export type EarlierAdmission = components['schemas']['EarlierAdmission']

/** When an act takes effect for check-in. */
export type EffectiveTime = components['schemas']['EffectiveTime']

/** An email address. */
export type EmailAddress = components['schemas']['EmailAddress']

/** A host name, such as `example.com`. */
export type EmailDomain = components['schemas']['EmailDomain']

/** What the plan allows. */
export type Entitlements = components['schemas']['Entitlements']

/** `evt_` followed by a ULID. One id for each occurrence; a replay keeps it. */
export type EnvelopeId = components['schemas']['EnvelopeId']

/** What went wrong. */
export type ErrorBody = components['schemas']['ErrorBody']

/** Every refusal of this API, with its HTTP status. A new code may appear; treat an unknown code as a refusal. */
export type ErrorCode = components['schemas']['ErrorCode']

/** The body of an answer that is not a success. */
export type ErrorEnvelope = components['schemas']['ErrorEnvelope']

/** Something that people register for, under an attendee type and for one or more days. */
export type PosternEvent = components['schemas']['Event']

/** What to change of an event; what is left out stays. */
export type EventChanges = components['schemas']['EventChanges']

/** One page of events. */
export type EventPage = components['schemas']['EventPage']

/** The numbers of an event. Of the data in the key's mode, as far as the key can see it. */
export type EventStats = components['schemas']['EventStats']

/** Where an event stands. The list may grow. */
export type EventStatus = components['schemas']['EventStatus']

/** What an event is made of, without its people and without ids, so that another one can be made like it. */
export type EventTemplate = components['schemas']['EventTemplate']

/** Several types that an endpoint is told of. */
export type EventTypeList = components['schemas']['EventTypeList']

/** The types that an endpoint is told of: a list of them, or `*`. */
export type EventTypesInput = components['schemas']['EventTypesInput']

/** The name of a column, such as `first_name`; of an answer `answers.` and the code of the question. */
export type ExportColumn = components['schemas']['ExportColumn']

/** What narrows an export. What is left out narrows nothing. */
export type ExportFilters = components['schemas']['ExportFilters']

/** What to export, and how to write it. */
export type ExportRequest = components['schemas']['ExportRequest']

/** The organization's own id for an object. */
export type ExternalId = components['schemas']['ExternalId']

/** The bytes of a file. */
export type FileContent = components['schemas']['FileContent']

/** What a registration has to comply with. What is null sets no rule. */
export type FormRules = components['schemas']['FormRules']

/** Tickets of an email address, as they are on the roster. */
export type FoundTickets = components['schemas']['FoundTickets']

/** How full it is at the gates: of the day that is on, or of the whole event where none is. */
export type GateCounts = components['schemas']['GateCounts']

/** A ticket that was read at a gate. */
export type GateScanRequest = components['schemas']['GateScanRequest']

/**
 * A part of the organization. Groups form a tree of any depth. A test key sees live and test groups, and makes and
 * changes test groups only; a live key sees live groups only.
 */
export type Group = components['schemas']['Group']

/** What to change of a group; what is left out stays. */
export type GroupChanges = components['schemas']['GroupChanges']

/** One page of groups. */
export type GroupPage = components['schemas']['GroupPage']

/** Work that may take longer than a request: an import, an export, a communication on its way. */
export type Job = components['schemas']['Job']

/** What a job did, counted. Each job tells what it knows and leaves the rest out; while it runs they grow. */
export type JobCounts = components['schemas']['JobCounts']

/** Why a job failed. */
export type JobError = components['schemas']['JobError']

/** One page of jobs. */
export type JobPage = components['schemas']['JobPage']

/** How much of a job is done. */
export type JobProgress = components['schemas']['JobProgress']

/** How far a job is. The list may grow. */
export type JobStatus = components['schemas']['JobStatus']

/** What a job does. The list may grow. */
export type JobType = components['schemas']['JobType']

/** Something that a job could not do as it was asked, and did not fail for. */
export type JobWarning = components['schemas']['JobWarning']

/** Whether a key works on real people or on test data. The list may grow. */
export type KeyMode = components['schemas']['KeyMode']

/** What a key may do. The list may grow. */
export type KeyScope = components['schemas']['KeyScope']

/** Who can make changes now. */
export type KnownActorKind = components['schemas']['KnownActorKind']

/** Where changes can come from now. */
export type KnownAuditSource = components['schemas']['KnownAuditSource']

/** The languages that communications can have now. */
export type KnownCommunicationLanguage = components['schemas']['KnownCommunicationLanguage']

/** How far a communication can be now. */
export type KnownCommunicationStatus = components['schemas']['KnownCommunicationStatus']

/** How far a delivery can be now. */
export type KnownDeliveryStatus = components['schemas']['KnownDeliveryStatus']

/** The statuses that events can have now. */
export type KnownEventStatus = components['schemas']['KnownEventStatus']

/** How an export can be written now. */
export type KnownExportFormat = components['schemas']['KnownExportFormat']

/** The statuses that an export can be narrowed to. */
export type KnownExportStatus = components['schemas']['KnownExportStatus']

/** What can be exported now. */
export type KnownExportType = components['schemas']['KnownExportType']

/** How far a job can be now. */
export type KnownJobStatus = components['schemas']['KnownJobStatus']

/** What jobs do now. */
export type KnownJobType = components['schemas']['KnownJobType']

/** The modes that keys can have now. */
export type KnownKeyMode = components['schemas']['KnownKeyMode']

/** What keys can be allowed to do now. */
export type KnownKeyScope = components['schemas']['KnownKeyScope']

/** The languages in which people can be written to now. */
export type KnownLanguage = components['schemas']['KnownLanguage']

/** How far a message can be now. */
export type KnownMessageStatus = components['schemas']['KnownMessageStatus']

/** Why an endpoint can be paused now. */
export type KnownPausedReason = components['schemas']['KnownPausedReason']

/** The ways of paying that have a name here; an organization may use words of its own. */
export type KnownPaymentMethod = components['schemas']['KnownPaymentMethod']

/** The statuses that payments can have now. */
export type KnownPaymentStatus = components['schemas']['KnownPaymentStatus']

/** The plans that there are now, lowest first. */
export type KnownPlanCode = components['schemas']['KnownPlanCode']

/** What check-in points can be for now. */
export type KnownPointKind = components['schemas']['KnownPointKind']

/** How often a person can be admitted at a point now. */
export type KnownPointLimit = components['schemas']['KnownPointLimit']

/** What points can require now. */
export type KnownPointRequirement = components['schemas']['KnownPointRequirement']

/** The kinds of answers that questions can take now. */
export type KnownQuestionType = components['schemas']['KnownQuestionType']

/** The statuses that registrations and attendees can have now. */
export type KnownRegistrationStatus = components['schemas']['KnownRegistrationStatus']

/** The results that scans can have now. */
export type KnownScanResult = components['schemas']['KnownScanResult']

/** How a connection can stand now. */
export type KnownSourceConnectionStatus = components['schemas']['KnownSourceConnectionStatus']

/** The platforms that can be connected to now. */
export type KnownSourcePlatform = components['schemas']['KnownSourcePlatform']

/** The kinds of tickets that people can get now. */
export type KnownTicketKind = components['schemas']['KnownTicketKind']

/** The statuses that tickets can have now. */
export type KnownTicketStatus = components['schemas']['KnownTicketStatus']

/** What webhook endpoints can be told of now; `*` is everything, also what is added later. */
export type KnownWebhookEventType = components['schemas']['KnownWebhookEventType']

/** How an endpoint can do now. */
export type KnownWebhookHealth = components['schemas']['KnownWebhookHealth']

/** A language in which people are written to. The list may grow. */
export type Language = components['schemas']['Language']

/** The numbers that hold for this key and its organization. */
export type Limits = components['schemas']['Limits']

/** From which end a list is read. */
export type ListOrder = components['schemas']['ListOrder']

/** A time of day, such as `09:30`, where the event is. */
export type LocalTime = components['schemas']['LocalTime']

/** A text of several lines. */
export type LongText = components['schemas']['LongText']

/** All that a scanner has to know of an event to decide without the service, but for the tickets. */
export type Manifest = components['schemas']['Manifest']

/** A day, as the decision needs to know it. */
export type ManifestDay = components['schemas']['ManifestDay']

/** The event that is scanned for. */
export type ManifestEvent = components['schemas']['ManifestEvent']

/** A group, and where it lies in the tree. */
export type ManifestGroup = components['schemas']['ManifestGroup']

/** A check-in point with its policy, as the decision needs to know it. */
export type ManifestPoint = components['schemas']['ManifestPoint']

/** Where the roster is, and how to find a ticket in it. */
export type ManifestRoster = components['schemas']['ManifestRoster']

/** An attendee type, as the decision needs to know it. */
export type ManifestType = components['schemas']['ManifestType']

/** How far a message is. The list may grow. */
export type MessageStatus = components['schemas']['MessageStatus']

/** Money of one method. */
export type MethodTotal = components['schemas']['MethodTotal']

/** An amount of money. */
export type Money = components['schemas']['Money']

/** A calendar month in UTC, written `YYYY-MM`. */
export type Month = components['schemas']['Month']

/** A name as people write it, on one line. Spaces and invisible characters alone are none. */
export type Name = components['schemas']['Name']

/** A person to register. */
export type NewAttendee = components['schemas']['NewAttendee']

/** An attendee type to make. */
export type NewAttendeeType = components['schemas']['NewAttendeeType']

/** A check-in point to make. */
export type NewCheckInPoint = components['schemas']['NewCheckInPoint']

/** A communication to make. It begins as a draft. */
export type NewCommunication = components['schemas']['NewCommunication']

/** Whom a communication is to be for. */
export type NewCommunicationAudience = components['schemas']['NewCommunicationAudience']

/** A contact to make. */
export type NewContact = components['schemas']['NewContact']

/** A day to make. */
export type NewDay = components['schemas']['NewDay']

/** An event to make. It begins as a draft. */
export type NewEvent = components['schemas']['NewEvent']

/** A template to use: as `GET /v1/events/{event}/template` answers it, or written by hand. */
export type NewEventTemplate = components['schemas']['NewEventTemplate']

/** What a registration is to comply with. What is left out or null sets no rule. */
export type NewFormRules = components['schemas']['NewFormRules']

/** A group to make. */
export type NewGroup = components['schemas']['NewGroup']

/** A payment to record. */
export type NewPayment = components['schemas']['NewPayment']

/** People to import, and how. */
export type NewPeopleImport = components['schemas']['NewPeopleImport']

/** The hours of a check-in point on one day, to set. */
export type NewPointWindow = components['schemas']['NewPointWindow']

/** Exceptions for single days. */
export type NewPointWindows = components['schemas']['NewPointWindows']

/** A question to ask of each person. */
export type NewQuestion = components['schemas']['NewQuestion']

/** A registration to make. */
export type NewRegistration = components['schemas']['NewRegistration']

/** What people are to be asked and what rules are to hold, in place of those that are there. */
export type NewRegistrationForm = components['schemas']['NewRegistrationForm']

/** A source connection to make. */
export type NewSourceConnection = components['schemas']['NewSourceConnection']

/** People to bring over from another ticketing platform. */
export type NewSourceImport = components['schemas']['NewSourceImport']

/** An attendee type of a template to use. */
export type NewTemplateAttendeeType = components['schemas']['NewTemplateAttendeeType']

/** A day of a template to use. */
export type NewTemplateDay = components['schemas']['NewTemplateDay']

/** The event of a template to use. */
export type NewTemplateEvent = components['schemas']['NewTemplateEvent']

/** The form of a template to use. */
export type NewTemplateForm = components['schemas']['NewTemplateForm']

/** What to make an event from. Exactly one of `template` and `ready_template` is given. */
export type NewTemplateImport = components['schemas']['NewTemplateImport']

/** A check-in point of a template to use. */
export type NewTemplatePoint = components['schemas']['NewTemplatePoint']

/** A question of a template to use. */
export type NewTemplateQuestion = components['schemas']['NewTemplateQuestion']

/** Hours of a template to use. */
export type NewTemplateWindow = components['schemas']['NewTemplateWindow']

/** A ticket to issue. */
export type NewTicket = components['schemas']['NewTicket']

/** A webhook endpoint to make. */
export type NewWebhookEndpoint = components['schemas']['NewWebhookEndpoint']

/** How full something is. Places are taken by everyone who is not waitlisted, declined or cancelled. */
export type Occupancy = components['schemas']['Occupancy']

/** Decide from `code`. The list may grow, and an unknown code is a refusal. */
export type OpenErrorCode = components['schemas']['OpenErrorCode']

/** Decide from it, with `params`. The list may grow. */
export type OpenProblemRule = components['schemas']['OpenProblemRule']

/** The organization that the key belongs to. */
export type Organization = components['schemas']['Organization']

/** Why a member lets somebody through whom the service refused. */
export type OverrideRequest = components['schemas']['OverrideRequest']

/** Where a list goes on. */
export type PageInfo = components['schemas']['PageInfo']

/** A scanner that was paired with an event. */
export type PairedDevice = components['schemas']['PairedDevice']

/** What pairs a device with an event. */
export type PairingRequest = components['schemas']['PairingRequest']

/** Why an endpoint is paused. The list may grow. */
export type PausedReason = components['schemas']['PausedReason']

/** Money that was paid for a registration, or that failed to be. */
export type Payment = components['schemas']['Payment']

/** The envelope of `payment.failed`. */
export type PaymentFailedEnvelope = components['schemas']['PaymentFailedEnvelope']

/** How money was paid. The list may grow. */
export type PaymentMethod = components['schemas']['PaymentMethod']

/** A word for how money was paid. */
export type PaymentMethodName = components['schemas']['PaymentMethodName']

/** What may be recorded of a payment when it is made. */
export type PaymentOutcome = components['schemas']['PaymentOutcome']

/** One page of payments. */
export type PaymentPage = components['schemas']['PaymentPage']

/** The envelope of `payment.received`. */
export type PaymentReceivedEnvelope = components['schemas']['PaymentReceivedEnvelope']

/** What a payment is called elsewhere. */
export type PaymentReference = components['schemas']['PaymentReference']

/** The envelope of `payment.refunded`. */
export type PaymentRefundedEnvelope = components['schemas']['PaymentRefundedEnvelope']

/** Where a payment stands. The list may grow. */
export type PaymentStatus = components['schemas']['PaymentStatus']

/** The id of a person on the ticket. Whoever is not on it is left out. */
export type PersonOnTicket = components['schemas']['PersonOnTicket']

/** What the scan means for one person. */
export type PersonScan = components['schemas']['PersonScan']

/** A telephone number as people write it, such as `+34 600 000 000`. */
export type PhoneNumber = components['schemas']['PhoneNumber']

/** The bytes of a picture. */
export type Picture = components['schemas']['Picture']

/** A number of people. */
export type Places = components['schemas']['Places']

/** The organization's plan. */
export type Plan = components['schemas']['Plan']

/** The plans. The list may grow. */
export type PlanCode = components['schemas']['PlanCode']

/** How many passed one check-in point. */
export type PointAdmissions = components['schemas']['PointAdmissions']

/** What a check-in point is for. The list may grow. */
export type PointKind = components['schemas']['PointKind']

/** How often a person is admitted at a point. The list may grow. */
export type PointLimit = components['schemas']['PointLimit']

/** What a person must have passed on the same day. The list may grow. */
export type PointRequirement = components['schemas']['PointRequirement']

/** The hours of a check-in point on one day, in place of its usual ones. */
export type PointWindow = components['schemas']['PointWindow']

/** A sum that changes hands, in the event's currency. */
export type PositiveMoney = components['schemas']['PositiveMoney']

/** A price, in the event's currency. */
export type Price = components['schemas']['Price']

/** Every rule that input can break. A new rule may appear; show the `message` of one that you do not know. */
export type ProblemRule = components['schemas']['ProblemRule']

/** Who is calling, and what they may do. */
export type Profile = components['schemas']['Profile']

/** An attendee type as everyone may see it. */
export type PublicAttendeeType = components['schemas']['PublicAttendeeType']

/** A day as everyone may see it. */
export type PublicDay = components['schemas']['PublicDay']

/** A published event as everyone may see it. */
export type PublicEvent = components['schemas']['PublicEvent']

/** The published events of an organization, those to come first and then the past ones. */
export type PublicEvents = components['schemas']['PublicEvents']

/** The organization behind a tenant host. */
export type PublicOrganization = components['schemas']['PublicOrganization']

/** How a ticket's QR code is drawn. */
export type QrFormat = components['schemas']['QrFormat']

/** A question of the event's form, asked of each person. */
export type Question = components['schemas']['Question']

/** What kind of answer a question takes. The list may grow. */
export type QuestionType = components['schemas']['QuestionType']

/** A template that is ready to use. */
export type ReadyTemplate = components['schemas']['ReadyTemplate']

/** A page of the templates that are ready to use. */
export type ReadyTemplateList = components['schemas']['ReadyTemplateList']

/** Whether money, people and tickets of an event add up. Of the data in the key's mode, as far as the key can see it. */
export type ReconciliationReport = components['schemas']['ReconciliationReport']

/** An id or a code of an object. */
export type Reference = components['schemas']['Reference']

/** Ids or codes of several objects. */
export type References = components['schemas']['References']

/** Ids or codes of several objects. */
export type ReferencesItem = components['schemas']['ReferencesItem']

/** Money to give back. */
export type Refund = components['schemas']['Refund']

/** Why the state of things does not allow what was asked. */
export type RefusalBody = components['schemas']['RefusalBody']

/**
 * What stands in the way of a request that is well formed. Each code has the fields that its page shows, and may have
 * more.
 */
export type RefusalDetails = components['schemas']['RefusalDetails']

/** The body of an answer to a request that is well formed, but cannot be done as things are. */
export type RefusalEnvelope = components['schemas']['RefusalEnvelope']

/** People who registered together for an event. */
export type Registration = components['schemas']['Registration']

/** The envelope of `registration.approved`. */
export type RegistrationApprovedEnvelope = components['schemas']['RegistrationApprovedEnvelope']

/** The envelope of `registration.cancelled`. */
export type RegistrationCancelledEnvelope = components['schemas']['RegistrationCancelledEnvelope']

/** What to change of a registration; what is left out stays. */
export type RegistrationChanges = components['schemas']['RegistrationChanges']

/** The envelope of `registration.confirmed`. */
export type RegistrationConfirmedEnvelope = components['schemas']['RegistrationConfirmedEnvelope']

/** The envelope of `registration.created`. */
export type RegistrationCreatedEnvelope = components['schemas']['RegistrationCreatedEnvelope']

/** The envelope of `registration.declined`. */
export type RegistrationDeclinedEnvelope = components['schemas']['RegistrationDeclinedEnvelope']

/** What people are asked and what rules hold when they register for an event. */
export type RegistrationForm = components['schemas']['RegistrationForm']

/** One page of registrations. */
export type RegistrationPage = components['schemas']['RegistrationPage']

/** Where a registration, or a person on it, stands. The list may grow. */
export type RegistrationStatus = components['schemas']['RegistrationStatus']

/** The envelope of `registration.updated`. */
export type RegistrationUpdatedEnvelope = components['schemas']['RegistrationUpdatedEnvelope']

/** The envelope of `registration.waitlisted`. */
export type RegistrationWaitlistedEnvelope = components['schemas']['RegistrationWaitlistedEnvelope']

/** A result as a scanner knows it. */
export type ResultTold = components['schemas']['ResultTold']

/** An admission, as the decision needs to know it. */
export type RosterAdmission = components['schemas']['RosterAdmission']

/** A person on a ticket. */
export type RosterAttendee = components['schemas']['RosterAttendee']

/** One page of a roster. */
export type RosterPage = components['schemas']['RosterPage']

/** Where a roster goes on. */
export type RosterPageInfo = components['schemas']['RosterPageInfo']

/**
 * What a roster holds. The list may grow; a scanner that does not know the value asks online for codes that it does not
 * find.
 */
export type RosterScope = components['schemas']['RosterScope']

/** A ticket, without its code. */
export type RosterTicket = components['schemas']['RosterTicket']

/** A type that has a sample. */
export type SampleEventType = components['schemas']['SampleEventType']

/** Scans that were made offline. */
export type ScanBatchRequest = components['schemas']['ScanBatchRequest']

/** What came of the scans of a batch. */
export type ScanBatchResponse = components['schemas']['ScanBatchResponse']

/** Which way a person went. The list may grow. */
export type ScanDirection = components['schemas']['ScanDirection']

/** What to show the people at the gate. */
export type ScanDisplay = components['schemas']['ScanDisplay']

/** Why a scan of a batch has no result. */
export type ScanProblem = components['schemas']['ScanProblem']

/** Why a result is what it is. The list may grow. */
export type ScanReason = components['schemas']['ScanReason']

/** A ticket that was read. */
export type ScanRequest = components['schemas']['ScanRequest']

/** What the service decided about a scan. Refusals are answers too. */
export type ScanResponse = components['schemas']['ScanResponse']

/** What the service decided about a scan. Decide from this, not from wording. The list may grow. */
export type ScanResult = components['schemas']['ScanResult']

/**
 * How a screen should look: `go` where all are admitted, `stop` where nobody is, `caution` where somebody should look
 * closely. Open gates by `admitted`, not by this. The list may grow.
 */
export type ScanTone = components['schemas']['ScanTone']

/** A person on the ticket that was scanned. */
export type ScannedPerson = components['schemas']['ScannedPerson']

/** The ticket that was scanned. */
export type ScannedTicket = components['schemas']['ScannedTicket']

/** Words to search for. */
export type SearchWords = components['schemas']['SearchWords']

/** When to send. */
export type SendTime = components['schemas']['SendTime']

/** A test that is on its way. */
export type SentTest = components['schemas']['SentTest']

/** A version of a scanner's software, such as `2.4.0`. */
export type SoftwareVersion = components['schemas']['SoftwareVersion']

/** A way to read what the organization has on another ticketing platform. Nothing is ever changed there. */
export type SourceConnection = components['schemas']['SourceConnection']

/** One page of source connections. */
export type SourceConnectionPage = components['schemas']['SourceConnectionPage']

/** Whether the platform takes the token. The list may grow. */
export type SourceConnectionStatus = components['schemas']['SourceConnectionStatus']

/** An event on the platform. */
export type SourceEvent = components['schemas']['SourceEvent']

/** One page of events on the platform. */
export type SourceEventPage = components['schemas']['SourceEventPage']

/** What a platform calls one of its own objects. */
export type SourceId = components['schemas']['SourceId']

/** What becomes of the people with one ticket class. */
export type SourceMapping = components['schemas']['SourceMapping']

/** A platform that sells tickets, from which people can be brought over. The list may grow. */
export type SourcePlatform = components['schemas']['SourcePlatform']

/** A kind of ticket that is sold for an event on the platform. */
export type SourceTicketClass = components['schemas']['SourceTicketClass']

/** One page of ticket classes on the platform. */
export type SourceTicketClassPage = components['schemas']['SourceTicketClassPage']

/** What a platform lets others read with. It stands in a header, so it is made of visible ASCII characters. */
export type SourceToken = components['schemas']['SourceToken']

/** How many of something stand where. */
export type StatusCounts = components['schemas']['StatusCounts']

/** An attendee type of a template. */
export type TemplateAttendeeType = components['schemas']['TemplateAttendeeType']

/** The code of something that a template names, such as one of its own days. */
export type TemplateCode = components['schemas']['TemplateCode']

/** Codes that a template names. */
export type TemplateCodes = components['schemas']['TemplateCodes']

/** A day of a template. */
export type TemplateDay = components['schemas']['TemplateDay']

/** What a template tells of the event itself. */
export type TemplateEvent = components['schemas']['TemplateEvent']

/** The form of a template. */
export type TemplateForm = components['schemas']['TemplateForm']

/** A check-in point of a template, with its policy. */
export type TemplatePoint = components['schemas']['TemplatePoint']

/** A question of the form of a template. */
export type TemplateQuestion = components['schemas']['TemplateQuestion']

/** The hours of a check-in point of a template on one day. */
export type TemplateWindow = components['schemas']['TemplateWindow']

/** One thing, in the organization's own words. */
export type Term = components['schemas']['Term']

/** The organization's own words for things. */
export type Terminology = components['schemas']['Terminology']

/** Where a test goes. */
export type TestAddresses = components['schemas']['TestAddresses']

/** Which sample to send. */
export type TestEvent = components['schemas']['TestEvent']

/** A test to send. */
export type TestSend = components['schemas']['TestSend']

/** What lets one person, or the people who share it, in. */
export type Ticket = components['schemas']['Ticket']

/** The id of a ticket. One that the event does not have is a scan's result, not an error. */
export type TicketAtGate = components['schemas']['TicketAtGate']

/** How many tickets stand where. */
export type TicketCounts = components['schemas']['TicketCounts']

/** The envelope of `ticket.issued`. */
export type TicketIssuedEnvelope = components['schemas']['TicketIssuedEnvelope']

/** What tickets people of a type get. The list may grow. */
export type TicketKind = components['schemas']['TicketKind']

/** What became of sending a ticket. */
export type TicketMail = components['schemas']['TicketMail']

/** One page of tickets. */
export type TicketPage = components['schemas']['TicketPage']

/** The envelope of `ticket.reissued`. */
export type TicketReissuedEnvelope = components['schemas']['TicketReissuedEnvelope']

/** Where a ticket stands. The list may grow. */
export type TicketStatus = components['schemas']['TicketStatus']

/** The envelope of `ticket.voided`. */
export type TicketVoidedEnvelope = components['schemas']['TicketVoidedEnvelope']

/** An instant in ISO 8601. Answers tell it in UTC, ending in `Z`; requests may use any offset. */
export type Timestamp = components['schemas']['Timestamp']

/** An IANA time zone name, such as `Europe/Madrid`. */
export type Timezone = components['schemas']['Timezone']

/** Attendance of one attendee type on one day. */
export type TypeAttendance = components['schemas']['TypeAttendance']

/** How full one attendee type is. */
export type TypeOccupancy = components['schemas']['TypeOccupancy']

/** What one attendee type brings. */
export type TypeTotal = components['schemas']['TypeTotal']

/** A ULID in upper-case Crockford base 32: 26 characters, ordered by time of creation. */
export type Ulid = components['schemas']['Ulid']

/** What the organization has used. */
export type Usage = components['schemas']['Usage']

/** A UUID, such as `3f2b8a64-5c0e-4d0b-9a75-0f1f5a7b8c9d`. */
export type Uuid = components['schemas']['Uuid']

/** What is wrong with a request that is not well formed. */
export type ValidationErrorBody = components['schemas']['ValidationErrorBody']

/** The body of an answer to a request that is not well formed. */
export type ValidationErrorEnvelope = components['schemas']['ValidationErrorEnvelope']

/** One problem of a refused request. */
export type ValidationProblem = components['schemas']['ValidationProblem']

/** One attempt at a delivery. */
export type WebhookAttempt = components['schemas']['WebhookAttempt']

/** One event on its way to one endpoint. */
export type WebhookDelivery = components['schemas']['WebhookDelivery']

/** A delivery with what was sent and what came back. */
export type WebhookDeliveryDetails = components['schemas']['WebhookDeliveryDetails']

/** One page of deliveries. */
export type WebhookDeliveryPage = components['schemas']['WebhookDeliveryPage']

/** An https address of the organization that is told what happens. */
export type WebhookEndpoint = components['schemas']['WebhookEndpoint']

/** What to change of a webhook endpoint; what is left out stays. What happened before is not told again. */
export type WebhookEndpointChanges = components['schemas']['WebhookEndpointChanges']

/** One page of webhook endpoints. */
export type WebhookEndpointPage = components['schemas']['WebhookEndpointPage']

/** A webhook endpoint, with its new signing secret. */
export type WebhookEndpointWithSecret = components['schemas']['WebhookEndpointWithSecret']

/** What a webhook endpoint can be told of, or `*` for everything. The list may grow. */
export type WebhookEventType = components['schemas']['WebhookEventType']

/** A page of what endpoints can be told of, in the order of the contract. */
export type WebhookEventTypeList = components['schemas']['WebhookEventTypeList']

/** What endpoints can be told of, with how it looks. */
export type WebhookEventTypeSample = components['schemas']['WebhookEventTypeSample']

/** Whether an endpoint takes what it is sent. The list may grow. */
export type WebhookHealth = components['schemas']['WebhookHealth']

/** What can be asked of “List changes”. */
export type AuditLogQuery = NonNullable<operations['listAuditLog']['parameters']['query']>

/** What can be asked of “List communications”. */
export type CommunicationQuery = NonNullable<operations['listCommunications']['parameters']['query']>

/** What can be asked of “List the messages of a communication”. */
export type MessageQuery = NonNullable<operations['listMessages']['parameters']['query']>

/** What can be asked of “List contacts”. */
export type ContactQuery = NonNullable<operations['listContacts']['parameters']['query']>

/** What can be asked of “List the attendees that a contact is”. */
export type ContactAttendeeQuery = NonNullable<operations['listContactAttendees']['parameters']['query']>

/** What can be asked of “List events”. */
export type EventQuery = NonNullable<operations['listEvents']['parameters']['query']>

/** What can be asked of “List groups”. */
export type GroupQuery = NonNullable<operations['listGroups']['parameters']['query']>

/** What can be asked of “Import people”. */
export type CreateImportQuery = NonNullable<operations['createImport']['parameters']['query']>

/** What can be asked of “List jobs”. */
export type JobQuery = NonNullable<operations['listJobs']['parameters']['query']>

/** What can be asked of “Download the result of a job”. */
export type JobResultQuery = NonNullable<operations['getJobResult']['parameters']['query']>

/** What can be asked of “Download the rejects of a job”. */
export type JobRejectsQuery = NonNullable<operations['getJobRejects']['parameters']['query']>

/** What can be asked of “Download the file of a job”. */
export type JobFileQuery = NonNullable<operations['getJobFile']['parameters']['query']>

/** What can be asked of “Find payments”. */
export type PaymentSearch = NonNullable<operations['findPayments']['parameters']['query']>

/** What can be asked of “List payments”. */
export type PaymentQuery = NonNullable<operations['listPayments']['parameters']['query']>

/** What can be asked of “List attendees”. */
export type AttendeeQuery = NonNullable<operations['listAttendees']['parameters']['query']>

/** What can be asked of “List registrations”. */
export type RegistrationQuery = NonNullable<operations['listRegistrations']['parameters']['query']>

/** What can be asked of “Find registrations”. */
export type RegistrationSearch = NonNullable<operations['findRegistrations']['parameters']['query']>

/** What can be asked of “List attendee types”. */
export type AttendeeTypeQuery = NonNullable<operations['listAttendeeTypes']['parameters']['query']>

/** What can be asked of “List check-in points”. */
export type CheckInPointQuery = NonNullable<operations['listCheckInPoints']['parameters']['query']>

/** What can be asked of “List days”. */
export type DayQuery = NonNullable<operations['listDays']['parameters']['query']>

/** What can be asked of “List check-ins”. */
export type CheckinQuery = NonNullable<operations['listCheckins']['parameters']['query']>

/** What can be asked of “Find check-ins”. */
export type CheckinSearch = NonNullable<operations['findCheckins']['parameters']['query']>

/** What can be asked of “List check-ins at a gate”. */
export type CheckinsAtGateQuery = NonNullable<operations['listCheckinsAtGate']['parameters']['query']>

/** What can be asked of “Read the roster”. */
export type ReadRosterQuery = NonNullable<operations['readRoster']['parameters']['query']>

/** What can be asked of “Find tickets by email address”. */
export type TicketsByEmailSearch = NonNullable<operations['findTicketsByEmail']['parameters']['query']>

/** What can be asked of “List source connections”. */
export type SourceConnectionQuery = NonNullable<operations['listSourceConnections']['parameters']['query']>

/** What can be asked of “List events on a source platform”. */
export type SourceEventQuery = NonNullable<operations['listSourceEvents']['parameters']['query']>

/** What can be asked of “List ticket classes on a source platform”. */
export type SourceTicketClassQuery = NonNullable<operations['listSourceTicketClasses']['parameters']['query']>

/** What can be asked of “List ready templates”. */
export type ReadyTemplateQuery = NonNullable<operations['listReadyTemplates']['parameters']['query']>

/** What can be asked of “Find tickets”. */
export type TicketSearch = NonNullable<operations['findTickets']['parameters']['query']>

/** What can be asked of “List tickets”. */
export type TicketQuery = NonNullable<operations['listTickets']['parameters']['query']>

/** What can be asked of “Get a ticket's QR code”. */
export type TicketQrQuery = NonNullable<operations['getTicketQr']['parameters']['query']>

/** What can be asked of “List webhook endpoints”. */
export type WebhookQuery = NonNullable<operations['listWebhooks']['parameters']['query']>

/** What can be asked of “List webhook event types”. */
export type WebhookEventTypeQuery = NonNullable<operations['listWebhookEventTypes']['parameters']['query']>

/** What can be asked of “List the deliveries to a webhook endpoint”. */
export type WebhookDeliveryQuery = NonNullable<operations['listWebhookDeliveries']['parameters']['query']>
