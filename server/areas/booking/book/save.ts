import { saveBookRows } from '../queries.ts'
import type { Book } from './book.ts'

/** More than that, and telling of them takes longer than a round trip. */
const FEW = 100

/** Left for the commit, unless it is much: from here on nobody reads what is written, and everybody waits for the places. */
export function saveBook({ work, setup, places, changed }: Book, mailOrders: object[]): void {
  const registrations = [...changed.registrations].map(({ registration }) => registration)
  const serving = places.serving && places.waiting > 0
  const write = registrations.length > FEW ? work.start : work.last
  write(saveBookRows, [
    ...[setup.organizationId, setup.event.id, setup.livemode, places.taken, places.waiting],
    ...[JSON.stringify(places.by_type), JSON.stringify(places.by_day), serving],
    JSON.stringify(registrations),
    ...[changed.attendees, changed.tickets, changed.payments].map((rows) => JSON.stringify([...rows])),
    JSON.stringify(mailOrders),
  ])
}
