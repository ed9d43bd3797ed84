import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startEmbeddedPostgres } from '../../../embedded-postgres/index.ts'
import { type Climbed, type ClimbOptions, climb } from './climb.ts'
import type { Dimension } from './dimension.ts'
import { MAX_PEAK_BYTES } from './judge.ts'
import { findProblems, MAX_TURN_MS, mostExpensive, tableOf } from './report.ts'
import { openSubject, type Subject } from './subject.ts'
import { everyDimension } from './ways/index.ts'

export type GrowthOptions = {
  /** Only dimensions whose line contains one of these words. */
  only: string[]
  say(line: string): void
}

const SETTINGS = { fsync: 'off', full_page_writes: 'off', max_connections: '200' }

const LONG: ClimbOptions = { floorMs: 30, turnMs: 40, memory: true }

/** Doubles every input in every respect. True if none grows faster than its size, or costs too much at once. */
export async function measureGrowth({ only, say }: GrowthOptions): Promise<boolean> {
  const chosen = everyDimension().filter(({ way, what }) => {
    const line = `${way} ${what}`.toLowerCase()
    return only.length === 0 || only.some((word) => line.includes(word.toLowerCase()))
  })
  const dataDir = await mkdtemp(join(tmpdir(), 'postern-growth-'))
  const postgres = await startEmbeddedPostgres({ dataDir, settings: SETTINGS })
  try {
    const subject = await openSubject(postgres.url)
    try {
      const rows = await climbAll(subject, chosen, LONG, (row) => say(tableOf([row])[1] ?? ''))
      const problems = rows.flatMap(findProblems)
      const expensive = mostExpensive(rows)
      for (const line of ['', ...tableOf(rows), '', 'The most expensive:', ...tableOf(expensive), '', ...problems])
        say(line)
      const bars = `${MAX_TURN_MS} ms of one turn or ${MAX_PEAK_BYTES / 1024 / 1024} MB`
      say(
        problems.length === 0
          ? `${rows.length} dimensions; none grows faster than its size, or takes more than ${bars}.`
          : `${rows.length} dimensions, ${problems.length} problems.`,
      )
      return problems.length === 0
    } finally {
      await subject.close()
    }
  } finally {
    await postgres.stop()
    await rm(dataDir, { recursive: true, force: true })
  }
}

export async function climbAll(
  subject: Subject,
  dimensions: Dimension[],
  options: ClimbOptions,
  report: (row: Climbed) => void = () => {},
): Promise<Climbed[]> {
  const rows: Climbed[] = []
  for (const dimension of dimensions) {
    const row = await climb(subject, dimension, options).catch((error) => failed(dimension, error))
    rows.push(row)
    report(row)
  }
  return rows
}

const failed = ({ way, what }: Dimension, { message }: Error): Climbed => ({
  way,
  what,
  points: [],
  growth: null,
  peakBytes: null,
  failure: `could not be measured: ${message}`,
})
