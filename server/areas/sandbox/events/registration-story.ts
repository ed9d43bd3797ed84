import { deriveInteger } from '../derive-ids.ts'
import type { BookingStep } from '../parties/story-steps.ts'
import type { SandboxPerson } from '../people/people.ts'

export type BookingPlan = {
  people: { person: SandboxPerson; type: string; days?: string[] }[]
  group: string | null
  /** Applied in this order after the registration. */
  steps: BookingStep[]
  /** Ticket codes in the order of issue; default: derived codes that look random. */
  codes?: string[]
  /** Days since the registration. */
  ago: number
}

export type BookingPattern = {
  times: number
  types: string[]
  steps?: BookingStep[]
  codes?: string[]
  /** Default: chosen per person. */
  days?: string[]
}

type Setting = {
  event: string
  days: string[]
  groups: (string | null)[]
  /** Days since the first and the last registration. */
  from: number
  to: number
}

export function planBookings(blueprints: BookingPattern[], people: SandboxPerson[], setting: Setting): BookingPlan[] {
  const queue = [...people]
  const flat = blueprints.flatMap((blueprint) => Array.from({ length: blueprint.times }, () => blueprint))
  const stories = flat.map((blueprint, n): BookingPlan => {
    const { types, steps = [], codes, days } = blueprint
    const party = queue.splice(0, types.length)
    if (party.length < types.length) throw new Error(`There are too few people for the event ${setting.event}.`)
    return {
      people: party.map((person, at) => ({ person, type: types[at] ?? '', days: days ?? chooseDays(setting, person) })),
      group: setting.groups[deriveInteger(`group ${setting.event} ${n}`, setting.groups.length)] ?? null,
      steps,
      codes,
      ago: getRegistrationAgeDays(setting, n, flat.length),
    }
  })
  if (queue.length > 0) throw new Error(`There are ${queue.length} people too many for the event ${setting.event}.`)
  return stories
}

export const getRegistrationAgeDays = ({ from, to }: Pick<Setting, 'from' | 'to'>, n: number, count: number): number =>
  from - ((from - to) * n) / (count - 1)

/** Half of the people come every day; the others skip some. */
function chooseDays({ event, days }: Setting, { number }: SandboxPerson): string[] {
  const subset = deriveInteger(`days ${event} ${number}`, 2 * 2 ** days.length)
  const chosen = days.filter((_, at) => subset & (1 << at))
  return subset >= 2 ** days.length || chosen.length === 0 ? days : chosen
}
