import type { ApiPromise } from './core/api-promise.ts'
import type { ClientOptions, RequestOptions } from './core/options.ts'
import { buildHttp, type Http } from './internal/http.ts'
import { type Internals, readSettings } from './internal/settings.ts'
import { AllRegistrations } from './resources/all-registrations.ts'
import { AuditLog } from './resources/audit-log.ts'
import { Contacts } from './resources/contacts.ts'
import { Events } from './resources/events.ts'
import { Groups } from './resources/groups.ts'
import { getMe, type Profile } from './resources/me.ts'

export type PosternClient = {
  /** Who is calling, and what they may do. */
  me(options?: RequestOptions): ApiPromise<Profile>
  readonly events: Events
  readonly registrations: AllRegistrations
  readonly contacts: Contacts
  readonly groups: Groups
  readonly auditLog: AuditLog
  /** The typed client underneath, for operations that have no method of their own. It retries like the methods do. */
  readonly http: Http
}

export function createClient(options: ClientOptions): PosternClient {
  return buildClient(options)
}

/** The key stays in the transport, where nothing that is printed can reach it. */
export function buildClient(options: ClientOptions, internals: Internals = {}): PosternClient {
  const http = buildHttp(readSettings(options ?? {}, internals))
  return {
    me: (call) => getMe(http, call),
    events: new Events(http),
    registrations: new AllRegistrations(http),
    contacts: new Contacts(http),
    groups: new Groups(http),
    auditLog: new AuditLog(http),
    http,
  }
}
