import { describe, expect, it } from 'vitest'
import { compareContracts } from './compare.ts'
import { fullFixtureDocument } from './testing/fixture.ts'
import { listBreakingMutations } from './testing/mutations.ts'

const mutations = listBreakingMutations(fullFixtureDocument)

describe('a contract with one of everything', () => {
  it('keeps its own promises', () => {
    expect(compareContracts(fullFixtureDocument, structuredClone(fullFixtureDocument))).toEqual([])
  })

  it('keeps its promises when every list and every object is written in reverse', () => {
    expect(compareContracts(fullFixtureDocument, reversed(fullFixtureDocument) as typeof fullFixtureDocument)).toEqual(
      [],
    )
  })

  it('has enough places to break', () => {
    expect(mutations.length).toBeGreaterThan(100)
    expect(new Set(mutations.map(({ name }) => name)).size).toBe(mutations.length)
  })

  it.each(mutations)('breaks when we $name', ({ apply }) => {
    const broken = structuredClone(fullFixtureDocument)
    apply(broken)
    expect(compareContracts(fullFixtureDocument, broken)).not.toEqual([])
  })
})

function reversed(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(reversed).toReversed()
  if (typeof value !== 'object' || value === null) return value
  const entries = Object.entries(value).map(([key, member]) => [key, reversed(member)])
  return Object.fromEntries(entries.toReversed())
}
