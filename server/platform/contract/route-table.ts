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
  /** Whether its handler itself sees to it that it is done once, and tells an answer that was given before. */
  readonly storesResponses?: boolean
  /** The error with which every API key is refused; null where keys may call it. */
  readonly refusesKeys?: string | null
  /** Whether it is also served to whoever has a signed address. */
  readonly takesLink?: boolean
  readonly pagination: string | null
  readonly queryTypes: Readonly<Record<string, string>>
  readonly bodyType: string | null
  /** Whether leaving the body out is a mistake; where it is none, it says the same as `{}`. */
  readonly bodyRequired: boolean
  /** The file that it takes in place of its JSON body, and how large that may be. */
  readonly fileBody?: { readonly type: string; readonly maxBytes: number } | null
  /** The list of its body whose items are judged one by one: a wrong one is told to the handler and refuses nothing else. */
  readonly itemsApart?: string | null
  /** Whether its body may hold text that cannot be stored, such as NUL; its fields then say themselves what they take. */
  readonly anyText?: boolean
  readonly success: readonly number[]
  readonly errors: readonly string[]
}

export type Route = RouteFacts & { readonly id: string }

export type RouteTable = Readonly<Record<string, RouteFacts>>

/** `<operation id>_path`, `_query` and `_body`. */
export type RequestValidators = Readonly<Record<string, ValidateFunction>>
