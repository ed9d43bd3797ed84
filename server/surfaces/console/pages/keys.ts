import * as access from '../../../access/keys/index.ts'
import { checkPermission } from '../../../access/members/index.ts'
import { findOrganization } from '../../../access/organizations/index.ts'
import { isFreshlyConfirmed } from '../../../access/sessions/index.ts'
import { renderCodeBlock } from '../../../platform/html/code-block.ts'
import { type Html, html } from '../../../platform/html/html.ts'
import { buildField, type FormField } from '../forms/choices.ts'
import { readFormBody } from '../forms/read-form.ts'
import { translate } from '../labels.ts'
import { sendModePage } from '../mode-layout.ts'
import { redirectToConfirmation } from '../show/act.ts'
import { renderTime } from '../show/values.ts'
import { type ModeVisit, redirect } from '../visit.ts'
import { buildGroupField, changeOnce, renderPageTable, sendPageForm, showNotFound, showRefusal } from './page-forms.ts'

export async function serveKeys(visit: ModeVisit): Promise<void> {
  const { ctx, session } = visit
  const denied = checkPermission(session.actor, 'tenant.api_keys')
  if (denied) return showRefusal(visit, denied)
  const query = new URLSearchParams(ctx.querystring)
  const isSent = ctx.method === 'POST'
  switch (query.get('do')) {
    case 'create':
      if (!isFreshlyConfirmed(session)) return redirectToConfirmation(visit)
      return isSent ? createKey(visit) : showKeyForm(visit, new URLSearchParams({ mode: visit.mode }))
    case 'revoke':
      return (isSent ? revokeKey : showRevokeForm)(visit, query.get('key') ?? '')
    default:
      return showKeys(visit)
  }
}

async function showKeys(visit: ModeVisit): Promise<void> {
  const { reader, session, words } = visit
  const [keys, uses] = await Promise.all([
    access.listKeys(reader, session.actor),
    access.readLastUses(reader, session.actor),
  ])
  const listed = Array.isArray(keys) ? keys : []
  const { name, mode, scopes, lastFour, lastUsed, state } = words
  const headings = [name, mode, scopes, translate(visit, 'Group'), lastFour, lastUsed, state]
  const rows = listed.toReversed().map((key) => listCells(visit, key, uses.get(key.id)))
  const content = html`<p class="acts"><a class="act" href="?do=create">${words.createKey}</a></p>
${renderPageTable(visit, headings, rows)}`
  sendModePage(visit, { title: words.keys, content })
}

function listCells(visit: ModeVisit, key: access.KeyDetails, lastUse: Date | undefined): (Html | string)[] {
  const { words, session } = visit
  const state = access.toKeyState(key, session.at)
  const until = key.expires_at && state === 'active' ? html` → ${renderTime(visit, new Date(key.expires_at))}` : null
  const revoke = html` · <a href="?do=revoke&amp;key=${key.id}">${words.end}</a>`
  return [
    key.name,
    words[key.mode],
    key.scopes.join(', '),
    key.group ?? '–',
    html`<code>${key.last_four}</code>`,
    lastUse ? renderTime(visit, lastUse) : words.never,
    html`${state}${until}${state === 'revoked' ? null : revoke}`,
  ]
}

async function listFields(visit: ModeVisit): Promise<FormField[]> {
  const { words } = visit
  const modes = (['live', 'test'] as const).map((mode): [string, string] => [mode, words[mode]])
  const scopes = access.apiScopes.map((scope): [string, string] => [scope, scope])
  return [
    buildField('name', words.name, { required: true, maxLength: 200 }),
    buildField('mode', words.mode, { required: true, kind: 'choice', options: modes }),
    buildField('scopes', words.scopes, { required: true, kind: 'choices', options: scopes, help: words.scopesHelp }),
    ...(await buildGroupField(visit, { help: words.groupHelp })),
    buildField('expires', words.expires, { kind: 'time' }),
    buildField('addresses', words.addresses, { kind: 'list', help: words.addressesHelp }),
    buildField('requestsPerMinute', words.rate, { help: words.rateHelp }),
  ]
}

async function showKeyForm(visit: ModeVisit, values: URLSearchParams, mistake?: string): Promise<void> {
  sendPageForm(visit, { button: visit.words.createKey, fields: await listFields(visit), values, mistake })
}

async function createKey(visit: ModeVisit): Promise<void> {
  const { form, session, words, reader, publicOrigin } = visit
  const body = readFormBody(await listFields(visit), form, visit)
  const input = { name: '', mode: '', scopes: [], ...body } as Parameters<typeof access.issueKey>[2]
  const issued = await changeOnce(visit, input, (work) => access.issueKey(work, session.actor, input))
  if ('kind' in issued) return showKeyForm(visit, form, issued.message)
  const { record, value } = issued
  const organization = await findOrganization(reader, session.actor.organization.id)
  const notes = organization ? access.describePlanConflicts(organization.plan, organization.plan_overrides, record) : []
  const curl = `curl -H "Authorization: Bearer ${value}" ${publicOrigin}/v1/me`
  const content = html`<p class="lead">${words.copyNow}</p>
${notes.map((note) => html`<p class="alert">${note}</p>`)}
${renderCodeBlock(words.keyValue, html`${value}`)}
${renderCodeBlock(words.tryKey, html`${curl}`, 'command')}
<p class="actions"><a class="button" href="${visit.base}/keys">${words.goOn}</a></p>`
  sendModePage(visit, { title: record.name, content })
}

async function showRevokeForm(visit: ModeVisit, id: string): Promise<void> {
  const { words, reader, session } = visit
  const keys = await access.listKeys(reader, session.actor)
  const key = Array.isArray(keys) ? keys.find((one) => one.id === id) : undefined
  if (!key) return showNotFound(visit)
  const lead = words.revokeLead(`${key.name} (…${key.last_four})`)
  sendPageForm(visit, { button: words.revokeKey }, { lead })
}

async function revokeKey(visit: ModeVisit, id: string): Promise<void> {
  const { session, ctx } = visit
  const revoked = await changeOnce(visit, { id }, (work) => access.revokeKeyAsActor(work, session.actor, id))
  if ('kind' in revoked) return showRefusal(visit, { ...revoked, status: 409 })
  redirect(ctx, `${visit.base}/keys`)
}
