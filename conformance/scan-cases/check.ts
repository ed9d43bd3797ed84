import { dayInterval } from '#sdk/checkin'
import type { CaseEvent, CaseScan, CaseTicket, ScanCase } from './format.ts'
import { addFault, type JsonNode } from './values.ts'

/** Reports duplicate codes, overlapping days, and references to something that the world does not have. */
export function reportEventFaults(given: JsonNode, world: CaseEvent): void {
  const { groups, attendee_types, days, check_in_points, timezone } = world
  if (timezone === '') addFault(given, 'has no timezone.')
  const all = { groups, attendee_types, days, check_in_points }
  for (const [list, items] of Object.entries(all)) {
    for (const code of repeated(items.map((item) => item.code))) addFault(given, `has ${code} twice among its ${list}.`)
  }
  checkDays(given, world)
  for (const { code, parent } of groups) {
    if (parent !== null) refuseUnknown(given, `the group ${code}`, [parent], groups, 'groups')
  }
  // Points inherited from the shared world may refer to days that the case has replaced.
  if ((given.value as Partial<CaseEvent> | undefined)?.check_in_points) checkPoints(given, world)
}

function checkPoints(given: JsonNode, { groups, attendee_types, days, check_in_points }: CaseEvent): void {
  for (const point of check_in_points) {
    const what = `the check-in point ${point.code}`
    const exceptions = (point.windows ?? []).map((window) => window.day)
    refuseUnknown(given, what, [...(point.days ?? []), ...exceptions], days, 'days')
    refuseUnknown(given, what, point.attendee_types ?? [], attendee_types, 'attendee_types')
    refuseUnknown(given, what, point.groups ?? [], groups, 'groups')
  }
}

function refuseUnknown(
  given: JsonNode,
  what: string,
  codes: readonly string[],
  known: readonly { code: string }[],
  list: string,
): void {
  for (const code of codes) {
    if (known.some((one) => one.code === code)) continue
    addFault(given, `has ${what}, which names ${JSON.stringify(code)}; there is no such code among its ${list}.`)
  }
}

/** Skipped while a date or the time zone is invalid, which is reported already. */
function checkDays(given: JsonNode, { days, timezone }: CaseEvent): void {
  try {
    const intervals = days.map(({ code, date, starts_at = null, ends_at = null }) => {
      const { start, end } = dayInterval({ date, starts_at, ends_at }, timezone)
      return { code, start: start.getTime(), end: end.getTime() }
    })
    intervals.sort((one, other) => one.start - other.start)
    for (const [index, { code, end }] of intervals.entries()) {
      const next = intervals[index + 1]
      if (next && next.start < end) addFault(given, `has the days ${code} and ${next.code}, which overlap.`)
    }
  } catch (error) {
    if (!(error instanceof RangeError)) throw error
  }
}

function repeated(codes: readonly string[]): string[] {
  return codes.filter((code, index) => codes.indexOf(code) !== index)
}

export function reportTicketAndScanFaults(given: JsonNode, { world, tickets, scans }: ScanCase): void {
  for (const ref of repeated(tickets.map((ticket) => ticket.ref))) addFault(given, `has the ticket ${ref} twice.`)
  for (const ticket of tickets) checkTicket(given, ticket, world)
  for (const [index, scan] of scans.entries()) {
    const at = { ...given, path: `${given.path}.scans[${index}]` }
    refuseMissing(at, 'check_in_point', [scan.check_in_point], world.check_in_points.map(codeOf))
    checkScanned(at, scan, tickets)
  }
}

function checkTicket(given: JsonNode, ticket: CaseTicket, world: CaseEvent): void {
  const at = { ...given, path: `${given.path}, ticket ${ticket.ref}` }
  for (const ref of repeated(ticket.people.map((person) => person.ref))) addFault(at, `has the person ${ref} twice.`)
  for (const { ref, attendee_type, days, group } of ticket.people) {
    const person = { ...at, path: `${at.path}, person ${ref}` }
    refuseMissing(person, 'attendee_type', [attendee_type], world.attendee_types.map(codeOf))
    refuseMissing(person, 'days', days ?? [], world.days.map(codeOf))
    refuseMissing(person, 'group', group === null ? [] : [group], world.groups.map(codeOf))
  }
}

function checkScanned(at: JsonNode, { scanned, only, people }: CaseScan, tickets: CaseTicket[]): void {
  if (!('ticket' in scanned)) return
  const known = tickets.map(({ ref }) => ref)
  refuseMissing(at, 'ticket', [scanned.ticket], known)
  const found = tickets.find(({ ref }) => ref === scanned.ticket)
  if (!found) return
  const refs = found.people.map(({ ref }) => ref)
  refuseMissing(at, 'only', only ?? [], refs)
  refuseMissing(at, 'people', [...(people?.keys() ?? [])], refs)
}

const codeOf = ({ code }: { code: string }) => code

function refuseMissing(given: JsonNode, field: string, named: readonly string[], known: readonly string[]): void {
  for (const name of named) {
    if (known.includes(name)) continue
    const choice = known.length > 0 ? `there is ${known.join(', ')}` : 'there is none'
    addFault(given, `has the field ${field}, which names ${JSON.stringify(name)}; ${choice}.`)
  }
}
