import type { Context } from 'koa'
import type { Html } from '../../platform/html/html.ts'
import { PAGE_POLICY, SCRIPTED_PAGE_POLICY } from './layout.ts'
import { REFERENCE_POLICY } from './reference-page.ts'
import { CACHE_AND_ASK, hashOf } from './static-files.ts'

/** A page that shows what others wrote loads no script at all. */
export function sendMarkup(ctx: Context, markup: Html): void {
  ctx.set('Content-Security-Policy', PAGE_POLICY)
  sendBody(ctx, markup.toString(), 'text/html; charset=utf-8', 200)
}

/** A page of our own words alone, which may load the scripts of this server. */
export function sendPage(ctx: Context, markup: Html, status: number): void {
  ctx.set('Content-Security-Policy', SCRIPTED_PAGE_POLICY)
  sendBody(ctx, markup.toString(), 'text/html; charset=utf-8', status)
}

/** Readable from any site, like the contract that it leads to. */
export function sendIndex(ctx: Context, index: object): void {
  ctx.set('Access-Control-Allow-Origin', '*')
  sendBody(ctx, `${JSON.stringify(index, null, 2)}\n`, 'application/json; charset=utf-8', 200)
}

export function sendReference(ctx: Context, markup: Html): void {
  ctx.set('Content-Security-Policy', REFERENCE_POLICY)
  sendBody(ctx, markup.toString(), 'text/html; charset=utf-8', 200)
}

export function sendText(ctx: Context, text: string): void {
  sendBody(ctx, text, 'text/plain; charset=utf-8', 200)
}

function sendBody(ctx: Context, body: string, type: string, status: number): void {
  ctx.set({
    'Cache-Control': CACHE_AND_ASK,
    'X-Content-Type-Options': 'nosniff',
    'Referrer-Policy': 'no-referrer',
    ETag: `"${hashOf(body)}"`,
  })
  ctx.status = status
  if (ctx.fresh) {
    ctx.status = 304
    return
  }
  ctx.set('Content-Type', type)
  ctx.body = body
}
