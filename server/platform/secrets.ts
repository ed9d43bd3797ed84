import { hash, randomInt } from 'node:crypto'

const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789'
const LENGTH = 32

/** 32 letters and digits, uniformly random. */
export const generateSecret = (): string =>
  Array.from({ length: LENGTH }, () => ALPHABET[randomInt(ALPHABET.length)]).join('')

/** A fast hash is enough: secrets of this length cannot be guessed by trying. */
export const digestSecret = (secret: string): Buffer => hash('sha256', secret, 'buffer')
