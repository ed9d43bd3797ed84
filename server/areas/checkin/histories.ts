import type { Admission } from '#sdk/checkin'

/** An admission with the row that recorded it. */
export type RecordedAdmission = Admission & { id: string }

/** What became of a row that was added: whether it is the first of its kind, and which row it takes that place from. */
export type Added = { isFirst: boolean; replaces: string | null }

/**
 * Whom earlier scans admitted. Of each person it keeps the first admission with each result at each point on each day: no decision
 * depends on the others, of which there may be any number at points without a limit.
 */
export type Histories = {
  of(person: string): Admission[]
  add(admission: RecordedAdmission): Added
}

export function createHistories(recorded: Iterable<RecordedAdmission>): Histories {
  const people = new Map<string, Map<string, RecordedAdmission>>()
  const add = (admission: RecordedAdmission): Added => {
    const { person, result, check_in_point, day } = admission
    const firsts = people.get(person) ?? new Map<string, RecordedAdmission>()
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

/** Instants are written alike, so they compare as text. */
const isBefore = (one: RecordedAdmission, other: RecordedAdmission) => byTime(one, other) < 0

function byTime(one: RecordedAdmission, other: RecordedAdmission): number {
  if (one.at !== other.at) return one.at < other.at ? -1 : 1
  return one.id < other.id ? -1 : 1
}
