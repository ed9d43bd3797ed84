import { type Html, html } from '../../platform/html/html.ts'
import { spanishRefusals, toSpanishProblem } from './refusals-es.ts'
import type { Visit } from './visit.ts'

/** Why something was not done: by a code of the API, or `not_permitted` for want of a permission; null for the console's own words. */
export type Reason = { code: string | null; message: string; problems?: { message: string }[] }

/** In Spanish: what the code means, and below it the sentence of the service, which speaks English. */
export function renderReason({ language, words }: Visit, { code, message, problems = [] }: Reason): Html {
  const items = problems.map((one) => html`<li>${translateProblem(language, one.message)}</li>`)
  const spanish = language === 'es' ? spanishRefusals.get(code ?? '') : undefined
  const content =
    // The sentence of the service lists the same problems, by the names of fields.
    items.length > 0 && code === 'validation_failed'
      ? html`<p>${words.toCorrect}</p><ul>${items}</ul>`
      : html`${spanish === undefined ? null : html`<p>${spanish}</p>`}${renderSentence(message, spanish !== undefined)}`
  return html`<div class="alert" role="alert">${content}</div>`
}

const renderSentence = (message: string, isForeign: boolean): Html =>
  isForeign ? html`<p class="help" lang="en">${message}</p>` : html`<p>${message}</p>`

export const translateProblem = (language: string, message: string): string =>
  (language === 'es' ? toSpanishProblem(message) : undefined) ?? message
