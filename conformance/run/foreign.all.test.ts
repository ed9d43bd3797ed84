import { afterAll, beforeAll, describe, test } from 'vitest'
import {
  type ExternalServer,
  openExternalServer,
  runCasesWithEveryKey,
  runCasesWithOneKey,
} from '../testing/foreign-server.ts'
import { buildFirstOfEachNameFilter } from '../testing/without-repetition.ts'
import type { CaseFilter } from './run-cases.ts'

/**
 * Validation and isolation do not depend on whose server it is, and the local run sends all of those cases. This run
 * sends one malformed request per operation, and of the isolation cases one per name and one per operation. All other
 * cases are sent.
 */
function whatDiffersElsewhere(): CaseFilter {
  const malformed = buildFirstOfEachNameFilter(({ family, operation: { id } }) => (family === 'validation' ? id : null))
  const hidden = buildFirstOfEachNameFilter(({ family, name }) => (family === 'isolation' ? name : null))
  const hiddenOfEach = buildFirstOfEachNameFilter(({ family, operation: { id } }) =>
    family === 'isolation' ? id : null,
  )
  return (one) => malformed(one) && [hidden, hiddenOfEach].map((isFirst) => isFirst(one)).includes(true)
}

/** All cases of one operation, and one per family of the others: a single key's limits are the same everywhere. */
const oneOfEachFamily = () =>
  buildFirstOfEachNameFilter(({ family, operation: { id } }) => (id === 'getMe' ? null : `${family} ${id}`))

describe('a run against a server of somebody else', () => {
  let foreign: ExternalServer

  beforeAll(async () => {
    foreign = await openExternalServer()
  })

  afterAll(() => foreign.close())

  test('reaches with every key all but what is done to the server itself, and deletes what it made', () =>
    runCasesWithEveryKey(foreign, whatDiffersElsewhere()))

  test('with one key says what that key does not reach, and fails for none of it', () =>
    runCasesWithOneKey(foreign, oneOfEachFamily()))
})
