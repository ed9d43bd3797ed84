import { test } from 'vitest'
import { listNodeVersionsToTest } from '../../server/testing/nodes.ts'
import { runSdkReadmeCommands } from './testing/sdk-readme.ts'

test.each(listNodeVersionsToTest())(
  'the README of the SDK works as it stands, in a project that has the package, with Node $version',
  ({ path }) => runSdkReadmeCommands(path),
)
