import { describe, expect, test, vi } from 'vitest'
import { parseAnswerCell } from './answers.ts'
import { parseDate } from './dates.ts'
import { canIdentifyPeople, parseHeadings } from './headings.ts'
import { parseImportRow, parsePhone } from './parse-row.ts'

const kinds = (...headings: string[]) =>
  parseHeadings(headings, [{ code: 'shirt', label: 'Shirt size?' }], new Set(['status'])).columns.map((column) =>
    column.kind === 'field' ? column.field : column.kind === 'answer' ? `answer ${column.code}` : column.kind,
  )

describe('headings', () => {
  test.each([
    ['first_name', ['First name', 'FIRST_NAME', 'firstName', ' given-name ', 'Nombre', 'Forename']],
    ['last_name', ['last name', 'Surname', 'family_name', 'Apellidos', 'APELLIDO']],
    ['email', ['E-mail', 'email address', 'Correo electrónico', 'correo']],
    ['phone', ['Phone', 'Mobile', 'Teléfono', 'móvil', 'Tel.']],
    ['attendee_type', ['type', 'Attendee type', 'Tipo']],
    ['group', ['Group', 'grupo']],
    ['day', ['Day', 'days', 'Día', 'Day 2', 'dias']],
    ['date_of_birth', ['DOB', 'Date of birth', 'birth date', 'Fecha de nacimiento']],
    ['external_id', ['ID', 'External ID', 'external_id', 'Identificador']],
  ])('of %s are many', (field, headings) => {
    for (const heading of headings) expect([heading, ...kinds(heading)]).toEqual([heading, field])
  })

  test('that mean nothing are answers to the question of that code or label, else under their own name', () => {
    expect(kinds('shirt')).toEqual(['answer shirt'])
    expect(kinds('SHIRT SIZE')).toEqual(['answer shirt'])
    expect(kinds('Dietary needs?', 'dietary needs', '', '你好', 'answers.shirt')).toEqual([
      'answer dietary_needs',
      'answer dietary_needs_2',
      'answer column_3',
      'answer 你好',
      'answer shirt',
    ])
  })

  test('that are longer than any label are compared with nothing', () => {
    const long = `First${'-'.repeat(400)}`
    expect(kinds(long.slice(0, 400), long)).toEqual(['first_name', 'answer first'])
    expect([long, 'First'].map((heading) => canIdentifyPeople([heading]))).toEqual([false, true])
    expect(kinds(`${'-'.repeat(400)}x`)).toEqual(['answer column_1'])
  })

  test('of reasons and of what an export adds are ignored', () => {
    expect(kinds('Reject reason', 'reject_reason', 'Status')).toEqual(['ignored', 'ignored', 'ignored'])
  })

  test('that mean the same are one field and answers, and of days all', () => {
    expect(kinds('Phone', 'Mobile', 'day', 'day', 'Día')).toEqual(['phone', 'answer mobile', 'day', 'day', 'day'])
    const { seconds } = parseHeadings(['Phone', 'Mobile'], [], new Set())
    expect(seconds).toEqual([{ column: 1, heading: 'Mobile', first: 'Phone', code: 'mobile' }])
  })
})

describe('dates', () => {
  test.each([
    ['1990-04-02', '1990-04-02'],
    ['1990-04-02T00:00:00Z', '1990-04-02'],
    ['1990/4/2', '1990-04-02'],
    ['13/04/1990', '1990-04-13'],
    ['04/13/1990', '1990-04-13'],
    ['4.4.1990', '1990-04-04'],
    ['29-02-2000', '2000-02-29'],
    ['2 April 1990', '1990-04-02'],
    ['April 2nd, 1990', '1990-04-02'],
    ['2 de abril de 1990', '1990-04-02'],
    ['2-abr-1990', '1990-04-02'],
  ])('%s can be read in one way', (text, date) => {
    expect(parseDate(text)).toEqual({ date })
  })

  test.each([
    ['03/04/1990', 'ambiguous'],
    ['31/02/1990', 'impossible'],
    ['1990-02-30', 'impossible'],
    ['04/13/90', 'unreadable'],
    ['yesterday', 'unreadable'],
    ['1 constructor 1990', 'unreadable'],
  ])('%s cannot', (text, problem) => {
    expect(parseDate(text)).toEqual({ problem })
  })
})

test('telephone numbers are taken as people write them, and nothing else is', () => {
  expect(['(555) 123-4567', '(+34) 600 000', '+ 34 600', 'tel: 600', '600–700', '600.700'].map(parsePhone)).toEqual([
    '555 123-4567',
    '+34 600 000',
    '+34 600',
    '600',
    '600-700',
    '600.700',
  ])
  expect(['n/a', '6.00E+08', '12', 'ask Ana', '1'.repeat(41)].map(parsePhone)).toEqual(Array(5).fill(undefined))
})

