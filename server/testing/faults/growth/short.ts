import { inject } from 'vitest'
import { cloneDatabase } from '../../test-database.ts'
import type { ClimbOptions } from './climb.ts'
import type { Dimension } from './dimension.ts'
import { climbAll } from './growth.ts'
import { findGrowthProblem } from './report.ts'
import { openSubject } from './subject.ts'

/** High enough that what is left of the machine's other work is little beside it. */
export const SHORT: ClimbOptions = { floorMs: 50, turnMs: Number.POSITIVE_INFINITY, memory: false }

export async function findGrowthProblems(dimensions: Dimension[]): Promise<string[]> {
  const clone = await cloneDatabase(inject('postgresUrl'))
  const subject = await openSubject(clone.url)
  const rows = await climbAll(subject, dimensions, SHORT)
  await subject.close()
  await clone.drop()
  return rows.flatMap((row) => findGrowthProblem(row) ?? [])
}
