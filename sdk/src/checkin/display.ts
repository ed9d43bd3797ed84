import { ENGLISH, SPANISH, type Terms, type Wording } from './wording.ts'

/** How a screen should look. A gate is opened by `admitted`, never by its tone. */
export type Tone =
  /** Everybody who was scanned is admitted. */
  | 'go'
  /** Nobody is admitted. */
  | 'stop'
  /** Look closely: not everybody is admitted, or nobody yet for a reason that can be set right on the spot. */
  | 'caution'

export type Display = { title: string; message: string; tone: Tone }

export type DisplayOptions = {
  /** A language tag, such as `es` or `es-MX`; English where there are no words in that language. */
  language?: string
  /** The organization's own words, as `/me` tells them. */
  terminology?: Partial<Terms>
  /** What became of each person, where several were scanned together. */
  people?: readonly { admitted: boolean }[]
}

/** What to show for a result and its reason. What this version does not know is shown as a refusal. */
export function displayOf(result: string, reason: string | null, options: DisplayOptions = {}): Display {
  const wording = /^es\b/i.test(options.language ?? '') ? SPANISH : ENGLISH
  const terms = termsOf(wording, options.terminology)
  const { title, message, tone } = wordsFor(wording, result, reason)
  const { people = [] } = options
  const admitted = people.filter((person) => person.admitted).length
  if (tone !== 'go' || people.length < 2) return { title, message: fill(message, terms), tone }
  const counted = fill(wording.counted, { ...terms, admitted: `${admitted}`, all: `${people.length}` })
  return { title, message: counted, tone: admitted === people.length ? 'go' : 'caution' }
}

function wordsFor({ results, reasons, refusal }: Wording, result: string, reason: string | null) {
  const byReason =
    result === 'rejected' && reason !== null && Object.hasOwn(reasons, reason) ? reasons[reason] : undefined
  const byResult = Object.hasOwn(results, result) ? results[result] : undefined
  return byReason ?? byResult ?? refusal
}

/** The standard words are those of the language, even where they come written out in English. */
function termsOf({ terms }: Wording, own: Partial<Terms> = {}): Record<string, string> {
  const words = Object.entries(terms).flatMap(([thing, { singular, plural }]) => {
    const given = own[thing as keyof Terms]
    const standard = ENGLISH.terms[thing as keyof Terms]
    const isOwn = given && (given.singular !== standard.singular || given.plural !== standard.plural)
    return [
      [thing, isOwn ? given.singular : singular],
      [`${thing}s`, isOwn ? given.plural : plural],
    ]
  })
  return Object.fromEntries(words)
}

function fill(text: string, words: Record<string, string>): string {
  return text.replaceAll(/\{(\w+)\}/g, (_, name: string) => words[name] ?? '')
}
