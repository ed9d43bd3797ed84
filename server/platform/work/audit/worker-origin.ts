import type { AuditOrigin } from './entry.ts'

export function createWorkerOrigin(organizationId: string): AuditOrigin {
  return { organizationId, actor: { type: 'system', id: null }, source: 'worker', client: null, requestId: null }
}
