import * as sessions from '../../../access/sessions/index.ts'
import type { OpenIdIdentity, OpenIdProvider } from '../../../platform/openid/index.ts'
import { type ConsoleVisit, redirect, toReturnPath } from '../visit.ts'
import { refuseSignIn, sendOrganizationsPage } from './pages.ts'
import { buildLinkRequest, getSignInVisitor, listBrowserSecrets, refuseTooMany, useSignInLink } from './routes.ts'

export const OPENID_PATH = '/console/openid'
export const OPENID_RETURN_PATH = '/console/openid/callback'

/** The provider did not say when they showed who they are: nothing that needs it to be fresh is open to them. */
const LONG_AGO = new Date(0)

/** Sends the browser to the provider: to sign in, or, where it is signed in, to show once more who it is. */
export async function startOpenIdSignIn(visit: ConsoleVisit, provider: OpenIdProvider): Promise<void> {
  const { ctx, options, cookies, session, words } = visit
  if (!(await sessions.mayStartOpenId(getSignInVisitor(visit)))) return refuseTooMany(visit)
  const returnTo = toReturnPath(String(ctx.query.next ?? ''))
  const browser = session?.token ?? visit.browser
  const now = options.clock.now()
  const state = await sessions.startOpenIdRequest({ database: options.database, now, browser, session, returnTo })
  try {
    const address = await provider.toAddress(exchangeOf(visit, browser, state), now, session !== undefined)
    if (!session) cookies.write(ctx, 'browser', browser)
    redirect(ctx, address)
  } catch (error) {
    noteFailure(visit, error)
    refuseSignIn(visit, 503, words.openIdUnreachable(provider.name))
  }
}

/** They come back. What they bring is used up, whatever comes of it. */
export async function finishOpenIdSignIn(visit: ConsoleVisit, provider: OpenIdProvider): Promise<void> {
  const { ctx, options, session, words } = visit
  if (!(await sessions.mayFinishOpenId(getSignInVisitor(visit)))) return refuseTooMany(visit)
  const state = String(ctx.query.state ?? '')
  const now = options.clock.now()
  const request = await sessions.consumeOpenIdRequest(options.database, state, listBrowserSecrets(visit), now)
  if (!request) return refuseSignIn(visit, 410, words.openIdOver)
  const browser = (request.session_id === null ? undefined : session?.token) ?? visit.browser
  let identity: OpenIdIdentity
  try {
    identity = await provider.identify(exchangeOf(visit, browser, state), ctx.querystring, now)
  } catch (error) {
    noteFailure(visit, error)
    return refuseSignIn(visit, 403, words.openIdRefused(provider.name))
  }
  const { email, authenticatedAt } = identity
  if (email === null) return refuseSignIn(visit, 403, words.openIdUnverified(provider.name))
  if (!(await sessions.mayOpenIdSignInAs(getSignInVisitor(visit), email))) return refuseTooMany(visit)
  const links = buildLinkRequest(visit, browser, request.return_to)
  if (request.session_id !== null && session) {
    if (email.toLowerCase() !== session.actor.member.email.toLowerCase())
      return refuseSignIn(visit, 403, words.openIdOther(email, session.actor.member.email))
    if (!sessions.hasAuthenticatedAgain(identity, request))
      return refuseSignIn(visit, 403, words.openIdNotAgain(provider.name))
    await sessions.confirmMemberSession(links, session)
    return redirect(ctx, toReturnPath(request.return_to))
  }
  const offered = await sessions.makeSignInLinks(links, email, authenticatedAt ?? LONG_AGO)
  const [only, ...others] = offered
  if (!only) return refuseSignIn(visit, 403, words.openIdUnknown(email))
  if (others.length === 0) return useSignInLink(visit, only.token)
  sendOrganizationsPage(visit, offered)
}

function exchangeOf({ publicOrigin }: ConsoleVisit, browser: string, state: string) {
  return { ...sessions.toOpenIdSecrets(browser, state), redirectUri: publicOrigin + OPENID_RETURN_PATH }
}

/** Names what went wrong, without what the provider sent: there are tokens in it. */
function noteFailure({ options }: ConsoleVisit, error: unknown): void {
  const { name, message, code } = error as Error & { code?: string }
  options.log.warn({ failure: { name, message, code } }, 'a sign-in by OpenID Connect failed')
}
