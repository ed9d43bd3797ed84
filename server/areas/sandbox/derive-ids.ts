import { createHash } from 'node:crypto'
import { ulid } from 'ulid'
import { generateTicketCode } from '../booking/index.ts'

/** Before anything that visitors create, so that the sandbox's own objects come first in lists and waitlists. */
const ERA = Date.parse('2025-01-01T00:00:00.000Z')

/** Deterministic for a name. Ids sort by `position`. */
export function deriveSandboxId(name: string, position: number): string {
  const bytes = digest(name)
  let used = 0
  return ulid(ERA + position, () => {
    used += 1
    return (bytes[used] ?? 0) / 256
  })
}

export const deriveTicketCode = (name: string): string =>
  generateTicketCode((size) => digest(`ticket code ${name}`).subarray(0, size))

/** A deterministic pseudo-random integer for a name, from 0 to below `sides`. */
export const deriveInteger = (name: string, sides: number): number => digest(`roll ${name}`).readUInt32BE() % sides
const digest = (name: string): Buffer => createHash('sha256').update(`postern sandbox: ${name}`).digest()

/** Parents come before their children. */
export const sandboxGroups: { code: string; name: string; parent: string | null }[] = [
  { code: 'north', name: 'North Shore', parent: null },
  { code: 'north-pier', name: 'North Pier', parent: 'north' },
  { code: 'north-hill', name: 'North Hill', parent: 'north' },
  { code: 'south', name: 'South Shore', parent: null },
  { code: 'south-quay', name: 'South Quay', parent: 'south' },
  { code: 'south-school', name: 'South Shore School', parent: 'south' },
  { code: 'south-school-juniors', name: 'South Shore School, Juniors', parent: 'south-school' },
  { code: 'south-school-seniors', name: 'South Shore School, Seniors', parent: 'south-school' },
]

export function deriveGroupId(code: string): string {
  const position = sandboxGroups.findIndex((group) => group.code === code)
  if (position < 0) throw new Error(`The sandbox has no group ${code}.`)
  return deriveSandboxId(`group ${code}`, position)
}

export function buildPartIdLookup(event: string, kind: string, parts: { code: string }[]): (code: string) => string {
  const ids = new Map(parts.map(({ code }, position) => [code, deriveSandboxId(`${kind} ${event} ${code}`, position)]))
  return (code) => {
    const id = ids.get(code)
    if (!id) throw new Error(`The sandbox's event ${event} has no ${kind} ${code}.`)
    return id
  }
}
