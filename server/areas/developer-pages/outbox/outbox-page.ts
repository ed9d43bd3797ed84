import type { Context, Middleware } from 'koa'
import { apiVersion } from '../../../../generated/operations.ts'
import { listOutbox, readOutboxEntry, readOutboxMessage } from '../../../platform/mail/outbox-files.ts'
import { layOut, PAGE_POLICY, type Page } from '../layout.ts'
import { readPageFiles } from '../page-files.ts'
import { sendMarkup } from '../send-page.ts'
import { type ListedMail, mailPage, outboxPage } from './outbox-markup.ts'
import { isLocalVisitor } from './outbox-visitor.ts'

export type OutboxOptions = { outboxDir: string; enabled: boolean }

const PATH = /^\/outbox(?:\/(?:([^/]+)(?:\/(html|raw))?)?)?$/
const MAX_LISTED = 200

const LIST_POLICY = `${PAGE_POLICY}; frame-src 'self'`

/** A mail may carry what people wrote: it is shown without scripts, without an origin, and without loading anything. */
const MAIL_POLICY = [
  'sandbox',
  "default-src 'none'",
  "style-src 'unsafe-inline'",
  'img-src data:',
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'self'",
].join('; ')

/** The mails of an outbox, for whoever sits at the machine; everybody else finds nothing here. */
export function serveOutbox({ outboxDir, enabled }: OutboxOptions): Middleware {
  if (!enabled) return (_, next) => next()
  const frame = { styleUrl: readPageFiles().styleUrl, version: apiVersion }

  const sendPage = (ctx: Context, page: Page) => {
    sendMarkup(ctx, layOut(frame, page))
    ctx.set({ 'Content-Security-Policy': LIST_POLICY, 'Cache-Control': 'no-store' })
    return true
  }

  const respond = async (ctx: Context, file: string | undefined, part: string | undefined): Promise<boolean> => {
    if (file === undefined) return sendPage(ctx, await buildList(outboxDir))
    if (part === 'raw') return sendRaw(ctx, file, await readOutboxMessage(outboxDir, file))
    const entry = await readOutboxEntry(outboxDir, file)
    if (entry === null) return false
    return part === 'html' ? sendHtml(ctx, entry.html) : sendPage(ctx, mailPage({ file, entry }))
  }

  return async (ctx, next) => {
    const path = PATH.exec(ctx.path)
    if (path === null || (ctx.method !== 'GET' && ctx.method !== 'HEAD') || !isLocalVisitor(ctx.req)) return next()
    if (!(await respond(ctx, path[1], path[2]))) return next()
  }
}

async function buildList(folder: string): Promise<Page> {
  const files = await listOutbox(folder)
  const newest = files.slice(0, MAX_LISTED)
  const mails = await Promise.all(
    newest.map(async (file): Promise<ListedMail[]> => {
      const entry = await readOutboxEntry(folder, file)
      return entry === null ? [] : [{ file, entry }]
    }),
  )
  return outboxPage(mails.flat(), files.length)
}

function sendHtml(ctx: Context, markup: string | null): boolean {
  if (markup === null) return false
  return send(ctx, 'text/html; charset=utf-8', markup)
}

function sendRaw(ctx: Context, file: string, message: Buffer | null): boolean {
  if (message === null) return false
  ctx.set('Content-Disposition', `attachment; filename="${file}"`)
  return send(ctx, 'message/rfc822', message)
}

function send(ctx: Context, type: string, body: string | Buffer): boolean {
  ctx.set({
    'Content-Security-Policy': MAIL_POLICY,
    'Cache-Control': 'no-store',
    'X-Content-Type-Options': 'nosniff',
    'Referrer-Policy': 'no-referrer',
  })
  ctx.status = 200
  ctx.set('Content-Type', type)
  ctx.body = body
  return true
}
