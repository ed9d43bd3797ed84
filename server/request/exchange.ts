import type { Context } from 'koa'
import type { Caller, Tenant, Visitor } from '../access/callers/index.ts'
import type { Refusal } from '../platform/contract/refusal.ts'
import type { Route } from '../platform/contract/route-table.ts'
import type { SpooledFile } from '../platform/uploads/index.ts'

/** One request on its way through the request path; each step adds what it found out. */
export type Exchange = {
  ctx: Context
  requestId: string
  route: Route
  rawPath: Record<string, string>
  caller?: Caller
  /** Of the client. */
  address?: string
  /** On the hosts of the organizations, where nobody has a key. */
  tenant?: Tenant
  /** Of an operation that takes no key. */
  visitor?: Visitor
  /** The API key as it was sent; it must never leave the process. */
  apiKey?: string
  /** Whether it came with a signed address in place of a key. */
  byLink?: true
  clientName?: string
  bytes?: Buffer
  /** The file that came in place of a JSON body. */
  spooled?: SpooledFile
}

/** What the log and the metrics tell of a request, filled while it is served. */
export type Trace = {
  requestId: string
  route: string | null
  keyId: string | null
  organizationId: string | null
  errorCode: string | null
}

export type RequestStep = (exchange: Exchange) => Promise<Refusal | undefined> | Refusal | undefined
