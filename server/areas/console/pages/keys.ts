import { createHash, randomUUID } from 'node:crypto'
import {
  apiScopes,
  describeKeyPlanConflicts,
  type IssuedKey,
  issueKey,
  type KeyDetails,
  listKeys,
  readLastUses,
  revokeKeyAsActor,
  toKeyState,
} from '../../../access/keys/index.ts'
import { denyWithoutPermission, listVisibleGroups, toAuditOrigin } from '../../../access/members/index.ts'
import { findOrganization } from '../../../access/organizations/index.ts'
import { isFreshlyConfirmed } from '../../../access/sessions/index.ts'
import { renderCodeBlock } from '../../../platform/html/code-block.ts'
import { type Html, html } from '../../../platform/html/html.ts'
import { doOnce } from '../../../platform/work/idempotency/index.ts'
import { doWork } from '../../../platform/work/work.ts'
import type { FormField } from '../forms/choices.ts'
import { readFormBody } from '../forms/read-form.ts'
import { renderFields } from '../forms/render-form.ts'
import { formToken } from '../layout.ts'
import { sendModePage } from '../mode-layout.ts'
import { askForLink } from '../show/act.ts'
import { renderTime } from '../show/values.ts'
import { type ModeVisit, redirect } from '../visit.ts'

export async function serveKeys(visit: ModeVisit): Promise<void> {
  const { ctx, session } = visit
  const denied = denyWithoutPermission(session.actor, 'tenant.api_keys')
  if (denied) return refuse(visit, denied.message, 403)
  const query = new URLSearchParams(ctx.querystring)
  const isSent = ctx.method === 'POST'
  switch (query.get('do')) {
    case 'create':
      if (!isFreshlyConfirmed(session)) return askForLink(visit)
      return isSent ? createKey(visit) : showKeyForm(visit, new URLSearchParams({ mode: visit.mode }))
    case 'revoke':
      return isSent ? revokeKey(visit) : showRevokeForm(visit, query.get('key') ?? '')
    default:
      return showKeys(visit)
  }
}

async function showKeys(visit: ModeVisit): Promise<void> {
  const { reader, session, words } = visit
  const [keys, uses] = await Promise.all([listKeys(reader, session.actor), readLastUses(reader, session.actor)])
  const listed = Array.isArray(keys) ? keys : []
  const headings = [words.name, words.mode, words.scopes, words.group, words.lastFour, words.lastUsed, words.state]
  const rows = listed.toReversed().map((key) => renderKey(visit, key, uses.get(key.id), headings))
  const content = html`<p class="acts"><a class="act" href="?do=create">${words.createKey}</a></p>
${
  rows.length === 0
    ? html`<p class="none">${words.nothingHere}</p>`
    : html`<div class="table"><table><thead><tr>${headings.map((one) => html`<th scope="col">${one}</th>`)}<th></th></tr></thead><tbody>${rows}</tbody></table></div>`
}`
  sendModePage(visit, { title: words.keys, content })
}

function renderKey(visit: ModeVisit, key: KeyDetails, lastUse: Date | undefined, headings: string[]): Html {
  const { words, session } = visit
  const state = toKeyState(key, session.at)
  const cells: (Html | string)[] = [
    key.name,
    words[key.mode],
    key.scopes.join(', '),
    key.group ?? '–',
    html`<code>${key.last_four}</code>`,
    lastUse ? renderTime(visit, lastUse) : words.never,
    key.expires_at && state === 'active' ? html`${state} → ${renderTime(visit, new Date(key.expires_at))}` : state,
  ]
  const revoke = html`<a href="?do=revoke&amp;key=${key.id}">${words.end}</a>`
  return html`<tr>${cells.map((cell, at) => html`<td class="wrap" data-label="${at === 0 ? '' : headings[at]}">${cell}</td>`)}<td>${state === 'revoked' ? null : revoke}</td></tr>`
}

