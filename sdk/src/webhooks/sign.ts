/** The body exactly as received: text or bytes, never the parsed JSON of a framework. */
export type RawBody = string | Uint8Array | ArrayBuffer

export type SignOptions = {
  /** Time of the signature, in seconds since 1970; now by default. */
  timestamp?: number
}

/** Signs a body as Postern does; with several secrets, as during a rotation. Returns the `Service-Signature` header. */
export async function signForTests(
  body: RawBody,
  secret: string | readonly string[],
  { timestamp = Math.floor(Date.now() / 1000) }: SignOptions = {},
): Promise<string> {
  if (!Number.isSafeInteger(timestamp) || timestamp < 0)
    throw new TypeError('timestamp must be a whole number of seconds, 0 or more.')
  const bytes = toBodyBytes(body)
  const signatures = await Promise.all(toSecretList(secret).map((each) => computeHmac(`${timestamp}`, bytes, each)))
  return [`t=${timestamp}`, ...signatures.map((signature) => `v1=${signature}`)].join(',')
}

/** The lower-case hex HMAC-SHA256 of `<t>.<raw body>`; the key is the UTF-8 of the whole secret, with `whsec_`. */
export async function computeHmac(timestamp: string, body: Uint8Array, secret: string): Promise<string> {
  const text = new TextEncoder()
  const before = text.encode(`${timestamp}.`)
  const signed = new Uint8Array(before.length + body.length)
  signed.set(before)
  signed.set(body, before.length)
  const algorithm = { name: 'HMAC', hash: 'SHA-256' }
  const key = await crypto.subtle.importKey('raw', text.encode(secret), algorithm, false, ['sign'])
  const digest = new Uint8Array(await crypto.subtle.sign('HMAC', key, signed))
  return Array.from(digest, (byte) => byte.toString(16).padStart(2, '0')).join('')
}

export function toBodyBytes(body: RawBody): Uint8Array {
  if (typeof body === 'string') return new TextEncoder().encode(body)
  if (ArrayBuffer.isView(body)) return new Uint8Array(body.buffer, body.byteOffset, body.byteLength)
  // An ArrayBuffer of another realm, such as a test's sandbox, fails `instanceof`.
  if (Object.prototype.toString.call(body) === '[object ArrayBuffer]') return new Uint8Array(body)
  throw new TypeError(
    'rawBody must be the body as it was received, a string or bytes; an object that was parsed from it has lost them.',
  )
}

export function toSecretList(secret: string | readonly string[]): readonly string[] {
  const secrets: readonly unknown[] = Array.isArray(secret) ? secret : [secret]
  if (secrets.length > 0 && secrets.every((each) => typeof each === 'string' && each !== ''))
    return secrets as readonly string[]
  throw new TypeError('secret must be the signing secret of the webhook endpoint, or a list of those that may be used.')
}
