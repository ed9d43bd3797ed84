import { expect, inject, test } from 'vitest'
import { cloneDatabase } from '../../test-database.ts'
import { startInstrumentedServer } from './instrumented-server.ts'
import { runFreezeScenarios } from './run.ts'
import { shortFreezeScenarios } from './scenarios/index.ts'
import { openFreezeScenarioTarget } from './target.ts'

/** CPU time, which other processes do not affect. Known freezes took seconds of it. */
const MAX_TURN_MS = 250

test('no single request keeps the event loop to itself', { timeout: 300_000 }, async () => {
  const clone = await cloneDatabase(inject('postgresUrl'))
  const instrument = await startInstrumentedServer({ DATABASE_URL: clone.url })
  const target = openFreezeScenarioTarget(instrument, clone.url)
  const rows = await runFreezeScenarios(instrument, target, { scenarios: shortFreezeScenarios })
  await target.close()
  await instrument.stop()
  await clone.drop()
  const wrong = rows.flatMap(({ operation, what, problem, longestTurnMs }) => [
    ...(problem ? [`${operation} (${what}) ${problem}`] : []),
    ...(longestTurnMs > MAX_TURN_MS ? [`${operation} (${what}) took ${longestTurnMs} ms in one turn`] : []),
  ])
  expect(rows.length).toBe(shortFreezeScenarios.length)
  expect(wrong).toEqual([])
})
