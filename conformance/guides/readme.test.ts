import { test } from 'vitest'
import { nodesToTry } from '../../server/testing/nodes.ts'
import { followReadme } from './testing/readme.ts'

const [machine] = nodesToTry()

test(`the README and the tour work as they stand, from the start of the server to spreadsheets and the mock, with Node ${machine?.version}`, () =>
  followReadme(machine?.path ?? ''))
