/**
 * The console for members. A visit is let in by its cookie; every change is a form that was made for that cookie and
 * comes from the console's own origin.
 */

import type { IncomingMessage } from 'node:http'
import type { Context, Middleware } from 'koa'
import { buildFindMemberSession, isFormToken } from '../../access/sessions/index.ts'
import { buildReader } from '../../platform/database/prepared.ts'
import { html } from '../../platform/html/html.ts'
import { generateSecret } from '../../platform/secrets.ts'
import { BodyError, streamFileBody } from '../../request/body/file-body.ts'
import { discardBody, readBody } from '../../request/body/read-body.ts'
import { findBoundary, openUploadForm } from '../../request/body/upload-form.ts'
import { sendFile } from '../../request/static-files.ts'
import { createDashboards } from '../reports/index.ts'
import { chooseLanguage } from './choose-language.ts'
import { buildCookies } from './cookies.ts'
import { consoleFiles } from './files.ts'
import { CONSOLE_CSP, sendConsolePage } from './layout.ts'
import { createStreams } from './live/stream.ts'
import { serveOwnPin } from './pages/pin.ts'
import { serveModePage, serveSandboxPage } from './serve-mode-page.ts'
import { beginOpenId, finishOpenId, OPENID_PATH, OPENID_RETURN_PATH } from './sign-in/openid.ts'
import {
  askForConfirmation,
  askForLink,
  endSession,
  showConfirm,
  showLink,
  showSessions,
  showSignIn,
  signOut,
  tryLink,
} from './sign-in/routes.ts'
import {
  type ConsoleOptions,
  type ConsoleTools,
  formSecretOf,
  isSignedIn,
  type MemberVisit,
  redirect,
  SANDBOX_BASE,
  type Visit,
} from './visit.ts'
import { languageOf, wordsIn } from './words.ts'

const MAX_FORM_BYTES = 1024 * 1024
/** More than a registration of 200 people has. */
const MAX_FIELDS = 5_000
/** More than the API takes: it is the API that refuses a large file. */
const MAX_UPLOAD_BYTES = 64 * 1024 * 1024

export function serveConsole(options: ConsoleOptions): Middleware {
  const reader = buildReader(options.database)
  const tools = {
    ...options,
    sessions: buildFindMemberSession(options.database),
    readDashboard: createDashboards(options.database),
    streams: createStreams(),
  }
  return async (ctx, next) => {
    if (ctx.path !== '/console' && !ctx.path.startsWith('/console/')) return next()
    const file = consoleFiles().byPath.get(ctx.path)
    if (file) return sendFile(ctx, file)
    ctx.set(HEADERS)
    ctx.state.trace.route = 'console'
    const visit = await beginVisit(ctx, tools, reader)
    try {
      if (!isRightHost(visit)) return
      // No database keeps it, so nothing here has such a name.
      if (/%00/.test(ctx.url)) return sendRefusedPage(visit, 404, visit.words.notFound)
      await (ctx.method === 'POST' ? serveForm(visit) : serveSight(visit))
    } catch (error) {
      const { message } = ctx.state.explainFailure(error)
      sendRefusedPage(visit, 500, message)
    }
  }
}

const HEADERS = {
  'Content-Security-Policy': CONSOLE_CSP,
  'Cache-Control': 'no-store',
  'X-Content-Type-Options': 'nosniff',
  'X-Frame-Options': 'DENY',
  'Cross-Origin-Opener-Policy': 'same-origin',
  // Not no-referrer: browsers would send the forms with a null origin.
  'Referrer-Policy': 'same-origin',
}

async function beginVisit(ctx: Context, options: ConsoleTools, reader: Visit['reader']): Promise<Visit> {
  const publicOrigin = options.publicOrigin()
  const cookies = buildCookies(publicOrigin)
  const token = SANDBOX_PATH.test(ctx.path) ? undefined : cookies.read(ctx, 'session')
  const session = token ? await options.sessions.find(token, options.clock.database()) : undefined
  if (session) ctx.state.trace.organizationId = session.actor.organization.id
  const language = languageOf(ctx, cookies.read(ctx, 'language'))
  const browser = cookies.read(ctx, 'browser') || generateSecret()
  const words = wordsIn(language)
  const form = new URLSearchParams()
  return { ctx, options, reader, cookies, publicOrigin, language, words, browser, session, form, file: null }
}

/** Cookies belong to one host. Where none is configured, it is localhost; others of this machine are sent there. */
function isRightHost(visit: Visit): boolean {
  const { ctx, options, publicOrigin, words } = visit
  const asked = URL.parse(`http://${ctx.get('host')}`)
  const own = new URL(publicOrigin)
  if (options.publicUrl !== null || asked?.host === own.host) return true
  const isHere = ctx.method === 'GET' && asked?.port === own.port && HERE.has(asked.hostname)
  if (isHere) redirect(ctx, publicOrigin + ctx.url)
  else sendRefusedPage(visit, 421, words.wrongHost(publicOrigin))
  return false
}

const HERE = new Set(['127.0.0.1', '[::1]'])

const LINK_PATH = /^\/console\/sign-in\/([0-9A-Za-z]{1,100})$/
const SANDBOX_PATH = new RegExp(`^${SANDBOX_BASE}(/.+|)$`)

type MemberRoute = (visit: MemberVisit) => Promise<void>

