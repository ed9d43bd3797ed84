/**
 * The console for members. A visit is let in by its cookie; every change is a form that was made for that cookie and
 * comes from the console's own origin.
 */

import type { Context, Middleware } from 'koa'
import { errorRegistry } from '../../../generated/errors.ts'
import { buildFindMemberSession, isCsrfToken } from '../../access/sessions/index.ts'
import { countVisit } from '../../access/visits/index.ts'
import { buildReadDashboard } from '../../areas/reports/index.ts'
import { buildKeyedLimiter, type KeyedLimiter, runLimited } from '../../platform/concurrency-limit.ts'
import { buildReader } from '../../platform/database/prepared.ts'
import { html } from '../../platform/html/html.ts'
import { generateSecret } from '../../platform/secrets.ts'
import { BodyError } from '../../request/body/file-body.ts'
import { discardBody } from '../../request/body/read-body.ts'
import { readClientAddress } from '../../request/client-address.ts'
import { sendStaticFile } from '../../request/static-files.ts'
import { buildCookies } from './cookies.ts'
import { readConsoleFiles } from './files.ts'
import { readSubmittedForm } from './forms/submitted-form.ts'
import { CONSOLE_CSP, chooseLanguage, sendConsolePage } from './layout.ts'
import { buildLiveStreams } from './live/stream.ts'
import { serveOwnPin } from './pages/pin.ts'
import { serveModePage, serveSandboxPage } from './serve-mode-page.ts'
import { finishOpenIdSignIn, OPENID_PATH, OPENID_RETURN_PATH, startOpenIdSignIn } from './sign-in/openid.ts'
import { showConfirmationPage, showSessionsPage } from './sign-in/pages.ts'
import * as routes from './sign-in/routes.ts'
import {
  type ConsoleOptions,
  type ConsoleTools,
  type ConsoleVisit,
  getFormSecret,
  isSignedIn,
  type MemberVisit,
  redirect,
  SANDBOX_ROOT,
} from './visit.ts'
import { chooseConsoleLanguage, getConsoleWords } from './words.ts'

/** Of one member. Those beyond are to be asked for again, a second later. */
const MAX_PAGES_AT_ONCE = 4
const MAX_PAGES_WAITING = 40
const RETRY_SECONDS = 1

export function serveConsole(options: ConsoleOptions): Middleware {
  const reader = buildReader(options.database)
  const limiter = buildKeyedLimiter(MAX_PAGES_AT_ONCE)
  const tools = {
    ...options,
    sessions: buildFindMemberSession(options.database, options.pagesPerMinute),
    readDashboard: buildReadDashboard(options.database),
    streams: buildLiveStreams(),
  }
  return async (ctx, next) => {
    if (ctx.path !== '/console' && !ctx.path.startsWith('/console/')) return next()
    const file = readConsoleFiles().byPath.get(ctx.path)
    if (file) return sendStaticFile(ctx, file)
    ctx.set(HEADERS)
    ctx.state.trace.route = 'console'
    const visit = await beginVisit(ctx, tools, reader)
    try {
      if (!isRightHost(visit)) return
      // No database keeps it, so nothing here has such a name.
      if (/%00/.test(ctx.url)) return sendRefusedPage(visit, 404, visit.words.notFound)
      await serveInTurn(visit, limiter)
      await discardRest(ctx)
    } catch (error) {
      // Of a file, which is read while an operation takes it.
      if (error instanceof BodyError) return sendRefusedPage(visit, errorRegistry[error.code].status, error.message)
      const { message } = ctx.state.explainFailure(error)
      sendRefusedPage(visit, 500, message)
    }
  }
}

