import { describe, expect, test } from 'vitest'
import { CommandLineError } from '../../server/testing/command-line.ts'
import { parseScanCases, readScanCaseFile } from './read.ts'

type Changes = { file?: object; world?: object; case?: object; ticket?: object; person?: object; scan?: object }

function fileWith(changes: Changes = {}): string {
  const person = { ref: 'p1', attendee_type: 'visitor', ...changes.person }
  const scan = { at: '2026-06-05T08:00:00Z', ticket: 't1', check_in_point: 'main', result: 'accepted', ...changes.scan }
  return JSON.stringify({
    version: 1,
    world: {
      timezone: 'Europe/Madrid',
      groups: [{ code: 'north', parent: null }],
      attendee_types: [{ code: 'visitor', ticket: 'per_person' }],
      days: [{ code: 'd1', date: '2026-06-05' }],
      check_in_points: [{ code: 'main', kind: 'entry' }],
      ...changes.world,
    },
    cases: [
      {
        name: 'the case',
        tickets: [{ ref: 't1', people: [person], ...changes.ticket }],
        scans: [scan],
        ...changes.case,
      },
    ],
    ...changes.file,
  })
}

function complaintsOf(text: string): readonly string[] {
  try {
    parseScanCases(text, 'cases.json')
    return []
  } catch (error) {
    if (error instanceof CommandLineError) return error.message.split('\n')
    throw error
  }
}

describe('a file of cases', () => {
  test('says only what differs from the usual', () => {
    const [one] = parseScanCases(fileWith(), 'cases.json').cases
    expect(one).toMatchObject({
      why: null,
      engine_only: false,
      tickets: [{ mode: 'live', voided_at: null, people: [{ days: null, group: null, status: 'confirmed' }] }],
      scans: [{ mode: 'live', only: null, people: null, result: 'accepted' }],
    })
  })

  test('may replace parts of the world in a case', () => {
    const days = [{ code: 'd9', date: '2026-09-09' }]
    const [one] = parseScanCases(fileWith({ case: { world: { days } } }), 'cases.json').cases
    expect(one?.world.days).toMatchObject(days)
    expect(one?.world).toMatchObject({ timezone: 'Europe/Madrid', check_in_points: [{ code: 'main' }] })
  })

  test('may leave points in place that name a day which a case replaced', () => {
    const world = { check_in_points: [{ code: 'main', kind: 'entry', days: ['d1'], windows: [{ day: 'd1' }] }] }
    const days = [{ code: 'd9', date: '2026-09-09' }]
    expect(complaintsOf(fileWith({ world, case: { world: { days } } }))).toEqual([])
  })

  test('tells all that is wrong with it at once', () => {
    expect(complaintsOf(fileWith({ person: { age: 7 }, scan: { result: 'fine' } }))).toHaveLength(2)
  })
})

const CASE = 'cases.json: case "the case" ($.cases[0])'

