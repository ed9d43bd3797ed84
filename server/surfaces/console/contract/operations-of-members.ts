import type { OperationId } from '../../../../generated/operations.ts'
import type { Permission } from '../../../access/members/index.ts'

type NotOffered = { notOffered: string }

const take = <Id extends OperationId>(taken: Permission | NotOffered, ...ids: Id[]) =>
  Object.fromEntries(ids.map((id) => [id, taken])) as Record<Id, Permission | NotOffered>

const SCANNED_AT_GATE: NotOffered = { notOffered: 'Tickets are scanned at the gate, by a paired device or a key.' }

/** What each operation of the API takes of a member, or why the console does not have it. */
export const permissionsByOperation: Record<OperationId, Permission | NotOffered> = {
  ...take({ notOffered: 'The home page shows what a member has: plan, usage and limits.' }, 'getMe'),
  ...take('audit.read', 'listAuditLog'),

  ...take('events.read', 'listGroups', 'getGroup'),
  ...take('tenant.groups', 'createGroup', 'updateGroup', 'deleteGroup'),

  ...take('events.numbers', 'listEvents', 'getEvent', 'getEventStats'),
  ...take('events.manage', 'createEvent', 'updateEvent', 'deleteEvent'),
  ...take('events.manage', 'publishEvent', 'unpublishEvent', 'cancelEvent', 'archiveEvent'),
  ...take('events.read', 'listDays', 'getDay', 'listAttendeeTypes', 'getAttendeeType'),
  ...take('events.read', 'listCheckInPoints', 'getCheckInPoint', 'getForm'),
  ...take('events.manage', 'createDay', 'updateDay', 'deleteDay', 'lockDay', 'unlockDay'),
  ...take('events.manage', 'createAttendeeType', 'updateAttendeeType', 'deleteAttendeeType'),
  ...take('events.manage', 'createCheckInPoint', 'updateCheckInPoint', 'deleteCheckInPoint', 'putForm'),
  ...take('events.templates', 'getEventTemplate', 'listReadyTemplates', 'createTemplateImport'),

  ...take('people.read', 'findRegistrations', 'listRegistrations', 'getRegistration', 'listAttendees', 'getAttendee'),
  ...take('people.manage', 'createRegistration', 'updateRegistration', 'approveRegistration', 'declineRegistration'),
  ...take('people.manage', 'confirmRegistration', 'cancelRegistration'),
  ...take('people.manage', 'addAttendee', 'updateAttendee', 'cancelAttendee'),
  ...take('people.read', 'findPayments', 'listPayments', 'getPayment'),
  ...take('people.manage', 'recordPayment'),
  ...take('payments.refund', 'refundPayment'),
  ...take('people.read', 'listContacts', 'getContact', 'listContactAttendees'),
  ...take('people.manage', 'createContact', 'updateContact', 'deleteContact'),
  ...take('people.read', 'findTickets', 'listTickets', 'getTicket', 'getTicketQr'),
  ...take('people.manage', 'issueTicket', 'voidTicket', 'reissueTicket', 'sendTicket'),
  ...take('people.read', 'findCheckins', 'listCheckins', 'getAttendanceReport', 'getReconciliationReport'),
  ...take('checkin.clear', 'clearTestCheckins'),

  ...take('communications.send', 'listCommunications', 'getCommunication', 'countAudience', 'listMessages'),
  ...take('communications.send', 'createCommunication', 'updateCommunication', 'deleteCommunication'),
  ...take('communications.send', 'testCommunication', 'sendCommunication', 'cancelCommunication'),

  ...take('data.jobs', 'listJobs', 'getJob', 'cancelJob', 'getJobResult', 'getJobRejects'),
  ...take({ notOffered: 'The page of a job leads to its files.' }, 'getJobFile'),
  ...take('data.export', 'createExport'),
  ...take('data.import', 'createImport'),

  ...take('tenant.integrations', 'listWebhooks', 'getWebhook', 'listWebhookEventTypes'),
  ...take('tenant.integrations', 'createWebhook', 'updateWebhook', 'deleteWebhook', 'testWebhook'),
  ...take('tenant.integrations', 'rotateWebhookSecret', 'pauseWebhook', 'enableWebhook'),
  ...take('tenant.integrations', 'listWebhookDeliveries', 'getWebhookDelivery', 'replayWebhookDelivery'),
  ...take('tenant.integrations', 'listSourceConnections', 'getSourceConnection'),
  ...take('tenant.integrations', 'createSourceConnection', 'deleteSourceConnection'),
  ...take('tenant.integrations', 'listSourceEvents', 'listSourceTicketClasses', 'createSourceImport'),

  ...take(SCANNED_AT_GATE, 'scanTicket', 'scanAtGate', 'scanBatch', 'listCheckinsAtGate'),
  ...take(SCANNED_AT_GATE, 'getScannerManifest', 'readRoster', 'getGateCounts', 'findTicketsByEmail'),
  ...take({ notOffered: 'A member overrides a refusal at the device, with their PIN.' }, 'overrideCheckin'),
  ...take({ notOffered: 'A device pairs itself, with a code.' }, 'pairDevice'),
  ...take({ notOffered: 'Everybody reads it, without signing in.' }, 'listPublicEvents', 'getPublicEvent'),
}

/** Need a fresh link: what they show or change would outlive a stolen session. */
export const needsFreshLink: ReadonlySet<OperationId> = new Set<OperationId>([
  'createWebhook',
  'updateWebhook',
  'rotateWebhookSecret',
  'createSourceConnection',
])

/** Show a secret, once: the answer is the page, and not where it would lead to. */
export const showsSecret: ReadonlySet<OperationId> = new Set<OperationId>(['createWebhook', 'rotateWebhookSecret'])

export function findOperationPermission(id: OperationId): Permission | null {
  const found = permissionsByOperation[id]
  return typeof found === 'string' ? found : null
}
