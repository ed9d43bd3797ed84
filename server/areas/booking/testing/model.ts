import type { Act, Wish } from './acts.ts'
import type { Counts } from './serial-order.ts'

/** What an event has room for, by codes; null where it has no limit. */
export type Structure = {
  capacity: number | null
  types: Record<string, number | null>
  days: Record<string, number | null>
  waitlist: boolean
  /** Attendee types whose people share a ticket. */
  shared?: string[]
}

type Person = Wish & { id: string }
type Party = { id: string; waits: boolean; people: Person[] }

/** The answer of an act that was done: a registration for a new one, a person for an added one. */
type Made = { id: string; status: string; attendees?: { id: string }[] }

export type Model = {
  /** Does what was done. Gives back what is wrong with it: that it was not to be done, or not so. */
  apply(act: Act, made: Made): string[]
  counts(): Counts
  capacity(): number | null
  /** Of a registration or a person. */
  isEnded(id: string): boolean
}

/** One event whose registrations are free of charge, and where things happen one after the other. */
export function buildModel(structure: Structure): Model {
  /** Who has not ended, in the order of their ids. */
  let parties: Party[] = []
  const ended = new Set<string>()
  let { capacity } = structure

  const holding = () => parties.filter(({ waits }) => !waits).flatMap(({ people }) => people)

  function find(isIt: (party: Party) => boolean, id: string): Party {
    const party = parties.find(isIt)
    if (!party) throw new Error(`There is no ${id} that has not ended.`)
    return party
  }

  const partyOf = (person: string) => find(({ people }) => people.some(({ id }) => id === person), person)

  /** Whether new people find room among others. */
  function fits(newcomers: Wish[], others: Wish[]): boolean {
    const all = [...others, ...newcomers]
    const within = (limit: number | null | undefined, isOne: (wish: Wish) => boolean) =>
      limit == null || !newcomers.some(isOne) || all.filter(isOne).length <= limit
    return (
      within(capacity, () => true) &&
      Object.entries(structure.types).every(([type, limit]) => within(limit, (wish) => wish.type === type)) &&
      Object.entries(structure.days).every(([day, limit]) => within(limit, (wish) => wish.days.includes(day)))
    )
  }

  function promote(): void {
    for (const party of parties) if (party.waits && fits(party.people, holding())) party.waits = false
  }

  function register(people: Wish[], made: Made): string[] {
    const expected = fits(people, holding()) ? 'confirmed' : structure.waitlist ? 'waitlisted' : 'refused'
    const waits = made.status === 'waitlisted'
    const party = {
      id: made.id,
      waits,
      people: people.map((wish, n) => ({ ...wish, id: made.attendees?.[n]?.id ?? '' })),
    }
    parties = [...parties, party].sort((a, b) => (a.id < b.id ? -1 : 1))
    return made.status === expected ? [] : [`the registration ${made.id} is ${made.status} and not ${expected}`]
  }

  function add(registration: string, wish: Wish, made: Made): string[] {
    const party = find(({ id }) => id === registration, registration)
    const allowed = party.waits || fits([wish], holding())
    party.people.push({ ...wish, id: made.id })
    return allowed ? [] : [`the person ${made.id} was added without room`]
  }

  function cancel(party: Party, leaving: Person[]): void {
    party.people = party.people.filter((person) => !leaving.includes(person))
    for (const { id } of leaving) ended.add(id)
    if (party.people.length > 0) return
    parties = parties.filter((other) => other !== party)
    ended.add(party.id)
  }

  /** Only what is new needs room. */
  function change(party: Party, person: Person, to: Partial<Wish>): string[] {
    const others = holding().filter(({ id }) => id !== person.id)
    const type = to.type === person.type ? undefined : to.type
    const days = (to.days ?? []).filter((day) => !person.days.includes(day))
    const rooms = [
      { limit: type && structure.types[type], taken: others.filter((other) => other.type === type).length },
      ...days.map((day) => ({
        limit: structure.days[day],
        taken: others.filter((other) => other.days.includes(day)).length,
      })),
    ]
    const allowed = party.waits || rooms.every(({ limit, taken }) => typeof limit !== 'number' || taken < limit)
    Object.assign(person, { type: to.type ?? person.type, days: to.days ?? person.days })
    return allowed ? [] : [`the person ${person.id} was moved without room`]
  }

  function perform(act: Act, made: Made): string[] {
    if (act.do === 'register') return register(act.people, made)
    if (act.do === 'add') return add(act.registration, act.person, made)
    if (act.do === 'resize') {
      capacity = act.capacity
      return []
    }
    if (act.do === 'cancel') {
      const party = find(({ id }) => id === act.registration, act.registration)
      cancel(party, party.people)
      return []
    }
    const party = partyOf(act.attendee)
    const people = party.people.filter(({ id }) => id === act.attendee)
    if (act.do === 'change') return people.flatMap((person) => change(party, person, act.to))
    cancel(party, people)
    return []
  }

  return {
    apply(act, made) {
      const problems = perform(act, made)
      if (act.do !== 'register' && act.do !== 'add') promote()
      return problems
    },
    counts: () => ({ ...countPeople(holding()), waiting: parties.filter(({ waits }) => waits).length }),
    capacity: () => capacity,
    isEnded: (id) => ended.has(id),
  }
}

function countPeople(people: Wish[]): Omit<Counts, 'waiting'> {
  const counts: Omit<Counts, 'waiting'> = { taken: people.length, byType: {}, byDay: {} }
  for (const { type, days } of people) {
    counts.byType[type] = (counts.byType[type] ?? 0) + 1
    for (const day of days) counts.byDay[day] = (counts.byDay[day] ?? 0) + 1
  }
  return counts
}
