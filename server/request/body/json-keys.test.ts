import { describe, expect, it } from 'vitest'
import { JsonKeys } from './json-keys.ts'

const distinct = (count: number) => Array.from({ length: count }, (_, index) => `key ${index}`)

function filled(count: number): JsonKeys {
  const keys = new JsonKeys()
  for (const key of distinct(count)) keys.add(key)
  return keys
}

describe.each([1, 7, 8, 9, 10, 300])('with %i keys', (count) => {
  it('each of them is recognised, however often it comes back', () => {
    const keys = filled(count)
    const again = [...distinct(count), ...distinct(count)]
    expect(again.filter((key) => !keys.add(key))).toEqual([])
  })

  it('a new key is new once', () => {
    const keys = filled(count)
    expect([keys.add('new'), keys.add('new')]).toEqual([false, true])
  })
})

it('100,000 keys whose hashes may meet by chance are all new', () => {
  const keys = new JsonKeys()
  expect(distinct(100_000).filter((key) => keys.add(key))).toEqual([])
})

it('a key that comes after many searches is still new once', () => {
  const keys = filled(20)
  for (let count = 0; count < 20; count++) keys.add('key 3')
  expect([keys.add('late'), keys.add('late'), keys.add('key 19')]).toEqual([false, true, true])
})
