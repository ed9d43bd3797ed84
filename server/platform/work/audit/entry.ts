export type AuditActor = { type: 'key' | 'device' | 'member' | 'system'; id: string | null }

/** Who makes a change, and from where: the same for everything that one request or command does. */
export type AuditOrigin = {
  organizationId: string
  actor: AuditActor
  source: 'api' | 'cli' | 'worker'
  client: string | null
  requestId: string | null
  /** From where a key that everyone knows was used. */
  visitor?: string
}

/** One change. `before` and `after` are the object as the API shows it; secrets are never part of them. */
export type AuditChange = {
  action: string
  object: { type: string; id: string }
  /** Where somebody else did it than the one who called: a member at a device. */
  actor?: AuditActor
  before: object | null
  after: object | null
}
