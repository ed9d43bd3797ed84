import { ENGLISH_WORDING, SPANISH_WORDING, type Term, type Terminology } from '#sdk/checkin/wording'
import { isSingleLine } from '../../../spec/runtime/formats/text.ts'
import { type Refusal, refuseMistakes } from '../../platform/contract/refusal.ts'

export type { Terminology }
export type TermName = keyof Terminology

const MAX_WORD_LENGTH = 60

const standard = { en: ENGLISH_WORDING.terms, es: SPANISH_WORDING.terms }

export const termNames = Object.keys(standard.en) as TermName[]

export function completeTerminology(own: Partial<Terminology>, language: 'en' | 'es' = 'en'): Terminology {
  return { ...standard[language], ...own }
}

/** Parses texts such as `attendee=guest,guests`; undefined for a thing that returns to the standard words. */
export function parseTermChanges(texts: string[]): Map<TermName, Term | undefined> | Refusal<'validation_failed'> {
  const terms = new Map<TermName, Term | undefined>()
  const mistakes: string[] = []
  for (const text of texts) {
    const [, thing = text, words] = /^([^=]*)=(.*)$/s.exec(text) ?? []
    const mistake = mistakeIn(thing, words, terms)
    if (mistake) mistakes.push(mistake)
    else terms.set(thing as TermName, words ? (readTerm(words) ?? undefined) : undefined)
  }
  return refuseMistakes(mistakes) ?? terms
}

function mistakeIn(thing: string, words: string | undefined, terms: Map<TermName, unknown>): string | undefined {
  if (!isThing(thing)) return `There are no words for ${thing || 'nothing'}; there are for ${termNames.join(', ')}.`
  if (terms.has(thing)) return `${thing} is given twice.`
  if (words === undefined) return `Write ${thing}=SINGULAR,PLURAL, or ${thing}= for the standard words.`
  if (words === '' || readTerm(words) !== null) return undefined
  const rule = `each of 1 to ${MAX_WORD_LENGTH} characters on one line, without control characters`
  return `${thing} takes two words with a comma between them, singular and plural, ${rule}.`
}

const isThing = (text: string): text is TermName => Object.hasOwn(standard.en, text)

function readTerm(text: string): Term | null {
  const [singular = '', plural = '', ...more] = text.split(',').map((word) => word.trim())
  return more.length === 0 && isTerm(singular) && isTerm(plural) ? { singular, plural } : null
}

const isTerm = (word: string): boolean => isSingleLine(word) && [...word].length <= MAX_WORD_LENGTH
