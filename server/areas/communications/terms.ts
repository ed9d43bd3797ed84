import { completeTerminology, type Terminology } from '../../access/plans/index.ts'
import { toOneLine } from '../../platform/mail/mail.ts'
import type { Language } from './content.ts'

const spanish: Terminology = {
  event: { singular: 'evento', plural: 'eventos' },
  attendee: { singular: 'asistente', plural: 'asistentes' },
  ticket: { singular: 'entrada', plural: 'entradas' },
  day: { singular: 'día', plural: 'días' },
  check_in_point: { singular: 'punto de control', plural: 'puntos de control' },
  group: { singular: 'grupo', plural: 'grupos' },
}

export function resolveTerminology(language: Language, own: Partial<Terminology>): Terminology {
  const terms = language === 'es' ? { ...spanish, ...own } : completeTerminology(own)
  const lines = Object.entries(terms).map(([thing, { singular, plural }]) => [
    thing,
    { singular: toOneLine(singular), plural: toOneLine(plural) },
  ])
  return Object.fromEntries(lines)
}

export function pluralize(count: number, term: { singular: string; plural: string }): string {
  return count === 1 ? term.singular : term.plural
}

export function startWithCapital(text: string, locale: string): string {
  const [first = ''] = text
  return first.toLocaleUpperCase(locale) + text.slice(first.length)
}
