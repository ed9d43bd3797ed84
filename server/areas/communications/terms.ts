import { completeTerminology, type Terminology } from '../../access/plans/index.ts'
import { toOneLine } from '../../platform/mail/mail.ts'
import type { MailLanguage } from './content.ts'

export function resolveTerminology(language: MailLanguage, own: Partial<Terminology>): Terminology {
  const lines = Object.entries(completeTerminology(own, language)).map(([thing, { singular, plural }]) => [
    thing,
    { singular: toOneLine(singular), plural: toOneLine(plural) },
  ])
  return Object.fromEntries(lines)
}

export const pluralize = (count: number, term: { singular: string; plural: string }): string =>
  count === 1 ? term.singular : term.plural

export function capitalize(text: string, locale: string): string {
  const [first = ''] = text
  return first.toLocaleUpperCase(locale) + text.slice(first.length)
}
