import { randomBytes } from 'node:crypto'
import type { SecretBox } from '../../../platform/secret-box.ts'

const PREFIX = 'whsec_'
const BYTES = 32

export type SigningSecret = { text: string; lastFour: string; sealed: Buffer }

/** A new one for the endpoint with this id, which alone can have it opened. */
export function makeSigningSecret(box: SecretBox, endpointId: string): SigningSecret {
  const text = PREFIX + randomBytes(BYTES).toString('base64url')
  return { text, lastFour: text.slice(-4), sealed: box.seal(text, endpointId) }
}
