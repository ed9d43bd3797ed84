import type { Transaction } from '../../platform/database/transaction.ts'
import { buildWorkerOrigin } from '../../platform/work/audit/index.ts'
import { beginWork } from '../../platform/work/work.ts'
import { type Book, type LockedRegistration, openBook, saveAndCloseBook } from '../booking/index.ts'
import type { Calendar } from './calendar.ts'
import { SANDBOX_ORGANIZATION_ID } from './ensure-sandbox.ts'
import { conferenceEvent } from './events/conference.ts'
import { exerciseEvents, lockedDayEvent, rehearsalEvent } from './events/exercises.ts'
import { festivalEvent } from './events/festival.ts'
import { schoolEvent } from './events/school.ts'
import { createRegistrationFromPlan } from './parties/story-registration.ts'
import { buildSandboxPeople } from './people/people.ts'
import { buildContactResetStatements } from './rows/contacts.ts'
import { buildMarkFixturesStatement, deleteSandboxTestData } from './rows/delete-test-data.ts'
import { buildExampleInserts } from './rows/examples.ts'
import { buildSandboxStructureRows, upsertSandboxStructure } from './rows/structure.ts'
import { wellKnownTicketCodes } from './well-known.ts'

const EVENTS = [conferenceEvent, festivalEvent, schoolEvent, rehearsalEvent, ...exerciseEvents, lockedDayEvent]

/** Keeps the positions, by which ids sort, unique across events. */
const POSITIONS_PER_EVENT = 100_000
const POSITIONS_PER_REGISTRATION = 10

export async function replaceSandboxContent(transaction: Transaction, day: Calendar): Promise<void> {
  const plans = EVENTS.map(({ plan }) => plan(day))
  const rows = buildSandboxStructureRows(plans, day)
  await deleteSandboxTestData(transaction, rows)
  await upsertSandboxStructure(transaction, rows)
  const people = buildSandboxPeople()
  const work = beginWork(transaction, day.stamp, buildWorkerOrigin(SANDBOX_ORGANIZATION_ID))
  const books: Book[] = []
  const registrations: LockedRegistration[] = []
  for (const [n, event] of EVENTS.entries()) {
    const stories = event.stories(people)
    if (stories.length === 0) continue
    const book = await openBook(work, SANDBOX_ORGANIZATION_ID, rows.events[n]?.id ?? '', false)
    book.places = { ...book.places, taken: 0, waiting: 0, by_type: {}, by_day: {} }
    const position = (at: number) => n * POSITIONS_PER_EVENT + at * POSITIONS_PER_REGISTRATION
    registrations.push(...stories.map((story, at) => createRegistrationFromPlan(book, story, day, position(at))))
    books.push(book)
  }
  const registered = registrations.flatMap((locked) => locked.attendees)
  await transaction.runAll(buildContactResetStatements(registered, day))
  for (const book of books) {
    // Send no webhook events and mails about made-up registrations.
    book.pending = []
    book.mailOrders = []
    await saveAndCloseBook(book)
  }
  await transaction.runAll([
    ...work.steps,
    ...buildExampleInserts(rows, registrations, day),
    buildMarkFixturesStatement(Object.values(wellKnownTicketCodes)),
  ])
}
