import { test } from 'vitest'
import { nodesToTry } from '../../server/testing/nodes.ts'
import { followSdkReadme } from './testing/sdk-readme.ts'

const [machine] = nodesToTry()

test(`the README of the SDK works as it stands, in a project that has the package, with Node ${machine?.version}`, () =>
  followSdkReadme(machine?.path ?? ''))
