/** Why a webhook was not accepted. */
export type WebhookErrorCode =
  | 'header_missing'
  | 'timestamp_missing'
  | 'timestamp_malformed'
  | 'timestamp_repeated'
  | 'signature_missing'
  | 'signature_mismatch'
  | 'timestamp_too_old'
  | 'timestamp_too_new'
  | 'body_unreadable'

/** A webhook that cannot be trusted or read: respond with 400 and do nothing. */
export class WebhookVerificationError extends Error {
  override readonly name = 'WebhookVerificationError'
  readonly code: WebhookErrorCode

  constructor(code: WebhookErrorCode, message: string) {
    super(message)
    this.code = code
  }
}

export const toError = (code: WebhookErrorCode, message: string) => new WebhookVerificationError(code, message)
