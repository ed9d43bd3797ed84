/** What the pages share that the contract does not have: their forms are written by hand, on functions of the command line. */

import { createHash } from 'node:crypto'
import { type Denial, listVisibleGroups } from '../../../access/members/index.ts'
import { toReadOnlyRefusal } from '../../../access/plans/index.ts'
import { isRefusal, type Refusal } from '../../../platform/contract/refusal.ts'
import { type Html, html } from '../../../platform/html/html.ts'
import { runOnce } from '../../../platform/work/idempotency/index.ts'
import type { Work } from '../../../platform/work/work.ts'
import { renderFormIdempotencyKey, waitForFirstAnswer } from '../form-key.ts'
import { buildField, type FormField, toOption } from '../forms/choices.ts'
import { renderFields } from '../forms/render-form.ts'
import { renderCsrfField } from '../layout.ts'
import { sendModePage } from '../mode-layout.ts'
import { type RefusalReason, renderRefusal } from '../refusals.ts'
import { auditOrigin, type ConsoleVisit, type MemberVisit, type PageVisit } from '../visit.ts'

/** To choose one of the groups that the member sees; none where there is nothing to choose. */
export async function buildGroupField({ reader, session }: MemberVisit, more: Partial<FormField>) {
  const options = (await listVisibleGroups(reader, session.actor)).map(toOption)
  return options.length === 0 ? [] : [buildField('group', 'Group', { kind: 'choice', options, ...more })]
}

export type PageForm = {
  button: string
  fields?: FormField[]
  values?: URLSearchParams
  /** Of a change: what its fields were when it was first shown. */
  shown?: string
  /** Which of the page's forms it is. */
  deed?: string
  /** Why it was not done when it was sent. */
  mistake?: string
  isQuiet?: boolean
}

export function renderPageForm(visit: ConsoleVisit, form: PageForm): Html {
  const { button, fields = [], values = new URLSearchParams(), deed, shown, mistake } = form
  const state = { values, problems: new Map(), fillsDefaults: true }
  return html`${mistake === undefined ? null : html`<p class="alert" role="alert">${mistake}</p>`}
<form method="post" class="form">${renderCsrfField(visit)}${renderFormIdempotencyKey(visit)}
${deed === undefined ? null : html`<input type="hidden" name="deed" value="${deed}">`}
${shown === undefined ? null : html`<input type="hidden" name="shown" value="${shown}">`}
${renderFields(visit, fields, state)}
<p class="actions"><button${form.isQuiet ? html` class="quiet"` : null}>${button}</button></p></form>`
}

/** A page with one such form, and a way back: what is above it, or else a link. */
export function sendPageForm(
  visit: PageVisit,
  form: PageForm,
  { title = form.button, lead, above }: { title?: string; lead?: string; above?: Html } = {},
): void {
  const content = html`${above}
${lead === undefined ? null : html`<p class="lead">${lead}</p>`}${renderPageForm(visit, form)}${above ? null : html`<p><a href="?">${visit.words.back}</a></p>`}`
  sendModePage(visit, { title, content, status: form.mistake === undefined ? 200 : 422 })
}

type Refused = Denial | Refusal

/** Once for each form, however often it is sent: the answer is kept, sealed with the session's token. */
export async function changeOnce<T>(
  visit: MemberVisit & Partial<Pick<PageVisit, 'caller'>>,
  input: unknown,
  change: (work: Work) => Promise<T>,
): Promise<Exclude<T, Refused> | Refused> {
  const { form, session, options, caller } = visit
  if (caller?.readOnlySince) return toReadOnlyRefusal(caller.readOnlySince)
  const request = {
    organizationId: session.actor.organization.id,
    apiKeyId: session.actor.member.id,
    apiKey: session.token,
    idempotencyKey: `console:${(form.get('once') ?? '').slice(0, 100)}`,
    fingerprint: createHash('sha256').update(JSON.stringify(input)).digest(),
    now: session.at,
    origin: auditOrigin(visit),
  }
  let refused: Refused | undefined
  const outcome = await waitForFirstAnswer(() =>
    runOnce(options.database, request, async (work) => {
      const changed = await change(work)
      if (isRefusal(changed)) refused = changed
      const answer = { status: 200, headers: {}, body: JSON.stringify(changed) }
      return { answer, commitsWork: refused === undefined, keepAnswer: false }
    }),
  )
  if (isRefusal(outcome)) return outcome
  return refused ?? JSON.parse(String(outcome.answer.body))
}

/** A whole page that says why. For want of a permission where no status is given. */
export function showRefusal(visit: PageVisit, reason: RefusalReason & { status?: number }): void {
  const { status = 403 } = reason
  sendModePage(visit, { title: visit.words.refusedTitle, content: renderRefusal(visit, reason), status })
}

export const showNotFound = (visit: PageVisit): void =>
  showRefusal(visit, { code: null, message: visit.words.notFound, status: 404 })

export type TableHeading = string | { label: string; sort: 'ascending' | 'descending'; content: Html }

/** A table of the console whose first column names the row. */
export function renderPageTable({ words }: ConsoleVisit, headings: TableHeading[], rows: (Html | string)[][]): Html {
  if (rows.length === 0) return html`<p class="none">${words.nothingHere}</p>`
  const labels = headings.map((one) => (typeof one === 'string' ? one : one.label))
  const cells = (row: (Html | string)[]) =>
    row.map((cell, at) => html`<td class="wrap" data-label="${at === 0 ? '' : labels[at]}">${cell}</td>`)
  return html`<div class="table" tabindex="0" role="region" aria-label="${words.table}"><table>
<thead><tr>${headings.map(renderHeading)}</tr></thead>
<tbody>${rows.map((row) => html`<tr>${cells(row)}</tr>`)}</tbody>
</table></div>`
}

function renderHeading(heading: TableHeading): Html {
  return typeof heading === 'string'
    ? html`<th scope="col">${heading}</th>`
    : html`<th scope="col" aria-sort="${heading.sort}">${heading.content}</th>`
}
