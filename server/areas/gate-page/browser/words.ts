import english from './words/english.json' with { type: 'json' }
import spanish from './words/spanish.json' with { type: 'json' }

export type Language = 'en' | 'es'
type Words = typeof english
export type Say = (name: keyof Words, values?: Record<string, string | number>) => string

type Terms = Record<string, { singular: string; plural: string }>

/** The gender of an organization's own words is unknown, so no Spanish article stands beside one. */
export const LANGUAGES: Record<Language, { name: string; words: Words; terms: Record<string, string> }> = {
  en: { name: 'English', words: english, terms: { event: 'event', check_in_point: 'check-in point' } },
  es: { name: 'Español', words: spanish, terms: { event: 'evento', check_in_point: 'punto de control' } },
}

export const toLanguage = (tag: string | undefined): Language => (/^es\b/i.test(tag ?? '') ? 'es' : 'en')

/** The texts of a language, with the organization's own words; standard English words are those of the language. */
export function createSay(language: Language, own: Terms = {}): Say {
  const { words, terms } = LANGUAGES[language]
  const isOwn = (term: string, word: string | undefined) => word !== undefined && word !== LANGUAGES.en.terms[term]
  const termOf = (term: string) => (isOwn(term, own[term]?.singular) ? own[term]?.singular : terms[term])
  return (name, values = {}) =>
    words[name].replaceAll(/\{(\w+)\}/g, (_, place: string) => String(values[place] ?? termOf(place) ?? ''))
}
