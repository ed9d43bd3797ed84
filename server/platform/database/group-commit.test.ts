import { describe, expect, test } from 'vitest'
import { groupCommit } from './group-commit.ts'

type Gate = { connect(): void; finish(heldByOthers?: string[]): void; fail(error: Error): void }

/** Statements that wait for a connection, then run, each until it is told to go on. */
function buildStatements() {
  const groups: string[][] = []
  const lonely: string[][] = []
  const gates: Gate[] = []
  const done = groupCommit<string, string>({
    together: async (take) => {
      const connected = Promise.withResolvers<void>()
      const finished = Promise.withResolvers<string[]>()
      gates.push({
        connect: connected.resolve,
        finish: (held = []) => finished.resolve(held),
        fail: finished.reject,
      })
      await connected.promise
      const lines = take()
      groups.push([...lines.values()].flat())
      const held = await finished.promise
      return (key) => {
        if (key === 'odd') throw new Error('nobody understands the answer')
        return held.includes(key) ? undefined : (lines.get(key) ?? []).map((item) => `${item}!`)
      }
    },
    alone: async (key, items) => {
      lonely.push(items)
      if (key === 'broken') throw new Error(`${key} alone`)
      return items.map((item) => `${item} alone`)
    },
  })
  const gate = async (index: number) => {
    await expect.poll(() => gates.length).toBeGreaterThan(index)
    return gates[index] as Gate
  }
  return { done, groups, lonely, gate, gates }
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
    const done = groupCommit<string, string>({
      together: async (take) => {
        await soon()
        if (!reachable) throw new Error('no connection')
        const lines = take()
        return (key) => lines.get(key)
      },
      alone: async (_, items) => items,
    })
    await expect(Promise.allSettled([done('key', 'a'), done('key', 'b')])).resolves.toMatchObject([
      { status: 'rejected' },
      { status: 'rejected' },
    ])
    reachable = true
    expect(await done('key', 'c')).toBe('c')
  })
})

describe('what comes for several keys', () => {
  test('while two statements run is done together by the next', async () => {
    const { done, groups, gate, gates } = buildStatements()
    const first = [done('a', '1'), done('b', '2')]
    ;(await gate(0)).connect()
    await soon()
    const second = done('c', '3')
    ;(await gate(1)).connect()
    await soon()
    const third = [done('d', '4'), done('e', '5'), done('a', '6')]
    expect(gates.length).toBe(2)
    ;(await gate(0)).finish()
    expect(await Promise.all(first)).toEqual(['1!', '2!'])
    ;(await gate(2)).connect()
    ;(await gate(1)).finish()
    ;(await gate(2)).finish()
    expect(await Promise.all([second, ...third])).toEqual(['3!', '4!', '5!', '6!'])
    expect(groups).toEqual([['1', '2'], ['3'], ['4', '5', '6']])
  })

  test('does not wait for a key that somebody else holds, which is done alone', async () => {
    const { done, lonely, gate } = buildStatements()
    const held = [done('held', '1'), done('held', '2')]
    const free = done('free', '3')
    ;(await gate(0)).connect()
    ;(await gate(0)).finish(['held'])
    expect(await free).toBe('3!')
    expect(await Promise.all(held)).toEqual(['1 alone', '2 alone'])
    expect(lonely).toEqual([['1', '2']])
  })

  test('is each done alone after a statement that failed, so that only the one at fault fails', async () => {
    const { done, gate } = buildStatements()
    const found = Promise.allSettled([done('broken', '1'), done('sound', '2')])
    ;(await gate(0)).connect()
    await soon()
    ;(await gate(0)).fail(new Error('one of them cannot be read'))
    expect(await found).toMatchObject([
      { status: 'rejected', reason: { message: 'broken alone' } },
      { status: 'fulfilled', value: '2 alone' },
    ])
  })

  test('is not done again because the answer of one cannot be read', async () => {
    const { done, lonely, gate } = buildStatements()
    const found = Promise.allSettled([done('odd', '1'), done('sound', '2')])
    ;(await gate(0)).connect()
    ;(await gate(0)).finish()
    expect(await found).toMatchObject([{ status: 'rejected' }, { status: 'fulfilled', value: '2!' }])
    expect(lonely).toEqual([])
  })

  test('fails together where the database is lost, rather than asking it for each', async () => {
    const { done, lonely, gate } = buildStatements()
    const found = Promise.allSettled([done('a', '1'), done('b', '2')])
    ;(await gate(0)).connect()
    await soon()
    ;(await gate(0)).fail(Object.assign(new Error('gone'), { code: 'ECONNRESET' }))
    expect((await found).map(({ status }) => status)).toEqual(['rejected', 'rejected'])
    expect(lonely).toEqual([])
  })
})
