import { expect, test } from 'vitest'
import type { KnownFault } from './known-faults.ts'
import { generatorSteps, type Results } from './steps.ts'
import { giveUp, isUnexpected, reach } from './verdict.ts'

const judge = { name: 'clerk', steps: generatorSteps }
const allWell: Results = {
  generates: null,
  types: null,
  me: null,
  events: null,
  create: null,
  public: null,
  refusal: null,
}
const known: KnownFault = { judge: 'clerk', step: 'types', says: 'TS2322', reason: 'It cannot read open enums.' }

test('a tool that does all its steps has no fault', () => {
  const verdict = reach(judge, '1.0.0', allWell, [])
  expect(isUnexpected(verdict)).toBe(false)
  expect(new Set(Object.values(verdict.steps))).toEqual(new Set(['ok']))
})

test('a fault that nobody knows is unexpected', () => {
  const verdict = reach(judge, '1.0.0', { ...allWell, types: ['api.ts: error TS2322: Type …'] }, [])
  expect(isUnexpected(verdict)).toBe(true)
  expect(verdict.steps.types).toBe('fault')
})

test('a known fault is told with its reason and is not unexpected', () => {
  const verdict = reach(judge, '1.0.0', { ...allWell, types: ['api.ts: error TS2322: Type …'] }, [known])
  expect(isUnexpected(verdict)).toBe(false)
  expect(verdict.steps.types).toBe('known')
  expect(verdict.faults[0]?.reason).toBe(known.reason)
})

test('a known fault covers neither another step, nor another message, nor another tool', () => {
  const elsewhere = reach(judge, '1.0.0', { ...allWell, me: ['TS2322'] }, [known])
  const otherwise = reach(judge, '1.0.0', { ...allWell, types: ['TS2322', 'TS7006'] }, [known])
  const another = reach({ ...judge, name: 'scribe' }, '1.0.0', { ...allWell, types: ['TS2322'] }, [known])
  expect([elsewhere, otherwise, another].map(isUnexpected)).toEqual([true, true, true])
  expect(otherwise.steps.types).toBe('fault')
})

test('a known fault may be told by what all its messages have in common', () => {
  const lists: KnownFault = { ...known, says: /\(string \| .*\[\]\)\[\]/ }
  const met = ["Type '(string | 'a'[])[]'", "Type '{ of: (string | 'b'[])[] }'"]
  expect(isUnexpected(reach(judge, '1.0.0', { ...allWell, types: met }, [lists]))).toBe(false)
  expect(isUnexpected(reach(judge, '1.0.0', { ...allWell, types: [...met, "Type 'string'"] }, [lists]))).toBe(true)
  expect(reach(judge, '1.0.0', allWell, [lists]).gone).toEqual([lists])
})

test('a known fault that no longer occurs is told', () => {
  expect(reach(judge, '1.0.0', allWell, [known]).gone).toEqual([known])
})

test('a known fault of a step that was not reached is not called gone', () => {
  const verdict = reach(judge, '1.0.0', { generates: ['It crashed.'] }, [known])
  expect(verdict.gone).toEqual([])
  expect(verdict.steps.me).toBe('not reached')
})

test('a step that was passed over without a word is unexpected', () => {
  const { refusal: _, ...silent } = allWell
  expect(isUnexpected(reach(judge, '1.0.0', silent, []))).toBe(true)
})

test('a tool that cannot be judged here does not count as passed', () => {
  expect(isUnexpected(giveUp(judge, 'It needs Java.'))).toBe(true)
})
