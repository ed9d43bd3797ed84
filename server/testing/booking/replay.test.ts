import { describe, expect, test } from 'vitest'
import type { BookingAction, BookingAttempt } from './acts.ts'
import type { EventCapacities } from './model.ts'
import { findReplayDifferences } from './replay.ts'
import type { PlaceCountChange, PlaceCounts } from './serial-order.ts'

const structure: EventCapacities = { capacity: 1, types: { visitor: null }, days: { fri: null }, waitlist: true }
const attendee = { type: 'visitor', days: ['fri'] }
const register: BookingAction = { do: 'register', attendees: [attendee] }
const full = { error: { code: 'event_full', details: { event: 'fest', capacity: 1, taken: 1, wanted: 1 } } }

/** An act that was answered before the next one was sent. */
function attempt(n: number, act: BookingAction, status: number, body: object): BookingAttempt {
  return { act, sent: 2 * n, answered: 2 * n + 1, status, requestId: String(n), body }
}

const made = (id: string, status: string) => ({ id, status, attendees: [{ id: `${id}-person` }] })

function step(n: number, taken: number, waiting = 0): PlaceCountChange {
  const byType: PlaceCounts['byType'] = taken === 0 ? {} : { visitor: taken }
  const byDay: PlaceCounts['byDay'] = taken === 0 ? {} : { fri: taken }
  return { requestId: String(n), counts: { taken, waiting, byType, byDay } }
}

const first = attempt(0, register, 201, made('a', 'confirmed'))
const cancelled = attempt(1, { do: 'cancel', registration: 'a' }, 200, {})

describe('doing everything again one after the other', () => {
  test('finds nothing where everything is right', () => {
    const attempts = [first, attempt(1, { do: 'add', registration: 'a', attendee }, 409, full)]
    expect(findReplayDifferences(structure, [step(0, 1)], attempts)).toEqual([])
  })

  test.each<[string, PlaceCountChange[], BookingAttempt[]]>([
    ['instead of {"taken":0', [step(0, 1), step(1, 1)], [first, cancelled]],
    ['there was room then', [step(0, 1), step(1, 0)], [first, cancelled, attempt(2, register, 409, full)]],
    [
      'is confirmed and not waitlisted',
      [step(0, 1), step(1, 2)],
      [first, attempt(1, register, 201, made('b', 'confirmed'))],
    ],
    ['is waitlisted and not confirmed', [step(0, 0, 1)], [attempt(0, register, 201, made('a', 'waitlisted'))]],
    [
      'counted instead of {"taken":1',
      [step(0, 1), step(1, 1, 1), step(2, 0, 1)],
      [first, attempt(1, register, 201, made('b', 'waitlisted')), { ...cancelled, requestId: '2' }],
    ],
    ['did not happen', [], [first]],
    ['belongs to no answer', [step(0, 1)], []],
    [
      'nothing has ended',
      [step(0, 1)],
      [first, { ...cancelled, status: 409, body: { error: { code: 'invalid_state' } } }],
    ],
    ['nothing allows for that', [], [attempt(0, register, 500, { error: { code: 'internal' } })]],
  ])('notices: %s', (problem, steps, attempts) => {
    expect(findReplayDifferences(structure, steps, attempts).join('\n')).toContain(problem)
  })

  test('lets a refusal pass whose moment may have been before somebody left', () => {
    const refused = { ...attempt(2, register, 409, full), sent: 2, answered: 5 }
    const left = { ...cancelled, sent: 3, answered: 4 }
    expect(findReplayDifferences(structure, [step(0, 1), step(1, 0)], [first, left, refused])).toEqual([])
  })
})
