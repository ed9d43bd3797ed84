import { hash, randomInt } from 'node:crypto'

const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789'
const LENGTH = 32

/** 32 letters and digits, each as likely as the others. */
export function makeSecret(): string {
  return Array.from({ length: LENGTH }, () => ALPHABET[randomInt(ALPHABET.length)]).join('')
}

/** What is kept of a secret. A fast hash is enough: nobody can try all secrets of this length. */
export function digestSecret(secret: string): Buffer {
  return hash('sha256', secret, 'buffer')
}
