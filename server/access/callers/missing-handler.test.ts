import { expect, test } from 'vitest'
import { buildContractWithOneMoreOperation } from '../../../spec/tools/testing/built.ts'
import { findTypeProblems } from '../../testing/type-problems.ts'

const PUBLISHED = `
import type { Handlers } from './handlers.ts'
declare const published: Omit<Handlers, 'getYou'>
export const all: Handlers = published
`

/** That the server's own handlers are such is what the check of all types finds. */
test('handlers lack one where the contract has one more operation', async () => {
  const { files } = await buildContractWithOneMoreOperation()
  const file = 'server/access/callers/published.ts'
  expect(findTypeProblems(file, { ...files, [file]: PUBLISHED })).toEqual([
    expect.stringMatching(/Property 'getYou' is missing/),
  ])
})
