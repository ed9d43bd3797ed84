import type { CaseScan, CaseTicket, CaseWorld, ScanCase } from './format.ts'
import { repeated } from './read-world.ts'
import { complain, type Given } from './values.ts'

/** Complains of everything in a case that names what the case, or its world, does not have. */
export function checkReferences(given: Given, { world, tickets, scans }: ScanCase): void {
  for (const ref of repeated(tickets.map((ticket) => ticket.ref))) complain(given, `has the ticket ${ref} twice.`)
  for (const ticket of tickets) checkTicket(given, ticket, world)
  for (const [index, scan] of scans.entries()) {
    const at = { ...given, path: `${given.path}.scans[${index}]` }
    refuseUnknown(at, 'check_in_point', [scan.check_in_point], world.check_in_points.map(codeOf))
    checkScanned(at, scan, tickets)
  }
}

function checkTicket(given: Given, ticket: CaseTicket, world: CaseWorld): void {
  const at = { ...given, path: `${given.path}, ticket ${ticket.ref}` }
  for (const ref of repeated(ticket.people.map((person) => person.ref))) complain(at, `has the person ${ref} twice.`)
  for (const { ref, attendee_type, days, group } of ticket.people) {
    const person = { ...at, path: `${at.path}, person ${ref}` }
    refuseUnknown(person, 'attendee_type', [attendee_type], world.attendee_types.map(codeOf))
    refuseUnknown(person, 'days', days ?? [], world.days.map(codeOf))
    refuseUnknown(person, 'group', group === null ? [] : [group], world.groups.map(codeOf))
  }
}

function checkScanned(at: Given, { scanned, only, people }: CaseScan, tickets: CaseTicket[]): void {
  if (!('ticket' in scanned)) return
  const found = tickets.find(({ ref }) => ref === scanned.ticket)
  if (!found) {
    refuseUnknown(
      at,
      'ticket',
      [scanned.ticket],
      tickets.map(({ ref }) => ref),
    )
    return
  }
  const refs = found.people.map(({ ref }) => ref)
  refuseUnknown(at, 'only', only ?? [], refs)
  refuseUnknown(at, 'people', [...(people?.keys() ?? [])], refs)
}

const codeOf = ({ code }: { code: string }) => code

function refuseUnknown(given: Given, field: string, named: readonly string[], known: readonly string[]): void {
  for (const name of named) {
    if (known.includes(name)) continue
    const choice = known.length > 0 ? `there is ${known.join(', ')}` : 'there is none'
    complain(given, `has the field ${field}, which names ${JSON.stringify(name)}; ${choice}.`)
  }
}
