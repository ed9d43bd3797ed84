import { expect, inject, test } from 'vitest'
import { cloneDatabase } from '../../test-database.ts'
import { followChangesWhileWriting } from './follow-changes.ts'

const CHANGES = 1_000

test('whoever follows changes misses none and gets none twice, while processes are killed', async () => {
  const clone = await cloneDatabase(inject('postgresUrl'))
  const { broken, total, made, readers } = await followChangesWhileWriting({
    databaseUrl: clone.url,
    writers: 9,
    readers: 4,
    events: 2,
    connections: 8,
    changes: CHANGES,
    kills: 2,
    sizes: { rowsOfImport: 200, registrationsOfBatch: 2 },
    limit: 40,
    seed: 5,
  })
  await clone.drop()
  expect(broken).toEqual([])
  expect(total).toBeGreaterThanOrEqual(CHANGES)
  expect(Object.keys(made)).toHaveLength(11)
  expect(readers.reduce((sum, { polls }) => sum + polls, 0)).toBeGreaterThan(8)
  for (const { shown } of readers) expect(shown).toBeGreaterThan(0)
})
