import { randomBytes } from 'node:crypto'

const ALPHABET = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'
const LENGTH = 20

/** 100 random bits in characters that the smallest QR code holds and that nobody misreads. */
export function newTicketCode(random: (size: number) => Buffer = randomBytes): string {
  return Array.from(random(LENGTH), (byte) => ALPHABET[byte % ALPHABET.length]).join('')
}
