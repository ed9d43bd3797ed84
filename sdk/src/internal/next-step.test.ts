import { expect, test } from 'vitest'
import { errorRegistry } from '../../../generated/errors.ts'
import { findErrorNextStep } from './next-step.ts'

test.each(Object.entries(errorRegistry))(
  'after %s a program does what the contract says',
  (code, { status, next_step }) => {
    expect(findErrorNextStep(status, code)).toBe(next_step)
  },
)

test.each([
  [429, null, 'wait'],
  [503, 'moon_phase', 'retry'],
  [409, 'constructor', 'stop'],
])('%i with the code %s, which is not of this contract, is left to its status', (status, code, step) => {
  expect(findErrorNextStep(status, code)).toBe(step)
})
