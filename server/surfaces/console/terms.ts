import { completeTerminology, type Terminology, termNames } from '../../access/plans/index.ts'
import type { SessionLanguage } from '../../access/sessions/index.ts'

/** The things of others, or time that is counted: not what the organization has words for. */
const OF_OTHERS = new Set([
  'Event type',
  'Event types',
  'Webhook event types',
  'Send a test event',
  'Source event',
  'Events on a source platform',
  'Ticket class',
  'Ticket classes on a source platform',
  'Payment deadline (days)',
  'Payment deadline days',
  'Day first',
])

const standard = { en: completeTerminology({}), es: completeTerminology({}, 'es') }

/** Whose gender is that of the standard word is left out: a word of the organization's own may have the other. */
const ARTICLES = { en: 'an?', es: 'el|la|los|las|un|una|del|al' }

const buildPattern = (language: SessionLanguage, word: string) =>
  new RegExp(`(?<![\\p{L}])(?:(${ARTICLES[language]}) )?(${word.replace('-', '[- ]')})(?![\\p{L}])`, 'giu')

/** A label with the organization's own words in place of the standard ones. `english` is the same label in English. */
export function applyTerminology(label: string, english: string, language: SessionLanguage, terminology: Terminology) {
  if (OF_OTHERS.has(english)) return label
  return termNames.reduce((text, key) => {
    const [own, usual] = [terminology[key], standard.en[key]]
    if (own.singular === usual.singular && own.plural === usual.plural) return text
    // Spanish uses one word for tickets and for entering: English says which is meant.
    if (!Object.values(usual).some((word) => buildPattern('en', word).test(english))) return text
    const { singular, plural } = standard[language][key]
    return text
      .replace(buildPattern(language, plural), (whole, article) => place(language, whole, article, own.plural))
      .replace(buildPattern(language, singular), (whole, article) => place(language, whole, article, own.singular))
  }, label)
}

function place(language: SessionLanguage, replaced: string, article: string | undefined, word: string): string {
  const isCapital = /^\p{Lu}/u.test(replaced)
  const phrase = article === undefined ? word : withArticle(language, article.toLowerCase(), word)
  return isCapital ? phrase.charAt(0).toUpperCase() + phrase.slice(1) : phrase
}

function withArticle(language: SessionLanguage, article: string, word: string): string {
  if (language === 'en') return `${/^[aeiou]/i.test(word) ? 'an' : 'a'} ${word}`
  return article === 'del' ? `de ${word}` : article === 'al' ? `a ${word}` : word
}
