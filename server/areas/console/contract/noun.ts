import type { Described } from './operations.ts'

/** "List attendee types" is the page "Attendee types". */
export function nounOf({ summary }: Described): string {
  const noun = summary.replace(/^(List|Find|Get)( the| a| an)? /, '')
  return noun.charAt(0).toUpperCase() + noun.slice(1)
}
