import { expect, test } from 'vitest'
import { toPostgresMemorySettings } from './index.ts'

const GIB = 1024 ** 3

test.each([
  ['its usual 128 MB on a small machine', 0.5, '128MB'],
  ['an eighth of the memory of others', 4, '512MB'],
  ['no more than a gigabyte of a large one', 64, '1024MB'],
])('the database keeps %s at hand', (_, gibibytes, expected) => {
  expect(toPostgresMemorySettings(gibibytes * GIB)).toEqual({ shared_buffers: expected })
})
