import { test } from 'vitest'
import { nodesToTry } from '../../server/testing/nodes.ts'
import { followReadme } from './testing/readme.ts'

test.each(nodesToTry())(
  'the README and the tour work as they stand, from the start of the server to spreadsheets and the mock, with Node $version',
  ({ path }) => followReadme(path),
)
