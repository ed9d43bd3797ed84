/** Signs licenses and revocations for tests. Servers never import this: they need only the public key. */
import { createPrivateKey, createPublicKey, generateKeyPairSync, type KeyObject, sign } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { LICENSE_PREFIX } from '../../access/license/document.ts'

export type LicenseKeyPair = { privateKey: KeyObject; publicKey: string }

export function makeLicenseKeyPair(): LicenseKeyPair {
  const { privateKey } = generateKeyPairSync('ed25519')
  return { privateKey, publicKey: publicHalf(privateKey) }
}

export type LicenseOptions = { id?: string; licensee?: string; issued_at?: string; expires_at?: string | null }

export function signLicense(privateKey: KeyObject, params: LicenseOptions = {}): string {
  return signLicensePayload(privateKey, {
    type: 'license',
    id: 'license-1',
    licensee: 'Harbour Hall',
    issued_at: '2026-01-01T00:00:00Z',
    expires_at: null,
    ...params,
  })
}

export function signRevocation(privateKey: KeyObject, revokes: string, revokedAt: string): string {
  return signLicensePayload(privateKey, { type: 'revocation', revokes, revoked_at: revokedAt })
}

export function signLicensePayload(privateKey: KeyObject, payload: unknown): string {
  return signLicenseBytes(privateKey, Buffer.from(JSON.stringify(payload)))
}

export function signLicenseBytes(privateKey: KeyObject, bytes: Buffer): string {
  const signed = LICENSE_PREFIX + bytes.toString('base64url')
  return `${signed}.${sign(null, Buffer.from(signed), privateKey).toString('base64url')}`
}

function publicHalf(privateKey: KeyObject): string {
  return createPublicKey(privateKey.export({ type: 'pkcs8', format: 'pem' })).export({ format: 'jwk' }).x ?? ''
}

const USAGE = `Usage:
  node server/testing/license/sign.ts license    --key FILE [--id ID] [--licensee NAME] [--expires INSTANT]
  node server/testing/license/sign.ts revocation --key FILE --id ID [--at INSTANT]

FILE holds the private key; it is made when it does not exist.
`

function main(args: string[]): number {
  const option = { type: 'string' } as const
  const options = { key: option, id: option, licensee: option, expires: option, at: option }
  const { values, positionals } = parseArgs({ args, options, allowPositionals: true })
  const { key, id, licensee = 'Test', expires = null } = values
  const now = new Date().toISOString()
  const [kind] = positionals
  const wrong = key === undefined || !(kind === 'license' || (kind === 'revocation' && id !== undefined))
  if (wrong) {
    process.stderr.write(USAGE)
    return 2
  }
  if (!existsSync(key)) {
    writeFileSync(key, makeLicenseKeyPair().privateKey.export({ type: 'pkcs8', format: 'pem' }), {
      mode: 0o600,
      flag: 'wx',
    })
  }
  const privateKey = createPrivateKey(readFileSync(key))
  const text =
    kind === 'license'
      ? signLicense(privateKey, { id: id ?? `test-${Date.now()}`, licensee, issued_at: now, expires_at: expires })
      : signRevocation(privateKey, id ?? '', values.at ?? now)
  process.stderr.write(`POSTERN_LICENSE_PUBLIC_KEY=${publicHalf(privateKey)}\n`)
  process.stdout.write(`${text}\n`)
  return 0
}

if (import.meta.main) process.exitCode = main(process.argv.slice(2))
