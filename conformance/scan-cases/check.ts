import { dayInterval } from '#sdk/checkin'
import type { CaseEvent, CaseTicket, ScanCase, ScanOfCase } from './format.ts'

/** Duplicate codes, overlapping days, and references to something that the world does not have. */
export function listCaseEventMistakes(place: string, world: CaseEvent, own: Partial<CaseEvent>): string[] {
  const { timezone, ...lists } = world
  const { groups, attendee_types, days } = lists
  return [
    ...(timezone === '' ? [`${place} has no timezone.`] : []),
    ...Object.entries(lists).flatMap(([list, items]) =>
      repeated(codesOf(items)).map((code) => `${place} has ${code} twice among its ${list}.`),
    ),
    ...listOverlaps(place, world),
    ...groups.flatMap(({ code, parent }) => listMissing(`${place}, group ${code}`, { parent }, codesOf(groups))),
    // Points inherited from the shared world may refer to days that the case has replaced.
    ...(own.check_in_points ?? []).flatMap((point) => {
      const at = `${place}, check-in point ${point.code}`
      const windows = point.windows?.map(({ day }) => day)
      return [
        ...listMissing(at, { days: point.days, windows }, codesOf(days)),
        ...listMissing(at, { attendee_types: point.attendee_types }, codesOf(attendee_types)),
        ...listMissing(at, { groups: point.groups }, codesOf(groups)),
      ]
    }),
  ]
}

function listOverlaps(place: string, { days, timezone }: CaseEvent): string[] {
  if (timezone === '') return []
  const intervals = days.map(({ code, date, starts_at = null, ends_at = null }) => ({
    code,
    ...dayInterval({ date, starts_at, ends_at }, timezone),
  }))
  intervals.sort((one, other) => one.start.getTime() - other.start.getTime())
  return intervals.flatMap(({ code, end }, index) => {
    const next = intervals[index + 1]
    return next && next.start < end ? [`${place} has the days ${code} and ${next.code}, which overlap.`] : []
  })
}

export function listScanCaseMistakes(place: string, { world, tickets, scans }: ScanCase): string[] {
  return [
    ...repeated(refsOf(tickets)).map((ref) => `${place} has the ticket ${ref} twice.`),
    ...tickets.flatMap((ticket) => listTicketFaults(`${place}, ticket ${ticket.ref}`, ticket, world)),
    ...scans.flatMap((scan, index) => listScanFaults(`${place}.scans[${index}]`, scan, tickets, world)),
  ]
}

function listTicketFaults(place: string, { people }: CaseTicket, world: CaseEvent): string[] {
  return [
    ...repeated(refsOf(people)).map((ref) => `${place} has the person ${ref} twice.`),
    ...people.flatMap(({ ref, attendee_type, days, group }) => [
      ...listMissing(`${place}, person ${ref}`, { attendee_type }, codesOf(world.attendee_types)),
      ...listMissing(`${place}, person ${ref}`, { days }, codesOf(world.days)),
      ...listMissing(`${place}, person ${ref}`, { group }, codesOf(world.groups)),
    ]),
  ]
}

function listScanFaults(place: string, scan: ScanOfCase, tickets: CaseTicket[], world: CaseEvent): string[] {
  const { ticket, code, code_form, check_in_point, only, people } = scan
  const scanned = tickets.find(({ ref }) => ref === ticket)
  const mentioned = { only, people: people && Object.keys(people) }
  return [
    ...((ticket === undefined) === (code === undefined) ? [`${place} must have either a ticket or a code.`] : []),
    ...(code !== undefined && code_form ? [`${place}.code_form goes with a ticket, not with a code.`] : []),
    ...listMissing(place, { check_in_point }, codesOf(world.check_in_points)),
    ...listMissing(place, { ticket }, refsOf(tickets)),
    ...(scanned ? listMissing(place, mentioned, refsOf(scanned.people)) : []),
  ]
}

const codesOf = (items: readonly { code: string }[]) => items.map(({ code }) => code)
const refsOf = (items: readonly { ref: string }[]) => items.map(({ ref }) => ref)
const repeated = (codes: readonly string[]): string[] => codes.filter((code, index) => codes.indexOf(code) !== index)

type Named = string | readonly string[] | null | undefined

function listMissing(place: string, fields: Record<string, Named>, known: readonly string[]): string[] {
  const choice = known.length > 0 ? `there is ${known.join(', ')}` : 'there is none'
  return Object.entries(fields).flatMap(([field, named]) =>
    [named ?? []]
      .flat()
      .filter((name) => !known.includes(name))
      .map((name) => `${place} has the field ${field}, which names ${JSON.stringify(name)}; ${choice}.`),
  )
}
