import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Middleware } from 'koa'
import { memoize } from '../../platform/memoize.ts'
import { CACHE_BUT_REVALIDATE, createStaticFile, type StaticFile, sendFile } from '../../request/static-files.ts'

const ROOT = join(import.meta.dirname, '../../..')
const BUILT = join(ROOT, 'generated/gate-page')
const WASM = join(ROOT, 'node_modules/zxing-wasm/dist/reader/zxing_reader.wasm')

/** WebAssembly reads pictures where the browser cannot; nothing is loaded from another host, and nothing is inline. */
const POLICY = [
  "default-src 'none'",
  "script-src 'self' 'wasm-unsafe-eval'",
  "style-src 'self'",
  "img-src 'self'",
  "connect-src 'self'",
  "manifest-src 'self'",
  "worker-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ')

const HEADERS = {
  'Cache-Control': CACHE_BUT_REVALIDATE,
  'Content-Security-Policy': POLICY,
  'Permissions-Policy': 'camera=(self), microphone=(), geolocation=()',
  'Referrer-Policy': 'no-referrer',
  // The page is at /scan, outside the folder of its service worker.
  'Service-Worker-Allowed': '/scan',
}

const TYPES = {
  html: 'text/html; charset=utf-8',
  css: 'text/css; charset=utf-8',
  js: 'text/javascript; charset=utf-8',
  svg: 'image/svg+xml; charset=utf-8',
  png: 'image/png',
  webmanifest: 'application/manifest+json; charset=utf-8',
  wasm: 'application/wasm',
} as const

/** The page for scanning tickets, at `/scan`. Where the WebAssembly is not installed, the page says so. */
export function serveGatePage(): Middleware {
  const files = listFiles()
  return async (ctx, next) => {
    const file = ctx.method === 'GET' || ctx.method === 'HEAD' ? files.get(ctx.path) : undefined
    if (!file) return next()
    // Another site that opens the page cannot send it elsewhere. Without https browsers complain of the header, and
    // without https they send no Sec-Fetch-Site.
    if (ctx.get('Sec-Fetch-Site')) ctx.set('Cross-Origin-Opener-Policy', 'same-origin')
    return sendFile(ctx, file)
  }
}

const listFiles = memoize(() => {
  const page = read(join(BUILT, 'index.html'), 'html')
  const files = new Map([
    ['/scan', page],
    ['/scan/', page],
    ['/scan/page.js', read(join(BUILT, 'page.js'), 'js')],
    ['/scan/wasm-detector.js', read(join(BUILT, 'wasm-detector.js'), 'js')],
    ['/scan/service-worker.js', read(join(BUILT, 'service-worker.js'), 'js')],
    ['/scan/page.css', read(join(BUILT, 'page.css'), 'css')],
    ['/scan/icon.svg', read(join(BUILT, 'icon.svg'), 'svg')],
    ['/scan/icon.png', read(join(import.meta.dirname, 'browser/icon.png'), 'png')],
    ['/scan/manifest.webmanifest', read(join(BUILT, 'manifest.webmanifest'), 'webmanifest')],
  ])
  return existsSync(WASM) ? files.set('/scan/zxing_reader.wasm', read(WASM, 'wasm')) : files
})

function read(path: string, type: keyof typeof TYPES): StaticFile {
  return createStaticFile(readFileSync(path), { ...HEADERS, 'Content-Type': TYPES[type] })
}
