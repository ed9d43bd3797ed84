import { createHash } from 'node:crypto'
import { ulid } from 'ulid'
import { newTicketCode } from '../booking/index.ts'

/** Before anything that visitors create, so that the sandbox's own objects come first in lists and waitlists. */
const ERA = Date.parse('2025-01-01T00:00:00.000Z')

/** Deterministic for a name. Ids sort by `position`. */
export function fixedId(name: string, position: number): string {
  const bytes = digest(name)
  let used = 0
  return ulid(ERA + position, () => {
    used += 1
    return (bytes[used] ?? 0) / 256
  })
}

export function fixedTicketCode(name: string): string {
  return newTicketCode((size) => digest(`ticket code ${name}`).subarray(0, size))
}

/** A deterministic pseudo-random integer for a name, from 0 to below `sides`. */
export function fixedRoll(name: string, sides: number): number {
  return digest(`roll ${name}`).readUInt32BE() % sides
}

function digest(name: string): Buffer {
  return createHash('sha256').update(`postern sandbox: ${name}`).digest()
}

/** Parents come before their children. */
export const groupPlans: { code: string; name: string; parent: string | null }[] = [
  { code: 'north', name: 'North Shore', parent: null },
  { code: 'north-pier', name: 'North Pier', parent: 'north' },
  { code: 'north-hill', name: 'North Hill', parent: 'north' },
  { code: 'south', name: 'South Shore', parent: null },
  { code: 'south-quay', name: 'South Quay', parent: 'south' },
  { code: 'south-school', name: 'South Shore School', parent: 'south' },
  { code: 'south-school-juniors', name: 'South Shore School, Juniors', parent: 'south-school' },
  { code: 'south-school-seniors', name: 'South Shore School, Seniors', parent: 'south-school' },
]

export function groupIdOf(code: string): string {
  const position = groupPlans.findIndex((group) => group.code === code)
  if (position < 0) throw new Error(`The sandbox has no group ${code}.`)
  return fixedId(`group ${code}`, position)
}

export const contactIdOf = (number: number) => fixedId(`contact ${number}`, number)

export const eventIdOf = (code: string, position: number) => fixedId(`event ${code}`, position)

export function partIds(event: string, kind: string, parts: { code: string }[]): (code: string) => string {
  const ids = new Map(parts.map(({ code }, position) => [code, fixedId(`${kind} ${event} ${code}`, position)]))
  return (code) => {
    const id = ids.get(code)
    if (!id) throw new Error(`The sandbox's event ${event} has no ${kind} ${code}.`)
    return id
  }
}
