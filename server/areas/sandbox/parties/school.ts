import type { SandboxPerson } from '../people/people.ts'
import { wellKnownTickets } from '../well-known.ts'
import type { PartyStep } from './steps.ts'
import { registeredAgo, type Story } from './story.ts'

const GROUPS = ['south-school', 'south-school-juniors', 'south-school-seniors']

/** By the family's place among all; the others simply came. */
const STEPS: Record<number, PartyStep[]> = {
  3: ['approve'],
  5: ['cancel_one'],
  8: ['cancel'],
  10: ['reissue'],
  12: ['decline'],
  15: ['cancel'],
}

/** What the first adult of these families comes as; all others come as a family, on one ticket. */
const DUTIES: Record<number, string> = { 1: 'helper', 3: 'teacher', 6: 'helper', 12: 'teacher', 17: 'helper' }

export function schoolStories(families: SandboxPerson[][]): Story[] {
  return families.map((people, n) => ({
    people: people.map((person, at) => ({ person, type: (at === 0 && DUTIES[n]) || 'family' })),
    group: GROUPS[n % GROUPS.length] ?? null,
    steps: STEPS[n] ?? [],
    codes: n === 0 ? [wellKnownTickets.pastFamily] : undefined,
    ago: registeredAgo({ from: 75, to: 34 }, n, families.length),
  }))
}
