/**
 * Whether language models get a tool for an operation that connectors offer: one that reads, one that changes something
 * (offered where the client asks for it), or none. Never: refunds, deletions, mails to many, webhooks, imports, exports,
 * groups and connections to other platforms. A test fails for an operation without a decision.
 */
export const mcpToolDecisions: Readonly<Record<string, 'read' | 'write' | 'never'>> = {
  addAttendee: 'write',
  cancelRegistration: 'write',
  createContact: 'write',
  createEvent: 'write',
  createGroup: 'never',
  createRegistration: 'write',
  findCheckins: 'read',
  findPayments: 'read',
  findRegistrations: 'read',
  findTickets: 'read',
  issueTicket: 'write',
  listAttendees: 'read',
  listContacts: 'read',
  listEvents: 'read',
  publishEvent: 'write',
  recordPayment: 'write',
  scanTicket: 'write',
  sendTicket: 'write',
  updateAttendee: 'write',
  updateContact: 'write',
  updateEvent: 'write',
  updateRegistration: 'write',
}
