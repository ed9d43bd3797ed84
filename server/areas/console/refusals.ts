import { type Html, html } from '../../platform/html/html.ts'
import { spanishRefusals, toSpanishProblem } from './refusals-es.ts'
import type { Visit } from './visit.ts'

/** Why something was not done: by a code of the API, or `not_permitted` for want of a permission; null for the console's own words. */
export type Reason = { code: string | null; message: string; problems?: { message: string }[] }

/** In Spanish: what the code means, and below it the sentence of the service, which speaks English. */
export function renderReason({ language }: Visit, { code, message, problems = [] }: Reason): Html {
  const spanish = language === 'es' ? spanishRefusals.get(code ?? '') : undefined
  const isTold = problems.length > 0 && code === 'validation_failed'
  const sentence =
    spanish === undefined
      ? html`<p>${message}</p>`
      : html`<p>${spanish}</p>${isTold ? null : html`<p class="help" lang="en">${message}</p>`}`
  const items = problems.map((one) => html`<li>${translateProblem(language, one.message)}</li>`)
  return html`<div class="alert" role="alert">${sentence}${items.length === 0 ? null : html`<ul>${items}</ul>`}</div>`
}

export const translateProblem = (language: string, message: string): string =>
  (language === 'es' ? toSpanishProblem(message) : undefined) ?? message
