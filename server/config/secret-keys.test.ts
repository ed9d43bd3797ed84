import { randomBytes } from 'node:crypto'
import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { ensureDataFolderKeys, SECRET_KEY_FILE, SecretKeyFileError } from './secret-keys.ts'

let folder: string

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'postern-keys-'))
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

describe('the key of a data folder', () => {
  test('is made once, for its owner alone, and is the same from then on', () => {
    const made = ensureDataFolderKeys(join(folder, 'new'))
    expect(made).toEqual([expect.objectContaining({ length: 32 })])
    expect(ensureDataFolderKeys(join(folder, 'new'))).toEqual(made)
    expect(readdirSync(join(folder, 'new'))).toEqual([SECRET_KEY_FILE])
    expect(statSync(join(folder, 'new', SECRET_KEY_FILE)).mode & 0o777).toBe(0o600)
  })

  test('may be several, written by hand, of which the first seals', () => {
    const keys = [randomBytes(32), randomBytes(32)]
    writeFileSync(join(folder, SECRET_KEY_FILE), keys.map((key) => key.toString('base64')).join(','))
    expect(ensureDataFolderKeys(folder)).toEqual(keys)
  })

  test.each(['', 'half a k', '\0'])('is never replaced where the file is damaged (%j)', (text) => {
    writeFileSync(join(folder, SECRET_KEY_FILE), text)
    expect(() => ensureDataFolderKeys(folder)).toThrow(SecretKeyFileError)
    expect(readFileSync(join(folder, SECRET_KEY_FILE), 'utf8')).toBe(text)
  })
})
