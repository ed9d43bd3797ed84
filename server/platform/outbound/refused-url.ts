/** README.md says what each of them means. */
export type UrlRefusalReason =
  | ('not_https' | 'malformed' | 'user_info' | 'port')
  | ('host_spelling' | 'internal_name' | 'private_address' | 'unresolvable')

export type RefusedUrl = { ok: false; refused: UrlRefusalReason; message: string }

/** The message is a whole sentence about the field `url`. */
export function toRefusedUrl(reason: UrlRefusalReason, message: string): RefusedUrl {
  return { ok: false, refused: reason, message }
}
