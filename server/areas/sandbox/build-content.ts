import type { Transaction } from '../../platform/database/transaction.ts'
import { workerOrigin } from '../../platform/work/audit/index.ts'
import { beginWork, type CollectedWork } from '../../platform/work/work.ts'
import { type Book, closeBook, type HeldRegistration, openBook } from '../booking/index.ts'
import type { BuildDay } from './calendar.ts'
import { PUBLIC_KEY_ID } from './ensure-sandbox.ts'
import { planConference } from './events/conference.ts'
import { planActed, planRehearsal } from './events/exercises.ts'
import { planFestival } from './events/festival.ts'
import { planSchool } from './events/school.ts'
import { conferenceStories } from './parties/conference.ts'
import { festivalStories } from './parties/festival.ts'
import { playStory } from './parties/play.ts'
import { rehearsalStories } from './parties/rehearsal.ts'
import { schoolStories } from './parties/school.ts'
import type { Story } from './parties/story.ts'
import { makeUpPeople } from './people/people.ts'
import { putAdmissions } from './rows/admissions.ts'
import { putCommunications } from './rows/communications.ts'
import { putContacts } from './rows/contacts.ts'
import { putJob } from './rows/jobs.ts'
import { clearTestData, clearTraces, clearUnknownParts, holdEvents, markFixtures } from './rows/leftovers.ts'
import { putStructure, structureRows } from './rows/structure.ts'
import { putWebhooks } from './rows/webhooks.ts'
import { wellKnownTickets } from './well-known.ts'

/** In the order of the events: no two registrations of the sandbox have the same place in the order of all. */
const POSITIONS_PER_EVENT = 100_000
const POSITIONS_PER_REGISTRATION = 10

export async function buildContent(transaction: Transaction, organizationId: string, day: BuildDay): Promise<void> {
  const rows = structureRows(
    organizationId,
    [planConference, planFestival, planSchool, planRehearsal, ...planActed].map((plan) => plan(day)),
    day,
  )
  await holdEvents(transaction, organizationId)
  await clearTestData(transaction, organizationId, rows)
  await clearTraces(transaction, organizationId, PUBLIC_KEY_ID)
  await clearUnknownParts(transaction, rows)
  await putStructure(transaction, rows)
  const people = makeUpPeople()
  const stories = [
    conferenceStories(people.singles),
    festivalStories(people),
    schoolStories(people.schoolFamilies),
    rehearsalStories(people.singles),
  ]
  const books: { book: Book; work: CollectedWork }[] = []
  const registrations: HeldRegistration[] = []
  for (const [n, played] of stories.entries()) {
    const { book, work } = await openEmptyBook(transaction, organizationId, rows.events[n]?.id ?? '', day)
    books.push({ book, work })
    registrations.push(...playAll(book, played, day, n * POSITIONS_PER_EVENT))
  }
  const registered = registrations.flatMap((held) => held.attendees)
  await putContacts(transaction, organizationId, registered, day)
  for (const { book, work } of books) {
    await closeQuietly(book)
    for (const { statement, values } of work.steps) await transaction.run(statement, values)
  }
  const { admitted: code } = wellKnownTickets
  // Until the next night it is one of these two days, wherever the night ends.
  const admitted = { code, event: 'harbour-lights', point: 'main-gate', days: ['day-2', 'day-3'] }
  await putAdmissions(transaction, organizationId, rows, day, admitted)
  const festival = rows.events.find((event) => event.code === 'harbour-lights')
  await putJob(transaction, organizationId, festival?.id ?? '', day)
  await putWebhooks(transaction, organizationId, festival?.id ?? '', day)
  await putCommunications(transaction, organizationId, rows, day)
  await markFixtures(transaction, organizationId, Object.values(wellKnownTickets))
}

async function openEmptyBook(transaction: Transaction, organizationId: string, eventId: string, day: BuildDay) {
  const work = beginWork(transaction, day.stamp, workerOrigin(organizationId))
  const book = await openBook(work, organizationId, eventId, false)
  book.places = { ...book.places, taken: 0, waiting: 0, by_type: {}, by_day: {} }
  return { book, work }
}

function playAll(book: Book, stories: Story[], day: BuildDay, from: number): HeldRegistration[] {
  return stories.map((story, n) => playStory(book, story, day, from + n * POSITIONS_PER_REGISTRATION))
}

/** Nobody is told of what was only made up. */
async function closeQuietly(book: Book): Promise<void> {
  book.pending = []
  book.mailOrders = []
  await closeBook(book)
}
