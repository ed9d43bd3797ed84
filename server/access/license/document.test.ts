import { generateKeyPairSync, sign } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { parsePublicKey } from '../../platform/formats/public-key.ts'
import {
  makeLicenseKeyPair,
  signLicense,
  signLicenseBytes,
  signLicensePayload,
  signRevocation,
} from '../../testing/license/sign.ts'
import { verifyLicense } from './document.ts'

const keys = makeLicenseKeyPair()
const publicKey = parsePublicKey(keys.publicKey) ?? null
const open = (text: string) => verifyLicense(text, publicKey)
const flawOf = (text: string) => (open(text) as { flaw?: string }).flaw ?? ''
const license = signLicense(keys.privateKey)
const [, payload = '', signature = ''] = license.split('.')
const encode = (text: string) => Buffer.from(text).toString('base64url')

describe('a signed license', () => {
  test('is read, whatever stands around it and whatever fields are new', () => {
    const options = { expires_at: '2027-01-31T19:00:00+01:00', seats: 9 }
    expect(open(`\n ${signLicense(keys.privateKey, options)}\r\n`)).toEqual({
      type: 'license',
      id: 'license-1',
      licensee: 'Harbour Hall',
      issuedAt: new Date('2026-01-01T00:00:00Z'),
      expiresAt: new Date('2027-01-31T18:00:00Z'),
    })
  })

  test('is one line that can be copied with a double click', () => {
    expect(license).toMatch(/^postern-license-v1\.[\w-]+\.[\w-]{86}$/)
  })

  test('may be a revocation', () => {
    expect(open(signRevocation(keys.privateKey, 'license-1', '2026-06-05T10:00:00Z'))).toEqual({
      type: 'revocation',
      revokes: 'license-1',
      revokedAt: new Date('2026-06-05T10:00:00Z'),
    })
  })

  test('says nothing once any character of its payload or signature was changed', () => {
    for (let place = 'postern-license-v1.'.length; place < license.length; place += 1) {
      const other = license[place] === 'A' ? 'B' : 'A'
      expect(open(license.slice(0, place) + other + license.slice(place + 1))).toHaveProperty('flaw')
    }
  })

  test('says nothing with the payload of another, the signature of another, or the key of another', () => {
    const longer = signLicense(keys.privateKey, { id: 'license-2' }).split('.')
    expect(flawOf(`postern-license-v1.${longer[1]}.${signature}`)).toContain('signature does not fit')
    expect(flawOf(`postern-license-v1.${payload}.${longer[2]}`)).toContain('signature does not fit')
    expect(flawOf(signLicense(makeLicenseKeyPair().privateKey))).toContain('signature does not fit')
    expect(verifyLicense(license, null)).toEqual({ flaw: expect.stringContaining('POSTERN_LICENSE_PUBLIC_KEY is not') })
  })

  test('is not taken from a signature over the payload alone', () => {
    for (const bytes of [Buffer.from(payload), Buffer.from(payload, 'base64url')]) {
      const loose = sign(null, bytes, keys.privateKey).toString('base64url')
      expect(flawOf(`postern-license-v1.${payload}.${loose}`)).toContain('signature does not fit')
    }
  })

  test('is written in one way only', () => {
    const spare = signature.slice(0, -1) + String.fromCharCode(signature.charCodeAt(85) + 1)
    expect(Buffer.from(spare, 'base64url')).toEqual(Buffer.from(signature, 'base64url'))
    for (const other of [
      `postern-license-v1.${payload}.${spare}`,
      `postern-license-v1.${payload}.${signature}==`,
      `postern-license-v1.${payload}.${signature}.`,
      `postern-license-v1.${payload}.${signature}.${signature}`,
      `postern-license-v1.${payload}\n.${signature}`,
      `postern-license-v1.${payload}.${signature.slice(4)}`,
      `postern-license-v1..${signature}`,
      `postern-license-v1.${payload}`,
    ]) {
      expect(flawOf(other)).toContain('not complete')
    }
  })

  test('begins with its kind: no algorithm of its own choice, no other version', () => {
    const none = `${encode('{"alg":"none"}')}.${payload}.`
    const other = signLicenseBytes(keys.privateKey, Buffer.from('{}')).replace('-v1.', '-v2.')
    for (const text of [none, other, payload, '', 'license']) expect(flawOf(text)).toContain('does not begin with')
  })

  test('is not longer than 8192 characters, and is then not even looked at', () => {
    const padded = (size: number) => ({ id: 'long', note: 'x'.repeat(size) })
    const long = (size: number) => signLicense(keys.privateKey, padded(size))
    expect(open(long(5_900))).toMatchObject({ id: 'long' })
    expect(flawOf(long(6_100))).toBe('It is longer than 8192 characters.')
    expect(flawOf('x'.repeat(10_000_000))).toBe('It is longer than 8192 characters.')
  })

  test.each([
    ['another id', { id: 'a b' }],
    ['a number as its id', { id: 7 }],
    ['no licensee', { licensee: ' ' }],
    ['a licensee without end', { licensee: 'x'.repeat(201) }],
    ['a licensee of two lines', { licensee: 'Harbour\nState  valid' }],
    ['no expiry at all', { expires_at: undefined }],
    ['a day as its expiry', { expires_at: '2027-01-31' }],
    ['a number as its expiry', { expires_at: 1_900_000_000 }],
    ['an instant that does not exist', { expires_at: '2027-02-30T00:00:00Z' }],
    ['no issue', { issued_at: null }],
    ['another type', { type: 'licence' }],
  ])('is refused with %s, although it is signed', (_, options) => {
    expect(flawOf(signLicense(keys.privateKey, options as object))).toMatch(/^It is signed, but /)
  })

  test('is refused when what is signed is no object', () => {
    for (const value of [null, 7, 'x', []])
      expect(flawOf(signLicensePayload(keys.privateKey, value))).toMatch(/^It is signed/)
    const latin = Buffer.from(Buffer.from(payload, 'base64url').toString().replace('Hall', 'H\u00e4ll'), 'latin1')
    expect(flawOf(signLicenseBytes(keys.privateKey, latin))).toMatch(/^It is signed/)
    expect(flawOf(signLicensePayload(keys.privateKey, { type: 'revocation', revokes: 'x' }))).toMatch(/^It is signed/)
  })
})

