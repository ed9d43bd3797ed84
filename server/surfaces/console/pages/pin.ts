import { findMember, hasPermission, removePin, setPin } from '../../../access/members/index.ts'
import { isFreshlyConfirmed } from '../../../access/sessions/index.ts'
import { type Html, html } from '../../../platform/html/html.ts'
import { buildField } from '../forms/choices.ts'
import { renderDoneNotice, renderParentLinks, sendConsolePage } from '../layout.ts'
import { redirectToConfirmation } from '../show/act.ts'
import { type MemberVisit, redirect } from '../visit.ts'
import { changeOnce, renderPageForm } from './page-forms.ts'

/** The PIN is typed and never shown, not even what was typed last. */
export function renderPinForms(visit: MemberVisit, hasPin: boolean): Html {
  const { pin, pinHelp, setPin, removePin, pinIsSet } = visit.words.members
  const fields = [buildField('pin', pin, { kind: 'secret', required: true, help: pinHelp, maxLength: 32 })]
  const set = renderPageForm(visit, { deed: 'setPin', button: setPin, fields })
  if (!hasPin) return set
  return html`<p>${pinIsSet}</p>${set}${renderPageForm(visit, { deed: 'removePin', button: removePin, isQuiet: true })}`
}

/** Returns why it was not done. The digits go into no digest that is stored: there are too few of them. */
export async function submitPinChange(visit: MemberVisit, email: string): Promise<string | undefined> {
  const { form, session } = visit
  const deed = form.get('deed')
  const changed = await changeOnce(visit, { deed, email }, async (work) => {
    if (deed === 'removePin') return removePin(work, session.actor, email)
    const set = await setPin(work, session.actor, email, form.get('pin') ?? '')
    return 'kind' in set ? set : set.member
  })
  return 'kind' in changed ? changed.message : undefined
}

/** Members who override refusals at the gate set their own PIN. */
export async function serveOwnPin(visit: MemberVisit): Promise<void> {
  const { ctx, session, reader, words } = visit
  const { member, organization } = session.actor
  const { pin, pinNotNeeded } = words.members
  if (!hasPermission(member.role, 'checkin.override'))
    return sendConsolePage(visit, { title: pin, content: html`<p class="lead">${pinNotNeeded}</p>`, status: 403 })
  if (!isFreshlyConfirmed(session)) return redirectToConfirmation(visit)
  const mistake = ctx.method === 'POST' ? await submitPinChange(visit, member.email) : undefined
  if (ctx.method === 'POST' && mistake === undefined) return redirect(ctx, '/console/pin?done=pin')
  const found = await findMember(reader, organization.id, member.email)
  const content = html`${renderParentLinks(visit, [['/console/sessions', words.sessions]])}
${renderDoneNotice(visit)}${mistake === undefined ? null : html`<p class="alert" role="alert">${mistake}</p>`}
${renderPinForms(visit, found?.has_pin ?? false)}`
  sendConsolePage(visit, { title: pin, content, status: mistake === undefined ? 200 : 422 })
}
