import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { Context } from 'koa'

export type StaticFile = {
  bytes: Buffer
  hash: string
  headers: Record<string, string>
  compressed: { br: () => Promise<Buffer>; gzip: () => Promise<Buffer> }
}

const CACHE_FOREVER = 'public, max-age=31536000, immutable'
export const CACHE_BUT_REVALIDATE = 'no-cache'
export const CSS_HEADERS = { 'Cache-Control': CACHE_FOREVER, 'Content-Type': 'text/css; charset=utf-8' }
export const JS_HEADERS = { 'Cache-Control': CACHE_FOREVER, 'Content-Type': 'text/javascript; charset=utf-8' }

const WORTH_COMPRESSING = 1024

/** A file in memory; compressed forms are made on first request and cached. */
export function buildStaticFile(content: string | Buffer, headers: Record<string, string>): StaticFile {
  const bytes = Buffer.from(content)
  const compressed = { br: memoizeAsync(() => toBrotli(bytes)), gzip: memoizeAsync(() => toGzip(bytes)) }
  return { bytes, hash: hashContent(bytes), headers, compressed }
}

export async function sendStaticFile(ctx: Context, file: StaticFile): Promise<void> {
  const encoding = chooseEncoding(ctx, file)
  ctx.set({ 'X-Content-Type-Options': 'nosniff', Vary: 'Accept-Encoding', ...file.headers })
  ctx.status = 200
  ctx.set('ETag', encoding === null ? `"${file.hash}"` : `"${file.hash}-${encoding}"`)
  if (ctx.fresh) {
    ctx.status = 304
    return
  }
  if (encoding !== null) ctx.set('Content-Encoding', encoding)
  ctx.body = encoding === null ? file.bytes : await file.compressed[encoding]()
}

export const hashContent = (content: string | Buffer): string =>
  createHash('sha256').update(content).digest('base64url').slice(0, 16)

/** Calls `make` once and caches the result, but not a failure. */
export function memoizeAsync<T>(make: () => Promise<T>): () => Promise<T> {
  let made: Promise<T> | undefined
  return () => {
    made ??= make().catch((error) => {
      made = undefined
      throw error
    })
    return made
  }
}

// Browsers list gzip first, so the first acceptable encoding would never be brotli.
function chooseEncoding(ctx: Context, { bytes }: StaticFile): 'br' | 'gzip' | null {
  if (bytes.length < WORTH_COMPRESSING) return null
  if (ctx.acceptsEncodings('br') === 'br') return 'br'
  return ctx.acceptsEncodings('gzip') === 'gzip' ? 'gzip' : null
}

// Above this quality, brotli takes seconds for megabytes and saves little.
const BROTLI_QUALITY = 6

const compressWithBrotli = promisify(brotliCompress)
const toGzip: (bytes: Buffer) => Promise<Buffer> = promisify(gzip)

function toBrotli(bytes: Buffer): Promise<Buffer> {
  const { BROTLI_PARAM_QUALITY, BROTLI_PARAM_SIZE_HINT } = constants
  const params = { [BROTLI_PARAM_QUALITY]: BROTLI_QUALITY, [BROTLI_PARAM_SIZE_HINT]: bytes.length }
  return compressWithBrotli(bytes, { params })
}