const SIGHTS = new Map<string, MemberRoute>([
  ['/console/confirm', showConfirm],
  ['/console/pin', serveOwnPin],
  ['/console/sessions', showSessions],
])

const FORMS = new Map<string, MemberRoute>([
  ['/console/confirm', askForConfirmation],
  ['/console/pin', serveOwnPin],
  ['/console/sessions', endSession],
  ['/console/sign-out', signOut],
])

async function serveSight(visit: Visit): Promise<void> {
  const { ctx, words } = visit
  if (ctx.method !== 'GET' && ctx.method !== 'HEAD') return sendRefusedPage(visit, 405, words.notFound)
  if (ctx.path === '/console/sign-in') return showSignIn(visit)
  if (ctx.path === '/console/language') return chooseLanguage(visit)
  const { openId } = visit.options
  if (openId && ctx.path === OPENID_PATH) return beginOpenId(visit, openId)
  if (openId && ctx.path === OPENID_RETURN_PATH) return finishOpenId(visit, openId)
  const token = LINK_PATH.exec(ctx.path)?.[1]
  if (token !== undefined) return showLink(visit, token)
  const inSandbox = SANDBOX_PATH.exec(ctx.path)?.[1]
  if (inSandbox !== undefined) return serveSandboxPage(visit, inSandbox)
  if (!isSignedIn(visit)) return redirect(ctx, `/console/sign-in?next=${encodeURIComponent(ctx.url)}`)
  if (ctx.path === '/console') return redirect(ctx, '/console/live')
  return serveMember(visit, SIGHTS)
}

async function serveForm(visit: Visit): Promise<void> {
  const { ctx, words } = visit
  if (!isOwnOrigin(visit)) return sendRefusedPage(visit, 403, words.wrongOrigin)
  const read = await readForm(ctx.req)
  if ('mistake' in read) {
    ctx.set('Connection', 'close')
    return sendRefusedPage(visit, 413, read.mistake)
  }
  await serveSent({ ...visit, ...read })
  if (ctx.req.readableEnded) return
  // A file that nobody took, or not to its end.
  await discardBody(ctx.req, DISCARDED)
  ctx.set('Connection', 'close')
}

/** For browsers that read an answer only after they have sent all. */
const DISCARDED = { maxBytes: 64 * 1024 * 1024, patience: 1_000 }

type Sent = Pick<Visit, 'form' | 'file'> | { mistake: string }

async function readForm(request: IncomingMessage): Promise<Sent> {
  const boundary = findBoundary(request.headers['content-type'])
  if (boundary === undefined) {
    const body = await readBody(request, { maxBytes: MAX_FORM_BYTES })
    if (!body.ok) return { mistake: body.problem.message }
    const text = body.bytes.toString()
    if (hasMore(text, '&', MAX_FIELDS)) return { mistake: `The form has more than ${MAX_FIELDS} fields.` }
    return { form: new URLSearchParams(text), file: null }
  }
  try {
    const { fields, file } = await openUploadForm(streamFileBody(request, { maxBytes: MAX_UPLOAD_BYTES }), boundary)
    return { form: fields, file }
  } catch (error) {
    if (error instanceof BodyError) return { mistake: error.message }
    throw error
  }
}

function hasMore(text: string, character: string, most: number): boolean {
  let at = -1
  for (let count = 0; count <= most; count += 1) {
    at = text.indexOf(character, at + 1)
    if (at === -1) return false
  }
  return true
}

async function serveSent(sent: Visit): Promise<void> {
  const { ctx, words, form } = sent
  if ([...form].some(([name, value]) => name.includes('\0') || value.includes('\0')))
    return sendRefusedPage(sent, 400, words.noSuchCharacter)
  if (!isFormToken(form.get('csrf') ?? '', formSecretOf(sent))) return sendRefusedPage(sent, 403, words.staleForm)
  if (ctx.path === '/console/sign-in') return askForLink(sent)
  const token = LINK_PATH.exec(ctx.path)?.[1]
  if (token !== undefined) return tryLink(sent, token)
  const inSandbox = SANDBOX_PATH.exec(ctx.path)?.[1]
  if (inSandbox !== undefined) return serveSandboxPage(sent, inSandbox)
  if (!isSignedIn(sent)) return redirect(ctx, '/console/sign-in')
  return serveMember(sent, FORMS)
}

const MODE_PATH = /^\/console\/(live|test)(\/.*)?$/

async function serveMember(visit: MemberVisit, routes: Map<string, MemberRoute>): Promise<void> {
  const route = routes.get(visit.ctx.path)
  if (route) return route(visit)
  const [, mode, path = ''] = MODE_PATH.exec(visit.ctx.path) ?? []
  return mode === 'live' || mode === 'test'
    ? serveModePage(visit, mode, path)
    : sendRefusedPage(visit, 404, visit.words.notFound)
}

/** Browsers send the origin with every form; what leaves it out must say by another header that it is no other site's. */
function isOwnOrigin({ ctx, publicOrigin }: Visit): boolean {
  const { origin } = ctx.req.headers
  return origin === undefined ? ctx.get('sec-fetch-site') === 'same-origin' : origin === publicOrigin
}

function sendRefusedPage(visit: Visit, status: number, sentence: string): void {
  sendConsolePage(visit, {
    status,
    title: status === 404 ? visit.words.notFound : visit.words.refusedTitle,
    content: status === 404 ? html`` : html`<p class="lead" role="alert">${sentence}</p>`,
  })
}
