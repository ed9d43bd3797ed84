import type { Context, Middleware } from 'koa'
import { apiVersion } from '../../../../generated/operations.ts'
import { listOutboxFiles, readOutboxEntry, readOutboxMessage } from '../../../platform/mail/outbox-files.ts'
import { isLocalRequest } from '../../../request/local-request.ts'
import { type DeveloperPage, renderDeveloperPage, SCRIPTLESS_PAGE_CSP } from '../layout.ts'
import { readPageFiles } from '../page-files.ts'
import { sendHtml } from '../send-page.ts'
import { buildOutboxMailPage, buildOutboxPage, type OutboxMail } from './outbox-markup.ts'

const PATH = /^\/outbox(?:\/(?:([^/]+)(?:\/(html|raw))?)?)?$/
const MAX_LISTED = 200

const LIST_POLICY = `${SCRIPTLESS_PAGE_CSP}; frame-src 'self'`

/** Mails may contain user input: no scripts, no origin, and nothing is loaded. */
const MAIL_POLICY = [
  'sandbox',
  "default-src 'none'",
  "style-src 'unsafe-inline'",
  'img-src data:',
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'self'",
].join('; ')

/** Shows the outbox to local visitors only. */
export function serveOutbox({ outboxDir, enabled }: { outboxDir: string; enabled: boolean }): Middleware {
  if (!enabled) return (_, next) => next()
  const frame = { styleUrl: readPageFiles().styleUrl, version: apiVersion }

  const sendPage = (ctx: Context, page: DeveloperPage) => {
    sendHtml(ctx, renderDeveloperPage(frame, page), LIST_POLICY)
    ctx.set('Cache-Control', 'no-store')
    return true
  }

  const respond = async (ctx: Context, file: string | undefined, part: string | undefined): Promise<boolean> => {
    if (file === undefined) return sendPage(ctx, await buildList(outboxDir))
    if (part === 'raw') {
      const headers = { 'Content-Type': 'message/rfc822', 'Content-Disposition': `attachment; filename="${file}"` }
      return send(ctx, headers, await readOutboxMessage(outboxDir, file))
    }
    const entry = await readOutboxEntry(outboxDir, file)
    if (entry === null) return false
    if (part === 'html') return send(ctx, { 'Content-Type': 'text/html; charset=utf-8' }, entry.html)
    return sendPage(ctx, buildOutboxMailPage({ file, entry }))
  }

  return async (ctx, next) => {
    const path = PATH.exec(ctx.path)
    if (path === null || (ctx.method !== 'GET' && ctx.method !== 'HEAD') || !isLocalRequest(ctx.req)) return next()
    if (!(await respond(ctx, path[1], path[2]))) return next()
  }
}

async function buildList(folder: string): Promise<DeveloperPage> {
  const files = await listOutboxFiles(folder)
  const newest = files.slice(0, MAX_LISTED)
  const mails = await Promise.all(
    newest.map(async (file): Promise<OutboxMail[]> => {
      const entry = await readOutboxEntry(folder, file)
      return entry === null ? [] : [{ file, entry }]
    }),
  )
  return buildOutboxPage(mails.flat(), files.length)
}

function send(ctx: Context, headers: Record<string, string>, body: string | Buffer | null): boolean {
  if (body === null) return false
  ctx.status = 200
  ctx.set({
    'Content-Security-Policy': MAIL_POLICY,
    'Cache-Control': 'no-store',
    'X-Content-Type-Options': 'nosniff',
    'Referrer-Policy': 'no-referrer',
    ...headers,
  })
  ctx.body = body
  return true
}
