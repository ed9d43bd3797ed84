import { test } from 'vitest'
import { listNodeVersionsToTest } from '../../server/testing/nodes.ts'
import { runReadmeCommands } from './testing/readme.ts'

test.each(listNodeVersionsToTest())(
  'the README and the tour work as they stand, from the start of the server to spreadsheets and the mock, with Node $version',
  ({ path }) => runReadmeCommands(path),
)
