import { globSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import ts from 'typescript'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestServer, type TestServer } from '../../testing/test-server.ts'

const BUILT = join(import.meta.dirname, '../../../generated/gate-page')
const SOURCE = join(import.meta.dirname, 'browser')
const MAX_BYTES = 60_000

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.close())

test(`the page is at most ${MAX_BYTES} bytes, everything but the WebAssembly included`, () => {
  const files = [...readdirSync(BUILT).map((name) => join(BUILT, name)), join(SOURCE, 'icon.png')]
  const sizes = files.map((path) => gzipSync(readFileSync(path), { level: 9 }).length)
  expect(sizes.length).toBeGreaterThan(6)
  expect(sizes.reduce((sum, size) => sum + size)).toBeLessThanOrEqual(MAX_BYTES)
})

test('the page imports its own files, the SDK and the detector of codes, and nothing of the server', () => {
  const imports = globSync('**/*.ts', { cwd: SOURCE }).flatMap((path) =>
    ts.preProcessFile(readFileSync(join(SOURCE, path), 'utf8')).importedFiles.map(({ fileName }) => fileName),
  )
  expect(imports).toContain('#sdk/scanner')
  const allowed =
    /^\.\/[\w-]+\.ts$|^\.\/words\/\w+\.json$|^#sdk(\/(scanner|checkin(\/\w+)?))?$|^barcode-detector\/ponyfill$/
  expect(imports.filter((name) => !allowed.test(name))).toEqual([])
})

test.each(['/scan', '/scan/'])(
  '%s may load nothing from elsewhere, nothing inline, and use the camera',
  async (path) => {
    const response = await server.get(path)
    expect(response.status).toBe(200)
    const policy = response.headers.get('content-security-policy') ?? ''
    expect(policy.split('; ')).toEqual(
      expect.arrayContaining(["default-src 'none'", "script-src 'self' 'wasm-unsafe-eval'", "connect-src 'self'"]),
    )
    expect(policy).not.toMatch(/unsafe-inline|'unsafe-eval'|https?:|\*/)
    expect(response.headers.get('permissions-policy')).toContain('camera=(self)')
    expect(response.headers.get('referrer-policy')).toBe('no-referrer')
    expect(response.headers.get('x-content-type-options')).toBe('nosniff')
    expect(await response.text()).not.toMatch(/<script(?![^>]* src=)|<style|style=|https?:/)
  },
)

test('every file that the service worker stores is served, with the hash that it expects', async () => {
  const worker = await (await server.get('/scan/service-worker.js')).text()
  const listed = [...worker.matchAll(/"(\/scan[^"]*)":`(sha256-[^`]+)`/g)]
  expect(listed.length).toBeGreaterThan(6)
  for (const [, path = '', hash] of listed) {
    const response = await server.get(path)
    const digest = await crypto.subtle.digest('SHA-256', await response.arrayBuffer())
    expect([path, `sha256-${Buffer.from(digest).toString('base64')}`]).toEqual([path, hash])
    expect(response.headers.get('cache-control')).toBe('no-cache')
  }
})
