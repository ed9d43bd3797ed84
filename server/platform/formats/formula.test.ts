import { describe, expect, test } from 'vitest'
import { escapeCellFormula, unescapeCellFormula } from './formula.ts'

const FORMULAS = [
  '=1+1',
  '=HYPERLINK("http://example.com","Ada")',
  "+1+cmd|' /C calc'!A0",
  "-2+3+cmd|' /C calc'!A0",
  '-',
  '-A1',
  '@SUM(1+1)*cmd',
  '\t=1',
  '\r=1',
  '\n=1',
  '  =1',
  ' \n +A1',
  '\u00a0=1',
  '\ufeff=1',
  '\u200b@A1',
  '\u00ad=1',
  '\u061c+A1',
  '\u180e=1',
  '\u202a=1',
  '\u2066-A1',
  '\u3164@A1',
  '\u034f\ufe0f\uffa0 =1',
  '＝1+1',
  '＠A1',
  '\tplain',
  '+A44 20',
  "+44 20 7946'!A1",
  "'90s child",
  "'007",
  "'+44 20 7946 0958",
]

const HARMLESS = [
  '',
  ' ',
  'Ada',
  "O'Neill",
  "'t Hooft",
  '+44 20 7946 0958',
  '+34 600 000 000',
  '+1 (212) 555-0100',
  '(020) 7946-0958',
  '-12.5',
  '-1,234.50',
  '+3',
  '-1e5',
  '-5%',
  'a=b',
  'a\n=b',
  '名前',
  '😀 =1',
]

describe('formulas in cells', () => {
  test.each(FORMULAS)('%j is neutralised', (text) => {
    expect(escapeCellFormula(text)).toBe(`'${text}`)
  })

  test.each(HARMLESS)('%j stays as it is', (text) => {
    expect(escapeCellFormula(text)).toBe(text)
    expect(unescapeCellFormula(text)).toBe(text)
  })

  test('reading gives back what was written, however many apostrophes it began with', () => {
    for (const text of [...FORMULAS, ...HARMLESS]) {
      for (const before of ['', "'", "''", "'''"]) {
        expect(unescapeCellFormula(escapeCellFormula(before + text))).toBe(before + text)
      }
    }
  })

  test('what was neutralised once and is written again stays the same', () => {
    for (const text of [...FORMULAS, ...HARMLESS]) {
      const cell = escapeCellFormula(text)
      expect(escapeCellFormula(unescapeCellFormula(cell))).toBe(cell)
    }
  })
})
