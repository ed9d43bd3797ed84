import { createHash } from 'node:crypto'
import { ulid } from 'ulid'
import { newTicketCode } from '../booking/index.ts'

/** Before anything that a visitor makes, so that in lists and on waitlists the sandbox's own things come first. */
const ERA = Date.parse('2025-01-01T00:00:00.000Z')

/** The same for the same name, always. Ids sort by `position`. */
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

/** Looks like chance, and is the same for the same name: a whole number from 0 to below `sides`. */
export function fixedRoll(name: string, sides: number): number {
  return digest(`roll ${name}`).readUInt32BE() % sides
}

function digest(name: string): Buffer {
  return createHash('sha256').update(`postern sandbox: ${name}`).digest()
}