describe('the public key', () => {
  const pair = generateKeyPairSync('ed25519')
  const pem = pair.publicKey.export({ type: 'spki', format: 'pem' }).toString()

  test('is PEM, also on one line, or its bytes', () => {
    const raw = pair.publicKey.export({ format: 'jwk' }).x ?? ''
    for (const text of [pem, pem.replaceAll('\n', '\\n'), raw, ` ${raw}\n`]) {
      expect(parsePublicKey(text)?.equals(pair.publicKey)).toBe(true)
    }
  })

  test('is Ed25519 and public, or it is none', () => {
    const spki = { type: 'spki', format: 'pem' } as const
    const others = [
      pair.privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(),
      `${pair.privateKey.export({ type: 'pkcs8', format: 'pem' })}${pem}`,
      generateKeyPairSync('rsa', { modulusLength: 2048 }).publicKey.export(spki).toString(),
      generateKeyPairSync('ed448').publicKey.export(spki).toString(),
      generateKeyPairSync('x25519').publicKey.export(spki).toString(),
      pem.replace('MCow', 'MCox'),
      keys.publicKey.slice(1),
      `${keys.publicKey}=`,
      'c2VjcmV0',
    ]
    for (const text of others) expect(parsePublicKey(text)).toBeUndefined()
  })

  test('of another algorithm verifies nothing, should one ever get through', () => {
    // A 512-bit RSA signature is as long as one of Ed25519.
    const rsa = generateKeyPairSync('rsa', { modulusLength: 512 })
    const forged = signLicense(rsa.privateKey)
    expect(forged).toHaveLength(license.length)
    expect(verifyLicense(forged, rsa.publicKey)).toHaveProperty('flaw')
  })
})
