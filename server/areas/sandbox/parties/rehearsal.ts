import type { SandboxPerson } from '../people/people.ts'
import { wellKnownTickets } from '../well-known.ts'
import type { Story } from './story.ts'

/** Somebody whose ticket the contract's example of a scan names. */
export function rehearsalStories([person]: SandboxPerson[]): Story[] {
  if (!person) throw new Error('There is nobody to come to the rehearsal.')
  return [
    {
      people: [{ person, type: 'visitor', days: ['day-1', 'day-2'] }],
      group: null,
      steps: [],
      codes: [wellKnownTickets.rehearsal],
      ago: 1,
    },
  ]
}
