import { describe, expect, test } from 'vitest'
import { type Admission, buildWorld, DECISION_VERSION, decide, type PointDefinition, Undecidable } from './index.ts'

const NOON = '2026-06-05T12:00:00.000Z'

function worldWith(point: Partial<PointDefinition> = {}, decision_version?: number) {
  return buildWorld({
    timezone: 'UTC',
    groups: [],
    days: [{ code: 'fri', date: '2026-06-05' }],
    check_in_points: [{ code: 'gate', kind: 'entry', ...point }],
    decision_version,
  })
}

const scanOf = (changes: Partial<Parameters<typeof decide>[1]> = {}) => ({
  ticket: { people: ['ana', 'bea'].map((id) => ({ id, attendee_type: 'family' })) },
  check_in_point: 'gate',
  at: new Date(NOON),
  livemode: true,
  history: [],
  ...changes,
})

const admission = (person: string, at: string, changes: Partial<Admission> = {}): Admission => ({
  person,
  result: 'accepted',
  check_in_point: 'gate',
  day: 'fri',
  at,
  ...changes,
})

describe('a scan is left to the service', () => {
  test('at a point that the event does not have', () => {
    expect(() => decide(worldWith(), scanOf({ check_in_point: 'elsewhere' }))).toThrow(Undecidable)
  })

  test.each([{ kind: 'exit' }, { limit: 'twice' }, { requires: 'payment' }])('at a point with %o', (policy) => {
    expect(() => decide(worldWith(policy), scanOf())).toThrow(Undecidable)
  })

  test('in a world that a newer decision was made for', () => {
    expect(() => decide(worldWith({}, DECISION_VERSION + 1), scanOf())).toThrow(Undecidable)
    expect(decide(worldWith({}, DECISION_VERSION), scanOf()).result).toBe('accepted')
  })
})

describe('a decision', () => {
  test('names the active day, and none where no day is active', () => {
    expect(decide(worldWith(), scanOf()).day).toBe('fri')
    expect(decide(worldWith(), scanOf({ at: new Date('2026-06-06T00:00:00Z') })).day).toBeNull()
    expect(decide(worldWith(), scanOf({ ticket: null })).day).toBe('fri')
  })

  test('tells nothing of the people on a ticket that may not be known', () => {
    const ticket = { livemode: false, people: [{ id: 'ana', attendee_type: 'visitor' }] }
    expect(decide(worldWith(), scanOf({ ticket }))).toEqual({
      result: 'unknown',
      admitted: false,
      reason: null,
      day: 'fri',
      people: [],
    })
  })

  test('leaves out whom the scan does not name, and keeps the order of the ticket', () => {
    const peopleOf = (only: string[] | null) => decide(worldWith(), scanOf({ only })).people.map(({ person }) => person)
    expect(peopleOf(['bea', 'ana'])).toEqual(['ana', 'bea'])
    expect(peopleOf(['bea'])).toEqual(['bea'])
    expect(peopleOf(null)).toEqual(['ana', 'bea'])
  })

  test('is unknown where nobody on the ticket is named', () => {
    expect(decide(worldWith(), scanOf({ only: ['cai'] })).result).toBe('unknown')
    expect(decide(worldWith(), scanOf({ only: [] })).result).toBe('unknown')
  })

  test('tells the first of the admissions that used the limit up, whatever their order', () => {
    const first = admission('ana', '2026-06-05T08:00:00.000Z')
    const history = [admission('ana', '2026-06-05T10:00:00.000Z'), first, admission('bea', '2026-06-05T07:00:00.000Z')]
    const [ana] = decide(worldWith(), scanOf({ history })).people
    expect(ana).toMatchObject({ result: 'duplicate', earlier: first })
  })

  test('does not change what it is given', () => {
    const history = Object.freeze([admission('ana', NOON), admission('ana', '2026-06-05T08:00:00.000Z')])
    decide(worldWith(), scanOf({ history }))
    expect(history[0]?.at).toBe(NOON)
  })

  test('is not held up by groups that name each other as their parents', () => {
    const world = buildWorld({
      timezone: 'UTC',
      groups: [
        { code: 'hen', parent: 'egg' },
        { code: 'egg', parent: 'hen' },
      ],
      days: [{ code: 'fri', date: '2026-06-05' }],
      check_in_points: [{ code: 'gate', kind: 'entry', groups: ['farm'] }],
    })
    const ticket = { people: [{ id: 'ana', attendee_type: 'visitor', group: 'hen' }] }
    expect(decide(world, scanOf({ ticket })).reason).toBe('group_not_allowed')
  })
})
