import type { AuditOrigin } from './entry.ts'

/** Who did it, where nobody asked for it. */
export function workerOrigin(organizationId: string): AuditOrigin {
  return { organizationId, actor: { type: 'system', id: null }, source: 'worker', client: null, requestId: null }
}
