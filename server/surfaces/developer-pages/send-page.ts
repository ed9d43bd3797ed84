import type { Context } from 'koa'
import type { Html } from '../../platform/html/html.ts'
import { CACHE_BUT_REVALIDATE, hashContent } from '../../request/static-files.ts'

export function sendHtml(ctx: Context, markup: Html, policy: string, status = 200): void {
  ctx.set('Content-Security-Policy', policy)
  sendBody(ctx, markup.toString(), 'text/html', status)
}

/** Readable from any site, like the contract that it links to. */
export function sendJsonIndex(ctx: Context, index: object): void {
  ctx.set('Access-Control-Allow-Origin', '*')
  sendBody(ctx, `${JSON.stringify(index, null, 2)}\n`, 'application/json')
}

export function sendBody(ctx: Context, body: string, type: string, status = 200): void {
  ctx.set({
    'Cache-Control': CACHE_BUT_REVALIDATE,
    'X-Content-Type-Options': 'nosniff',
    'Referrer-Policy': 'no-referrer',
    ETag: `"${hashContent(body)}"`,
  })
  ctx.status = status
  if (ctx.fresh) {
    ctx.status = 304
    return
  }
  ctx.set('Content-Type', `${type}; charset=utf-8`)
  ctx.body = body
}
