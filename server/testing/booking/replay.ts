import { isDeepStrictEqual } from 'node:util'
import type { BookingAction, BookingAttempt, GuestToRegister } from './acts.ts'
import { buildSequentialEventModel, type EventCapacities } from './model.ts'
import type { PlaceCountChange, PlaceCounts } from './serial-order.ts'

type State = { counts: PlaceCounts; capacity: number | null }

/**
 * Replays everything in serial order on a sequential model. Returns the differences: a place given or refused wrongly,
 * a wrong count, a registration that should not be waitlisted.
 */
export function findReplayDifferences(
  structure: EventCapacities,
  steps: PlaceCountChange[],
  attempts: BookingAttempt[],
): string[] {
  const done = new Map(attempts.filter(isDone).map((attempt) => [attempt.requestId, attempt]))
  const model = buildSequentialEventModel(structure)
  const problems: string[] = []
  const positions = new Map<BookingAttempt, number>()
  const states: State[] = [{ counts: model.counts(), capacity: model.capacity() }]
  for (const [n, { requestId, counts }] of steps.entries()) {
    const attempt = done.get(requestId)
    if (!attempt) return [...problems, `step ${n} belongs to no answer`]
    positions.set(attempt, n + 1)
    const found = model.apply(attempt.act, attempt.body)
    if (!isDeepStrictEqual(model.counts(), counts)) {
      found.push(`${JSON.stringify(counts)} is counted instead of ${JSON.stringify(model.counts())}`)
    }
    problems.push(...found.map((problem) => `step ${n} (${attempt.act.do}): ${problem}`))
    states.push({ counts, capacity: model.capacity() })
    // After a wrong count everything else is wrong too.
    if (problems.length > 0) return problems
  }
  const lost = [...done.values()].filter((attempt) => !positions.has(attempt))
  const between = buildIntervals(attempts, positions, states.length - 1)
  const wrong = attempts
    .filter((attempt) => !isDone(attempt))
    .flatMap((attempt) => {
      const [first, last] = between(attempt)
      const reason = problemOf(attempt, states.slice(first, last + 1), model.isEnded)
      return reason ? [`${attempt.act.do} was answered ${JSON.stringify(attempt.body)}: ${reason}`] : []
    })
  return [...lost.map(({ act, requestId }) => `${act.do} ${requestId} was answered and did not happen`), ...wrong]
}

const isDone = ({ status }: BookingAttempt) => status < 300

/** The states that a refused request may have seen: its moment is unknown, but lies between send and response. */
function buildIntervals(attempts: BookingAttempt[], positions: Map<BookingAttempt, number>, last: number) {
  const moments = attempts.length * 2
  const happenedBefore = new Int32Array(moments + 1)
  const happensAfter = new Int32Array(moments + 1).fill(last + 1)
  for (const [{ sent, answered }, position] of positions) {
    happenedBefore[answered] = position
    happensAfter[sent] = position
  }
  for (let n = 1; n <= moments; n += 1) {
    happenedBefore[n] = Math.max(happenedBefore[n] ?? 0, happenedBefore[n - 1] ?? 0)
    const back = moments - n
    happensAfter[back] = Math.min(happensAfter[back] ?? 0, happensAfter[back + 1] ?? 0)
  }
  return ({ sent, answered }: BookingAttempt): [number, number] => [
    happenedBefore[sent] ?? 0,
    (happensAfter[answered] ?? last + 1) - 1,
  ]
}

type Details = { taken: number; capacity: number; wanted: number; attendee_type?: string; day?: string }

/** A refusal is right if its reason was true at some moment between request and response. */
function problemOf({ act, body }: BookingAttempt, states: State[], isEnded: (id: string) => boolean): string | null {
  const { code, details } = body.error ?? {}
  if (code === 'invalid_state') return isEndedFor(act, isEnded) ? null : 'nothing has ended'
  if (act.do === 'resize' && code === 'conflict') {
    const isRight = states.some(({ counts }) => counts.taken === details.taken && counts.taken > act.capacity)
    return isRight ? null : 'so many places were not taken then'
  }
  if (!['event_full', 'type_full', 'day_full'].includes(code)) return 'nothing allows for that'
  if (details.wanted !== lookupKeys(act, details)) return 'something else was wanted'
  const isRight = states.some(({ counts, capacity }) => {
    const taken = takenOf(counts, details)
    const limit = code === 'event_full' ? capacity : details.capacity
    return taken === details.taken && limit === details.capacity && taken + details.wanted > limit
  })
  return isRight ? null : 'there was room then'
}

function isEndedFor(act: BookingAction, isEnded: (id: string) => boolean): boolean {
  if (act.do === 'cancel' || act.do === 'add') return isEnded(act.registration)
  return (act.do === 'cancel person' || act.do === 'change') && isEnded(act.attendee)
}

function takenOf({ taken, byType, byDay }: PlaceCounts, { attendee_type, day }: Details): number {
  if (attendee_type !== undefined) return byType[attendee_type] ?? 0
  return day === undefined ? taken : (byDay[day] ?? 0)
}

function lookupKeys(act: BookingAction, { attendee_type, day }: Details): number {
  return newcomersOf(act).filter(({ type, days }) => {
    if (attendee_type !== undefined) return type === attendee_type
    return day === undefined || days?.includes(day)
  }).length
}

function newcomersOf(act: BookingAction): Partial<GuestToRegister>[] {
  if (act.do === 'register') return act.attendees
  if (act.do === 'add') return [act.attendee]
  return act.do === 'change' ? [act.to] : []
}
