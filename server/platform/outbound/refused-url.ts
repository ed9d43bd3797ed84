export type UrlRefusalReason =
  | 'not_https'
  /** Not a well-formed URL: spaces, back slashes, a fragment, too long. */
  | 'malformed'
  /** It contains a user name or password, or looks like it. */
  | 'user_info'
  /** A host that programs read differently: a number, hex, octal, shortened, encoded, a trailing dot. */
  | 'host_spelling'
  | 'internal_name'
  /** Its port is invalid, or belongs to another protocol. */
  | 'port'
  /** Its host is, or resolves to, an address that is not public. */
  | 'private_address'
  | 'unresolvable'

export type RefusedUrl = { ok: false; refused: UrlRefusalReason; message: string }

/** The message is a whole sentence about the field `url`. */
export function toRefusedUrl(reason: UrlRefusalReason, message: string): RefusedUrl {
  return { ok: false, refused: reason, message }
}
