import * as access from '../../../access/members/index.ts'
import { isFreshlyConfirmed } from '../../../access/sessions/index.ts'
import { type Html, html } from '../../../platform/html/html.ts'
import { buildField, type FormField } from '../forms/choices.ts'
import { readFormBody, toFormValues } from '../forms/read-form.ts'
import { type FieldConflict, hashShownValues, mergeFormChanges } from '../forms/shown-values.ts'
import { translate } from '../labels.ts'
import { renderDoneNotice, renderParentLinks } from '../layout.ts'
import { sendModePage } from '../mode-layout.ts'
import { redirectToConfirmation } from '../show/act.ts'
import { renderEditConflicts } from '../show/conflict.ts'
import { renderTime } from '../show/values.ts'
import { type ModeVisit, redirect } from '../visit.ts'
import * as ownForms from './page-forms.ts'
import { renderPinForms, submitPinChange } from './pin.ts'

export async function serveMembers(visit: ModeVisit): Promise<void> {
  const { ctx, session, reader } = visit
  const members = await access.listMembers(reader, session.actor)
  if ('kind' in members) return ownForms.showRefusal(visit, members)
  if (new URLSearchParams(ctx.querystring).get('do') !== 'invite') return showMembers(visit, members)
  if (!isFreshlyConfirmed(session)) return redirectToConfirmation(visit)
  return ctx.method === 'POST' ? invite(visit) : showInvitation(visit)
}

function showMembers(visit: ModeVisit, members: access.ListedMember[]): void {
  const { words } = visit
  const { title, invite, role, roles, pin, lastSignIn, keysLeft } = words.members
  const headings = [words.name, words.email, role, translate(visit, 'Group'), pin, lastSignIn]
  const rows = members.map((member): (Html | string)[] => [
    html`<a href="${visit.base}/members/${member.id}">${member.name}</a>`,
    member.email,
    roles[member.role],
    member.group ?? '–',
    member.has_pin ? words.yes : words.no,
    member.last_signed_in_at ? renderTime(visit, new Date(member.last_signed_in_at)) : words.never,
  ])
  const keys = Number(new URLSearchParams(visit.ctx.querystring).get('keys'))
  const content = html`${renderDoneNotice(visit)}${keys > 0 ? html`<p class="notice">${keysLeft(keys)}</p>` : null}
<p class="acts"><a class="act" href="?do=invite">${invite}</a></p>
${ownForms.renderPageTable(visit, headings, rows)}`
  sendModePage(visit, { title, content })
}

async function listFields(visit: ModeVisit): Promise<FormField[]> {
  const own = visit.words.members
  const { role, group_id } = visit.session.actor.member
  const offered = access.memberRoles.filter((one) => one !== 'owner' || role === 'owner')
  const limit: Partial<FormField> =
    group_id === null ? { blank: own.wholeOrganization, help: own.groupHelp } : { required: true }
  return [
    buildField('role', own.role, {
      required: true,
      kind: 'choice',
      options: offered.map((one) => [one, own.roles[one]]),
      help: own.roleHelp,
    }),
    ...(await ownForms.buildGroupField(visit, limit)),
  ]
}

async function listInvitationFields(visit: ModeVisit): Promise<FormField[]> {
  const { words } = visit
  return [
    buildField('email', words.email, { required: true, maxLength: 254 }),
    buildField('name', words.name, { required: true, maxLength: 200 }),
    ...(await listFields(visit)),
  ]
}

async function showInvitation(visit: ModeVisit, values?: URLSearchParams, mistake?: string): Promise<void> {
  const { invite, inviteLead } = visit.words.members
  const fields = await listInvitationFields(visit)
  ownForms.sendPageForm(visit, { button: invite, fields, values, mistake }, { lead: inviteLead })
}

async function invite(visit: ModeVisit): Promise<void> {
  const { form, session, caller, publicOrigin } = visit
  const input = { email: '', name: '', role: '', ...readFormBody(await listInvitationFields(visit), form, visit) }
  const added = await ownForms.changeOnce(visit, input, (work) =>
    access.addInvitedMember(work, session.actor, caller.organization, input, publicOrigin),
  )
  if ('kind' in added) return showInvitation(visit, form, added.message)
  redirect(visit.ctx, `${visit.base}/members?done=invited`)
}

