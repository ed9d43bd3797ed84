import { isFreshlyConfirmed } from '../../../access/sessions/index.ts'
import { renderCodeBlock } from '../../../platform/html/code-block.ts'
import { html, renderBackticksAsCode } from '../../../platform/html/html.ts'
import { callOperation, denyOperation, type FailedCall, type SuccessfulCall, toFailedCall } from '../call.ts'
import type { OperationDoc } from '../contract/operations.ts'
import { needsFreshLink, showsSecret } from '../contract/operations-of-members.ts'
import { matchConsolePage, type PageMatch, toConsolePath } from '../contract/places.ts'
import { readFormIdempotencyKey, renderFormIdempotencyKey } from '../form-key.ts'
import { type FormField, loadFieldChoices } from '../forms/choices.ts'
import { fillEventTemplate, listFormFields } from '../forms/event-template.ts'
import { toFormRefusal } from '../forms/form-problems.ts'
import { MAX_FORM_FIELDS } from '../forms/form-values.ts'
import { readFormBody, toFormValues } from '../forms/read-form.ts'
import { renderForm } from '../forms/render-form.ts'
import { hashShownValues } from '../forms/shown-values.ts'
import { getOperationHelp } from '../help.ts'
import { translate } from '../labels.ts'
import { renderCsrfField } from '../layout.ts'
import { sendModePage } from '../mode-layout.ts'
import { renderRefusal } from '../refusals.ts'
import { type PageVisit, redirect } from '../visit.ts'
import { renderBreadcrumbs } from './breadcrumbs.ts'
import { type EditConflict, submitFormChanges } from './change.ts'
import { renderEditConflicts } from './conflict.ts'
import { renderObject } from './values.ts'

/** Changes begin with how things are; the form is filled with that, and sends what differs. */
const isChange = ({ method }: OperationDoc) => method === 'PATCH' || method === 'PUT'

/** The form of an act, or what it does when it is sent. */
export async function serveActForm(visit: PageVisit, place: PageMatch, act: OperationDoc): Promise<void> {
  const denied = denyOperation(visit, act.id)
  if (denied) return sendForm(visit, place, act, null, toFailedCall(403, denied.message, denied.code))
  const { session } = visit
  if (session && needsFreshLink.has(act.id) && !isFreshlyConfirmed(session)) return redirectToConfirmation(visit)
  const fields = await loadFieldChoices(visit, listFormFields(act), place.params)
  return visit.ctx.method === 'POST' ? sendAct(visit, place, act, fields) : showForm(visit, place, act, fields)
}

async function showForm(visit: PageVisit, place: PageMatch, act: OperationDoc, fields: FormField[]): Promise<void> {
  const current = await readInitial(visit, place, act)
  if (!current.ok) return sendForm(visit, place, act, null, current)
  const values = toFormValues(fields, current.body, visit)
  return sendForm(visit, place, act, { fields, values, shown: hashShownValues(fields, values, visit) })
}

async function sendAct(visit: PageVisit, place: PageMatch, act: OperationDoc, fields: FormField[]): Promise<void> {
  const { form } = visit
  const more = form.get('more') ?? undefined
  const filled = { fields, values: form, shown: form.get('shown') ?? '' }
  if (more !== undefined) return sendForm(visit, place, act, { ...filled, more })
  const answer = isChange(act)
    ? await submitFormChanges(visit, place, act, fields)
    : await performOnce(visit, place, act, fields)
  if ('conflicts' in answer) return sendForm(visit, place, act, { fields, ...answer, conflict: answer })
  if (!answer.ok) return sendForm(visit, place, act, filled, answer)
  if (showsSecret.has(act.id)) return sendSecret(visit, act, answer)
  redirect(visit.ctx, `${visit.base}${whereNext(place, act, answer)}?done=${act.id}`)
}

async function performOnce(visit: PageVisit, { params }: PageMatch, act: OperationDoc, fields: FormField[]) {
  const body = readFormBody(fields, visit.form, visit)
  const template = await fillEventTemplate(visit, act, body)
  if (template && !template.ok) return template
  return callOperation(visit, act.id, { params, ...(act.hasBody ? { body } : {}), once: readFormIdempotencyKey(visit) })
}

