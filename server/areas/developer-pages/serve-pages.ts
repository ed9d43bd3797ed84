import type { Context, Middleware } from 'koa'
import { originOf } from '../../request/host-origin.ts'
import { apiIndex, scannerIndex } from './address-index.ts'
import { readContract } from './contract-facts.ts'
import { errorIndexPage, errorPage, unknownErrorPage } from './error-pages.ts'
import { layOut, type Page, SCRIPTED_PAGE_POLICY } from './layout.ts'
import { llmsText } from './llms-text.ts'
import { isLocalVisitor } from './outbox/outbox-page.ts'
import { readPageFiles } from './page-files.ts'
import { readReferenceFiles } from './reference-files.ts'
import { REFERENCE_POLICY } from './reference-page.ts'
import { sendBody, sendIndex, sendMarkup } from './send-page.ts'
import { startPage } from './start-page.ts'
import { once, sendFile } from './static-files.ts'

export type PageOptions = {
  /** The server's public base URL; null: take it from the request. */
  publicUrl: string | null
  /** Whether mails can be read at /outbox, from this machine. */
  hasOutbox?: boolean
}

type Responder = (ctx: Context) => void | Promise<void>

export function servePages({ publicUrl, hasOutbox = false }: PageOptions): Middleware {
  const files = readPageFiles()
  const contract = readContract(files.openApiJson)
  const frame = { styleUrl: files.styleUrl, scriptUrl: files.scriptUrl, version: contract.version }
  const reference = once(() => readReferenceFiles(contract))

  const send = (ctx: Context, page: Page, status = 200) =>
    sendMarkup(ctx, layOut(frame, page), SCRIPTED_PAGE_POLICY, status)
  const errors = (ctx: Context) => send(ctx, errorIndexPage(contract))
  const docs = async (ctx: Context) => sendMarkup(ctx, (await reference()).page, REFERENCE_POLICY)

  const index = (describe: typeof apiIndex | typeof scannerIndex) => (ctx: Context) =>
    sendIndex(ctx, describe(contract.version, originOf(ctx, publicUrl)))

  const pages = new Map<string, Responder>([
    ['/', (ctx) => send(ctx, startPage(contract, originOf(ctx, publicUrl), hasOutbox && isLocalVisitor(ctx.req)))],
    ...['/v1', '/v1/'].map((path): [string, Responder] => [path, index(apiIndex)]),
    ...['/api/v1', '/api/v1/'].map((path): [string, Responder] => [path, index(scannerIndex)]),
    ['/docs', docs],
    ['/docs/', docs],
    ['/errors', errors],
    ['/errors/', errors],
    ['/llms.txt', (ctx) => sendBody(ctx, llmsText(contract, originOf(ctx, publicUrl)), 'text/plain')],
  ])

  const sendError = (ctx: Context) => {
    const code = ctx.path.slice('/errors/'.length)
    const error = contract.errors.get(code)
    if (error) send(ctx, errorPage(error))
    else send(ctx, unknownErrorPage(contract, code.slice(0, MAX_ECHO_LENGTH)), 404)
  }

  return async (ctx, next) => {
    if (ctx.method !== 'GET' && ctx.method !== 'HEAD') return next()
    const respond = pages.get(ctx.path)
    if (respond) return respond(ctx)
    if (ctx.path.startsWith('/errors/')) return sendError(ctx)
    const isAsset = ctx.path.startsWith('/docs/assets/')
    const file = files.byPath.get(ctx.path) ?? (isAsset ? await (await reference()).find(ctx.path) : undefined)
    return file ? sendFile(ctx, file) : next()
  }
}

const MAX_ECHO_LENGTH = 80