/** Everything on it changes the member, so it takes a fresh link to be seen. */
export async function serveMember(visit: ModeVisit, id: string): Promise<void> {
  const { ctx, session, reader } = visit
  const members = await access.listMembers(reader, session.actor)
  if ('kind' in members) return ownForms.showRefusal(visit, members)
  const member = members.find((one) => one.id === id)
  if (!member) return ownForms.showNotFound(visit)
  if (!isFreshlyConfirmed(session)) return redirectToConfirmation(visit)
  if (ctx.method !== 'POST') return showMember(visit, member)
  const refused = await changeSent(visit, member)
  if (refused !== undefined) return showMember(visit, member, refused)
}

/** Why it was not done: a sentence, or what somebody else has changed since. */
type NotDone = string | FieldConflict[]

async function changeSent(visit: ModeVisit, member: access.ListedMember): Promise<NotDone | undefined> {
  const { id, email } = member
  const { form, session, ctx, base } = visit
  const deed = form.get('deed')
  if (deed === 'remove') {
    const removed = await ownForms.changeOnce(visit, { deed, id }, (work) =>
      access.removeMember(work, session.actor, email),
    )
    if ('kind' in removed) return removed.message
    redirect(ctx, `${base}/members?done=removed&keys=${removed.keys}`)
    return undefined
  }
  const refused = deed === 'change' ? await changeRoleAndGroup(visit, member) : await submitPinChange(visit, email)
  if (refused === undefined) redirect(ctx, `${base}/members/${id}?done=${deed}`)
  return refused
}

const valuesOf = (visit: ModeVisit, fields: FormField[], { role, group }: access.ListedMember) =>
  toFormValues(fields, { role, group }, visit)

async function changeRoleAndGroup(visit: ModeVisit, member: access.ListedMember): Promise<NotDone | undefined> {
  const { form, session } = visit
  const fields = await listFields(visit)
  const now = valuesOf(visit, fields, member)
  const { values, conflicts } = mergeFormChanges(fields, { shown: form.get('shown') ?? '', now, sent: form }, visit)
  if (conflicts.length > 0) return conflicts
  const [before, wanted, sent] = [now, values, form].map((one) => readFormBody(fields, one, visit))
  const changes = {
    ...(wanted?.role === before?.role ? {} : { role: String(wanted?.role ?? '') }),
    ...(wanted?.group === before?.group ? {} : { group: wanted?.group === undefined ? null : String(wanted.group) }),
  }
  const { email } = member
  const changed = await ownForms.changeOnce(visit, { email, sent }, (work) =>
    access.changeMember(work, session.actor, email, changes),
  )
  return 'kind' in changed ? changed.message : undefined
}

async function showMember(visit: ModeVisit, member: access.ListedMember, notDone?: NotDone): Promise<void> {
  const { words, form } = visit
  const own = words.members
  const fields = await listFields(visit)
  const now = valuesOf(visit, fields, member)
  const isSent = notDone !== undefined && form.get('deed') === 'change'
  const shown = isSent && typeof notDone === 'string' ? (form.get('shown') ?? '') : hashShownValues(fields, now, visit)
  const values = isSent ? form : now
  const change = ownForms.renderPageForm(visit, { deed: 'change', button: words.save, fields, values, shown })
  const remove = ownForms.renderPageForm(visit, { deed: 'remove', button: own.remove(member.email) })
  const content = html`${renderParentLinks(visit, [[`${visit.base}/members`, own.title]])}
${renderDoneNotice(visit)}${typeof notDone === 'string' ? html`<p class="alert" role="alert">${notDone}</p>` : notDone && renderEditConflicts(visit, '?', notDone)}
<p class="lead">${member.email}</p>
<div class="panels"><section class="panel"><h2>${own.roleAndGroup}</h2>${change}</section>
${access.hasPermission(member.role, 'checkin.override') ? html`<section class="panel"><h2>${own.pin}</h2>${renderPinForms(visit, member.has_pin)}</section>` : null}
<section class="panel"><h2>${own.removal}</h2><p>${own.removeLead}</p><details><summary>${own.removal}</summary>${remove}</details></section></div>`
  sendModePage(visit, {
    title: member.name,
    content,
    status: notDone === undefined ? 200 : typeof notDone === 'string' ? 422 : 409,
  })
}
