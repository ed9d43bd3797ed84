import { test } from 'vitest'
import { listNodesToTest } from '../../server/testing/nodes.ts'
import { followReadme } from './testing/readme.ts'

const [machine] = listNodesToTest()

test(`the README and the tour work as they stand, from the start of the server to spreadsheets and the mock, with Node ${machine?.version}`, () =>
  followReadme(machine?.path ?? ''))
