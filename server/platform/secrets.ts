import { hash, randomBytes } from 'node:crypto'

const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789'
const LENGTH = 32
const MAX_FAIR_BYTE = 256 - (256 % ALPHABET.length)

/** 32 letters and digits, each as likely as the others. */
export function makeSecret(random: (size: number) => Buffer = randomBytes): string {
  let secret = ''
  while (secret.length < LENGTH) {
    for (const byte of random(LENGTH)) {
      if (byte < MAX_FAIR_BYTE && secret.length < LENGTH) secret += ALPHABET[byte % ALPHABET.length]
    }
  }
  return secret
}

/** What is kept of a secret. A fast hash is enough: nobody can try all secrets of this length. */
export function digestSecret(secret: string): Buffer {
  return hash('sha256', secret, 'buffer')
}