test('answers are what their question asks for', () => {
  const ask = (type: string, choices?: string[]) => ({ code: 'q', label: 'Q', type, choices }) as never
  expect(parseAnswerCell(undefined, 'a b')).toEqual({ answer: 'a b' })
  expect(parseAnswerCell(ask('number'), '4.5')).toEqual({ answer: 4.5 })
  expect(parseAnswerCell(ask('number'), 'many')).toEqual({ problem: { en: 'a number', es: 'un número' } })
  expect(parseAnswerCell(ask('consent'), 'Sí')).toEqual({ answer: true })
  expect(parseAnswerCell(ask('consent'), 'maybe')).toEqual({ problem: { en: 'yes or no', es: 'sí o no' } })
  expect(parseAnswerCell(ask('date'), '13/04/1990')).toEqual({ answer: '1990-04-13' })
  expect(parseAnswerCell(ask('choice', ['Vegan', 'All']), 'VEGAN')).toEqual({ answer: 'Vegan' })
  expect(parseAnswerCell(ask('choice', ['Vegan', 'All']), 'x')).toEqual({
    problem: { en: 'one of "Vegan", "All"', es: 'una de "Vegan", "All"' },
  })
  expect(parseAnswerCell(ask('multi_choice', ['a, b', 'c']), 'c; a, b')).toEqual({ answer: ['c', 'a, b'] })
})

describe('a row', () => {
  const { columns } = parseHeadings(
    ['First', 'Last', 'Email', 'Phone', 'Type', 'Day', 'Day', 'DOB', 'ID', 'Note', 'Group'],
    [],
    new Set(),
  )
  const row = (...cells: string[]) => parseImportRow(columns, cells)

  test('says what its cells say, and nothing for those that are blank', () => {
    const cells = [' Jose\u0301 ', "'=SUM(A1)", 'a@x.es', '', 'vip', 'fri; sat', 'sun,', '', ' 7 ', ' \t', '']
    expect(row(...cells)).toEqual({
      parsed: {
        first_name: 'José',
        last_name: '=SUM(A1)',
        email: 'a@x.es',
        attendee_type: 'vip',
        days: ['fri', 'sat', 'sun'],
        external_id: '7',
        answers: {},
      },
      problems: [],
      misread: [],
    })
    expect(row()).toEqual({ parsed: { answers: {} }, problems: [], misread: [] })
  })

  test('is told everything that is wrong with it', () => {
    const cells = ['a\nb', 'x'.repeat(201), 'nobody', 'none', '', '', '', '03/04/1990', 'z'.repeat(201)]
    const { problems } = row(...cells, 'y'.repeat(2001), 'g', 'beyond')
    expect(problems.map(({ en }) => en)).toEqual([
      'The row has 12 cells, and the table has 11 columns.',
      'The first name "a b" must have 1 to 200 characters on one line, without control characters.',
      expect.stringMatching(/^The last name "x+…" must have 1 to 200/),
      'The email "nobody" is no email address.',
      'The phone "none" is no telephone number.',
      expect.stringMatching(
        /^The date of birth can be read with the day or the month first, as 02\/04\/1990 as 1990-04-02 or as 1990-02-04;/,
      ),
      expect.stringMatching(/^The ID "z+…" must have 1 to 200/),
      'The column "Note" has more than 2,000 characters.',
    ])
    expect(row('A', 'B', '', '', '', '', '', '', '', 'zero\0').problems.map(({ en }) => en)).toEqual([
      'The column "Note" holds a zero character, which cannot be kept.',
    ])
  })

  test('names no more days than twice those of the longest event', () => {
    const { parsed: said, problems } = row('A', 'B', '', '', '', 'fri,'.repeat(150), 'sat;'.repeat(150))
    expect(problems.map(({ en }) => en)).toEqual(['The row names more than 200 days.'])
    expect(said.days).toHaveLength(150)
  })
})

test('choices are not searched one by one', () => {
  const choices = Array.from({ length: 200 }, (_, n) => `Choice ${n}`)
  const searched = vi.spyOn(choices, 'find')
  const question = { code: 'q', label: 'Q', type: 'multi_choice', choices } as Parameters<typeof parseAnswerCell>[0]
  expect(parseAnswerCell(question, 'choice 7; CHOICE 9;Choice 7')).toEqual({ answer: ['Choice 7', 'Choice 9'] })
  expect(parseAnswerCell(question, Array(500).fill('none').join(';'))).toHaveProperty('problem')
  const spellings = Array.from({ length: 201 }, (_, n) => `CHOICE${' '.repeat(n + 1)}7`)
  expect(parseAnswerCell(question, spellings.slice(1).join(';'))).toEqual({ answer: ['Choice 7'] })
  expect(parseAnswerCell(question, spellings.join(';'))).toHaveProperty('problem')
  expect(searched).not.toHaveBeenCalled()
})
