import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { rolldown } from 'rolldown'
import { describe, expect, test } from 'vitest'
import { operations } from '../../generated/operations.ts'

const source = join(import.meta.dirname, '../src')

/** The bytes that a page loads for what it imports: bundled, minified and compressed. */
async function sizeOf(program: string): Promise<number> {
  const bundle = await rolldown({
    input: 'program',
    platform: 'browser',
    plugins: [
      {
        name: 'program',
        resolveId: (id) => (id === 'program' ? join(source, 'program.ts') : null),
        load: (id) => (id === join(source, 'program.ts') ? program : null),
      },
    ],
  })
  const { output } = await bundle.generate({ minify: true })
  return gzipSync(output[0].code, { level: 9 }).length
}

describe('what a page loads', { timeout: 60_000 }, () => {
  test('for createClient is at most 9 kB, everything included', async () => {
    const size = await sizeOf("export { createClient } from './index.ts'")
    expect(size).toBeGreaterThan(4_000)
    expect(size).toBeLessThanOrEqual(9_000)
  })

  test('grows by a line for each operation and no code', async () => {
    const table = await sizeOf("export { apiTable } from './generated/resources.ts'")
    expect(table / Object.keys(operations).length).toBeLessThan(14)
  })

  test('for the public client holds nothing of the other methods', async () => {
    const own = await sizeOf("export { createPublicClient } from './index.ts'")
    const both = await sizeOf("export { createClient, createPublicClient } from './index.ts'")
    expect(both - own).toBeGreaterThan(400)
  })

  test('for the check-in functions holds nothing of the client', async () => {
    const alone = await sizeOf("export * from './checkin/index.ts'")
    const both = await sizeOf("export * from './checkin/index.ts'; export { createClient } from './index.ts'")
    expect(both - alone).toBeGreaterThan(6_000)
  })
})
