import { randomBytes, timingSafeEqual } from 'node:crypto'
import { digestSecret } from '../../platform/secrets.ts'

/** Without letters that are easily misread: I, L, O and U. */
const ALPHABET = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'
const GROUP_LENGTH = 5
const GROUPS = 3
const LENGTH = GROUP_LENGTH * GROUPS

/** The handle identifies the code and is no secret; the secret has 50 random bits. */
export type PairingCode = { handle: string; secret: string }

export function makePairingCode(): PairingCode & { text: string } {
  const letters = [...randomBytes(LENGTH)].map((byte) => ALPHABET[byte % ALPHABET.length]).join('')
  const text = [...letters.matchAll(/.{5}/g)].join('-')
  return { handle: letters.slice(0, GROUP_LENGTH), secret: letters.slice(GROUP_LENGTH), text }
}

/** As typed by a person; null if it cannot be a code. */
export function parsePairingCode(typed: string): PairingCode | null {
  const letters = typed.toUpperCase().replaceAll(/[\s-]/g, '').replaceAll('O', '0').replaceAll(/[IL]/g, '1')
  const isCode = letters.length === LENGTH && [...letters].every((letter) => ALPHABET.includes(letter))
  return isCode ? { handle: letters.slice(0, GROUP_LENGTH), secret: letters.slice(GROUP_LENGTH) } : null
}

export const matchesPairingSecret = (secret: string, digest: Buffer): boolean =>
  timingSafeEqual(digestSecret(secret), digest)
