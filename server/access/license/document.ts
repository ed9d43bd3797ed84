import { type KeyObject, verify } from 'node:crypto'
import { isDateTime } from '../../../spec/runtime/formats/date-time.ts'
import { fromBase64Url } from '../../platform/formats/base64url.ts'

export type License = {
  type: 'license'
  id: string
  licensee: string
  issuedAt: Date
  /** null: it does not expire. */
  expiresAt: Date | null
}

/** Revokes a license permanently: a new license has a new id. */
export type LicenseRevocation = { type: 'revocation'; revokes: string; revokedAt: Date }

export type LicenseDocument = License | LicenseRevocation

/** A sentence for the operator. */
export type LicenseFlaw = { flaw: string }

const ID = /^[A-Za-z0-9_-]{1,64}$/
const NAME = /^[^\p{Cc}\p{Zl}\p{Zp}]{1,200}$/u

/** Parses the signed payload. Unknown fields are ignored: newer versions may add some. */
function parseLicensePayload(bytes: Buffer): LicenseDocument | LicenseFlaw {
  const payload = parse(bytes)
  if (payload?.type === 'license') return readLicense(payload)
  if (payload?.type === 'revocation') return readRevocation(payload)
  return { flaw: 'It is signed, but holds neither a license nor a revocation that this version of Postern knows.' }
}

function readLicense({ id, licensee, issued_at, expires_at }: Record<string, unknown>): License | LicenseFlaw {
  const [issuedAt, expiresAt] = [readInstant(issued_at), readInstant(expires_at)]
  const isComplete = isId(id) && isName(licensee) && issuedAt !== null && (expiresAt !== null || expires_at === null)
  if (!isComplete) return { flaw: 'It is signed, but its id, licensee, issued_at or expires_at cannot be read.' }
  return { type: 'license', id, licensee, issuedAt, expiresAt }
}

function readRevocation({ revokes, revoked_at }: Record<string, unknown>): LicenseRevocation | LicenseFlaw {
  const revokedAt = readInstant(revoked_at)
  if (!isId(revokes) || revokedAt === null)
    return { flaw: 'It is signed, but its revokes or revoked_at cannot be read.' }
  return { type: 'revocation', revokes, revokedAt }
}

function parse(bytes: Buffer): Record<string, unknown> | null {
  try {
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes))
  } catch {
    return null
  }
}

const isId = (value: unknown): value is string => typeof value === 'string' && ID.test(value)
const isName = (value: unknown): value is string => typeof value === 'string' && value.trim() !== '' && NAME.test(value)
const readInstant = (value: unknown) => (typeof value === 'string' && isDateTime(value) ? new Date(value) : null)

export const LICENSE_PREFIX = 'postern-license-v1.'

const MAX_CHARACTERS = 8 * 1024
const SIGNATURE_BYTES = 64

/** Always Ed25519: the text names no algorithm. The signature covers the prefix, so it fits no other kind of text. */
export function verifyLicense(text: string, publicKey: KeyObject | null): LicenseDocument | LicenseFlaw {
  const written = text.trim()
  if (written.length > MAX_CHARACTERS) return { flaw: `It is longer than ${MAX_CHARACTERS} characters.` }
  if (!written.startsWith(LICENSE_PREFIX)) return { flaw: `It does not begin with ${LICENSE_PREFIX}` }
  const [payload, signature, ...others] = written.slice(LICENSE_PREFIX.length).split('.').map(fromBase64Url)
  if (!payload?.length || signature?.length !== SIGNATURE_BYTES || others.length > 0)
    return { flaw: 'It is not complete, or was changed when it was copied.' }
  if (publicKey?.asymmetricKeyType !== 'ed25519')
    return { flaw: 'It cannot be verified, because POSTERN_LICENSE_PUBLIC_KEY is not set.' }
  const signed = Buffer.from(written.slice(0, written.lastIndexOf('.')))
  // Verify before parsing anything.
  if (!verify(null, signed, publicKey, signature)) {
    return {
      flaw: 'Its signature does not fit: it was changed, or signed with another key than POSTERN_LICENSE_PUBLIC_KEY.',
    }
  }
  return parseLicensePayload(payload)
}
