import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { rolldown } from 'rolldown'
import { describe, expect, test } from 'vitest'
import { operations } from '../../generated/operations.ts'
import type { Document } from '../../spec/tools/document.ts'
import { emitSdkResources } from '../../spec/tools/generate/emit-sdk-resources.ts'

const source = join(import.meta.dirname, '../src')

/** Bytes that a page loads for an import: bundled, minified and compressed. */
async function sizeOf(program: string, files: Record<string, string> = {}): Promise<number> {
  const texts = new Map(
    Object.entries({ ...files, 'program.ts': program }).map(([file, text]) => [join(source, file), text]),
  )
  const bundle = await rolldown({
    input: 'program',
    platform: 'browser',
    plugins: [
      {
        name: 'program',
        resolveId: (id) => (id === 'program' ? join(source, 'program.ts') : null),
        load: (id) => texts.get(id) ?? null,
      },
    ],
  })
  const { output } = await bundle.generate({ minify: true })
  return gzipSync(output[0].code, { level: 9 }).length
}

/** Resources that an event may get in future, with the usual methods and actions on a single one. */
const MORE: Record<string, string[]> = {
  sponsors: ['send', 'cancel'],
  webhooks: ['pause', 'enable'],
  'source-connections': ['test'],
  devices: ['pair', 'revoke'],
  vouchers: ['reissue'],
  badges: ['print'],
  seats: ['lock', 'unlock'],
}

/** The contract with about 50 more operations, each modelled on an existing one. */
async function contractWithMore(): Promise<{ document: Document; count: number }> {
  const document: Document = JSON.parse(await readFile(join(source, '../../generated/openapi.json'), 'utf8'))
  const before = Object.values(document.paths).flatMap((item) => Object.keys(item ?? {})).length
  for (const [name, acts] of Object.entries(MORE)) {
    const item = `{${name.replace(/s$/, '').replaceAll('-', '_')}}`
    const resource = ['events', name.replaceAll(/-(.)/g, (_, letter) => letter.toUpperCase())]
    const add = (like: string, path: string, act?: string) => {
      const copy: NonNullable<Document['paths'][string]> = structuredClone(
        document.paths[`/v1/events/{event}/days${like}`] ?? {},
      )
      for (const operation of Object.values(copy)) {
        operation['x-postern-sdk'] = { resource, method: act ?? operation['x-postern-sdk']?.method ?? '' }
      }
      document.paths[`/v1/events/{event}/${name}${path}`] = copy
    }
    add('', '')
    add('/{day}', `/${item}`)
    for (const act of acts) add('/{day}/unlock', `/${item}/${act}`, act)
  }
  const after = Object.values(document.paths).flatMap((item) => Object.keys(item ?? {})).length
  return { document, count: after - before }
}

describe('what a page loads', () => {
  test('for createClient is at most 10 kB, everything included', async () => {
    const size = await sizeOf("export { createClient } from './index.ts'")
    expect(size).toBeGreaterThan(4_000)
    expect(size).toBeLessThanOrEqual(10_000)
  })

  test('grows by a line for each operation and no code', async () => {
    const table = await sizeOf("export { apiTable } from './generated/resources.ts'")
    expect(table / Object.keys(operations).length).toBeLessThan(14)
  })

  test('grows by at most 3 bytes for each further operation that is like others', async () => {
    const { document, count } = await contractWithMore()
    const program = "export { createClient } from './index.ts'"
    const more = await sizeOf(program, { 'generated/resources.ts': emitSdkResources(document) })
    const each = (more - (await sizeOf(program))) / count
    expect(count).toBeGreaterThan(45)
    expect(each).toBeGreaterThan(0)
    expect(each).toBeLessThanOrEqual(3)
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

  test('for webhooks is at most 2 kB, and holds nothing of the client', async () => {
    const size = await sizeOf("export * from './webhooks/index.ts'")
    expect(size).toBeGreaterThan(800)
    expect(size).toBeLessThanOrEqual(2_000)
  })

  test('for a gate that works offline is at most 15 kB, the decision included, and holds nothing of the client', async () => {
    const size = await sizeOf("export * from './scanner/index.ts'")
    const both = await sizeOf("export * from './scanner/index.ts'; export { createClient } from './index.ts'")
    expect(size).toBeGreaterThan(4_000)
    expect(size).toBeLessThanOrEqual(15_000)
    expect(both - size).toBeGreaterThan(6_000)
  })
})
