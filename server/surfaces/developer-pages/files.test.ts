import { readFile } from 'node:fs/promises'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type PageTestServer, startPageTestServer } from '../../testing/developer-pages/serve.ts'

let server: PageTestServer
beforeAll(async () => {
  server = await startPageTestServer()
})
afterAll(() => server.close())

test.each([
  ['/openapi.yaml', 'generated', 'application/yaml; charset=utf-8'],
  ['/openapi.json', 'generated', 'application/json; charset=utf-8'],
  ['/openapi-3.0.json', 'generated', 'application/json; charset=utf-8'],
  ['/scan-cases.json', 'conformance', 'application/json; charset=utf-8'],
  ['/scan-cases-live.json', 'conformance', 'application/json; charset=utf-8'],
])('%s is the file in %s, readable from any site', async (path, folder, type) => {
  const { headers, body } = await server.ask(path)
  expect(body.equals(await readFile(new URL(`../../../${folder}${path}`, import.meta.url)))).toBe(true)
  expect(headers).toMatchObject({
    'content-type': type,
    'access-control-allow-origin': '*',
    'cache-control': 'no-cache',
    etag: expect.stringMatching(/^"[^"]+"$/),
  })
  const again = await server.ask(path, { headers: { 'If-None-Match': String(headers.etag) } })
  expect(again.status).toBe(304)
})

test('each encoding has its own strong ETag', async () => {
  const plain = await server.ask('/openapi.json')
  const gzip = await server.ask('/openapi.json', { headers: { 'Accept-Encoding': 'gzip' } })
  const brotli = await server.ask('/openapi.json', { headers: { 'Accept-Encoding': 'gzip, deflate, br' } })
  expect(gzip.headers['content-encoding']).toBe('gzip')
  expect(brotli.headers['content-encoding']).toBe('br')
  expect(gunzipSync(gzip.body).equals(plain.body)).toBe(true)
  expect(brotliDecompressSync(brotli.body).equals(plain.body)).toBe(true)
  expect(new Set([plain, gzip, brotli].map(({ headers }) => headers.etag)).size).toBe(3)
  expect(gzip.headers.vary).toBe('Accept-Encoding')
})

test('a refused encoding is not used', async () => {
  const { headers } = await server.ask('/openapi.json', { headers: { 'Accept-Encoding': 'br;q=0, gzip;q=0' } })
  expect(headers['content-encoding']).toBeUndefined()
})

test('the assets of both kinds of page have hashed names and are kept forever', async () => {
  const pages = await Promise.all([server.ask('/'), server.ask('/docs')])
  const urls = pages.flatMap(({ text }) => [...text.matchAll(/(?:src|href)="(\/(?:docs\/)?assets\/[^"]+)"/g)])
  expect(urls.length).toBeGreaterThan(5)
  for (const [, url = ''] of urls) {
    const { status, headers, body } = await server.ask(url)
    expect(status).toBe(200)
    expect(headers['cache-control']).toBe('public, max-age=31536000, immutable')
    expect(headers['content-type']).toMatch(/^text\/(javascript|css); charset=utf-8$/)
    expect(headers['x-content-type-options']).toBe('nosniff')
    expect(body.length).toBe(Number(headers['content-length']))
    const isNamedByItsMaker = /\/chunks\/[\w.-]+-[\w-]{8}\.js$/.test(url)
    if (!isNamedByItsMaker) expect(url).toContain(String(headers.etag).replaceAll('"', ''))
  }
})

test('the viewer travels compressed', async () => {
  const urls = [...(await server.ask('/docs')).text.matchAll(/modulepreload" href="([^"]*scalar[^"]*)"/g)]
  let bytes = 0
  for (const [, url = ''] of urls) {
    const { status, headers, body } = await server.ask(url, { headers: { 'Accept-Encoding': 'br' } })
    expect(status).toBe(200)
    if (body.length > 1024) expect(headers['content-encoding']).toBe('br')
    bytes += body.length
  }
  expect(bytes).toBeGreaterThan(100_000)
  expect(bytes).toBeLessThan(800_000)
})

test.each(['/favicon.svg', '/favicon.ico'])('%s is the mark', async (path) => {
  const { headers, text } = await server.ask(path)
  expect(headers['content-type']).toBe('image/svg+xml; charset=utf-8')
  expect(text).toMatch(/^<svg /)
})
