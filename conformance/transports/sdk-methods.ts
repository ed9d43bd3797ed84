import type { OperationId } from '../../generated/operations.ts'
import type { PosternClient, PostOptions, PublicClient } from '../../sdk/src/index.ts'
import type { RequestOf } from '../arrangements/request.ts'

type Method<Client, Id extends OperationId> = (
  client: Client,
  request: Required<RequestOf<Id>>,
  options: PostOptions,
) => PromiseLike<unknown>

type PublicId = 'listPublicEvents' | 'getPublicEvent'

/** The SDK's method for every operation; one without does not compile. */
export const sdkMethods: { [Id in Exclude<OperationId, PublicId>]: Method<PosternClient, Id> } = {
  getMe: (client, _, options) => client.me(options),
  listAuditLog: ({ auditLog }, { query }, options) => auditLog.list(query, options),

  listGroups: ({ groups }, { query }, options) => groups.list(query, options),
  createGroup: ({ groups }, { body }, options) => groups.create(body, options),
  getGroup: ({ groups }, { path }, options) => groups.get(path.group, options),
  updateGroup: ({ groups }, { path, body }, options) => groups.update(path.group, body, options),
  deleteGroup: ({ groups }, { path }, options) => groups.delete(path.group, options),

  listContacts: ({ contacts }, { query }, options) => contacts.list(query, options),
  createContact: ({ contacts }, { body }, options) => contacts.create(body, options),
  getContact: ({ contacts }, { path }, options) => contacts.get(path.contact, options),
  updateContact: ({ contacts }, { path, body }, options) => contacts.update(path.contact, body, options),
  deleteContact: ({ contacts }, { path }, options) => contacts.delete(path.contact, options),
  listContactAttendees: ({ contacts }, { path, query }, options) =>
    contacts.listAttendees(path.contact, query, options),

  listEvents: ({ events }, { query }, options) => events.list(query, options),
  createEvent: ({ events }, { body }, options) => events.create(body, options),
  getEvent: ({ events }, { path }, options) => events.get(path.event, options),
  updateEvent: ({ events }, { path, body }, options) => events.update(path.event, body, options),
  deleteEvent: ({ events }, { path }, options) => events.delete(path.event, options),
  publishEvent: ({ events }, { path }, options) => events.publish(path.event, options),
  unpublishEvent: ({ events }, { path }, options) => events.unpublish(path.event, options),
  cancelEvent: ({ events }, { path }, options) => events.cancel(path.event, options),
  archiveEvent: ({ events }, { path }, options) => events.archive(path.event, options),
  getEventStats: ({ events }, { path }, options) => events.stats(path.event, options),
  getAttendanceReport: ({ events }, { path }, options) => events.reports.attendance(path.event, options),
  getReconciliationReport: ({ events }, { path }, options) => events.reports.reconciliation(path.event, options),

  listDays: ({ events }, { path, query }, options) => events.days.list(path.event, query, options),
  createDay: ({ events }, { path, body }, options) => events.days.create(path.event, body, options),
  getDay: ({ events }, { path }, options) => events.days.get(path.event, path.day, options),
  updateDay: ({ events }, { path, body }, options) => events.days.update(path.event, path.day, body, options),
  deleteDay: ({ events }, { path }, options) => events.days.delete(path.event, path.day, options),
  lockDay: ({ events }, { path, body }, options) => events.days.lock(path.event, path.day, body, options),
  unlockDay: ({ events }, { path }, options) => events.days.unlock(path.event, path.day, options),

  listAttendeeTypes: ({ events }, { path, query }, options) => events.attendeeTypes.list(path.event, query, options),
  createAttendeeType: ({ events }, { path, body }, options) => events.attendeeTypes.create(path.event, body, options),
  getAttendeeType: ({ events }, { path }, options) => events.attendeeTypes.get(path.event, path.attendee_type, options),
  updateAttendeeType: ({ events }, { path, body }, options) =>
    events.attendeeTypes.update(path.event, path.attendee_type, body, options),
  deleteAttendeeType: ({ events }, { path }, options) =>
    events.attendeeTypes.delete(path.event, path.attendee_type, options),

  listCheckInPoints: ({ events }, { path, query }, options) => events.checkInPoints.list(path.event, query, options),
  createCheckInPoint: ({ events }, { path, body }, options) => events.checkInPoints.create(path.event, body, options),
  getCheckInPoint: ({ events }, { path }, options) =>
    events.checkInPoints.get(path.event, path.check_in_point, options),
  updateCheckInPoint: ({ events }, { path, body }, options) =>
    events.checkInPoints.update(path.event, path.check_in_point, body, options),
  deleteCheckInPoint: ({ events }, { path }, options) =>
    events.checkInPoints.delete(path.event, path.check_in_point, options),

  getForm: ({ events }, { path }, options) => events.form.get(path.event, options),
  putForm: ({ events }, { path, body }, options) => events.form.replace(path.event, body, options),

  findRegistrations: ({ registrations }, { query }, options) => registrations.find(query, options),
  listRegistrations: ({ events }, { path, query }, options) => events.registrations.list(path.event, query, options),
  createRegistration: ({ events }, { path, body }, options) => events.registrations.create(path.event, body, options),
  getRegistration: ({ events }, { path }, options) => events.registrations.get(path.event, path.registration, options),
  updateRegistration: ({ events }, { path, body }, options) =>
    events.registrations.update(path.event, path.registration, body, options),
  approveRegistration: ({ events }, { path }, options) =>
    events.registrations.approve(path.event, path.registration, options),
  declineRegistration: ({ events }, { path }, options) =>
    events.registrations.decline(path.event, path.registration, options),
  confirmRegistration: ({ events }, { path }, options) =>
    events.registrations.confirm(path.event, path.registration, options),
  cancelRegistration: ({ events }, { path, body }, options) =>
    events.registrations.cancel(path.event, path.registration, body, options),
  addAttendee: ({ events }, { path, body }, options) =>
    events.registrations.addAttendee(path.event, path.registration, body, options),

  listPayments: ({ events }, { path, query }, options) =>
    events.registrations.payments.list(path.event, path.registration, query, options),
  recordPayment: ({ events }, { path, body }, options) =>
    events.registrations.payments.record(path.event, path.registration, body, options),
  getPayment: ({ events }, { path }, options) =>
    events.registrations.payments.get(path.event, path.registration, path.payment, options),
  refundPayment: ({ events }, { path, body }, options) =>
    events.registrations.payments.refund(path.event, path.registration, path.payment, body, options),

  listAttendees: ({ events }, { path, query }, options) => events.attendees.list(path.event, query, options),
  getAttendee: ({ events }, { path }, options) => events.attendees.get(path.event, path.attendee, options),
  updateAttendee: ({ events }, { path, body }, options) =>
    events.attendees.update(path.event, path.attendee, body, options),
  cancelAttendee: ({ events }, { path, body }, options) =>
    events.attendees.cancel(path.event, path.attendee, body, options),

  listTickets: ({ events }, { path, query }, options) => events.tickets.list(path.event, query, options),
  issueTicket: ({ events }, { path, body }, options) => events.tickets.issue(path.event, body, options),
  getTicket: ({ events }, { path }, options) => events.tickets.get(path.event, path.ticket, options),
  getTicketQr: ({ events }, { path, query }, options) => events.tickets.qr(path.event, path.ticket, query, options),
  voidTicket: ({ events }, { path, body }, options) => events.tickets.void(path.event, path.ticket, body, options),
  reissueTicket: ({ events }, { path }, options) => events.tickets.reissue(path.event, path.ticket, options),
  sendTicket: ({ events }, { path }, options) => events.tickets.send(path.event, path.ticket, options),
}

/** The same for what is read without a key. */
export const publicSdkMethods: { [Id in PublicId]: Method<PublicClient, Id> } = {
  listPublicEvents: (client, _, options) => client.events(options),
  getPublicEvent: (client, { path }, options) => client.event(path.event, options),
}
