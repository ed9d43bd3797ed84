import type { AuditOrigin } from './entry.ts'

/** The origin of changes that no caller requested. */
export function createWorkerOrigin(organizationId: string): AuditOrigin {
  return { organizationId, actor: { type: 'system', id: null }, source: 'worker', client: null, requestId: null }
}
