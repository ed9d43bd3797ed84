import type { RequestOptions } from '../core/options.ts'
import { type List, paginate } from '../core/pagination.ts'
import { unwrap } from '../core/unwrap.ts'
import type { components, operations } from '../generated/types.ts'
import type { Http } from '../internal/http.ts'

export type AuditEntry = components['schemas']['AuditEntry']
export type AuditLogQuery = NonNullable<operations['listAuditLog']['parameters']['query']>

/** What was changed in the organization, and by whom. */
export class AuditLog {
  readonly #http: Http

  constructor(http: Http) {
    this.#http = http
  }

  /** The changes, newest first. */
  list(query: AuditLogQuery = {}, options: RequestOptions = {}): List<AuditEntry> {
    return paginate(async (cursor = query.cursor) => {
      return unwrap(await this.#http.GET('/v1/audit-log', { ...options, params: { query: { ...query, cursor } } }))
    }, options)
  }
}