async function listFields({ reader, session, words }: ModeVisit): Promise<FormField[]> {
  const groups = await listVisibleGroups(reader, session.actor)
  const field = (name: string, label: string, more: Partial<FormField> = {}): FormField => ({
    name,
    label,
    help: '',
    required: false,
    nullable: false,
    kind: 'text',
    choices: [],
    options: [],
    fields: [],
    source: null,
    initial: null,
    maxLength: null,
    ...more,
  })
  const modes: [string, string][] = [
    ['live', words.live],
    ['test', words.test],
  ]
  const scopes = apiScopes.map((scope): [string, string] => [scope, scope])
  const codes = groups.map(({ code, name }): [string, string] => [code, name])
  return [
    field('name', words.name, { required: true, maxLength: 200 }),
    field('mode', words.mode, { required: true, kind: 'choice', options: modes }),
    field('scopes', words.scopes, { required: true, kind: 'choices', options: scopes, help: words.scopesHelp }),
    ...(codes.length > 0
      ? [field('group', words.group, { kind: 'choice', options: codes, help: words.groupHelp })]
      : []),
    field('expires', words.expires, { kind: 'time' }),
    field('addresses', words.addresses, { kind: 'list', help: words.addressesHelp }),
    field('requestsPerMinute', words.rate, { help: words.rateHelp }),
  ]
}

async function showKeyForm(visit: ModeVisit, values: URLSearchParams, mistake?: string): Promise<void> {
  const { words } = visit
  const state = { values, problems: new Map(), fillsDefaults: true }
  const content = html`${mistake === undefined ? null : html`<p class="alert" role="alert">${mistake}</p>`}
<form method="post" class="form">${formToken(visit)}<input type="hidden" name="once" value="${randomUUID()}">
${renderFields(visit, await listFields(visit), state)}
<p class="actions"><button>${words.createKey}</button> <a href="?">${words.back}</a></p></form>`
  sendModePage(visit, { title: words.createKey, content, status: mistake === undefined ? 200 : 422 })
}

/** Once for each form, however often it is sent: the answer is kept, sealed with the session's token. */
async function createKey(visit: ModeVisit): Promise<void> {
  const { form, session, options } = visit
  const body = readFormBody(await listFields(visit), form)
  const input = { name: '', mode: '', scopes: [], ...body } as Parameters<typeof issueKey>[2]
  let refused: string | undefined
  const request = {
    organizationId: session.actor.organization.id,
    apiKeyId: session.actor.member.id,
    apiKey: session.token,
    idempotencyKey: `key:${(form.get('once') ?? '').slice(0, 100)}`,
    fingerprint: createHash('sha256').update(JSON.stringify(input)).digest(),
    now: session.at,
    origin: originOf(visit),
  }
  const outcome = await doOnce(options.database, request, async (work) => {
    const issued = await issueKey(work, session.actor, input)
    if ('kind' in issued) refused = issued.message
    const answer = { status: 200, headers: {}, body: JSON.stringify(issued) }
    return { answer, commitsWork: refused === undefined, keepAnswer: false }
  })
  if ('kind' in outcome) return showKeyForm(visit, form, outcome.message)
  if (refused !== undefined) return showKeyForm(visit, form, refused)
  await showNewKey(visit, JSON.parse(String(outcome.answer.body)))
}

async function showNewKey(visit: ModeVisit, { record, value }: IssuedKey): Promise<void> {
  const { words, reader, session, publicOrigin } = visit
  const organization = await findOrganization(reader, session.actor.organization.id)
  const notes = organization ? describeKeyPlanConflicts(organization.plan, organization.plan_overrides, record) : []
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
  const keys = await listKeys(reader, session.actor)
  const key = Array.isArray(keys) ? keys.find((one) => one.id === id) : undefined
  if (!key) return refuse(visit, words.notFound, 404)
  const content = html`<p class="lead">${words.revokeLead(`${key.name} (…${key.last_four})`)}</p>
<form method="post" class="form">${formToken(visit)}<input type="hidden" name="key" value="${id}">
<p class="actions"><button>${words.revokeKey}</button> <a href="?">${words.back}</a></p></form>`
  sendModePage(visit, { title: words.revokeKey, content })
}

async function revokeKey(visit: ModeVisit): Promise<void> {
  const { form, session, options, ctx } = visit
  const revoked = await doWork(options.database, originOf(visit), session.at, (work) =>
    revokeKeyAsActor(work, session.actor, form.get('key') ?? ''),
  )
  if ('kind' in revoked) return refuse(visit, revoked.message, 409)
  redirect(ctx, `${visit.base}/keys`)
}

const originOf = ({ session, ctx }: ModeVisit) =>
  toAuditOrigin(session.actor, { source: 'console', requestId: ctx.state.trace.requestId })

function refuse(visit: ModeVisit, message: string, status: number): void {
  sendModePage(visit, {
    title: visit.words.refusedTitle,
    content: html`<p class="alert" role="alert">${message}</p>`,
    status,
  })
}
