import { afterAll, beforeAll, describe, test } from 'vitest'
import { type ForeignServer, openForeignServer, runWithEveryKey, runWithOneKey } from '../testing/foreign-server.ts'
import { buildFirstOfEachFilter } from '../testing/without-repetition.ts'
import type { CaseFilter } from './run-cases.ts'

/**
 * Validation and isolation do not depend on whose server it is, and the local run sends all of those cases. This run
 * sends one malformed request per operation, and of the isolation cases one per name and one per operation. All other
 * cases are sent.
 */
function whatDiffersElsewhere(): CaseFilter {
  const malformed = buildFirstOfEachFilter(({ family, operation: { id } }) => (family === 'validation' ? id : null))
  const hidden = buildFirstOfEachFilter(({ family, name }) => (family === 'isolation' ? name : null))
  const hiddenOfEach = buildFirstOfEachFilter(({ family, operation: { id } }) => (family === 'isolation' ? id : null))
  return (one) => malformed(one) && [hidden, hiddenOfEach].map((isFirst) => isFirst(one)).includes(true)
}

/** All cases of one operation, and one per family of the others: a single key's limits are the same everywhere. */
const oneOfEachFamily = () =>
  buildFirstOfEachFilter(({ family, operation: { id } }) => (id === 'getMe' ? null : `${family} ${id}`))

describe('a run against a server of somebody else', () => {
  let foreign: ForeignServer

  beforeAll(async () => {
    foreign = await openForeignServer()
  })

  afterAll(() => foreign.close())

  test('reaches with every key all but what is done to the server itself, and deletes what it made', () =>
    runWithEveryKey(foreign, whatDiffersElsewhere()))

  test('with one key says what that key does not reach, and fails for none of it', () =>
    runWithOneKey(foreign, oneOfEachFamily()))
})
