import type { Admission, Admitting, buildWorld, Decision, decide, normalizeCode } from '#sdk/checkin'
import { compareScanAnswer, type ScanCaseAnswer } from './compare.ts'
import { type CaseTicket, type LiveOrTest, type ScanCase, toScannedText } from './format.ts'

/** The decision code of the SDK; tests also pass mutants. */
export type ScanEngine = { decide: typeof decide; buildWorld: typeof buildWorld; normalizeCode: typeof normalizeCode }

export function runCaseOnEngine(engine: ScanEngine, { world, tickets, scans }: ScanCase): string[] {
  const built = engine.buildWorld(world)
  const byCode = new Map(tickets.map((ticket, index) => [codeOfTicket(index), ticket]))
  const history: Record<LiveOrTest, Admission[]> = { live: [], test: [] }
  return scans.flatMap((scan, index) => {
    const place = tickets.findIndex(({ ref }) => ref === scan.ticket)
    const code = engine.normalizeCode(toScannedText(scan, codeOfTicket(place)))
    const ticket = code === null ? undefined : byCode.get(code)
    const decision = answerOf(engine, built, {
      ticket: ticket ? engineTicket(ticket) : null,
      check_in_point: scan.check_in_point,
      at: new Date(scan.at),
      livemode: scan.mode === 'live',
      history: history[scan.mode],
      only: scan.only && ticket ? scan.only.map((ref) => idOf(ticket, ref)) : scan.only,
    })
    if (decision instanceof Error) return [`scan ${index + 1} (${scan.at}) was not decided: ${decision.message}`]
    const people: ScanCaseAnswer['people'] = new Map()
    for (const { person, result, admitted, reason } of decision.people) {
      const { check_in_point, at, mode } = scan
      if (admitted) history[mode].push({ person, result: result as Admitting, check_in_point, day: decision.day, at })
      people.set(refOf(person), { result, admitted, reason })
    }
    return compareScanAnswer(index, scan, { ...decision, people })
  })
}

function answerOf(engine: ScanEngine, ...asked: Parameters<ScanEngine['decide']>): Decision | Error {
  try {
    return engine.decide(...asked)
  } catch (error) {
    return error as Error
  }
}

/** Looks like a real ticket code, and is no text that a case would contain. */
const codeOfTicket = (index: number) => `ENGINE7TICKET4CODE${index}`

/** People of two tickets may have the same ref. */
const idOf = (ticket: CaseTicket, ref: string) => JSON.stringify([ticket.ref, ref])
const refOf = (id: string): string => JSON.parse(id)[1]

function engineTicket(ticket: CaseTicket) {
  const people = ticket.people.map((person) => ({ ...person, id: idOf(ticket, person.ref) }))
  return { voided_at: ticket.voided_at, livemode: ticket.mode === 'live', people }
}
