import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startEmbeddedPostgres } from '../../../embedded-postgres/index.ts'
import type { InputDimension } from './dimension.ts'
import { MAX_REQUEST_PEAK_BYTES } from './judge.ts'
import { type GrowthMeasureOptions, type GrowthResult, measureDimensionGrowth } from './measure-dimension.ts'
import { findDimensionProblems, findMostExpensiveResults, formatGrowthTable, MAX_EVENT_LOOP_TURN_MS } from './report.ts'
import { openRestartableServer, type RestartableServer } from './restartable-server.ts'
import { listAllDimensions } from './ways/index.ts'

export type GrowthRunOptions = {
  /** Only dimensions whose line contains one of these words. */
  only: string[]
  say(line: string): void
}

const SETTINGS = { fsync: 'off', full_page_writes: 'off', max_connections: '200' }

const LONG: GrowthMeasureOptions = { floorMs: 30, turnMs: 40, memory: true }

/** Doubles every input in every respect. True if none grows faster than its size, or costs too much at once. */
export async function measureInputGrowth({ only, say }: GrowthRunOptions): Promise<boolean> {
  const chosen = listAllDimensions().filter(({ way, what }) => {
    const line = `${way} ${what}`.toLowerCase()
    return only.length === 0 || only.some((word) => line.includes(word.toLowerCase()))
  })
  const dataDir = await mkdtemp(join(tmpdir(), 'postern-growth-'))
  const postgres = await startEmbeddedPostgres({ dataDir, settings: SETTINGS })
  try {
    const subject = await openRestartableServer(postgres.url)
    try {
      const rows = await measureAllDimensions(subject, chosen, LONG, (row) => say(formatGrowthTable([row])[1] ?? ''))
      const problems = rows.flatMap(findDimensionProblems)
      const expensive = findMostExpensiveResults(rows)
      for (const line of [
        '',
        ...formatGrowthTable(rows),
        '',
        'The most expensive:',
        ...formatGrowthTable(expensive),
        '',
        ...problems,
      ])
        say(line)
      const bars = `${MAX_EVENT_LOOP_TURN_MS} ms of one turn or ${MAX_REQUEST_PEAK_BYTES / 1024 / 1024} MB`
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

export async function measureAllDimensions(
  subject: RestartableServer,
  dimensions: InputDimension[],
  options: GrowthMeasureOptions,
  report: (row: GrowthResult) => void = () => {},
): Promise<GrowthResult[]> {
  const rows: GrowthResult[] = []
  for (const dimension of dimensions) {
    const row = await measureDimensionGrowth(subject, dimension, options).catch((error) => failed(dimension, error))
    rows.push(row)
    report(row)
  }
  return rows
}

const failed = ({ way, what }: InputDimension, { message }: Error): GrowthResult => ({
  way,
  what,
  points: [],
  growth: null,
  peakBytes: null,
  failure: `could not be measured: ${message}`,
})
