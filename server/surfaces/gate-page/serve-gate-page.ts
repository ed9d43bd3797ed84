import { existsSync, readFileSync } from 'node:fs'
import { extname, join } from 'node:path'
import type { Middleware } from 'koa'
import { buildPagePolicy } from '../../platform/html/page-policy.ts'
import { memoize } from '../../platform/memoize.ts'
import { buildStaticFile, CACHE_BUT_REVALIDATE, type StaticFile, sendStaticFile } from '../../request/static-files.ts'

const ROOT = join(import.meta.dirname, '../../..')
const BUILT = join(ROOT, 'generated/gate-page')
const WASM = join(ROOT, 'node_modules/zxing-wasm/dist/reader/zxing_reader.wasm')

/** WebAssembly reads pictures where the browser cannot; nothing is loaded from another host, and nothing is inline. */
const POLICY = buildPagePolicy([
  "script-src 'self' 'wasm-unsafe-eval'",
  "style-src 'self'",
  "img-src 'self'",
  "connect-src 'self'",
  "manifest-src 'self'",
  "worker-src 'self'",
])

const HEADERS = {
  'Cache-Control': CACHE_BUT_REVALIDATE,
  'Content-Security-Policy': POLICY,
  'Permissions-Policy': 'camera=(self), microphone=(), geolocation=()',
  'Referrer-Policy': 'no-referrer',
  // The page is at /scan, outside the folder of its service worker.
  'Service-Worker-Allowed': '/scan',
}

const TYPES: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.svg': 'image/svg+xml; charset=utf-8',
  '.png': 'image/png',
  '.webmanifest': 'application/manifest+json; charset=utf-8',
  '.wasm': 'application/wasm',
}

const PARTS = ['page.js', 'wasm-detector.js', 'service-worker.js', 'page.css', 'icon.svg', 'manifest.webmanifest']

/** The page for scanning tickets, at `/scan`. Where the WebAssembly is not installed, the page says so. */
export function serveGatePage(): Middleware {
  const files = listFiles()
  return async (ctx, next) => {
    const file = ctx.method === 'GET' || ctx.method === 'HEAD' ? files.get(ctx.path) : undefined
    if (!file) return next()
    // Another site that opens the page cannot send it elsewhere. Without https browsers complain of the header, and
    // without https they send no Sec-Fetch-Site.
    if (ctx.get('Sec-Fetch-Site')) ctx.set('Cross-Origin-Opener-Policy', 'same-origin')
    return sendStaticFile(ctx, file)
  }
}

const listFiles = memoize(() => {
  const page = read(join(BUILT, 'index.html'))
  const files = new Map([
    ['/scan', page],
    ['/scan/', page],
    ['/scan/icon.png', read(join(import.meta.dirname, 'browser/icon.png'))],
    ...PARTS.map((name) => [`/scan/${name}`, read(join(BUILT, name))] as const),
  ])
  return existsSync(WASM) ? files.set('/scan/zxing_reader.wasm', read(WASM)) : files
})

const read = (path: string): StaticFile =>
  buildStaticFile(readFileSync(path), { ...HEADERS, 'Content-Type': TYPES[extname(path)] ?? '' })
