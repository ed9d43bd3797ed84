import { type Html, html, renderBackticksAsCode } from '../../../platform/html/html.ts'
import { callOperation, denyOperation, type FailedCall, toFailedCall } from '../call.ts'
import { describeOperation } from '../contract/operations.ts'
import type { PageMatch } from '../contract/places.ts'
import { readFormIdempotencyKey, renderFormIdempotencyKey } from '../form-key.ts'
import { type FormField, loadFieldChoices } from '../forms/choices.ts'
import { toFormRefusal } from '../forms/form-problems.ts'
import { renderFields } from '../forms/render-form.ts'
import { translate } from '../labels.ts'
import { renderCsrfField } from '../layout.ts'
import { sendModePage } from '../mode-layout.ts'
import { renderRefusal } from '../refusals.ts'
import { type PageVisit, redirect } from '../visit.ts'
import { showRefusal } from './page-forms.ts'

const XLSX = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'

/** A table of people as a file, which is passed on to the API as it arrives. */
export async function serveImport(visit: PageVisit, place: PageMatch): Promise<void> {
  const denied = denyOperation(visit, 'createImport')
  if (denied) return showRefusal(visit, denied)
  const fields = await listFields(visit, place)
  if (visit.ctx.method !== 'POST') return sendImportForm(visit, fields, new URLSearchParams(visit.ctx.querystring))
  const { file, form } = visit
  if (!file) return sendImportForm(visit, fields, form, toFailedCall(422, visit.words.imports.noFile))
  const options = [...listChosen(form), [MAIL, String(sendsMail(visit, form))]]
  const answer = await callOperation(visit, 'createImport', {
    params: place.params,
    query: new URLSearchParams([...options, ['preview', String(isPreviewed(form))]]),
    file: { type: /\.xlsx$/i.test(file.name) ? XLSX : 'text/csv', chunks: file.chunks },
    once: readFormIdempotencyKey(visit),
  })
  if (!answer.ok) return sendImportForm(visit, fields, form, answer)
  const done = new URLSearchParams({ done: `createImport?${new URLSearchParams(options)}` })
  redirect(visit.ctx, `${visit.base}/jobs/${answer.body.id}?${done}`)
}

const MAIL = 'send_ticket_emails'

/** Asked apart from the other options, where nobody overlooks it. */
const isOption = (name: string) => !['csv', 'preview', MAIL].includes(name)

function listChosen(values: URLSearchParams): [name: string, value: string][] {
  const names = new Set(describeOperation('createImport').body.map(({ name }) => name))
  return [...values].filter(([name, value]) => value !== '' && names.has(name) && isOption(name))
}

/** Nobody is written to in test mode. */
const sendsMail = ({ mode }: PageVisit, values: URLSearchParams) => mode === 'live' && values.get(MAIL) === 'true'

/** Of the import that led to this page: what was chosen, for the form that comes next, and who is written to. */
export function readImportOptions(visit: PageVisit): { query: string; mail: string | null } {
  const done = new URLSearchParams(visit.ctx.querystring).get('done') ?? ''
  const values = new URLSearchParams(done.replace(/^createImport\?/, ''))
  if (!values.has(MAIL)) return { query: '', mail: null }
  const { mail, noMail } = visit.words.imports
  const isSent = sendsMail(visit, values)
  const query = new URLSearchParams([...listChosen(values), [MAIL, String(isSent)]])
  return { query: `&${query}`, mail: isSent ? mail : noMail }
}

/** Unless the form says otherwise. */
const isPreviewed = (form: URLSearchParams) => form.get('preview') !== 'false'

function listFields(visit: PageVisit, { params }: PageMatch): Promise<FormField[]> {
  const options = describeOperation('createImport').body.filter(({ name }) => isOption(name))
  return loadFieldChoices(visit, options, params)
}

function sendImportForm(visit: PageVisit, fields: FormField[], values: URLSearchParams, answer?: FailedCall): void {
  const refused = answer && toFormRefusal(visit, fields, answer)
  const { words } = visit
  const { imports } = words
  const { summary } = describeOperation('createImport')
  const problems = new Map(refused?.problems.map(({ path, message }) => [path.replace(/^query/, 'body'), message]))
  const content = html`${refused === undefined ? null : renderRefusal(visit, refused)}
<p class="lead">${imports.lead}</p>
<p>${renderBackticksAsCode(imports.headings)}</p>
<form method="post" class="form" enctype="multipart/form-data">
${renderCsrfField(visit)}${renderFormIdempotencyKey(visit, refused)}
<details${problems.size > 0 || listChosen(values).length > 0 ? html` open` : null}><summary>${imports.options}</summary><div class="form">
${renderFields(visit, fields, { values, problems, fillsDefaults: true })}</div></details>
${renderMail(visit, values)}
${renderDeed(visit, isPreviewed(values))}
<div class="field"><label for="file">${imports.file} <span class="required">${words.required}</span></label>
<p class="help" id="file-help">${imports.fileHelp}</p>
<input type="file" id="file" name="file" accept=".csv,.txt,.tsv,.xlsx" required aria-describedby="file-help"></div>
<p class="actions"><button>${imports.send}</button> <a href="?">${words.back}</a></p>
</form>`
  sendModePage(visit, { title: translate(visit, summary), content, status: refused?.status })
}

/** Before the file: what a browser sends after that, also which button was pressed, is not read. */
function renderDeed({ words }: PageVisit, isPreview: boolean): Html {
  const { deed, preview, importNow } = words.imports
  return renderRadios(deed, 'preview', { true: preview, false: importNow }, isPreview)
}

function renderMail(visit: PageVisit, values: URLSearchParams): Html {
  const { mailTitle, mail, noMail } = visit.words.imports
  if (visit.mode === 'test') return html`<p>${noMail}</p>`
  return renderRadios(mailTitle, MAIL, { false: noMail, true: mail }, sendsMail(visit, values))
}

function renderRadios(legend: string, name: string, choices: { true: string; false: string }, chosen: boolean): Html {
  return html`<fieldset><legend>${legend}</legend>${Object.entries(choices).map(
    ([value, text]) =>
      html`<label class="plain"><input type="radio" name="${name}" value="${value}"${value === String(chosen) ? html` checked` : null}> ${text}</label>`,
  )}</fieldset>`
}
