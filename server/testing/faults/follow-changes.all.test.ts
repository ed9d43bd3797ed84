import { expect, inject, test } from 'vitest'
import { cloneDatabase } from '../test-database.ts'
import { followChangesWhileWriting } from './follow-changes.ts'

test('whoever follows changes misses none and gets none twice, while processes are killed', async () => {
  const clone = await cloneDatabase(inject('postgresUrl'))
  const { broken, made, polls } = await followChangesWhileWriting({
    databaseUrl: clone.url,
    writers: 8,
    readers: 4,
    changes: 5_000,
    kills: 2,
    seed: 5,
  })
  await clone.drop()
  expect(broken).toEqual([])
  expect(made).toBeGreaterThanOrEqual(5_000)
  expect(polls).toBeGreaterThan(8)
})
