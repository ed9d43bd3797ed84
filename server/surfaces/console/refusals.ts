import { type BrokenRule, describeProblem } from '../../../spec/runtime/problems/rules.ts'
import { englishProblems } from '../../../spec/runtime/problems/words-en.ts'
import { spanishProblems } from '../../../spec/runtime/problems/words-es.ts'
import { type Html, html } from '../../platform/html/html.ts'
import { describeRefusalInEnglish } from './refusals-en.ts'
import { describeCodeInSpanish, spanishErrorMeanings } from './refusals-es.ts'
import type { ConsoleVisit } from './visit.ts'

/** Without a rule where the message is in the words of the page already. */
export type ShownProblem = { path: string; message: string } & (BrokenRule | { rule?: undefined })

/** Why something was not done: by a code of the API, or `not_permitted` for want of a permission; null for the console's own words. */
export type RefusalReason = { code: string | null; message: string; details?: unknown; problems?: ShownProblem[] }

/** In Spanish, where there are no words for all of it: what the code means, and below it the English sentence of the service. */
export function renderRefusal(visit: ConsoleVisit, { code, message, details, problems = [] }: RefusalReason): Html {
  const { language, words } = visit
  const items = problems.map((one) => html`<li>${describeFormProblem(visit, one)}</li>`)
  const sentence = describeRefusal(visit, { code, details })
  const meaning = language === 'es' ? spanishErrorMeanings.get(code ?? '') : undefined
  const content =
    // The sentence of the service lists the same problems, by the names of fields.
    items.length > 0 && code === 'validation_failed'
      ? html`<p>${words.toCorrect}</p><ul>${items}</ul>`
      : sentence !== undefined
        ? html`<p>${sentence}</p>`
        : html`${meaning === undefined ? null : html`<p>${meaning}</p>`}${renderSentence(message, meaning !== undefined)}`
  return html`<div class="alert" role="alert">${content}</div>`
}

/** Undefined where the sentence of the service says more. */
export function describeRefusal({ language }: ConsoleVisit, { code, details }: Omit<RefusalReason, 'message'>) {
  const describe = language === 'es' ? describeCodeInSpanish : describeRefusalInEnglish
  return code === null ? undefined : describe(code, (details ?? {}) as Record<string, unknown>)
}

const renderSentence = (message: string, isForeign: boolean): Html =>
  isForeign ? html`<p class="help" lang="en">${message}</p>` : html`<p>${message}</p>`

/** In the words of the page, with the label of the field where its form has one. */
export function describeFormProblem({ language, words }: ConsoleVisit, problem: ShownProblem, label?: string): string {
  const { rule, path, message } = problem
  if (rule === undefined) return message
  if (rule === 'minor_units') return `${label ?? toName(path)}: ${words.noAmount}`
  if (rule === 'one_template') return words.oneTemplate
  const isEnglish = language === 'en'
  if (isEnglish && label === undefined) return message
  return describeProblem(isEnglish ? englishProblems : spanishProblems, problem, label ?? toName(path))
}

const toName = (path: string): string => path.split('/').slice(1).join('.')
