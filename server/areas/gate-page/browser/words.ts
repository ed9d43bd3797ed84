import { ENGLISH } from './words-english.ts'
import { SPANISH } from './words-spanish.ts'

export type Language = 'en' | 'es'
export type Words = Record<keyof typeof ENGLISH, string>
export type Say = (name: keyof Words, values?: Record<string, string | number>) => string

type Terms = Record<string, { singular: string; plural: string }>

export const LANGUAGES: Record<Language, { name: string; words: Words }> = {
  en: { name: 'English', words: ENGLISH },
  es: { name: 'Español', words: SPANISH },
}

const SPANISH_TERMS: Record<string, string> = {
  attendees: 'asistentes',
  check_in_point: 'punto de control',
  check_in_points: 'puntos de control',
  event: 'evento',
  ticket: 'entrada',
}

const ENGLISH_TERMS: Record<string, string> = {
  attendees: 'attendees',
  check_in_point: 'check-in point',
  check_in_points: 'check-in points',
  event: 'event',
  ticket: 'ticket',
}

export const toLanguage = (tag: string | undefined): Language => (/^es\b/i.test(tag ?? '') ? 'es' : 'en')

/** The texts of a language, with the organization's own words; standard English words are those of the language. */
export function createSay(language: Language, own: Terms = {}): Say {
  const { words } = LANGUAGES[language]
  const terms: Record<string, string> = { ...(language === 'es' ? SPANISH_TERMS : ENGLISH_TERMS) }
  for (const [thing, { singular, plural }] of Object.entries(own)) {
    for (const [name, word] of [[thing, singular], [`${thing}s`, plural]] as const) {
      if (word !== ENGLISH_TERMS[name] && name in terms) terms[name] = word
    }
  }
  return (name, values = {}) =>
    words[name].replaceAll(/\{(\w+)\}/g, (_, place: string) => String(values[place] ?? terms[place] ?? ''))
}
