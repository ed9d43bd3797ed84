import { randomBytes } from 'node:crypto'
import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { KEY_FILE, KeyFileError, keysOfDataFolder } from './secret-keys.ts'

let folder: string

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'postern-keys-'))
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

describe('the key of a data folder', () => {
  test('is made once, for its owner alone, and is the same from then on', () => {
    const made = keysOfDataFolder(join(folder, 'new'))
    expect(made).toEqual([expect.objectContaining({ length: 32 })])
    expect(keysOfDataFolder(join(folder, 'new'))).toEqual(made)
    expect(readdirSync(join(folder, 'new'))).toEqual([KEY_FILE])
    expect(statSync(join(folder, 'new', KEY_FILE)).mode & 0o777).toBe(0o600)
  })

  test('may be several, written by hand, of which the first seals', () => {
    const keys = [randomBytes(32), randomBytes(32)]
    writeFileSync(join(folder, KEY_FILE), keys.map((key) => key.toString('base64')).join(','))
    expect(keysOfDataFolder(folder)).toEqual(keys)
  })

  test.each(['', 'half a k', '\0'])('is never replaced where the file is damaged (%j)', (text) => {
    writeFileSync(join(folder, KEY_FILE), text)
    expect(() => keysOfDataFolder(folder)).toThrow(KeyFileError)
    expect(readFileSync(join(folder, KEY_FILE), 'utf8')).toBe(text)
  })
})
