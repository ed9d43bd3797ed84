import { describe, expect, test } from 'vitest'
import { groupByKey } from './group-commit.ts'

/** Statements that wait for a connection, then run, each until it is told to go on. */
function buildStatements() {
  const groups: string[][] = []
  const gates: { connect(): void; finish(): void; fail(error: Error): void }[] = []
  const done = groupByKey<string, string>(async (take) => {
    const connected = Promise.withResolvers<void>()
    const finished = Promise.withResolvers<void>()
    gates.push({ connect: connected.resolve, finish: finished.resolve, fail: finished.reject })
    await connected.promise
    const items = take()
    groups.push(items)
    await finished.promise
    return items.map((item) => `${item}!`)
  })
  const gate = async (index: number) => {
    await expect.poll(() => gates.length).toBeGreaterThan(index)
    return gates[index] as (typeof gates)[number]
  }
  return { done, groups, gate, gates }
}

const soon = () => new Promise((resolve) => setImmediate(resolve))

describe('what comes for one key', () => {
  test('while its statement runs is done together by the next, each with its own result', async () => {
    const { done, groups, gate } = buildStatements()
    const first = done('key', 'a')
    ;(await gate(0)).connect()
    await soon()
    const others = ['b', 'c', 'd'].map((item) => done('key', item))
    ;(await gate(0)).finish()
    expect(await first).toBe('a!')
    ;(await gate(1)).connect()
    ;(await gate(1)).finish()
    expect(await Promise.all(others)).toEqual(['b!', 'c!', 'd!'])
    expect(groups).toEqual([['a'], ['b', 'c', 'd']])
  })

  test('while its statement waits for a connection goes with that statement', async () => {
    const { done, groups, gate } = buildStatements()
    const first = done('key', 'a')
    await soon()
    const second = done('key', 'b')
    ;(await gate(0)).connect()
    ;(await gate(0)).finish()
    expect(await Promise.all([first, second])).toEqual(['a!', 'b!'])
    expect(groups).toEqual([['a', 'b']])
  })

  test('fails with its own statement and with no other', async () => {
    const { done, gate } = buildStatements()
    const first = done('key', 'a')
    ;(await gate(0)).connect()
    await soon()
    const second = done('key', 'b')
    ;(await gate(0)).fail(new Error('broken'))
    await expect(first).rejects.toThrow('broken')
    ;(await gate(1)).connect()
    ;(await gate(1)).finish()
    expect(await second).toBe('b!')
  })

  test('fails where no connection can be had, and what comes later is tried again', async () => {
    let reachable = false
    const done = groupByKey<string, string>(async (take) => {
      await soon()
      if (!reachable) throw new Error('no connection')
      return take()
    })
    await expect(Promise.allSettled([done('key', 'a'), done('key', 'b')])).resolves.toMatchObject([
      { status: 'rejected' },
      { status: 'rejected' },
    ])
    reachable = true
    expect(await done('key', 'c')).toBe('c')
  })
})

test('one key never waits for another', async () => {
  const { done, gate } = buildStatements()
  const slow = done('slow', 'a')
  ;(await gate(0)).connect()
  const quick = done('quick', 'b')
  ;(await gate(1)).connect()
  ;(await gate(1)).finish()
  expect(await quick).toBe('b!')
  ;(await gate(0)).finish()
  expect(await slow).toBe('a!')
})
