import { test } from 'vitest'
import { listNodesToTest } from '../../server/testing/nodes.ts'
import { followSdkReadme } from './testing/sdk-readme.ts'

test.each(listNodesToTest())(
  'the README of the SDK works as it stands, in a project that has the package, with Node $version',
  ({ path }) => followSdkReadme(path),
)
