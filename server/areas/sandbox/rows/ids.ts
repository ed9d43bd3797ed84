import { fixedId } from '../fixed-ids.ts'

/** A small tree, in the order of its making: nobody comes before who is above them. */
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

/** Ids of the parts of an event's structure, by code. */
export function partIds(event: string, kind: string, parts: { code: string }[]): (code: string) => string {
  const ids = new Map(parts.map(({ code }, position) => [code, fixedId(`${kind} ${event} ${code}`, position)]))
  return (code) => {
    const id = ids.get(code)
    if (!id) throw new Error(`The sandbox's event ${event} has no ${kind} ${code}.`)
    return id
  }
}
