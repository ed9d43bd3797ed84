import type { ValidateFunction } from 'ajv'

/** What the request path needs to know of one operation, whichever contract it comes from. */
export type RouteFacts = {
  readonly method: string
  readonly path: string
  readonly host: string | null
  readonly scope: string | null
  readonly entitlement: string | null
  /** Whether the operation can change anything. */
  readonly changes: boolean
  /** Whether it is done once for each `Idempotency-Key`, which it needs. */
  readonly idempotent: boolean
  readonly pagination: string | null
  readonly queryTypes: Readonly<Record<string, string>>
  readonly bodyType: string | null
  /** Whether leaving the body out is a mistake; where it is none, it says the same as `{}`. */
  readonly bodyRequired: boolean
  readonly success: readonly number[]
  readonly errors: readonly string[]
}

export type Route = RouteFacts & { readonly id: string }

export type RouteTable = Readonly<Record<string, RouteFacts>>

/** `<operation id>_path`, `_query` and `_body`. */
export type RequestValidators = Readonly<Record<string, ValidateFunction>>
