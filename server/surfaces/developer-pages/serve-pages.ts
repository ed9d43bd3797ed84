import type { Context, Middleware } from 'koa'
import { toPublicOrigin } from '../../request/host-origin.ts'
import { isLocalRequest } from '../../request/local-request.ts'
import { memoizeAsync, sendStaticFile } from '../../request/static-files.ts'
import { buildApiIndex, buildScannerIndex } from './address-index.ts'
import { buildConnectPage } from './connect-page.ts'
import { buildErrorIndexPage, buildErrorPage, buildUnknownErrorPage } from './error-pages.ts'
import { type DeveloperPage, renderDeveloperPage, SCRIPTED_PAGE_CSP, SCRIPTLESS_PAGE_CSP } from './layout.ts'
import { renderLlmsText } from './llms-text.ts'
import { readPageFiles } from './page-files.ts'
import { readReferenceFiles } from './reference-files.ts'
import { REFERENCE_PAGE_CSP } from './reference-page.ts'
import type { SandboxExamples } from './sandbox.ts'
import { sendBody, sendHtml, sendJsonIndex } from './send-page.ts'
import { buildStartPage } from './start-page.ts'
import { buildTicketsPage } from './tickets-page.ts'
import { buildUnknownAddressPage } from './unknown-address-page.ts'

export type DeveloperPagesOptions = {
  /** The server's public base URL; null: take it from the request. */
  publicUrl: string | null
  /** Whether mails can be read at /outbox, from this machine. */
  hasOutbox?: boolean
  sandbox: SandboxExamples
}

type Responder = (ctx: Context, origin: string) => void | Promise<void>

export function serveDeveloperPages({ publicUrl, hasOutbox = false, sandbox }: DeveloperPagesOptions): Middleware {
  const { byPath, styleUrl, scriptUrl, offer, contract } = readPageFiles()
  const frame = { styleUrl, scriptUrl, version: contract.version }
  const reference = memoizeAsync(() => readReferenceFiles(contract, sandbox.apiKey))

  const send = (ctx: Context, page: DeveloperPage, status = 200) =>
    sendHtml(ctx, renderDeveloperPage(frame, page), SCRIPTED_PAGE_CSP, status)
  const docs = async (ctx: Context) => sendHtml(ctx, (await reference()).page, REFERENCE_PAGE_CSP)

  const alsoWithSlash: [path: string, respond: Responder][] = [
    ['/v1', (ctx, origin) => sendJsonIndex(ctx, buildApiIndex(contract.version, origin, sandbox.apiKey))],
    ['/api/v1', (ctx, origin) => sendJsonIndex(ctx, buildScannerIndex(contract.version, origin, sandbox.apiKey))],
    ['/docs', docs],
    ['/connect', (ctx, origin) => send(ctx, buildConnectPage(offer, origin))],
    ['/sandbox/tickets', (ctx, origin) => send(ctx, buildTicketsPage(sandbox.gateScans, origin))],
    ['/errors', (ctx) => send(ctx, buildErrorIndexPage(contract))],
  ]
  const pages = new Map<string, Responder>([
    ['/', (ctx, origin) => send(ctx, buildStartPage(contract, origin, sandbox, hasOutbox && isLocalRequest(ctx.req)))],
    ['/llms.txt', (ctx, origin) => sendBody(ctx, renderLlmsText(contract, origin, sandbox.apiKey), 'text/plain')],
    ...alsoWithSlash,
    ...alsoWithSlash.map(([path, respond]): [string, Responder] => [`${path}/`, respond]),
  ])

  const sendError = (ctx: Context) => {
    const code = ctx.path.slice('/errors/'.length)
    const error = contract.errors.get(code)
    if (error) send(ctx, buildErrorPage(error))
    else send(ctx, buildUnknownErrorPage(contract, code.slice(0, MAX_ECHO_LENGTH)), 404)
  }

  const sendUnknown = (ctx: Context) => {
    const page = buildUnknownAddressPage(ctx.path.slice(0, MAX_ECHO_LENGTH))
    sendHtml(ctx, renderDeveloperPage({ styleUrl, version: contract.version }, page), SCRIPTLESS_PAGE_CSP, 404)
  }

  return async (ctx, next) => {
    if (ctx.method !== 'GET' && ctx.method !== 'HEAD') return next()
    const respond = pages.get(ctx.path)
    if (respond) return respond(ctx, toPublicOrigin(ctx, publicUrl))
    if (ctx.path.startsWith('/errors/')) return sendError(ctx)
    const isAsset = ctx.path.startsWith('/docs/assets/')
    const file = byPath.get(ctx.path) ?? (isAsset ? await (await reference()).find(ctx.path) : undefined)
    if (file) return sendStaticFile(ctx, file)
    await next()
    // Pages further down have 404s of their own.
    if (ctx.status === 404 && ctx.type === 'application/json' && isForBrowsers(ctx)) sendUnknown(ctx)
  }
}

const OF_THE_API = /^\/(?:api\/)?v1\//

/** Programs get the error as JSON wherever they ask, and so does everybody below the addresses of the API. */
const isForBrowsers = (ctx: Context): boolean => /\btext\/html\b/.test(ctx.get('Accept')) && !OF_THE_API.test(ctx.path)

const MAX_ECHO_LENGTH = 80
