import { type KeyObject, verify } from 'node:crypto'
import { fromBase64Url } from '../../platform/formats/base64url.ts'
import { type LicenseDocument, type LicenseProblem, parseLicensePayload } from './document.ts'

export const LICENSE_PREFIX = 'postern-license-v1.'

const MAX_CHARACTERS = 8 * 1024
const SIGNATURE_BYTES = 64

/** Always Ed25519: the text names no algorithm. The signature covers the prefix, so it fits no other kind of text. */
export function verifyLicense(text: string, publicKey: KeyObject | null): LicenseDocument | LicenseProblem {
  const written = text.trim()
  if (written.length > MAX_CHARACTERS) return { flaw: `It is longer than ${MAX_CHARACTERS} characters.` }
  if (!written.startsWith(LICENSE_PREFIX)) return { flaw: `It does not begin with ${LICENSE_PREFIX}` }
  const [payload, signature, ...others] = written.slice(LICENSE_PREFIX.length).split('.').map(fromBase64Url)
  if (!payload?.length || signature?.length !== SIGNATURE_BYTES || others.length > 0) {
    return { flaw: 'It is not complete, or was changed when it was copied.' }
  }
  if (publicKey?.asymmetricKeyType !== 'ed25519') {
    return { flaw: 'It cannot be verified, because POSTERN_LICENSE_PUBLIC_KEY is not set.' }
  }
  const signed = Buffer.from(written.slice(0, written.lastIndexOf('.')))
  // Verify before parsing anything.
  if (!verify(null, signed, publicKey, signature)) {
    return {
      flaw: 'Its signature does not fit: it was changed, or signed with another key than POSTERN_LICENSE_PUBLIC_KEY.',
    }
  }
  return parseLicensePayload(payload)
}
