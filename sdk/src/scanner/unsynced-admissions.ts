import type { Admission } from '../checkin/index.ts'
import type { RosterAttendee, RosterTicket } from './types.ts'

/** Admissions that the roster may not have yet: made here, or in the service's answers. By scan. */
export class UnsyncedAdmissions {
  readonly #byScan = new Map<string, readonly Admission[]>()
  readonly #scans = new Map<string, Set<string>>()

  set(scan: string, admissions: readonly Admission[]): void {
    for (const { person } of this.#byScan.get(scan) ?? []) this.#scans.get(person)?.delete(scan)
    if (admissions.length > 0) this.#byScan.set(scan, admissions)
    else this.#byScan.delete(scan)
    for (const { person } of admissions) {
      const scans = this.#scans.get(person) ?? new Set()
      this.#scans.set(person, scans.add(scan))
    }
  }

  scansOf(person: string): ReadonlySet<string> {
    return this.#scans.get(person) ?? new Set()
  }

  /** All that is known of a person, with what the roster says. */
  historyOf(attendee: RosterAttendee): Admission[] {
    const known = admissionsOf(attendee)
    for (const scan of this.scansOf(attendee.id)) {
      for (const own of this.#byScan.get(scan) ?? []) {
        if (own.person === attendee.id && !known.some((one) => isSame(one, own))) known.push(own)
      }
    }
    return known
  }

  historyOfTicket({ attendees }: RosterTicket): Admission[] {
    return attendees.flatMap((attendee) => this.historyOf(attendee))
  }
}

function isSame(one: Admission, other: Admission): boolean {
  return one.result === other.result && one.check_in_point === other.check_in_point && one.at === other.at
}

function admissionsOf({ id, admissions }: RosterAttendee): Admission[] {
  return admissions.map(({ result, ...rest }) => ({ ...rest, person: id, result: result as Admission['result'] }))
}
