import { createHmac, timingSafeEqual } from 'node:crypto'
import type { SignatureModel } from './model'

/** Checks that a delivery was signed with the secret, not long ago. */
export function isSignatureValid(
  { time, value, algorithm, message, tolerance_seconds }: SignatureModel,
  { header, body, secret, now }: { header: string; body: string; secret: string; now: number },
): boolean {
  // Anybody can sign with no secret, which is what an app has that is not subscribed.
  if (secret === '') return false
  const parts = header.split(',').map((part) => part.split('=', 2) as [string, string | undefined])
  const signedAt = parts.find(([name]) => name === time)?.[1] ?? ''
  if (!(Math.abs(now / 1000 - Number(signedAt)) <= tolerance_seconds)) return false
  const signed = message.replace('{time}', () => signedAt).replace('{body}', () => body)
  const expected = createHmac(algorithm.replace('hmac-', ''), secret).update(signed).digest()
  return parts.some(([name, hex = '']) => {
    const given = Buffer.from(hex, 'hex')
    return name === value && given.length === expected.length && timingSafeEqual(given, expected)
  })
}
