import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { SDK_VERSION } from './version.ts'

test('the package tells its own version', async () => {
  const text = await readFile(join(import.meta.dirname, '../../package.json'), 'utf8')
  expect(SDK_VERSION).toBe(JSON.parse(text).version)
})
