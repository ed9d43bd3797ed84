import type { Admission } from '#sdk/checkin'

export type AdmissionWithId = Admission & { id: string }

export type AddAdmissionResult = { isFirst: boolean; replaces: string | null }

/** Each person's first admission per result, point and day: decisions need no others, which can be any number. */
export type FirstAdmissions = { of(person: string): Admission[]; add(admission: AdmissionWithId): AddAdmissionResult }

export function buildFirstAdmissions(recorded: Iterable<AdmissionWithId>): FirstAdmissions {
  const people = new Map<string, Map<string, AdmissionWithId>>()
  const add = (admission: AdmissionWithId): AddAdmissionResult => {
    const { person, result, check_in_point, day } = admission
    const firsts = people.get(person) ?? new Map<string, AdmissionWithId>()
    people.set(person, firsts)
    const kind = `${result} ${check_in_point} ${day}`
    const known = firsts.get(kind)
    if (known && !isBefore(admission, known)) return { isFirst: false, replaces: null }
    firsts.set(kind, admission)
    return { isFirst: true, replaces: known?.id ?? null }
  }
  for (const admission of recorded) add(admission)
  return { of: (person) => [...(people.get(person)?.values() ?? [])].sort(byTime), add }
}

/** All timestamps have the same format, so they compare as text. */
const isBefore = (one: AdmissionWithId, other: AdmissionWithId) => byTime(one, other) < 0

function byTime(one: AdmissionWithId, other: AdmissionWithId): number {
  if (one.at !== other.at) return one.at < other.at ? -1 : 1
  return one.id < other.id ? -1 : 1
}
