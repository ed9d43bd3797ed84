import { hasPermission } from '../../../access/members/index.ts'
import * as access from '../../../access/sessions/index.ts'
import { type Html, html } from '../../../platform/html/html.ts'
import { isLocalRequest } from '../../../request/local-request.ts'
import { getTimeFormat } from '../formatters.ts'
import { renderCsrfField, sendConsolePage } from '../layout.ts'
import { type ConsoleVisit, type MemberVisit, toReturnPath } from '../visit.ts'

type Refused = { status: number; mistake: string; email: string }

export function sendSignInPage(visit: ConsoleVisit, returnTo: string, refused?: Refused): void {
  const { words } = visit
  const content = html`<p class="lead">${words.askLead}</p>
${refused && html`<p class="alert" role="alert">${refused.mistake}</p>`}
<form method="post" action="/console/sign-in" class="card">
${renderCsrfField(visit)}<input type="hidden" name="next" value="${returnTo}">
<label for="email">${words.email}</label>
<input id="email" name="email" type="email" value="${refused?.email ?? ''}" autocomplete="email" required autofocus maxlength="254">
<button>${words.askLink}</button>
</form>
${offerOpenId(visit, returnTo, words.openIdSignIn)}`
  sendConsolePage(visit, { title: words.signIn, content, status: refused?.status })
}

/** A link and no form: pages let forms go nowhere else. */
function offerOpenId({ options }: ConsoleVisit, returnTo: string, say: (provider: string) => string): Html | null {
  const { openId } = options
  if (!openId) return null
  return html`<p class="acts"><a class="act" href="/console/openid?next=${encodeURIComponent(returnTo)}">${say(openId.name)}</a></p>`
}

/** Of which organization, where the address is a member of several. */
export function sendOrganizationsPage(visit: ConsoleVisit, links: access.MailedLink[]): void {
  const { words } = visit
  const content = html`<p class="lead">${words.chooseOrganization}</p>
${links.map(({ token, organization_name }) => html`<form method="post" action="/console/sign-in/${token}" class="card">${renderCsrfField(visit)}<button>${organization_name}</button></form>`)}`
  sendConsolePage(visit, { title: words.signIn, content })
}

export function sendMailSentPage(visit: ConsoleVisit, sentence: string): void {
  const { words, ctx, options } = visit
  const outbox = options.hasOutbox && isLocalRequest(ctx.req)
  const content = html`<p class="lead">${sentence}</p>
${outbox ? html`<p>${words.outbox}</p><p><a class="button" href="/outbox">${words.openOutbox}</a></p>` : null}`
  sendConsolePage(visit, { title: words.sentTitle, content })
}

export function sendUseLinkPage(visit: ConsoleVisit, link: access.SignInLink, token: string): void {
  const { words } = visit
  const content = html`<p class="lead">${words.linkLead(link.email, link.organization_name)}</p>
<form method="post" action="/console/sign-in/${token}" class="card">${renderCsrfField(visit)}<button autofocus>${words.useLink}</button></form>`
  sendConsolePage(visit, { title: link.session_id === null ? words.signIn : words.confirmTitle, content })
}

export function refuseSignIn(visit: ConsoleVisit, status: number, sentence: string): void {
  const { words } = visit
  const content = html`<p class="lead">${sentence}</p><p><a class="button" href="/console/sign-in">${words.again}</a></p>`
  sendConsolePage(visit, { status, title: words.refusedTitle, content })
}

export async function showConfirmationPage(visit: MemberVisit): Promise<void> {
  const { words, session, ctx } = visit
  const returnTo = toReturnPath(String(ctx.query.next ?? ''))
  const content = html`<p class="lead">${words.confirmLead(session.actor.member.email)}</p>
<form method="post" action="/console/confirm" class="card">
${renderCsrfField(visit)}<input type="hidden" name="next" value="${returnTo}"><button autofocus>${words.askLink}</button>
</form>
${offerOpenId(visit, returnTo, words.openIdAgain)}`
  sendConsolePage(visit, { title: words.confirmTitle, content })
}

export async function showSessionsPage(visit: MemberVisit): Promise<void> {
  const { words, reader, session } = visit
  const sessions = await access.listMemberSessions(reader, session)
  const content = html`<div class="table"><table>
<thead><tr><th scope="col">${words.browser}</th><th scope="col">${words.since}</th><th scope="col">${words.lastUsed}</th><th></th></tr></thead>
<tbody>${sessions.map((one) => renderSession(visit, one))}</tbody>
</table></div>
${hasPermission(session.actor.member.role, 'checkin.override') ? html`<p><a href="/console/pin">${words.members.pin}</a></p>` : null}`
  sendConsolePage(visit, { title: words.sessions, content })
}

function renderSession(visit: MemberVisit, { id, user_agent, created_at, last_used_at }: access.ListedSession): Html {
  const { words, session } = visit
  return html`<tr>
<td class="wrap">${user_agent}${id === session.id ? html` <span class="badge">${words.thisOne}</span>` : null}</td>
<td data-label="${words.since}">${formatTime(visit, created_at)}</td>
<td data-label="${words.lastUsed}">${formatTime(visit, last_used_at)}</td>
<td><form method="post" action="/console/sessions">${renderCsrfField(visit)}<input type="hidden" name="session" value="${id}"><button class="quiet">${words.end}</button></form></td>
</tr>`
}

const formatTime = ({ language }: ConsoleVisit, time: Date): Html =>
  html`<time datetime="${time.toISOString()}">${getTimeFormat(language, 'UTC', { dateStyle: 'medium', timeStyle: 'short' }).format(time)} UTC</time>`
