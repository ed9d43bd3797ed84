import { describe, expect, it } from 'vitest'
import { compareContracts } from './compare.ts'
import { fixture } from './testing/fixture.ts'
import { listMutations } from './testing/mutations.ts'

const mutations = listMutations(fixture)

describe('a contract with one of everything', () => {
  it('keeps its own promises', () => {
    expect(compareContracts(fixture, structuredClone(fixture))).toEqual([])
  })

  it('keeps its promises when every list and every object is written in reverse', () => {
    expect(compareContracts(fixture, reversed(fixture) as typeof fixture)).toEqual([])
  })

  it('has enough places to break', () => {
    expect(mutations.length).toBeGreaterThan(100)
    expect(new Set(mutations.map(({ name }) => name)).size).toBe(mutations.length)
  })

  it.each(mutations)('breaks when we $name', ({ apply }) => {
    const broken = structuredClone(fixture)
    apply(broken)
    expect(compareContracts(fixture, broken)).not.toEqual([])
  })
})

function reversed(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(reversed).toReversed()
  if (typeof value !== 'object' || value === null) return value
  const entries = Object.entries(value).map(([key, member]) => [key, reversed(member)])
  return Object.fromEntries(entries.toReversed())
}
