import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto'
import { constants, deflateSync, inflateSync } from 'node:zlib'

export type StoredAnswer = { status: number; headers: Record<string, string>; body: string | Buffer | null }

const ALGORITHM = 'aes-256-gcm'
const NONCE_BYTES = 12
const TAG_BYTES = 16

/** Longer responses are deflated: one to a batch of scans has half a megabyte and repeats itself five hundred times. */
const LONG = 8_192
/** The first byte of deflated data; JSON never begins with it. */
const DEFLATED = 0x78

/** Only a caller with the same API key can decrypt it; the database has just a digest of that key. */
export function encryptAnswer(answer: StoredAnswer, apiKey: string, idempotencyKey: string): Buffer {
  const nonce = randomBytes(NONCE_BYTES)
  const cipher = createCipheriv(ALGORITHM, deriveKey(apiKey, idempotencyKey), nonce)
  const sealed = Buffer.concat([cipher.update(pack(JSON.stringify(writable(answer)))), cipher.final()])
  return Buffer.concat([nonce, cipher.getAuthTag(), sealed])
}

export function decryptAnswer(stored: Buffer, apiKey: string, idempotencyKey: string): StoredAnswer {
  const nonce = stored.subarray(0, NONCE_BYTES)
  const decipher = createDecipheriv(ALGORITHM, deriveKey(apiKey, idempotencyKey), nonce)
  decipher.setAuthTag(stored.subarray(NONCE_BYTES, NONCE_BYTES + TAG_BYTES))
  const sealed = stored.subarray(NONCE_BYTES + TAG_BYTES)
  return readable(JSON.parse(unpack(Buffer.concat([decipher.update(sealed), decipher.final()]))))
}

function pack(text: string): Buffer {
  const bytes = Buffer.from(text)
  return bytes.length > LONG ? deflateSync(bytes, { level: constants.Z_BEST_SPEED }) : bytes
}

const unpack = (bytes: Buffer): string => (bytes[0] === DEFLATED ? inflateSync(bytes) : bytes).toString()

type WrittenAnswer = Omit<StoredAnswer, 'body'> & { body: string | { base64: string } | null }

function writable(answer: StoredAnswer): WrittenAnswer {
  const { body } = answer
  return Buffer.isBuffer(body) ? { ...answer, body: { base64: body.toString('base64') } } : { ...answer, body }
}

function readable(answer: WrittenAnswer): StoredAnswer {
  const { body } = answer
  return { ...answer, body: typeof body === 'object' && body ? Buffer.from(body.base64, 'base64') : body }
}

const deriveKey = (apiKey: string, idempotencyKey: string): Buffer =>
  Buffer.from(hkdfSync('sha256', apiKey, idempotencyKey, 'postern idempotent answer', 32))
