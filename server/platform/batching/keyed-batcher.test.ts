import { expect, test } from 'vitest'
import { groupByLine } from './group-by-line.ts'

/** Work that waits until it is told to go on. */
function buildWork(atOnce = 1) {
  const groups: { items: string[]; finish(): void; fail(error: Error): void }[] = []
  const work = async (items: string[]) => {
    const gate = Promise.withResolvers<void>()
    groups.push({ items, finish: gate.resolve, fail: gate.reject })
    await gate.promise
    return items.map((item) => `${item}!`)
  }
  const submit = groupByLine<string, string>(work, { weigh: ({ length }) => length, heaviest: 3, atOnce })
  return { submit, groups }
}

test('what comes while a line is being served is done together next', async () => {
  const { submit, groups } = buildWork()
  const answers = ['a', 'b', 'c'].map((item) => submit('one', item))
  groups[0]?.finish()
  expect(await answers[0]).toBe('a!')
  groups[1]?.finish()
  expect(await Promise.all(answers)).toEqual(['a!', 'b!', 'c!'])
  expect(groups.map(({ items }) => items)).toEqual([['a'], ['b', 'c']])
})

test('a line does not wait for another', async () => {
  const { submit, groups } = buildWork()
  void submit('slow', 'a')
  const quick = submit('quick', 'b')
  groups[1]?.finish()
  expect(await quick).toBe('b!')
})

test('a group that fails fails its own, and those after it are served', async () => {
  const { submit, groups } = buildWork()
  const first = submit('one', 'a')
  const second = submit('one', 'b')
  groups[0]?.fail(new Error('lost'))
  await expect(first).rejects.toThrow('lost')
  groups[1]?.finish()
  expect(await second).toBe('b!')
})

test('a line that was served is served again when somebody comes', async () => {
  const { submit, groups } = buildWork()
  const first = submit('one', 'a')
  groups[0]?.finish()
  await first
  const second = submit('one', 'b')
  groups[1]?.finish()
  expect(await second).toBe('b!')
})

test('a group is no heavier than it may be, unless one alone is; who is in it does not wait for the next', async () => {
  const { submit, groups } = buildWork()
  const answers = ['a', 'bb', 'c', 'dddd', 'e'].map((item) => submit('one', item))
  for (const [place, group] of [['a'], ['bb', 'c'], ['dddd'], ['e']].entries()) {
    expect(groups[place]?.items).toEqual(group)
    groups[place]?.finish()
    await answers[['a', 'bb', 'c', 'dddd', 'e'].indexOf(group[0] ?? '')]
  }
  expect(await Promise.all(answers)).toEqual(['a!', 'bb!', 'c!', 'dddd!', 'e!'])
})

test('a line may be served by several at the same time, and is when nobody waits behind them', async () => {
  const { submit, groups } = buildWork(2)
  const answers = ['a', 'b', 'c', 'd'].map((item) => submit('one', item))
  expect(groups.map(({ items }) => items)).toEqual([['a'], ['b']])
  groups[1]?.finish()
  await answers[1]
  expect(groups.map(({ items }) => items)).toEqual([['a'], ['b'], ['c', 'd']])
  for (const { finish } of groups) finish()
  expect(await Promise.all(answers)).toEqual(['a!', 'b!', 'c!', 'd!'])
  const later = submit('one', 'e')
  groups[3]?.finish()
  expect(await later).toBe('e!')
})
