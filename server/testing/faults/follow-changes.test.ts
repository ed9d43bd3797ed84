import { expect, inject, test } from 'vitest'
import { cloneDatabase } from '../test-database.ts'
import { inWholeRun } from '../whole-run.ts'
import { followWhileChanging } from './follow-changes.ts'

test('whoever follows changes misses none and gets none twice, while processes are killed', async () => {
  const clone = await cloneDatabase(inject('postgresUrl'))
  const { broken, made, polls } = await followWhileChanging({
    databaseUrl: clone.url,
    writers: 8,
    readers: 4,
    changes: inWholeRun(20_000, 1_500),
    kills: 2,
    seed: 5,
  })
  await clone.drop()
  expect(broken).toEqual([])
  expect(made).toBeGreaterThanOrEqual(1_500)
  expect(polls).toBeGreaterThan(8)
})
