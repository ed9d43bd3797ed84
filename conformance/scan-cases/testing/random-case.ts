import { dayInterval, instantOf } from '#sdk/checkin'
import {
  type CaseEvent,
  type CasePerson,
  type CaseTicket,
  type LiveOrTest,
  REGISTRATION_STATUSES,
  SCANNED_CODE_SPELLINGS,
  type ScanCase,
  type ScanOfCase,
} from '../format.ts'
import { computeExpectedScans } from './oracle.ts'
import { buildRandomSource, type RandomSource } from './random.ts'
import { buildRandomEvent } from './random-event.ts'

export type RandomCaseOptions = {
  scans: number
  /** Only what can be reproduced through the API. */
  reachable: boolean
}

/** A random case, the same for the same seed, with the results that the oracle expects. */
export function buildRandomCase(seed: number, { scans, reachable }: RandomCaseOptions): ScanCase {
  const random = buildRandomSource(seed)
  const world = buildRandomEvent(random)
  const instants = instantsOf(world)
  const tickets = Array.from({ length: 2 + random.below(4) }, (_, index) =>
    drawTicket(random, world, instants, `t${index}`, reachable),
  )
  const told = tickets.flatMap(({ voided_at, people }) => [voided_at, ...people.map((one) => one.cancelled_at)])
  const moments = [...instants, ...told.filter((instant) => instant !== null)]
  const drawn = Array.from({ length: scans }, () => drawScan(random, world, tickets, moments))
  return {
    name: `seed ${seed}`,
    why: null,
    world,
    tickets,
    scans: computeExpectedScans(world, tickets, drawn),
    engine_only: !reachable,
  }
}

/** Instants around and between everything that begins or ends in a world. */
function instantsOf({ days, check_in_points, timezone }: CaseEvent): string[] {
  const hours = check_in_points.flatMap((point) => [point, ...(point.windows ?? [])])
  const times = hours.flatMap(({ opens_at, closes_at }) => [opens_at, closes_at]).filter((time) => !!time)
  const edges = days.flatMap(({ date, starts_at = null, ends_at = null, locked_at }) => {
    const { start, end } = dayInterval({ date, starts_at, ends_at }, timezone)
    const next = new Date(Date.parse(`${date}T00:00:00Z`) + 86_400_000).toISOString().slice(0, 10)
    const windows = times.flatMap((time) => [date, next].map((on) => instantOf(on, time as string, timezone).getTime()))
    const [from, to] = [start.getTime(), end.getTime()]
    const inside = [0.1, 0.3, 0.5, 0.7, 0.9].map((part) => Math.round(from + part * (to - from)))
    return [from, to, ...windows, ...inside, ...(locked_at ? [Date.parse(locked_at)] : [])]
  })
  return edges.flatMap((edge) => [edge - 1, edge, edge + 1]).map((edge) => new Date(edge).toISOString())
}

function drawTicket(
  random: RandomSource,
  world: CaseEvent,
  instants: readonly string[],
  ref: string,
  reachable: boolean,
): CaseTicket {
  const attendee_type = random.pick(['visitor', 'crew', 'family'])
  const count = attendee_type === 'family' || !reachable ? 1 + random.below(3) : 1
  const codes = world.groups.map(({ code }) => code)
  const drawGroup = () => (codes.length > 0 && random.chance(0.7) ? random.pick(codes) : null)
  const group = drawGroup()
  const people = Array.from({ length: count }, (_, index): CasePerson => {
    const days = random.chance(0.6) ? null : random.some(world.days.map(({ code }) => code))
    const cancelled_at = random.chance(0.15) ? random.pick(instants) : null
    const person = { ref: `p${index}`, attendee_type, days, group, cancelled_at, status: 'confirmed' }
    if (reachable || random.chance(0.7)) return person
    const wild = { attendee_type: random.pick(['visitor', 'crew', 'family']), group: drawGroup() }
    return { ...person, ...wild, days: random.chance(0.1) ? [] : days, status: random.pick(REGISTRATION_STATUSES) }
  })
  const voided_at = random.chance(0.15) ? random.pick(instants) : null
  return { ref, mode: random.chance(0.15) ? 'test' : 'live', voided_at, people }
}

type Unjudged = Omit<ScanOfCase, 'result' | 'reason' | 'people'>

function drawScan(random: RandomSource, world: CaseEvent, tickets: CaseTicket[], moments: readonly string[]): Unjudged {
  const ticket = random.pick(tickets)
  const forms = Object.keys(SCANNED_CODE_SPELLINGS) as (keyof typeof SCANNED_CODE_SPELLINGS)[]
  const known = { ticket: ticket.ref, ...(random.chance(0.1) ? { code_form: random.pick(forms) } : {}) }
  const isKnown = random.chance(0.97)
  const mode: LiveOrTest = random.chance(0.2) ? 'test' : 'live'
  return {
    at: random.pick(moments),
    ...(isKnown ? known : { code: 'NO-SUCH-TICKET' }),
    check_in_point: random.pick(world.check_in_points).code,
    mode,
    only: isKnown && random.chance(0.2) ? random.some(ticket.people.map(({ ref }) => ref)) : null,
  }
}
