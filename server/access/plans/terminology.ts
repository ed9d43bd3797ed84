export type Term = { singular: string; plural: string }
export type Terminology = Record<'event' | 'attendee' | 'ticket' | 'day' | 'check_in_point' | 'group', Term>

const standard: Terminology = {
  event: { singular: 'event', plural: 'events' },
  attendee: { singular: 'attendee', plural: 'attendees' },
  ticket: { singular: 'ticket', plural: 'tickets' },
  day: { singular: 'day', plural: 'days' },
  check_in_point: { singular: 'check-in point', plural: 'check-in points' },
  group: { singular: 'group', plural: 'groups' },
}

export function terminologyOf(own: Partial<Terminology>): Terminology {
  return { ...standard, ...own }
}
