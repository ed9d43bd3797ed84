import { beforeAll, describe, expect, test } from 'vitest'
import type { Document } from '../document.ts'
import { compiledContract, contractWithOneMore, publishedContract } from '../testing/built.ts'
import { namesOf, withReworded } from '../testing/shared-names.ts'
import type { BuiltContract } from './build.ts'
import type { CompiledContract } from './compile.ts'

describe('the names of what the document shares', () => {
  let contract: CompiledContract
  beforeAll(async () => {
    contract = await compiledContract()
  })

  test('stay when any one error is reworded', () => {
    const names = namesOf(contract)
    expect(names).toContain('responses/Unauthorized')
    for (const code of Object.keys(contract.errors)) expect(namesOf(withReworded(contract, code)), code).toEqual(names)
  })

  test('tell statuses and kinds of calls', () => {
    const names = namesOf(contract).filter((name) => name.startsWith('responses/'))
    expect(names.filter((name) => !/^responses\/[A-Z][A-Za-z]+(_[a-z]+)*$/.test(name))).toEqual([])
  })
})

describe('one more reading operation', () => {
  let before: BuiltContract
  let after: BuiltContract
  beforeAll(async () => {
    before = await publishedContract()
    after = await contractWithOneMore()
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
