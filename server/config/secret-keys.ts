import { randomBytes } from 'node:crypto'
import { linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { SECRET_KEY_BYTES } from '../platform/secret-box.ts'

export const SECRET_KEY_FILE = 'secret.key'

export const SECRET_KEY_ADVICE = 'Make one with "openssl rand -base64 32", keep it as safe as the database, and set it.'

/** One key or several, separated by commas, each 32 bytes in base64, base64url or hex. */
export function parseSecretKeys(text: string): Buffer[] | undefined {
  const keys = text.split(',').map((part) => readKey(part.trim()))
  return keys.every((key) => key !== undefined) ? keys : undefined
}

export function ensureDataFolderKeys(dataDir: string): Buffer[] {
  const path = join(dataDir, SECRET_KEY_FILE)
  return readKeyFile(path) ?? makeKeyFile(dataDir, path)
}

export class SecretKeyFileError extends Error {}

function readKeyFile(path: string): Buffer[] | undefined {
  let text: string
  try {
    text = readFileSync(path, 'utf8')
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined
    throw new SecretKeyFileError(`The key in ${path} cannot be read: ${(error as Error).message}.`)
  }
  const keys = parseSecretKeys(text)
  if (keys) return keys
  throw new SecretKeyFileError(
    `The file ${path} does not hold a key of ${SECRET_KEY_BYTES} bytes in base64. Bring back the one that was there: without it the secrets that it sealed cannot be read.`,
  )
}

/** Written completely before it gets its name, so that two processes that start together use the same key. */
function makeKeyFile(dataDir: string, path: string): Buffer[] {
  mkdirSync(dataDir, { recursive: true })
  const key = randomBytes(SECRET_KEY_BYTES)
  const draft = `${path}.${randomBytes(6).toString('hex')}`
  writeFileSync(draft, `${key.toString('base64')}\n`, { mode: 0o600, flag: 'wx' })
  try {
    linkSync(draft, path)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
  } finally {
    rmSync(draft)
  }
  return readKeyFile(path) ?? [key]
}

function readKey(text: string): Buffer | undefined {
  const isHex = /^[0-9a-fA-F]{64}$/.test(text)
  const isBase64 = /^[A-Za-z0-9+/_-]{43}=?$/.test(text)
  return isHex ? Buffer.from(text, 'hex') : isBase64 ? Buffer.from(text, 'base64url') : undefined
}
