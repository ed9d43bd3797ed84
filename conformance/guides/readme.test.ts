import { test } from 'vitest'
import { listNodeVersionsToTest } from '../../server/testing/nodes.ts'
import { runReadmeCommands } from './testing/readme.ts'

const [machine] = listNodeVersionsToTest()

test(`the README and the tour work as they stand, from the start of the server to spreadsheets and the mock, with Node ${machine?.version}`, () =>
  runReadmeCommands(machine?.path ?? ''))
