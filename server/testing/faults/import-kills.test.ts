import { expect, inject, test } from 'vitest'
import { cloneDatabase } from '../test-database.ts'
import { chooseByWholeRun } from '../whole-run.ts'
import { importWithKills } from './import-kills.ts'

const KILLS = chooseByWholeRun(4, 2)

test('workers are killed while they import, and it comes to what it comes to without them', async () => {
  const clone = await cloneDatabase(inject('postgresUrl'))
  const { broken, killed, counts, warnings, added } = await importWithKills({
    databaseUrl: clone.url,
    kills: KILLS,
    rows: 900,
    seed: 7,
  })
  await clone.drop()
  expect(broken).toEqual([])
  expect(killed).toBe(KILLS)
  expect(counts.rows).toBe(900)
  expect(added).toBe(counts.added)
  // Half of the thirty known people have their own ID again at the end of the table.
  expect(warnings.filter((told) => told.includes('whose ID was'))).toHaveLength(15)
  expect(warnings.filter((told) => told.includes('means the same person'))).toHaveLength(35)
  for (const count of ['added', 'updated', 'unchanged', 'rejected'])
    expect([count, counts[count] > 0]).toEqual([count, true])
})
