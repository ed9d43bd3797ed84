import { expect, test } from 'vitest'
import type { KnownToolFault } from './known-faults.ts'
import { formatClosingLine, formatFaultDetails, formatResultTable } from './report.ts'
import { codeGeneratorStepNames, type ToolStepResults } from './steps.ts'
import { buildNotRunnableVerdict, buildVerdict } from './verdict.ts'

const allWell: ToolStepResults = {
  generates: null,
  types: null,
  me: null,
  events: null,
  create: null,
  public: null,
  refusal: null,
}
const known: KnownToolFault[] = [
  { judge: 'known', step: 'types', says: 'open enum', reason: 'It cannot read open enums.' },
  { judge: 'known', step: 'me', says: '401', reason: 'It sends no key.' },
]

const verdicts = [
  buildVerdict({ name: 'good', steps: codeGeneratorStepNames }, '1.2.3', allWell, []),
  buildVerdict(
    { name: 'known', steps: codeGeneratorStepNames },
    '2.0.0',
    { ...allWell, types: ['an open enum', 'open enum 2'] },
    known,
  ),
  buildVerdict({ name: 'broken', steps: codeGeneratorStepNames }, '3.0.0', { generates: ['It crashed.'] }, []),
  buildVerdict({ name: 'linter', steps: ['rules'] }, '4.0.0', { rules: null, note: 'read two documents' }, []),
  buildNotRunnableVerdict({ name: 'absent' }, 'It needs Java.'),
]

test('every tool has its row', () => {
  expect(formatResultTable(verdicts)).toMatchInlineSnapshot(`
    "tool    version  generates  checks       calls   notes
    ──────  ───────  ─────────  ───────────  ──────  ─────────────────────────
    good    1.2.3    yes        types yes    5 of 5
    known   2.0.0    yes        types known  5 of 5  2 known, 1 known but gone
    broken  3.0.0    FAULT      types ·      0 of 5  1 unexpected
    linter  4.0.0               rules yes            read two documents
    absent                                           could not be judged"
  `)
})

test('faults are told in the words of the tool, known ones once with their reason', () => {
  expect(formatFaultDetails(verdicts)).toMatchInlineSnapshot(`
    "Unexpected:
      broken, generates: It crashed.
      absent: It needs Java.

    Known:
      known, types: It cannot read open enums. (2 times)

    Known but gone:
      known, me: “401” no longer occurs; take it out of known-faults.ts."
  `)
})

test('nothing is told of tools without a fault', () => {
  expect(formatFaultDetails(verdicts.slice(0, 1))).toBe('')
})

test('the last line counts the tools', () => {
  expect(formatClosingLine(verdicts)).toBe('3 passed, 2 failed')
})