export function redirectToConfirmation({ ctx }: Pick<PageVisit, 'ctx'>): void {
  redirect(ctx, `/console/confirm?next=${encodeURIComponent(ctx.url)}`)
}

type Current = { ok: true; body: Record<string, unknown> } | FailedCall

const NOTHING = { ok: true, body: {} } as const
const isMissing = (answer: Awaited<ReturnType<typeof callOperation>>) => !answer.ok && answer.status === 404

/** What a form begins with. What is not there has none; a member who may act but not look gets an empty one. */
async function readInitial(visit: PageVisit, place: PageMatch, act: OperationDoc): Promise<Current> {
  if (act.id === 'recordPayment') return readAmountDue(visit, place)
  // The page of an event leads here.
  if (act.id === 'createExport') return { ok: true, body: { event: visit.ctx.query.event } }
  const current = await callOperation(visit, place.page.id, { params: place.params })
  return isChange(act) || isMissing(current) ? current : NOTHING
}

/** What is paid is most often what is due. */
async function readAmountDue(visit: PageVisit, { params }: PageMatch): Promise<Current> {
  const answer = await callOperation(visit, 'getRegistration', { params })
  if (!answer.ok) return isMissing(answer) ? answer : NOTHING
  return { ok: true, body: { amount: answer.body.amount_due } }
}

/** To what was made, to the job that does it, or back; from what was deleted, to the page above. */
function whereNext({ path }: PageMatch, { id, method }: OperationDoc, { headers, body }: SuccessfulCall): string {
  if (id === 'createTemplateImport' && body?.event_id) return `/events/${body.event_id}`
  const { location } = headers
  if (typeof location === 'string' && matchConsolePage(toConsolePath(location))) return toConsolePath(location)
  if (method === 'DELETE' && id !== 'clearTestCheckins') return path.slice(0, path.lastIndexOf('/'))
  return body?.progress && body?.id ? `/jobs/${body.id}` : path
}

type Form = { fields: FormField[]; values: URLSearchParams; shown: string; more?: string; conflict?: EditConflict }

async function sendForm(visit: PageVisit, place: PageMatch, act: OperationDoc, form: Form | null, answer?: FailedCall) {
  const { words } = visit
  const refused = answer && form ? toFormRefusal(visit, form.fields, answer) : answer
  const title = translate(visit, act.summary)
  const problems = new Map(refused?.problems.map(({ path, message }) => [path, message]))
  const fields =
    form && (await renderForm(visit, form.fields, { ...form, problems, fillsDefaults: act.method === 'POST' }))
  if (fields === undefined)
    return sendForm(visit, place, act, null, toFailedCall(413, words.tooManyFields(MAX_FORM_FIELDS)))
  const content = html`${renderBreadcrumbs(visit, place, true)}${refused === undefined ? null : renderRefusal(visit, refused)}${form?.conflict ? renderEditConflicts(visit, `?do=${act.id}`, form.conflict.conflicts) : null}
<p>${renderBackticksAsCode(getOperationHelp(visit, act))}</p>
${
  form === null
    ? null
    : html`<form method="post" class="form">
${renderCsrfField(visit)}${renderFormIdempotencyKey(visit, refused)}${isChange(act) ? html`<input type="hidden" name="shown" value="${form.shown}">` : null}
${form.fields.some(({ kind }) => kind === 'objects') ? html`<button class="default" tabindex="-1" aria-hidden="true">${title}</button>` : null}
${fields}
<p class="actions"><button>${title}</button> <a href="?">${words.back}</a></p>
</form>`
}`
  sendModePage(visit, { title, content, status: form?.conflict ? 409 : refused?.status })
}

function sendSecret(visit: PageVisit, act: OperationDoc, { body }: SuccessfulCall): void {
  const { secret, ...rest } = body
  const { words } = visit
  const path = `${visit.base}/webhooks/${rest.id}`
  const content = html`<p class="lead">${words.copyNow}</p>
${renderCodeBlock(words.secret, html`${secret}`)}
<p class="actions"><a class="button" href="${path}">${words.goOn}</a></p>
${renderObject(visit, rest)}`
  sendModePage(visit, { title: translate(visit, act.summary), content })
}
