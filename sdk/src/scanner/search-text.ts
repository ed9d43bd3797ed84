import type { RosterTicket } from './types.ts'

/** Letters that have no accent to take off. */
const PLAIN: Record<string, string> = { ł: 'l', ø: 'o', đ: 'd', ß: 'ss', æ: 'ae', œ: 'oe', ı: 'i' }

/** Lower case without accents and apostrophes; what is no letter or digit becomes a space. */
function fold(text: string): string {
  return text
    .toLowerCase()
    .normalize('NFD')
    .replaceAll(/[\p{M}'’]/gu, '')
    .replaceAll(/[łøđßæœı]/g, (letter) => PLAIN[letter] ?? letter)
    .replaceAll(/[^\p{L}\p{N}\t\n ]+/gu, ' ')
}

export function splitSearchWords(text: string): string[] {
  return fold(text.replaceAll(/\s/g, ' ')).split(' ').filter(Boolean)
}

/** A line for each row: the end of its code, and its people, each between tabs. Folded at once, which is quicker. */
export function buildRosterSearchText(rows: readonly RosterTicket[]): string {
  const lines = rows.map(
    ({ code_last_four, attendees }) => `${code_last_four ?? ''}\t${attendees.map(toName).join('\t')}\t`,
  )
  // Through JSON, because engines keep replaced text in pieces, which take ten times the memory.
  return JSON.parse(JSON.stringify(fold(lines.join('\n'))))
}

const toName = ({ first_name, last_name }: RosterTicket['attendees'][number]) =>
  ` ${first_name} ${last_name}`.replaceAll(/\s/g, ' ')

export function findMatchingLines(names: string, words: readonly string[]): number[] {
  const isPossible = words.every((word) => names.includes(` ${word}`)) || names.includes(`${words[0]}\t`)
  if (!isPossible) return []
  return names.split('\n').flatMap((line, number) => {
    const [code, ...people] = line.split('\t')
    return matchesCodeEnd(code, words) || people.some((name) => hasWords(name, words)) ? [number] : []
  })
}

export const matchesCodeEnd = (end: string | undefined, words: readonly string[]) =>
  words.length === 1 && end !== undefined && end.length === 4 && end === words[0]

export function matchesAttendeeName(attendee: RosterTicket['attendees'][number], words: readonly string[]): boolean {
  return hasWords(fold(toName(attendee)), words)
}

/** Whether each word is the beginning of a word of the name. */
const hasWords = (name: string, words: readonly string[]) => words.every((word) => name.includes(` ${word}`))
