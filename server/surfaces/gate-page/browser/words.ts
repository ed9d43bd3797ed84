import { fillWords, getTerms } from '#sdk/checkin/display'
import { ENGLISH_WORDING, SPANISH_WORDING, type Terminology, type Wording } from '#sdk/checkin/wording'
import english from './words/english.json' with { type: 'json' }
import spanish from './words/spanish.json' with { type: 'json' }

export type PageLanguage = 'en' | 'es'
type Words = typeof english
export type Translate = (name: keyof Words, values?: Record<string, string | number>) => string

/** The gender of an organization's own words is unknown, so no Spanish article stands beside one. */
export const PAGE_LANGUAGES: Record<PageLanguage, { name: string; words: Words; wording: Wording }> = {
  en: { name: 'English', words: english, wording: ENGLISH_WORDING },
  es: { name: 'Español', words: spanish, wording: SPANISH_WORDING },
}

export const toPageLanguage = (tag: string | undefined): PageLanguage => (/^es\b/i.test(tag ?? '') ? 'es' : 'en')

/** The texts of a language, with the organization's own words; standard English words are those of the language. */
export function buildTranslate(language: PageLanguage, own?: Partial<Terminology>): Translate {
  const { words, wording } = PAGE_LANGUAGES[language]
  const terms = getTerms(wording, own)
  return (name, values = {}) => fillWords(words[name], { ...terms, ...values })
}