const wrong: [what: string, changes: Changes, complaint: string][] = [
  [
    'a field that is not known',
    { scan: { gate: 1 } },
    `${CASE}.scans[0] has the field gate, which the format does not`,
  ],
  ['a list that is none', { case: { scans: {} } }, `${CASE}.scans must be a list of at least one scan, not an object.`],
  ['no scans', { case: { scans: [] } }, `${CASE}.scans must be a list of at least one scan, not an empty list.`],
  [
    'nobody on a ticket',
    { ticket: { people: [] } },
    `${CASE}.tickets[0].people must be a list of at least one person, not an empty list.`,
  ],
  ['a text that is none', { person: { ref: 5 } }, `${CASE}.tickets[0].people[0].ref must be a text, not 5.`],
  [
    'an instant that is none',
    { scan: { at: '2026-02-30T08:00:00Z' } },
    `${CASE}.scans[0].at must be an instant such as`,
  ],
  ['a result that is none', { scan: { result: 'ok' } }, `${CASE}.scans[0].result must be one of accepted, pre_checked`],
  ['a reason that is none', { scan: { reason: 'ok' } }, `${CASE}.scans[0].reason must be one of not_confirmed`],
  ['a person’s result that is none', { scan: { people: { p1: 'ok' } } }, `${CASE}.scans[0].people.p1 must be one of`],
  ['an unknown mode', { ticket: { mode: 'demo' } }, `${CASE}.tickets[0].mode must be one of live, test, not "demo".`],
  ['an unknown status', { person: { status: 'new' } }, `${CASE}.tickets[0].people[0].status must be one of pending`],
  [
    'an unknown ticket',
    { scan: { ticket: 't9' } },
    `${CASE}.scans[0] has the field ticket, which names "t9"; there is t1.`,
  ],
  ['a ticket and a code', { scan: { code: 'X' } }, `${CASE}.scans[0] must have either a ticket or a code.`],
  [
    'an unknown point',
    { scan: { check_in_point: 'x' } },
    `${CASE}.scans[0] has the field check_in_point, which names "x"`,
  ],
  ['an unknown person in only', { scan: { only: ['p9'] } }, `${CASE}.scans[0] has the field only, which names "p9"`],
  [
    'an unknown person',
    { scan: { people: { p9: 'closed' } } },
    `${CASE}.scans[0] has the field people, which names "p9"`,
  ],
  [
    'an unknown attendee type',
    { person: { attendee_type: 'x' } },
    `${CASE}, ticket t1, person p1 has the field attendee_`,
  ],
  [
    'an unknown day',
    { person: { days: ['d9'] } },
    `${CASE}, ticket t1, person p1 has the field days, which names "d9"`,
  ],
  [
    'an unknown group',
    { person: { group: 'x' } },
    `${CASE}, ticket t1, person p1 has the field group, which names "x"`,
  ],
  ['another version', { file: { version: 2 } }, 'cases.json: $.version must be 1, the version of the format'],
  ['a newer decision', { file: { decision_version: 9 } }, 'cases.json: $.decision_version must be 1, the version of'],
  ['no cases', { file: { cases: null } }, 'cases.json: $ has no cases.'],
  ['a time zone that is none', { world: { timezone: 'Mars/One' } }, 'cases.json: $.world.timezone must be a time zone'],
  ['no time zone', { world: { timezone: null } }, 'cases.json: $.world has no timezone.'],
  [
    'a date that is none',
    { world: { days: [{ code: 'd1', date: '5 June' }] } },
    'cases.json: $.world.days[0].date must be',
  ],
  [
    'a local time that is none',
    { world: { days: [{ code: 'd1', date: '2026-06-05', starts_at: '9am' }] } },
    'cases.json: $.world.days[0].starts_at must be a local time such as 09:30, not "9am".',
  ],
  [
    'days that overlap',
    {
      world: {
        days: [
          { code: 'd1', date: '2026-06-05', ends_at: '23:00' },
          { code: 'd2', date: '2026-06-05', starts_at: '22:59' },
        ],
      },
    },
    'cases.json: $.world has the days d1 and d2, which overlap.',
  ],
  [
    'a code that is there twice',
    { world: { groups: [1, 2].map(() => ({ code: 'north' })) } },
    'cases.json: $.world has north twice among its groups.',
  ],
  [
    'a point for an unknown group',
    { world: { check_in_points: [{ code: 'main', kind: 'entry', groups: ['x'] }] } },
    'cases.json: $.world, check-in point main has the field groups, which names "x"; there is north.',
  ],
  [
    'a point of an unknown kind',
    { world: { check_in_points: [{ code: 'main', kind: 'exit' }] } },
    'cases.json: $.world.check_in_points[0].kind must be one of entry, pre_check, zone, not "exit".',
  ],
]

describe('what is wrong is told with file, case and place:', () => {
  test.each(wrong)('%s', (_, changes, complaint) => {
    expect(complaintsOf(fileWith(changes)).join('\n')).toContain(complaint)
  })

  test('a text that is no JSON', () => {
    expect(complaintsOf('{')[0]).toMatch(/^cases\.json is not JSON: /)
  })

  test('a file that is not there', () => {
    expect(() => readScanCaseFile('/nowhere/cases.json')).toThrow('/nowhere/cases.json could not be read.')
  })
})
