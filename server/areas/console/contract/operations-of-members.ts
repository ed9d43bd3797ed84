import type { OperationId } from '../../../../generated/operations.ts'
import type { Permission } from '../../../access/members/index.ts'

type NotHere = { notHere: string }

const atTheGate: NotHere = { notHere: 'Tickets are scanned at the gate, by a paired device or a key.' }
const forEverybody: NotHere = { notHere: 'Everybody reads it, without signing in.' }

/** What each operation of the API takes of a member, or why the console does not have it. */
export const operationsOfMembers: Record<OperationId, Permission | NotHere> = {
  getMe: { notHere: 'The home page shows what a member has: plan, usage and limits.' },
  listAuditLog: 'audit.read',

  listGroups: 'events.read',
  getGroup: 'events.read',
  createGroup: 'tenant.groups',
  updateGroup: 'tenant.groups',
  deleteGroup: 'tenant.groups',

  listEvents: 'events.numbers',
  getEvent: 'events.numbers',
  getEventStats: 'events.numbers',
  createEvent: 'events.manage',
  updateEvent: 'events.manage',
  deleteEvent: 'events.manage',
  publishEvent: 'events.manage',
  unpublishEvent: 'events.manage',
  cancelEvent: 'events.manage',
  archiveEvent: 'events.manage',
  listDays: 'events.read',
  getDay: 'events.read',
  createDay: 'events.manage',
  updateDay: 'events.manage',
  deleteDay: 'events.manage',
  lockDay: 'events.manage',
  unlockDay: 'events.manage',
  listAttendeeTypes: 'events.read',
  getAttendeeType: 'events.read',
  createAttendeeType: 'events.manage',
  updateAttendeeType: 'events.manage',
  deleteAttendeeType: 'events.manage',
  listCheckInPoints: 'events.read',
  getCheckInPoint: 'events.read',
  createCheckInPoint: 'events.manage',
  updateCheckInPoint: 'events.manage',
  deleteCheckInPoint: 'events.manage',
  getForm: 'events.read',
  putForm: 'events.manage',
  getEventTemplate: 'events.templates',
  listReadyTemplates: 'events.templates',
  createTemplateImport: 'events.templates',

  findRegistrations: 'people.read',
  listRegistrations: 'people.read',
  getRegistration: 'people.read',
  createRegistration: 'people.manage',
  updateRegistration: 'people.manage',
  approveRegistration: 'people.manage',
  declineRegistration: 'people.manage',
  confirmRegistration: 'people.manage',
  cancelRegistration: 'people.manage',
  addAttendee: 'people.manage',
  listAttendees: 'people.read',
  getAttendee: 'people.read',
  updateAttendee: 'people.manage',
  cancelAttendee: 'people.manage',
  findPayments: 'people.read',
  listPayments: 'people.read',
  getPayment: 'people.read',
  recordPayment: 'people.manage',
  refundPayment: 'payments.refund',
  listContacts: 'people.read',
  getContact: 'people.read',
  listContactAttendees: 'people.read',
  createContact: 'people.manage',
  updateContact: 'people.manage',
  deleteContact: 'people.manage',
  findTickets: 'people.read',
  listTickets: 'people.read',
  getTicket: 'people.read',
  getTicketQr: 'people.read',
  issueTicket: 'people.manage',
  voidTicket: 'people.manage',
  reissueTicket: 'people.manage',
  sendTicket: 'people.manage',
  findCheckins: 'people.read',
  listCheckins: 'people.read',
  clearTestCheckins: 'checkin.clear',
  getAttendanceReport: 'people.read',
  getReconciliationReport: 'people.read',

  listCommunications: 'communications.send',
  getCommunication: 'communications.send',
  countAudience: 'communications.send',
  listMessages: 'communications.send',
  createCommunication: 'communications.send',
  updateCommunication: 'communications.send',
  deleteCommunication: 'communications.send',
  testCommunication: 'communications.send',
  sendCommunication: 'communications.send',
  cancelCommunication: 'communications.send',

  listJobs: 'data.jobs',
  getJob: 'data.jobs',
  cancelJob: 'data.jobs',
  getJobResult: 'data.jobs',
  getJobRejects: 'data.jobs',
  createExport: 'data.export',
  createImport: 'data.import',

  listWebhooks: 'tenant.integrations',
  getWebhook: 'tenant.integrations',
  createWebhook: 'tenant.integrations',
  updateWebhook: 'tenant.integrations',
  deleteWebhook: 'tenant.integrations',
  testWebhook: 'tenant.integrations',
  rotateWebhookSecret: 'tenant.integrations',
  pauseWebhook: 'tenant.integrations',
  enableWebhook: 'tenant.integrations',
  listWebhookDeliveries: 'tenant.integrations',
  getWebhookDelivery: 'tenant.integrations',
  replayWebhookDelivery: 'tenant.integrations',
  listWebhookEventTypes: 'tenant.integrations',

  listSourceConnections: 'tenant.integrations',
  getSourceConnection: 'tenant.integrations',
  createSourceConnection: 'tenant.integrations',
  deleteSourceConnection: 'tenant.integrations',
  listSourceEvents: 'tenant.integrations',
  listSourceTicketClasses: 'tenant.integrations',
  createSourceImport: 'tenant.integrations',

  scanTicket: atTheGate,
  scanAtGate: atTheGate,
  scanBatch: atTheGate,
  listCheckinsAtGate: atTheGate,
  getScannerManifest: atTheGate,
  readRoster: atTheGate,
  overrideCheckin: { notHere: 'A refusal is overridden by a member who stands at the device, with their PIN.' },
  pairDevice: { notHere: 'A device pairs itself, with a code.' },
  listPublicEvents: forEverybody,
  getPublicEvent: forEverybody,
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

export function permissionFor(id: OperationId): Permission | null {
  const found = operationsOfMembers[id]
  return typeof found === 'string' ? found : null
}
