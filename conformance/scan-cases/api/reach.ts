import type { CaseTicket, Mode, ScanCase } from '../format.ts'

/** Which keys there are. */
export type Keys<Key> = { live: Key | null; test: Key | null }

/** Whose part each mode of a case plays; one key may play both. */
export type Roles<Key> = Record<Mode, Key>

/** Why a case cannot be brought about through the API at all; null where it can. */
export function unreachable({ engineOnly, tickets, scans, world }: ScanCase): string | null {
  if (engineOnly) return 'it is marked engine_only'
  if (world.days.length === 0) return 'an event without days cannot be published'
  if (scans.some(({ only }) => only?.length === 0)) return 'the API takes no empty list of people who arrived'
  return tickets.map((ticket) => impossible(ticket, world.attendee_types)).find((why) => why !== null) ?? null
}

function impossible({ ref, people }: CaseTicket, types: ScanCase['world']['attendee_types']): string | null {
  if (people.some(({ status }) => status !== 'confirmed' && status !== 'cancelled')) {
    return `the ticket ${ref} is of a registration that is not confirmed, and those have none`
  }
  if (people.some(({ days }) => days?.length === 0)) return `somebody on the ticket ${ref} has no day`
  const [first, ...others] = people
  if (others.some((person) => person.attendee_type !== first?.attendee_type || person.group !== first?.group)) {
    return `the people on the ticket ${ref} are of different attendee types or groups`
  }
  const kind = types.find(({ code }) => code === first?.attendee_type)?.ticket
  if (others.length > 0 && kind !== 'shared') return `people of that type do not share the ticket ${ref}`
  return null
}

/** Which key does what in a case, or why the keys do not suffice. A test key alone plays either mode, but not both. */
export function rolesFor<Key>({ live, test }: Keys<Key>, { tickets, scans }: ScanCase): Roles<Key> | string {
  const modes = new Set<Mode>([...tickets, ...scans].map(({ mode }) => mode))
  if (live && test) return { live, test }
  if (live) return modes.has('test') ? 'it needs a test key' : { live, test: live }
  if (!test) return 'it needs a key'
  return modes.size > 1 ? 'it needs a live key beside the test key' : { live: test, test }
}
