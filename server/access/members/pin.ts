import { randomBytes, randomInt, scrypt, timingSafeEqual } from 'node:crypto'

/**
 * About 0.1 s: a PIN has few digits, so each guess must be expensive even with a stolen database. Twice as long for each
 * more; it is stored with the hash, so it may grow.
 */
const COST = 15
const HASH_BYTES = 32
const DIGITS = /^[0-9]{6,32}$/
const MADE_DIGITS = 8

export function isPin(text: string): boolean {
  return DIGITS.test(text)
}

export function makePin(): string {
  return String(randomInt(10 ** MADE_DIGITS)).padStart(MADE_DIGITS, '0')
}

export async function hashPin(pin: string, cost = COST): Promise<string> {
  const salt = randomBytes(16)
  return `${cost}.${salt.toString('base64url')}.${(await derive(pin, salt, cost)).toString('base64url')}`
}

const NOBODY = Buffer.alloc(16)

/** Takes as long without a hash, so that timing does not reveal who has a PIN. */
export async function matchesPinHash(pin: string, stored: string | null): Promise<boolean> {
  const [cost = COST, salt = '', hash = ''] = stored?.split('.') ?? []
  const derived = await derive(pin, stored === null ? NOBODY : Buffer.from(salt, 'base64url'), Number(cost))
  return stored !== null && timingSafeEqual(derived, Buffer.from(hash, 'base64url'))
}

function derive(pin: string, salt: Buffer, cost: number): Promise<Buffer> {
  const options = { N: 2 ** cost, r: 8, p: 1, maxmem: 64 * 1024 * 1024 }
  return new Promise((resolve, reject) => {
    scrypt(pin, salt, HASH_BYTES, options, (error, derived) => (error ? reject(error) : resolve(derived)))
  })
}
