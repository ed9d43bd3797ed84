import type { Book, Party } from '../../booking/index.ts'
import { needsOf, placeParty, recount, refuseFull, touchPerson, waitlistParty } from '../../booking/index.ts'
import type { BuildDay } from '../calendar.ts'
import { draftParty } from './draft.ts'
import { fixTickets } from './fix-tickets.ts'
import { takeStep } from './steps.ts'
import type { Story } from './story.ts'

/** Time between one step and the next. */
const PAUSE = 5 * 3_600_000

/** Lets a registration go through what the story tells, by the same rules as everybody's. `position` orders it among all. */
export function playStory(book: Book, story: Story, day: BuildDay, position: number): Party {
  let now = day.ago(story.ago)
  const enterAt = (moment: Date) => {
    now = moment
    book.work = { ...book.work, now }
  }
  enterAt(now)
  const party = draftParty(book, story, day, position)
  register(book, party)
  const till = { position, payments: [] }
  for (const step of story.steps) {
    enterAt(new Date(now.getTime() + PAUSE))
    takeStep(step, book, party, till)
  }
  fixTickets(party, position, story.codes ?? [])
  return party
}

function register(book: Book, party: Party): void {
  recount(party)
  for (const person of party.people) touchPerson(book, party, person)
  if (refuseFull(book.terms, book.places, needsOf(party.people))) waitlistParty(book, party)
  else placeParty(book, party)
}
