/** The error that the public key gets for an operation's example, and why. */
export type RefusedExample = { code: string; reason: string }

const ADMIN: RefusedExample = {
  code: 'api_key_scope',
  reason: 'It needs the scope admin, which a key that everyone knows does not have.',
}

/** Every operation whose example does not succeed with the public sandbox key. All others do. */
export const refusedExamples: Record<string, RefusedExample> = {
  listAuditLog: ADMIN,
  createGroup: ADMIN,
  updateGroup: ADMIN,
  deleteGroup: ADMIN,
  clearTestCheckins: ADMIN,
  listSourceConnections: ADMIN,
  createSourceConnection: ADMIN,
  getSourceConnection: ADMIN,
  deleteSourceConnection: ADMIN,
  listSourceEvents: ADMIN,
  listSourceTicketClasses: ADMIN,
  createSourceImport: ADMIN,
  pairDevice: {
    code: 'api_key_cannot_pair',
    reason: 'A device pairs with a code that a member makes for it, which can be used once; no key may do it.',
  },
  overrideCheckin: {
    code: 'api_key_cannot_override',
    reason: 'An override is the decision of a member at a paired device; no key may do it.',
  },
  findTicketsByEmail: {
    code: 'api_key_cannot_search',
    reason: 'People are found by their address by staff at a paired device; no key may do it.',
  },
  enableWebhook: {
    code: 'invalid_state',
    reason: 'Endpoints of the sandbox stay paused, so that nothing is sent from it to the outside.',
  },
}
