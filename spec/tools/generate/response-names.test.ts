import { beforeAll, describe, expect, test } from 'vitest'
import type { Document } from '../document.ts'
import { compiledContract, contractWithOneMore, publishedContract } from '../testing/built.ts'
import type { BuiltContract } from './build.ts'
import type { CompiledContract } from './compile.ts'
import { addErrorResponses } from './error-responses.ts'
import { extractSharedResponses } from './shared-responses.ts'
import { moveWebhooksOutOfPaths } from './tidy.ts'

describe('the names of what the document shares', () => {
  let contract: CompiledContract
  beforeAll(async () => {
    contract = await compiledContract()
  })

  const namesWith = (errors: CompiledContract['errors']) => {
    const document = structuredClone(contract.openapi31)
    moveWebhooksOutOfPaths(document)
    const published = extractSharedResponses(document, addErrorResponses(document, { ...contract, errors }))
    return Object.entries(published.components).flatMap(([kind, parts]) =>
      Object.keys(parts).map((name) => `${kind}/${name}`),
    )
  }

  test('stay when any one error is reworded', () => {
    const names = namesWith(contract.errors)
    expect(names).toContain('responses/Unauthorized')
    for (const [code, facts] of Object.entries(contract.errors)) {
      const example = { ...facts.example, message: 'It was put in other words.' }
      const reworded = { ...facts, meaning: 'Other words.', remedy: 'Other words.', example }
      expect(namesWith({ ...contract.errors, [code]: reworded }), code).toEqual(names)
    }
  })

  test('tell statuses and kinds of calls', () => {
    const names = namesWith(contract.errors).filter((name) => name.startsWith('responses/'))
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
