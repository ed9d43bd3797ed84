import { ENGLISH_WORDING, SPANISH_WORDING, type Terminology, type Wording } from './wording.ts'

/** How a screen should look. Open a gate by `admitted`, never by the tone. */
export type Tone =
  /** All scanned people are admitted. */
  | 'go'
  /** Nobody is admitted. */
  | 'stop'
  /** Look closely: not all are admitted, or nobody for a reason that can be resolved on the spot. */
  | 'caution'

export type Display = { title: string; message: string; tone: Tone }

export type DisplayOptions = {
  /** A language tag, such as `es` or `es-MX`; English if the language is not supported. */
  language?: string
  /** The organization's own words, from `/me`. */
  terminology?: Partial<Terminology>
  /** The result of each person, if several were scanned together. */
  people?: readonly { admitted: boolean }[]
}

/** What to show for a result and its reason. Unknown results are shown as refusals. */
export function displayOf(result: string, reason: string | null, options: DisplayOptions = {}): Display {
  const wording = wordingOf(options)
  const terms = getTerms(wording, options.terminology)
  const { title, message, tone } = wordsFor(wording, result, reason)
  const { people = [] } = options
  const admitted = people.filter((person) => person.admitted).length
  if (tone !== 'go' || people.length < 2) return { title, message: fillWords(message, terms), tone }
  const counted = fillWords(wording.counted, { ...terms, admitted, all: people.length })
  return { title, message: counted, tone: admitted === people.length ? 'go' : 'caution' }
}

/** What a scanner without a connection shows for a code about which it cannot decide. */
export function displayAsk(options: DisplayOptions = {}): Display {
  const wording = wordingOf(options)
  return { ...wording.ask, message: fillWords(wording.ask.message, getTerms(wording, options.terminology)) }
}

function wordingOf({ language = '' }: DisplayOptions): Wording {
  return /^es\b/i.test(language) ? SPANISH_WORDING : ENGLISH_WORDING
}

function wordsFor({ results, reasons, refusal }: Wording, result: string, reason: string | null) {
  const byReason =
    result === 'rejected' && reason !== null && Object.hasOwn(reasons, reason) ? reasons[reason] : undefined
  const byResult = Object.hasOwn(results, result) ? results[result] : undefined
  return byReason ?? byResult ?? refusal
}

/** Standard English words are replaced by those of the language. */
export function getTerms({ terms }: Wording, own: Partial<Terminology> = {}): Record<string, string> {
  const words = Object.entries(terms).flatMap(([thing, { singular, plural }]) => {
    const given = own[thing as keyof Terminology]
    const standard = ENGLISH_WORDING.terms[thing as keyof Terminology]
    const isOwn = given && (given.singular !== standard.singular || given.plural !== standard.plural)
    return [
      [thing, isOwn ? given.singular : singular],
      [`${thing}s`, isOwn ? given.plural : plural],
    ]
  })
  return Object.fromEntries(words)
}

export function fillWords(text: string, words: Record<string, string | number>): string {
  return text.replaceAll(/\{(\w+)\}/g, (_, name: string) => String(words[name] ?? ''))
}
