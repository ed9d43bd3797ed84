import type { ValidateFunction } from 'ajv'

export type RouteDefinition = {
  readonly method: string
  readonly path: string
  readonly host: string | null
  readonly scope: string | null
  readonly entitlement: string | null
  readonly changes: boolean
  /** Done once per `Idempotency-Key`, which is required. */
  readonly idempotent: boolean
  /** The handler itself ensures that it is done once, and replays earlier responses. */
  readonly storesResponses?: boolean
  /** The error with which every API key is refused; null if keys may call it. */
  readonly refusesKeys?: string | null
  /** Also accepts a signed link in place of a key. */
  readonly takesLink?: boolean
  /** Takes `If-Match`. */
  readonly conditional?: boolean
  /** The fields of the answer that its ETag is a hash of; null for an answer without one. */
  readonly etagFields?: readonly string[] | null
  readonly pagination: string | null
  readonly queryTypes: Readonly<Record<string, string>>
  readonly bodyType: string | null
  /** Otherwise a missing body means `{}`. */
  readonly bodyRequired: boolean
  /** A file accepted in place of the JSON body. */
  readonly fileBody?: { readonly types: readonly string[]; readonly maxBytes: number } | null
  /** The list in the body whose items are validated one by one: a wrong item is reported to the handler only. */
  readonly itemsApart?: string | null
  /** Accepts text that PostgreSQL cannot store, such as NUL; the fields restrict it themselves. */
  readonly anyText?: boolean
  readonly success: readonly number[]
  readonly errors: readonly string[]
}

export type Route = RouteDefinition & { readonly id: string }

export type RouteTable = Readonly<Record<string, RouteDefinition>>

/** `<operation id>_path`, `_query` and `_body`. */
export type RequestValidators = Readonly<Record<string, ValidateFunction>>
