import { expect, test } from 'vitest'
import { setUpAdminTests } from '../testing/admin/admin-test-setup.ts'

const { run, read } = setUpAdminTests()

test.each([[[]], [['--check']]])('a database without Citus stays as it is (%s)', async (options) => {
  const { code, stderr } = await run('distribute', ...options)
  expect([code, stderr]).toEqual([1, expect.stringContaining('This database has no Citus. Install it on every node')])
  expect(await read('migrate')).toEqual({ applied: [] })
})
