import type { BookingAction, GuestToRegister } from './acts.ts'
import type { PlaceCounts } from './serial-order.ts'

/** Capacities of an event, by codes; null: no limit. */
export type EventCapacities = {
  capacity: number | null
  types: Record<string, number | null>
  days: Record<string, number | null>
  waitlist: boolean
  /** Attendee types whose people share a ticket. */
  shared?: string[]
}

type Person = GuestToRegister & { id: string }
type HeldRegistration = { id: string; waits: boolean; attendees: Person[] }

/** Response of a successful act: the registration, or the person that was added. */
type Made = { id: string; status: string; attendees?: { id: string }[] }

export type SequentialEventModel = {
  /** Applies a successful act. Returns what is wrong: it should have been refused, or have had another result. */
  apply(act: BookingAction, made: Made): string[]
  counts(): PlaceCounts
  capacity(): number | null
  /** Whether a registration or a person has ended. */
  isEnded(id: string): boolean
}

/** A sequential model of one event with free registrations. */
export function buildSequentialEventModel(structure: EventCapacities): SequentialEventModel {
  /** Registrations that have not ended, ordered by id. */
  let registrations: HeldRegistration[] = []
  const ended = new Set<string>()
  let { capacity } = structure

  const holding = () => registrations.filter(({ waits }) => !waits).flatMap(({ attendees }) => attendees)

  function find(isIt: (held: HeldRegistration) => boolean, id: string): HeldRegistration {
    const held = registrations.find(isIt)
    if (!held) throw new Error(`There is no ${id} that has not ended.`)
    return held
  }

  const registrationOf = (attendee: string) =>
    find(({ attendees }) => attendees.some(({ id }) => id === attendee), attendee)

  function fits(newcomers: GuestToRegister[], others: GuestToRegister[]): boolean {
    const all = [...others, ...newcomers]
    const within = (limit: number | null | undefined, isOne: (options: GuestToRegister) => boolean) =>
      limit == null || !newcomers.some(isOne) || all.filter(isOne).length <= limit
    return (
      within(capacity, () => true) &&
      Object.entries(structure.types).every(([type, limit]) => within(limit, (options) => options.type === type)) &&
      Object.entries(structure.days).every(([day, limit]) => within(limit, (options) => options.days.includes(day)))
    )
  }

  function promote(): void {
    for (const held of registrations) if (held.waits && fits(held.attendees, holding())) held.waits = false
  }

  function register(attendees: GuestToRegister[], made: Made): string[] {
    const expected = fits(attendees, holding()) ? 'confirmed' : structure.waitlist ? 'waitlisted' : 'refused'
    const waits = made.status === 'waitlisted'
    const held = {
      id: made.id,
      waits,
      attendees: attendees.map((options, n) => ({ ...options, id: made.attendees?.[n]?.id ?? '' })),
    }
    registrations = [...registrations, held].sort((a, b) => (a.id < b.id ? -1 : 1))
    return made.status === expected ? [] : [`the registration ${made.id} is ${made.status} and not ${expected}`]
  }

  function add(registration: string, options: GuestToRegister, made: Made): string[] {
    const held = find(({ id }) => id === registration, registration)
    const allowed = held.waits || fits([options], holding())
    held.attendees.push({ ...options, id: made.id })
    return allowed ? [] : [`the person ${made.id} was added without room`]
  }

  function cancel(held: HeldRegistration, leaving: Person[]): void {
    held.attendees = held.attendees.filter((attendee) => !leaving.includes(attendee))
    for (const { id } of leaving) ended.add(id)
    if (held.attendees.length > 0) return
    registrations = registrations.filter((other) => other !== held)
    ended.add(held.id)
  }

  /** Only a new type or day needs room. */
  function change(held: HeldRegistration, attendee: Person, to: Partial<GuestToRegister>): string[] {
    const others = holding().filter(({ id }) => id !== attendee.id)
    const type = to.type === attendee.type ? undefined : to.type
    const days = (to.days ?? []).filter((day) => !attendee.days.includes(day))
    const rooms = [
      { limit: type && structure.types[type], taken: others.filter((other) => other.type === type).length },
      ...days.map((day) => ({
        limit: structure.days[day],
        taken: others.filter((other) => other.days.includes(day)).length,
      })),
    ]
    const allowed = held.waits || rooms.every(({ limit, taken }) => typeof limit !== 'number' || taken < limit)
    Object.assign(attendee, { type: to.type ?? attendee.type, days: to.days ?? attendee.days })
    return allowed ? [] : [`the person ${attendee.id} was moved without room`]
  }

  function perform(act: BookingAction, made: Made): string[] {
    if (act.do === 'register') return register(act.attendees, made)
    if (act.do === 'add') return add(act.registration, act.attendee, made)
    if (act.do === 'resize') {
      capacity = act.capacity
      return []
    }
    if (act.do === 'cancel') {
      const held = find(({ id }) => id === act.registration, act.registration)
      cancel(held, held.attendees)
      return []
    }
    const held = registrationOf(act.attendee)
    const attendees = held.attendees.filter(({ id }) => id === act.attendee)
    if (act.do === 'change') return attendees.flatMap((attendee) => change(held, attendee, act.to))
    cancel(held, attendees)
    return []
  }

  return {
    apply(act, made) {
      const problems = perform(act, made)
      if (act.do !== 'register' && act.do !== 'add') promote()
      return problems
    },
    counts: () => ({ ...countAttendees(holding()), waiting: registrations.filter(({ waits }) => waits).length }),
    capacity: () => capacity,
    isEnded: (id) => ended.has(id),
  }
}

function countAttendees(attendees: GuestToRegister[]): Omit<PlaceCounts, 'waiting'> {
  const counts: Omit<PlaceCounts, 'waiting'> = { taken: attendees.length, byType: {}, byDay: {} }
  for (const { type, days } of attendees) {
    counts.byType[type] = (counts.byType[type] ?? 0) + 1
    for (const day of days) counts.byDay[day] = (counts.byDay[day] ?? 0) + 1
  }
  return counts
}
