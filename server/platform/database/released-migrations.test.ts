import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { MIGRATIONS_FOLDER } from './migration-state.ts'

const LIST = 'released.sha256'

test('migrations of a release are never changed, and new ones come after them', async () => {
  const lines = (await readFile(join(MIGRATIONS_FOLDER, LIST), 'utf8')).trimEnd().split('\n')
  const released = lines.map((line) => line.split('  ')[1])
  const files = (await readdir(MIGRATIONS_FOLDER)).filter((name) => name !== LIST).sort()
  expect(files.slice(0, released.length)).toEqual(released)
  const digests = released.map(async (name = '') => {
    const content = await readFile(join(MIGRATIONS_FOLDER, name))
    return `${createHash('sha256').update(content).digest('hex')}  ${name}`
  })
  expect(await Promise.all(digests)).toEqual(lines)
})

test('migrations have numbers of their own, without gaps', async () => {
  const files = (await readdir(MIGRATIONS_FOLDER)).filter((name) => name.endsWith('.sql')).sort()
  expect(files.map((name) => Number(name.slice(0, 4)))).toEqual(files.map((_, index) => index + 1))
})
