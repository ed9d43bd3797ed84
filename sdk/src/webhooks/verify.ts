import { toError } from './errors.ts'
import type { WebhookEnvelope } from './events.ts'
import { parseSignatureHeader, type SignatureHeader } from './header.ts'
import { computeHmac, type RawBody, toBodyBytes, toSecretList } from './sign.ts'

export type VerifyOptions = {
  /** Allowed difference between the signature's time and your clock, in seconds. Default: 300. */
  tolerance?: number
  /** Your clock, in milliseconds. */
  now?: () => number
}

/**
 * Verifies that Postern sent a body recently, and parses it.
 *
 * @param rawBody The body exactly as received.
 * @param header The header `Service-Signature`.
 * @param secret The endpoint's signing secret; both the new and the old one during a rotation.
 * @throws {WebhookVerificationError} with a `code` for each reason. Respond with 400.
 * @throws {TypeError} if the call is wrong, as when the body was already parsed.
 */
export async function verifyWebhook(
  rawBody: RawBody,
  header: SignatureHeader,
  secret: string | readonly string[],
  { tolerance = 300, now = Date.now }: VerifyOptions = {},
): Promise<WebhookEnvelope> {
  if (!(tolerance >= 0)) throw new TypeError('tolerance must be a number of seconds, 0 or more.')
  const secrets = toSecretList(secret)
  const body = toBodyBytes(rawBody)
  const { timestamp, signatures } = parseSignatureHeader(header)
  const expected = await Promise.all(secrets.map((each) => computeHmac(timestamp, body, each)))
  // All are compared, so that the time does not depend on which one matches.
  const matches = expected.flatMap((right) => signatures.map((given) => isSame(given, right)))
  if (!matches.includes(true)) throw mismatch(secrets)
  checkAge(Number(timestamp), Math.floor(now() / 1000), tolerance)
  return readEnvelope(body)
}

/** Constant time, wherever the two differ. */
function isSame(given: string, right: string): boolean {
  if (given.length !== right.length) return false
  let difference = 0
  for (let at = 0; at < right.length; at += 1) difference |= given.charCodeAt(at) ^ right.charCodeAt(at)
  return difference === 0
}

function mismatch(secrets: readonly string[]) {
  const hint = secrets.some((secret) => secret !== secret.trim())
    ? ' The secret begins or ends with a space or a line break, which may be why.'
    : ''
  return toError('signature_mismatch', `No v1 of the header Service-Signature is that of this body and secret.${hint}`)
}

function checkAge(signedAt: number, now: number, tolerance: number): void {
  const age = now - signedAt
  if (age > tolerance)
    throw toError('timestamp_too_old', `The webhook was signed ${age} seconds ago, and ${tolerance} are allowed.`)
  if (-age > tolerance) {
    throw toError(
      'timestamp_too_new',
      `The webhook was signed ${-age} seconds ahead of the clock here, and ${tolerance} are allowed.`,
    )
  }
}

function readEnvelope(body: Uint8Array): WebhookEnvelope {
  let envelope: unknown
  try {
    envelope = JSON.parse(new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(body))
  } catch {
    envelope = null
  }
  if (typeof envelope === 'object' && envelope !== null && !Array.isArray(envelope)) return envelope as WebhookEnvelope
  throw toError('body_unreadable', 'The signature is right, but the body is not a JSON object.')
}
