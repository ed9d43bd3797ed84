import { expect, test } from 'vitest'
import type { KnownToolFault } from './known-faults.ts'
import { codeGeneratorStepNames, type ToolStepResults } from './steps.ts'
import { buildNotRunnableVerdict, buildVerdict, isFailedVerdict } from './verdict.ts'

const judge = { name: 'clerk', steps: codeGeneratorStepNames }
const allWell: ToolStepResults = {
  generates: null,
  types: null,
  me: null,
  events: null,
  create: null,
  public: null,
  refusal: null,
}
const known: KnownToolFault = { judge: 'clerk', step: 'types', says: 'TS2322', reason: 'It cannot read open enums.' }

test('a tool that does all its steps has no fault', () => {
  const verdict = buildVerdict(judge, '1.0.0', allWell, [])
  expect(isFailedVerdict(verdict)).toBe(false)
  expect(new Set(Object.values(verdict.steps))).toEqual(new Set(['ok']))
})

test('a fault that nobody knows is unexpected', () => {
  const verdict = buildVerdict(judge, '1.0.0', { ...allWell, types: ['api.ts: error TS2322: Type …'] }, [])
  expect(isFailedVerdict(verdict)).toBe(true)
  expect(verdict.steps.types).toBe('fault')
})

test('a known fault is told with its reason and is not unexpected', () => {
  const verdict = buildVerdict(judge, '1.0.0', { ...allWell, types: ['api.ts: error TS2322: Type …'] }, [known])
  expect(isFailedVerdict(verdict)).toBe(false)
  expect(verdict.steps.types).toBe('known')
  expect(verdict.faults[0]?.reason).toBe(known.reason)
})

test('a known fault covers neither another step, nor another message, nor another tool', () => {
  const elsewhere = buildVerdict(judge, '1.0.0', { ...allWell, me: ['TS2322'] }, [known])
  const otherwise = buildVerdict(judge, '1.0.0', { ...allWell, types: ['TS2322', 'TS7006'] }, [known])
  const another = buildVerdict({ ...judge, name: 'scribe' }, '1.0.0', { ...allWell, types: ['TS2322'] }, [known])
  expect([elsewhere, otherwise, another].map(isFailedVerdict)).toEqual([true, true, true])
  expect(otherwise.steps.types).toBe('fault')
})

test('a known fault may be told by what all its messages have in common', () => {
  const lists: KnownToolFault = { ...known, says: /\(string \| .*\[\]\)\[\]/ }
  const met = ["Type '(string | 'a'[])[]'", "Type '{ of: (string | 'b'[])[] }'"]
  expect(isFailedVerdict(buildVerdict(judge, '1.0.0', { ...allWell, types: met }, [lists]))).toBe(false)
  expect(isFailedVerdict(buildVerdict(judge, '1.0.0', { ...allWell, types: [...met, "Type 'string'"] }, [lists]))).toBe(
    true,
  )
  expect(buildVerdict(judge, '1.0.0', allWell, [lists]).gone).toEqual([lists])
})

test('a known fault that no longer occurs is told', () => {
  expect(buildVerdict(judge, '1.0.0', allWell, [known]).gone).toEqual([known])
})

test('a known fault of a step that was not reached is not called gone', () => {
  const verdict = buildVerdict(judge, '1.0.0', { generates: ['It crashed.'] }, [known])
  expect(verdict.gone).toEqual([])
  expect(verdict.steps.me).toBe('not reached')
})

test('a step that was passed over without a word is unexpected', () => {
  const { refusal: _, ...silent } = allWell
  expect(isFailedVerdict(buildVerdict(judge, '1.0.0', silent, []))).toBe(true)
})

test('a tool that cannot be judged here does not count as passed', () => {
  expect(isFailedVerdict(buildNotRunnableVerdict(judge, 'It needs Java.'))).toBe(true)
})
