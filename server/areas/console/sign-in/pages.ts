import { hasPermission } from '../../../access/members/index.ts'
import type { ListedSession, OfferedLink, SignInLink } from '../../../access/sessions/index.ts'
import { type Html, html } from '../../../platform/html/html.ts'
import { isLocalRequest } from '../../../request/local-request.ts'
import { timesIn } from '../formatters.ts'
import { type ConsolePage, formToken, sendConsolePage } from '../layout.ts'
import { memberWordsIn } from '../pages/member-words.ts'
import type { MemberVisit, Visit } from '../visit.ts'

export function buildSignInPage(visit: Visit, returnTo: string, mistake?: string, email = ''): ConsolePage {
  const { words } = visit
  return {
    title: words.signIn,
    content: html`<p class="lead">${words.askLead}</p>
${mistake === undefined ? null : html`<p class="alert" role="alert">${mistake}</p>`}
<form method="post" action="/console/sign-in" class="card">
${formToken(visit)}<input type="hidden" name="next" value="${returnTo}">
<label for="email">${words.email}</label>
<input id="email" name="email" type="email" value="${email}" autocomplete="email" required autofocus maxlength="254">
<button>${words.askLink}</button>
</form>
${offerOpenId(visit, returnTo, words.openIdSignIn)}`,
  }
}

/** A link and no form: pages let forms go nowhere else. */
function offerOpenId({ options }: Visit, returnTo: string, say: (provider: string) => string): Html | null {
  const { openId } = options
  if (!openId) return null
  return html`<p class="acts"><a class="act" href="/console/openid?next=${encodeURIComponent(returnTo)}">${say(openId.name)}</a></p>`
}

/** Of which organization, where the address is a member of several. */
export function buildOrganizationsPage(visit: Visit, links: OfferedLink[]): ConsolePage {
  return {
    title: visit.words.signIn,
    content: html`<p class="lead">${visit.words.chooseOrganization}</p>
${links.map(({ token, organization_name }) => html`<form method="post" action="/console/sign-in/${token}" class="card">${formToken(visit)}<button>${organization_name}</button></form>`)}`,
  }
}

export function buildSentPage(visit: Visit, sentence: string): ConsolePage {
  const { words, ctx, options } = visit
  const outbox = options.hasOutbox && isLocalRequest(ctx.req)
  return {
    title: words.sentTitle,
    content: html`<p class="lead">${sentence}</p>
${outbox ? html`<p>${words.outbox}</p><p><a class="button" href="/outbox">${words.openOutbox}</a></p>` : null}`,
  }
}

export function buildLinkPage(visit: Visit, link: SignInLink, token: string): ConsolePage {
  const { words } = visit
  return {
    title: link.session_id === null ? words.signIn : words.confirmTitle,
    content: html`<p class="lead">${words.linkLead(link.email, link.organization_name)}</p>
<form method="post" action="/console/sign-in/${token}" class="card">${formToken(visit)}<button autofocus>${words.useLink}</button></form>`,
  }
}

export function refuseSignIn(visit: Visit, status: number, sentence: string): void {
  const { words } = visit
  const content = html`<p class="lead">${sentence}</p><p><a class="button" href="/console/sign-in">${words.again}</a></p>`
  sendConsolePage(visit, { status, title: words.refusedTitle, content })
}

export function buildConfirmPage(visit: MemberVisit, returnTo: string): ConsolePage {
  const { words, session } = visit
  return {
    title: words.confirmTitle,
    content: html`<p class="lead">${words.confirmLead(session.actor.member.email)}</p>
<form method="post" action="/console/confirm" class="card">
${formToken(visit)}<input type="hidden" name="next" value="${returnTo}"><button autofocus>${words.askLink}</button>
</form>
${offerOpenId(visit, returnTo, words.openIdAgain)}`,
  }
}

export function buildSessionsPage(visit: MemberVisit, sessions: ListedSession[]): ConsolePage {
  const { words } = visit
  return {
    title: words.sessions,
    content: html`<div class="table"><table>
<thead><tr><th scope="col">${words.browser}</th><th scope="col">${words.since}</th><th scope="col">${words.lastUsed}</th><th></th></tr></thead>
<tbody>${sessions.map((one) => renderSession(visit, one))}</tbody>
</table></div>
${hasPermission(visit.session.actor.member.role, 'checkin.override') ? html`<p><a href="/console/pin">${memberWordsIn(visit.language).pin}</a></p>` : null}`,
  }
}

function renderSession(visit: MemberVisit, { id, user_agent, created_at, last_used_at }: ListedSession): Html {
  const { words, session } = visit
  return html`<tr>
<td class="wrap">${user_agent}${id === session.id ? html` <span class="badge">${words.thisOne}</span>` : null}</td>
<td data-label="${words.since}">${formatTime(visit, created_at)}</td>
<td data-label="${words.lastUsed}">${formatTime(visit, last_used_at)}</td>
<td><form method="post" action="/console/sessions">${formToken(visit)}<input type="hidden" name="session" value="${id}"><button class="quiet">${words.end}</button></form></td>
</tr>`
}

const formatTime = ({ language }: Visit, time: Date): Html =>
  html`<time datetime="${time.toISOString()}">${timesIn(language, 'UTC', { dateStyle: 'medium', timeStyle: 'short' }).format(time)} UTC</time>`
