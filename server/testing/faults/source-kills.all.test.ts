import { expect, inject, test } from 'vitest'
import { cloneDatabase } from '../test-database.ts'
import { importSourceWithKills } from './source-kills.ts'

const KILLS = 4

test('workers are killed while they bring people over, and it comes to what it comes to without them', async () => {
  const clone = await cloneDatabase(inject('postgresUrl'))
  const outcome = await importSourceWithKills({ databaseUrl: clone.url, kills: KILLS, rows: 60, seed: 7 })
  await clone.drop()
  const { broken, killed, counts, people } = outcome
  expect(broken).toEqual([])
  expect(killed).toBe(KILLS)
  expect(counts.orders).toBe(60)
  expect(people).toBe(counts.added)
  for (const count of ['added', 'skipped', 'rejected']) expect([count, counts[count] > 0]).toEqual([count, true])
})
