export type AuditActor = { type: 'key' | 'device' | 'member' | 'system'; id: string | null }

/** The actor and source, the same for all changes of one request or command. */
export type AuditOrigin = {
  organizationId: string
  actor: AuditActor
  source: 'api' | 'cli' | 'console' | 'worker'
  client: string | null
  requestId: string | null
  /** The client address, if a publicly known key was used. */
  visitor?: string
}

export function buildWorkerOrigin(organizationId: string): AuditOrigin {
  return { organizationId, actor: { type: 'system', id: null }, source: 'worker', client: null, requestId: null }
}

/** `before` and `after` are the object as the API shows it, never with secrets. */
export type AuditChange = {
  action: string
  object: { type: string; id: string }
  /** If the actor is not the caller: a member at a device. */
  actor?: AuditActor
} & (OfMode | OfItsObject)

/** The log of a key shows the changes of its own mode. What both share is live. */
type OfMode = { livemode: boolean; before: object | null; after: object | null }
type OfItsObject = { livemode?: undefined; before: Moded | null; after: Moded | null }
type Moded = { livemode: boolean }

export const isLiveChange = ({ livemode, before, after }: AuditChange): boolean =>
  livemode ?? (after ?? before)?.livemode ?? true
