import type { Admission, Person, Ticket } from '../checkin/index.ts'
import type { RosterAttendee, RosterTicket } from './types.ts'

export type IndexedTicket = { row: RosterTicket; ticket: Ticket }

/** The tickets of a roster by hash, and admissions: reported by the service, or made here since. */
export class RosterIndex {
  readonly #byHash = new Map<string, IndexedTicket>()
  readonly #hashes = new Map<string, string>()
  readonly #confirmed = new Map<string, Admission[]>()
  readonly #own = new Map<string, { scan: string; admission: Admission }[]>()

  get size(): number {
    return this.#hashes.size
  }

  put(row: RosterTicket): void {
    this.remove(row.ticket_id)
    if (row.removed || row.code_hash === null) return
    this.#hashes.set(row.ticket_id, row.code_hash)
    this.#byHash.set(row.code_hash, { row, ticket: toTicket(row) })
    for (const person of row.attendees) this.#confirmed.set(person.id, admissionsOf(person))
  }

  remove(ticketId: string): void {
    const hash = this.#hashes.get(ticketId)
    if (hash === undefined) return
    this.#hashes.delete(ticketId)
    this.#byHash.delete(hash)
  }

  find(hash: string): IndexedTicket | undefined {
    return this.#byHash.get(hash)
  }

  /** Records an admission made here; it counts until the service has answered the scan. */
  admit(scan: string, admission: Admission): void {
    this.#own.set(admission.person, [...(this.#own.get(admission.person) ?? []), { scan, admission }])
  }

  /** Replaces the scan's local admissions by those of the service's answer. */
  settle(scan: string, kept: readonly Admission[]): void {
    for (const [person, own] of this.#own) {
      const left = own.filter((one) => one.scan !== scan)
      if (left.length === own.length) continue
      if (left.length > 0) this.#own.set(person, left)
      else this.#own.delete(person)
    }
    for (const admission of kept) {
      const known = this.#confirmed.get(admission.person) ?? []
      if (!known.some((one) => isSame(one, admission))) this.#confirmed.set(admission.person, [...known, admission])
    }
  }

  historyOf({ people }: Ticket): Admission[] {
    return people.flatMap(({ id }) => [
      ...(this.#confirmed.get(id) ?? []),
      ...(this.#own.get(id) ?? []).map(({ admission }) => admission),
    ])
  }

  rows(): RosterTicket[] {
    return [...this.#byHash.values()].map(({ row }) => row)
  }
}

function isSame(one: Admission, other: Admission): boolean {
  return one.result === other.result && one.check_in_point === other.check_in_point && one.at === other.at
}

function toTicket({ voided_at, livemode, attendees }: RosterTicket): Ticket {
  return { voided_at, livemode, people: attendees.map(toPerson) }
}

function toPerson({ id, attendee_type, group, days, cancelled_at, status }: RosterAttendee): Person {
  return { id, attendee_type, group, days, cancelled_at, status }
}

function admissionsOf({ id, admissions }: RosterAttendee): Admission[] {
  return admissions.map(({ result, ...rest }) => ({ ...rest, person: id, result: result as Admission['result'] }))
}
