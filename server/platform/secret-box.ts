import { createCipheriv, createDecipheriv, hash, randomBytes } from 'node:crypto'

/** Encrypts secrets that are needed again, so that a copy of the database does not reveal them. */
export type SecretBox = {
  /** `associated` binds the secret to its owner, such as a row id: with another value it cannot be decrypted. */
  seal(text: string, associated: string): Buffer
  open(sealed: Buffer, associated: string): string
}

export class UnreadableSecretError extends Error {}

export const SECRET_KEY_BYTES = 32

const FORMAT = 1
const HEAD_BYTES = 2
const NONCE_BYTES = 12
const TAG_BYTES = 16

/** The first key encrypts and all keys decrypt, so that a key can be replaced while its secrets exist. */
export function buildSecretBox(keys: readonly Buffer[]): SecretBox {
  const [sealing] = keys
  if (!sealing) throw new Error('A secret box needs at least one key.')
  return {
    seal: (text, associated) => seal(sealing, text, associated),
    open: (sealed, associated) => {
      const [format, version] = sealed
      if (format !== FORMAT) throw unreadable()
      for (const key of keys) {
        if (versionOf(key) !== version) continue
        const text = openWith(key, sealed, associated)
        if (text !== null) return text
      }
      throw unreadable()
    },
  }
}

/** Identifies a key without revealing it. Keys may collide, so all keys with this version are tried. */
const versionOf = (key: Buffer): number => hash('sha256', key, 'buffer')[0] ?? 0

function seal(key: Buffer, text: string, associated: string): Buffer {
  const head = Buffer.from([FORMAT, versionOf(key)])
  const nonce = randomBytes(NONCE_BYTES)
  const cipher = createCipheriv('aes-256-gcm', key, nonce).setAAD(associatedBytes(head, associated))
  const covered = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()])
  return Buffer.concat([head, nonce, cipher.getAuthTag(), covered])
}

function openWith(key: Buffer, sealed: Buffer, associated: string): string | null {
  const [nonceEnd, tagEnd] = [HEAD_BYTES + NONCE_BYTES, HEAD_BYTES + NONCE_BYTES + TAG_BYTES]
  if (sealed.length < tagEnd) return null
  const decipher = createDecipheriv('aes-256-gcm', key, sealed.subarray(HEAD_BYTES, nonceEnd), {
    authTagLength: TAG_BYTES,
  })
  decipher.setAAD(associatedBytes(sealed.subarray(0, HEAD_BYTES), associated))
  decipher.setAuthTag(sealed.subarray(nonceEnd, tagEnd))
  try {
    return Buffer.concat([decipher.update(sealed.subarray(tagEnd)), decipher.final()]).toString('utf8')
  } catch {
    return null
  }
}

const associatedBytes = (head: Buffer, associated: string): Buffer =>
  Buffer.concat([head, Buffer.from(associated, 'utf8')])

function unreadable(): UnreadableSecretError {
  return new UnreadableSecretError(
    'A secret in the database was sealed with another key than those of POSTERN_SECRET_KEY, or was changed since. Add the key that sealed it, after a comma.',
  )
}
