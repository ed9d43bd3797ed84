import { beforeAll, describe, expect, test } from 'vitest'
import type { Document } from '../document.ts'
import { buildContractWithOneMoreOperation, buildPublishedContract } from '../testing/built.ts'
import { type BuiltContract, buildRepository } from './build.ts'
import { contractEntryPath } from './generate.ts'

describe('one more operation', () => {
  let before: BuiltContract
  let after: BuiltContract

  beforeAll(async () => {
    before = await buildPublishedContract()
    after = await buildContractWithOneMoreOperation()
  })

  /** Lines that the second text adds; it must contain all lines of the first in order. */
  function addedLines(first: string, second: string): string[] {
    const rest = first.split('\n')
    const added = second.split('\n').filter((line) => {
      if (line !== rest[0]) return true
      rest.shift()
      return false
    })
    expect(rest, 'lines that were changed or removed').toEqual([])
    return added
  }

  test.each([
    ['sdk/src/generated/resources.ts', 'getYou(options?: RequestOptions): ApiPromise<models.Profile>', 9],
    ['sdk/src/generated/types.ts', 'get: operations["getYou"];', 90],
    ['sdk/README.md', '| `client.getYou()` | Who are you? | `Profile` |', 1],
    ['generated/operations.ts', 'sdk: {', 45],
    [
      'generated/validators.js',
      'getYou_query.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};',
      90,
    ],
  ])('adds its own lines to %s and touches no other', (file, line, most) => {
    const added = addedLines(before.files[file] ?? '', after.files[file] ?? '')
    expect(added.map((each) => each.trim())).toContain(line)
    expect(added.length).toBeLessThanOrEqual(most)
  })

  test('adds nothing to what it does not concern', () => {
    const same = ['generated/errors.ts', 'sdk/src/generated/errors.ts', 'sdk/src/generated/models.ts']
    for (const file of same) expect(after.files[file], file).toBe(before.files[file])
  })

  test('has its method in the table, so that nothing is written by hand', () => {
    expect(after.files['sdk/src/generated/resources.ts']).toContain("  getYou: 'GET ./you',\n")
  })

  test.each(['generated/openapi.json', 'generated/openapi-3.0.json'])(
    'adds its own path to %s and nothing else',
    (file) => {
      const [one, other]: Document[] = [before, after].map(({ files }) => JSON.parse(files[file] ?? ''))
      const { '/v1/you': added, ...paths } = other?.paths ?? {}
      expect(added).toBeDefined()
      // The fixture's namespace has no doc comment, which would be the document's description.
      expect({ ...other, info: one?.info, paths }).toEqual(one)
    },
  )

  test.each(['generated/operations.ts', 'generated/types.ts', 'generated/errors.ts'])(
    'takes no line out of %s',
    (file) => {
      const [one, other] = [before, after].map(({ files }) => (files[file] ?? '').split('\n'))
      let at = 0
      for (const line of other ?? []) if (line === one?.[at]) at += 1
      expect(one?.slice(at)).toEqual([])
    },
  )
})

test('a second run writes the same bytes', async () => {
  const built = await buildPublishedContract()
  const again = await buildRepository(contractEntryPath)
  expect(again.files).toEqual(built.files)
})
