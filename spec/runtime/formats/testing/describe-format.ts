import { describe, expect, it } from 'vitest'
import { formatValidators } from '../index.ts'

/** Checks every value twice, so that a stateful regular expression or a cache cannot change the result. */
export function testFormat(name: string, values: { accepted: string[]; refused: string[] }): void {
  const matches = formatValidators[name] ?? expect.fail(`There is no format ${name}.`)
  const twice = (value: string) => [matches(value), matches(value)]

  describe(`the format ${name}`, () => {
    it.each(values.accepted)('accepts %j', (value) => expect(twice(value)).toEqual([true, true]))
    it.each(values.refused)('refuses %j', (value) => expect(twice(value)).toEqual([false, false]))
  })
}
