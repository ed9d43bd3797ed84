import { hash, randomBytes } from 'node:crypto'

import type { KeyMode } from '../callers/index.ts'

const PREFIX: Record<KeyMode, string> = { live: 'svc_live_', test: 'svc_test_' }
const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789'
const LENGTH = 32
const LARGEST_FAIR_BYTE = 256 - (256 % ALPHABET.length)

export function makeKeyValue(mode: KeyMode, random?: (size: number) => Buffer): string {
  return PREFIX[mode] + makeSecret(random)
}

export function makeSecret(random: (size: number) => Buffer = randomBytes): string {
  let secret = ''
  while (secret.length < LENGTH) {
    for (const byte of random(LENGTH)) {
      if (byte < LARGEST_FAIR_BYTE && secret.length < LENGTH) secret += ALPHABET[byte % ALPHABET.length]
    }
  }
  return secret
}

export function digestKey(value: string): Buffer {
  return hash('sha256', value, 'buffer')
}
