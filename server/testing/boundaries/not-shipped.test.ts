import { readFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import ts from 'typescript'
import { expect, test } from 'vitest'

const root = join(import.meta.dirname, '../../..')

/** All files that these files import, directly or indirectly. */
function reachedFrom(...entries: string[]): string[] {
  const reached = new Set(entries.map((entry) => join(root, entry)))
  for (const path of reached) {
    if (!path.endsWith('.ts')) continue
    for (const { fileName } of ts.preProcessFile(readFileSync(path, 'utf8')).importedFiles) {
      if (fileName.startsWith('.')) reached.add(join(dirname(path), fileName))
    }
  }
  return [...reached].map((path) => relative(root, path))
}

test('nothing that is shipped imports what signs licenses, or any other helper of the tests', () => {
  const shipped = reachedFrom('server/main.ts', 'server/admin/main.ts')
  expect(shipped).toContain('server/access/license/document.ts')
  expect(shipped).toContain('server/admin/commands/license.ts')
  expect(shipped.filter((path) => path.includes('/testing/'))).toEqual([])
  expect(reachedFrom('server/access/license/publish.test.ts')).toContain('server/testing/license/sign.ts')
})
