import { cp, mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { writeManifest } from '../manifest.ts'

test('the entries lead to the sources here, to what was built in the package, and back', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'postern-manifest-'))
  const path = join(folder, 'package.json')
  await cp(join(import.meta.dirname, '../package.json'), path)
  const here = await readFile(path, 'utf8')
  expect(JSON.parse(here).exports['./webhooks']).toBe('./src/webhooks/index.ts')
  for (let time = 1; time <= 2; time += 1) {
    writeManifest(path, 'published')
    const packed = JSON.parse(await readFile(path, 'utf8'))
    expect(packed.exports['./webhooks']).toEqual({
      import: './dist/webhooks/index.js',
      require: './dist/webhooks/index.cjs',
    })
    expect(JSON.stringify([packed.exports, packed.bin])).not.toContain('src')
  }
  for (let time = 1; time <= 2; time += 1) {
    writeManifest(path, 'source')
    expect(await readFile(path, 'utf8')).toBe(here)
  }
  await rm(folder, { recursive: true })
})
