import type { Book, HeldRegistration } from '../../booking/index.ts'
import {
  needsOf,
  placeRegistration,
  recount,
  refuseFull,
  touchAttendee,
  waitlistRegistration,
} from '../../booking/index.ts'
import type { BuildDay } from '../calendar.ts'
import { draftHeld } from './draft.ts'
import { fixTickets } from './fix-tickets.ts'
import { takeStep } from './steps.ts'
import type { Story } from './story.ts'

/** Time between one step and the next. */
const PAUSE = 5 * 3_600_000

/** Lets a registration go through what the story tells, by the same rules as everybody's. `position` orders it among all. */
export function playStory(book: Book, story: Story, day: BuildDay, position: number): HeldRegistration {
  let now = day.ago(story.ago)
  const enterAt = (moment: Date) => {
    now = moment
    book.work = { ...book.work, now }
  }
  enterAt(now)
  const held = draftHeld(book, story, day, position)
  register(book, held)
  const till = { position, payments: [] }
  for (const step of story.steps) {
    enterAt(new Date(now.getTime() + PAUSE))
    takeStep(step, book, held, till)
  }
  fixTickets(held, position, story.codes ?? [])
  return held
}

function register(book: Book, held: HeldRegistration): void {
  recount(held)
  for (const attendee of held.attendees) touchAttendee(book, held, attendee)
  if (refuseFull(book.setup, book.places, needsOf(held.attendees))) waitlistRegistration(book, held)
  else placeRegistration(book, held)
}
