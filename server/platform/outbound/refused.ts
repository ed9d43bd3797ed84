/** Why nothing is sent to a url. */
export type RefusedReason =
  /** It does not begin with https://. */
  | 'not_https'
  /** It is not written as a URL is: spaces, back slashes, a fragment, too long. */
  | 'malformed'
  /** It holds a user name or a password, or looks as if it did. */
  | 'user_info'
  /** Its host is spelled in a way that programs read differently: a number, hexadecimal, octal, shortened, encoded, a trailing dot. */
  | 'host_spelling'
  /** Its host is a name that has a meaning inside a network only. */
  | 'internal_name'
  /** Its port is none, or belongs to another protocol. */
  | 'port'
  /** Its host is, or resolves to, an address that is not public. */
  | 'private_address'
  /** Its host does not resolve to any address. */
  | 'unresolvable'

export type RefusedUrl = { ok: false; refused: RefusedReason; message: string }

/** The message is a whole sentence about the field `url`. */
export function refusedUrl(reason: RefusedReason, message: string): RefusedUrl {
  return { ok: false, refused: reason, message }
}
