import { groupPlans } from '../events/groups.ts'
import { fixedId } from '../fixed-ids.ts'

export function groupIdOf(code: string): string {
  const position = groupPlans.findIndex((group) => group.code === code)
  if (position < 0) throw new Error(`The sandbox has no group ${code}.`)
  return fixedId(`group ${code}`, position)
}

export const contactIdOf = (number: number) => fixedId(`contact ${number}`, number)

export const eventIdOf = (code: string, position: number) => fixedId(`event ${code}`, position)

/** Ids of the parts of an event's structure, by code. */
export function partIds(event: string, kind: string, parts: { code: string }[]): (code: string) => string {
  const ids = new Map(parts.map(({ code }, position) => [code, fixedId(`${kind} ${event} ${code}`, position)]))
  return (code) => {
    const id = ids.get(code)
    if (!id) throw new Error(`The sandbox's event ${event} has no ${kind} ${code}.`)
    return id
  }
}