/** One member takes neither all connections of the database nor all turns of the loop. */
async function serveInTurn(visit: ConsoleVisit, limiter: KeyedLimiter): Promise<void> {
  const { ctx, session } = visit
  const serve = () => (ctx.method === 'POST' ? serveForm(visit) : servePage(visit))
  if (!session) return serve()
  const id = session.actor.member.id
  const isFull = limiter.isFull(id) && limiter.countWaiting(id) >= MAX_PAGES_WAITING
  const waitSeconds = session.waitSeconds ?? (isFull ? RETRY_SECONDS : null)
  if (waitSeconds !== null) return sendWaitPage(visit, waitSeconds, visit.words.tooManyPages(waitSeconds))
  // A browser that left while it waited gets nothing.
  return runLimited(limiter, id, async () => (ctx.req.socket.destroyed ? undefined : serve()))
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

async function beginVisit(ctx: Context, options: ConsoleTools, reader: ConsoleVisit['reader']): Promise<ConsoleVisit> {
  const publicOrigin = options.publicOrigin()
  const cookies = buildCookies(publicOrigin)
  const token = SANDBOX_PATH.test(ctx.path) ? undefined : cookies.read(ctx, 'session')
  const session = token ? await options.sessions.find(token, options.clock.database()) : undefined
  if (session) ctx.state.trace.organizationId = session.actor.organization.id
  const language = chooseConsoleLanguage(ctx, cookies.read(ctx, 'language'))
  const browser = cookies.read(ctx, 'browser') || generateSecret()
  const words = getConsoleWords(language)
  const form = new URLSearchParams()
  return { ctx, options, reader, cookies, publicOrigin, language, words, browser, session, form, file: null }
}

/** Cookies belong to one host. Where none is configured, it is localhost; others of this machine are sent there. */
function isRightHost(visit: ConsoleVisit): boolean {
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

const SANDBOX_PATH = new RegExp(`^${SANDBOX_ROOT}(/.+|)$`)

/** What is at an address, and what does a form that is sent there. */
type Route<Of extends ConsoleVisit> = Partial<Record<'page' | 'form', (visit: Of, inPath: string) => Promise<void>>>

const OF_ALL: [path: RegExp, Route<ConsoleVisit>][] = [
  [/^\/console\/language$/, { page: chooseLanguage }],
  [/^\/console\/sign-in$/, { page: routes.showSignInPage, form: routes.sendSignInLink }],
  [/^\/console\/sign-in\/([0-9A-Za-z]{1,100})$/, { page: routes.showSignInLink, form: routes.tryUseSignInLink }],
  [SANDBOX_PATH, { page: serveSandboxPage, form: serveSandboxPage }],
]

const OF_MEMBERS = new Map<string, Route<MemberVisit>>([
  ['/console', { page: async ({ ctx }) => redirect(ctx, '/console/live') }],
  ['/console/confirm', { page: showConfirmationPage, form: routes.sendConfirmation }],
  ['/console/pin', { page: serveOwnPin, form: serveOwnPin }],
  ['/console/sessions', { page: showSessionsPage, form: routes.endSession }],
  ['/console/sign-out', { form: routes.signOut }],
])

async function servePage(visit: ConsoleVisit): Promise<void> {
  const { ctx, words, options } = visit
  const { openId } = options
  if (ctx.method !== 'GET' && ctx.method !== 'HEAD') return sendRefusedPage(visit, 405, words.notFound)
  if (openId && ctx.path === OPENID_PATH) return startOpenIdSignIn(visit, openId)
  if (openId && ctx.path === OPENID_RETURN_PATH) return finishOpenIdSignIn(visit, openId)
  return serveAddress(visit, 'page', `/console/sign-in?next=${encodeURIComponent(ctx.url)}`)
}

async function serveForm(visit: ConsoleVisit): Promise<void> {
  const { words, options } = visit
  if (!isOwnOrigin(visit)) return sendRefusedPage(visit, 403, words.wrongOrigin)
  // Nobody else counts forms of those who are not signed in, before they are read.
  const from = readClientAddress(visit.ctx.req, options.trustedProxyHops)
  const { waitSeconds } = visit.session ?? (await countVisit(options.database, from, options.clock.database()))
  if (waitSeconds !== null) return sendWaitPage(visit, waitSeconds, words.tooManyForms(waitSeconds))
  const received = await readSubmittedForm(visit)
  if ('mistake' in received) return sendRefusedPage(visit, received.status, received.mistake)
  const sent = { ...visit, ...received }
  const token = received.form.get('csrf') ?? ''
  if (!isCsrfToken(token, getFormSecret(sent))) return sendRefusedPage(sent, 403, words.staleForm)
  return serveAddress(sent, 'form', '/console/sign-in')
}

const MODE_PATH = /^\/console\/(live|test)(\/.*)?$/

async function serveAddress(visit: ConsoleVisit, asked: 'page' | 'form', signIn: string): Promise<void> {
  const { ctx, words } = visit
  for (const [pattern, { [asked]: serve }] of OF_ALL) {
    const found = pattern.exec(ctx.path)
    if (found && serve) return serve(visit, found[1] ?? '')
  }
  if (!isSignedIn(visit)) return redirect(ctx, signIn)
  const serve = OF_MEMBERS.get(ctx.path)?.[asked]
  if (serve) return serve(visit, '')
  const [, mode, path = ''] = MODE_PATH.exec(ctx.path) ?? []
  return mode === 'live' || mode === 'test'
    ? serveModePage(visit, mode, path)
    : sendRefusedPage(visit, 404, words.notFound)
}

/** Of a form that nobody took, or not to its end. */
async function discardRest(ctx: Context): Promise<void> {
  if (ctx.method !== 'POST' || ctx.req.readableEnded) return
  await discardBody(ctx.req, DISCARDED)
  ctx.set('Connection', 'close')
}

/** For browsers that read an answer only after they have sent all. */
const DISCARDED = { maxBytes: 64 * 1024 * 1024, patience: 1_000 }

/** Browsers send the origin with every form; what leaves it out must say by another header that it is no other site's. */
function isOwnOrigin({ ctx, publicOrigin }: ConsoleVisit): boolean {
  const { origin } = ctx.req.headers
  return origin === undefined ? ctx.get('sec-fetch-site') === 'same-origin' : origin === publicOrigin
}

function sendWaitPage(visit: ConsoleVisit, seconds: number, sentence: string): void {
  visit.ctx.set('Retry-After', String(seconds))
  sendRefusedPage(visit, 429, sentence)
}

function sendRefusedPage(visit: ConsoleVisit, status: number, sentence: string): void {
  sendConsolePage(visit, {
    status,
    title: status === 404 ? visit.words.notFound : visit.words.refusedTitle,
    content: status === 404 ? html`` : html`<p class="lead" role="alert">${sentence}</p>`,
  })
}
