import { inject } from 'vitest'
import { cloneDatabase } from '../../test-database.ts'
import type { InputDimension } from './dimension.ts'
import { measureAllDimensions } from './growth.ts'
import type { GrowthMeasureOptions } from './measure-dimension.ts'
import { findGrowthProblem } from './report.ts'
import { openRestartableServer } from './restartable-server.ts'

/** High enough that what is left of the machine's other work is little beside it. */
export const SHORT_GROWTH_OPTIONS: GrowthMeasureOptions = {
  floorMs: 50,
  turnMs: Number.POSITIVE_INFINITY,
  memory: false,
}

export async function findGrowthProblems(dimensions: InputDimension[]): Promise<string[]> {
  const clone = await cloneDatabase(inject('postgresUrl'))
  const subject = await openRestartableServer(clone.url)
  const rows = await measureAllDimensions(subject, dimensions, SHORT_GROWTH_OPTIONS)
  await subject.close()
  await clone.drop()
  return rows.flatMap((row) => findGrowthProblem(row) ?? [])
}
