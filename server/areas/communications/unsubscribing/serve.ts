import type { Context, Middleware } from 'koa'
import type { Clock } from '../../../platform/clock.ts'
import type { Database } from '../../../platform/database/connect.ts'
import { readerOn } from '../../../platform/database/prepared.ts'
import type { Html } from '../../../platform/html/html.ts'
import { askPage, donePage, UNSUBSCRIBE_POLICY, unknownPage } from './page.ts'
import { findUnsubscribing, type UnsubscribingFacts } from './queries.ts'
import type { UnsubscribeTokens, Unsubscribing } from './tokens.ts'
import { unsubscribe } from './unsubscribe.ts'

const PATH = /^\/unsubscribe\/([A-Za-z0-9_-]{1,200})$/

export type UnsubscribeOptions = { database: Database; clock: Clock; tokens: UnsubscribeTokens }

/** The page behind the address at the end of each mail, and what mail programs with a button of their own post to. */
export function serveUnsubscribing(options: UnsubscribeOptions): Middleware {
  const reader = readerOn(options.database)
  return async (ctx, next) => {
    const token = PATH.exec(ctx.path)?.[1]
    if (token === undefined) return next()
    if (ctx.method !== 'GET' && ctx.method !== 'HEAD' && ctx.method !== 'POST') {
      ctx.set('Allow', 'GET, HEAD, POST')
      return send(ctx, 405, unknownPage())
    }
    const message = options.tokens.read(token)
    const facts = message && (await find(message))
    if (!message || !facts) return send(ctx, 404, unknownPage())
    if (ctx.method === 'POST') await unsubscribe(options, message, facts)
    send(ctx, 200, ctx.method === 'POST' || facts.unsubscribed ? donePage(facts) : askPage(facts))
  }

  async function find({ organizationId, messageId }: Unsubscribing): Promise<UnsubscribingFacts | undefined> {
    const [found] = await reader.run<UnsubscribingFacts>(findUnsubscribing, [organizationId, messageId])
    return found
  }
}

function send(ctx: Context, status: number, page: Html): void {
  ctx.set({
    'Content-Security-Policy': UNSUBSCRIBE_POLICY,
    'Cache-Control': 'no-store',
    'X-Content-Type-Options': 'nosniff',
    'Referrer-Policy': 'no-referrer',
    'X-Robots-Tag': 'noindex',
    'Content-Type': 'text/html; charset=utf-8',
  })
  ctx.status = status
  ctx.body = page.toString()
}
