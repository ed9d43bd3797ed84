import { createPublicKey, type KeyObject } from 'node:crypto'
import { fromBase64Url } from './base64url.ts'

const RAW_BYTES = 32
const PEM = /^-----BEGIN PUBLIC KEY-----[A-Za-z0-9+/=\s]+-----END PUBLIC KEY-----$/

/** Reads an Ed25519 public key; undefined for everything else, above all a private key. */
export function parsePublicKey(text: string): KeyObject | undefined {
  // .env files often have a PEM on one line.
  const written = text.replaceAll('\\n', '\n').trim()
  if (PEM.test(written)) return readPem(written)
  if (fromBase64Url(written)?.length !== RAW_BYTES) return undefined
  return createPublicKey({ key: { kty: 'OKP', crv: 'Ed25519', x: written }, format: 'jwk' })
}

function readPem(pem: string): KeyObject | undefined {
  try {
    const key = createPublicKey(pem)
    return key.asymmetricKeyType === 'ed25519' ? key : undefined
  } catch {
    return undefined
  }
}
