import { isEmail } from '../../../../spec/runtime/formats/email.ts'
import { findOrganization } from '../../../access/organizations/index.ts'
import * as sessions from '../../../access/sessions/index.ts'
import { doWork } from '../../../platform/work/work.ts'
import { readClientAddress } from '../../../request/client-address.ts'
import { auditOrigin, type ConsoleVisit, type MemberVisit, redirect, toReturnPath } from '../visit.ts'
import { refuseSignIn, sendMailSentPage, sendSignInPage, sendUseLinkPage } from './pages.ts'

export async function showSignInPage(visit: ConsoleVisit): Promise<void> {
  const returnTo = toReturnPath(String(visit.ctx.query.next ?? ''))
  if (visit.session) return redirect(visit.ctx, returnTo)
  visit.cookies.write(visit.ctx, 'browser', visit.browser)
  sendSignInPage(visit, returnTo)
}

export async function sendSignInLink(visit: ConsoleVisit): Promise<void> {
  const { form, words, options } = visit
  const email = (form.get('email') ?? '').trim()
  const returnTo = toReturnPath(form.get('next') ?? '')
  const refuse = (status: number, mistake: string) => sendSignInPage(visit, returnTo, { status, mistake, email })
  if (!isEmail(email)) return refuse(422, words.notAnAddress)
  if (!(await sessions.mayRequestSignInLink(getSignInVisitor(visit), email))) return refuse(429, words.tooMany)
  // Not awaited: how long it takes would show whether the address is known.
  sessions
    .sendSignInLinks(buildLinkRequest(visit, visit.browser, returnTo), email)
    .catch((error) => options.log.error({ err: error }, 'a link to sign in could not be sent'))
  sendMailSentPage(visit, words.sent(email))
}

export async function showSignInLink(visit: ConsoleVisit, token: string): Promise<void> {
  const { words } = visit
  if (!(await sessions.mayTrySignInLink(getSignInVisitor(visit)))) return refuseTooMany(visit)
  const link = await sessions.findSignInLink(visit.reader, token, listBrowserSecrets(visit), visit.options.clock.now())
  if (!link?.usable) return refuseSignIn(visit, 410, words.linkOver)
  if (!link.in_same_browser) return refuseSignIn(visit, 410, words.otherBrowser)
  sendUseLinkPage(visit, link, token)
}

export const tryUseSignInLink = async (visit: ConsoleVisit, token: string): Promise<void> =>
  (await sessions.mayTrySignInLink(getSignInVisitor(visit))) ? useSignInLink(visit, token) : refuseTooMany(visit)

export async function useSignInLink(visit: ConsoleVisit, token: string): Promise<void> {
  const { ctx, cookies, options, session } = visit
  const used = await sessions.consumeSignInLink({
    database: options.database,
    now: options.clock.now(),
    token,
    browserSecrets: listBrowserSecrets(visit),
    former: session,
    userAgent: ctx.get('user-agent'),
    requestId: ctx.state.trace.requestId,
  })
  if (!used) return refuseSignIn(visit, 410, visit.words.linkOver)
  if (used.sessionToken !== null) {
    cookies.write(ctx, 'session', used.sessionToken)
    cookies.clear(ctx, 'browser')
  }
  redirect(ctx, toReturnPath(used.returnTo))
}

export async function sendConfirmation(visit: MemberVisit): Promise<void> {
  const { form, words, session, reader } = visit
  const { organization, member } = session.actor
  if (!(await sessions.mayRequestConfirmation(getSignInVisitor(visit), member.email))) return refuseTooMany(visit)
  const found = await findOrganization(reader, organization.id)
  const request = buildLinkRequest(visit, session.token, toReturnPath(form.get('next') ?? ''))
  const isSent = await sessions.sendConfirmationLink(request, session, found?.name ?? organization.slug)
  if (!isSent) return refuseTooMany(visit, words.tooManyMails)
  sendMailSentPage(visit, words.confirmSent(member.email))
}

export async function endSession(visit: MemberVisit): Promise<void> {
  const id = visit.form.get('session') ?? ''
  await end(visit, id)
  redirect(visit.ctx, id === visit.session.id ? '/console/sign-in' : '/console/sessions')
}

export async function signOut(visit: MemberVisit): Promise<void> {
  await end(visit, visit.session.id)
  redirect(visit.ctx, '/console/sign-in')
}

async function end(visit: MemberVisit, id: string): Promise<void> {
  const { ctx, session, options, cookies } = visit
  await doWork(options.database, auditOrigin(visit), session.at, (work) => sessions.endMemberSession(work, session, id))
  if (id === session.id) cookies.clear(ctx, 'session')
}

export function refuseTooMany(visit: ConsoleVisit, sentence = visit.words.tooMany): void {
  refuseSignIn(visit, 429, sentence)
}

export function buildLinkRequest(visit: ConsoleVisit, browser: string, returnTo: string): sessions.LinkRequest {
  const { ctx, options, publicOrigin, language } = visit
  const { database, clock } = options
  return {
    database,
    now: clock.now(),
    databaseNow: clock.database(),
    publicOrigin,
    language,
    browser,
    returnTo,
    requestId: ctx.state.trace.requestId,
  }
}

export function getSignInVisitor({ ctx, options }: ConsoleVisit): sessions.SignInVisitor {
  const from = readClientAddress(ctx.req, options.trustedProxyHops)
  return { database: options.database, now: options.clock.database(), from }
}

export const listBrowserSecrets = ({ browser, session }: ConsoleVisit): string[] => [
  browser,
  ...(session ? [session.token] : []),
]
