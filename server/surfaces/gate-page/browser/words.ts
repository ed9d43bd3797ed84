import { fill, termsOf } from '#sdk/checkin/display'
import { ENGLISH_WORDING, SPANISH_WORDING, type Terminology, type Wording } from '#sdk/checkin/wording'
import english from './words/english.json' with { type: 'json' }
import spanish from './words/spanish.json' with { type: 'json' }

export type Language = 'en' | 'es'
type Words = typeof english
export type Say = (name: keyof Words, values?: Record<string, string | number>) => string

/** The gender of an organization's own words is unknown, so no Spanish article stands beside one. */
export const LANGUAGES: Record<Language, { name: string; words: Words; wording: Wording }> = {
  en: { name: 'English', words: english, wording: ENGLISH_WORDING },
  es: { name: 'Español', words: spanish, wording: SPANISH_WORDING },
}

export const toLanguage = (tag: string | undefined): Language => (/^es\b/i.test(tag ?? '') ? 'es' : 'en')

/** The texts of a language, with the organization's own words; standard English words are those of the language. */
export function buildSay(language: Language, own?: Partial<Terminology>): Say {
  const { words, wording } = LANGUAGES[language]
  const terms = termsOf(wording, own)
  return (name, values = {}) => fill(words[name], { ...terms, ...values })
}
