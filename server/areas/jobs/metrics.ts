import { Counter, Gauge, Histogram, type Registry } from 'prom-client'
import type { Database } from '../../platform/database/connect.ts'
import { buildReader, sql } from '../../platform/database/prepared.ts'
import type { JobRow } from './rows.ts'

const readJobAgeSql = sql('read-job-age')`
select extract(epoch from now() - min(next_attempt_at))::float8 as age
from jobs where finished_at is null and lease is null and next_attempt_at <= now()`

export function buildJobMetrics(registry: Registry, database: Database): { finished(row: JobRow): void } {
  const age = new Gauge({
    name: 'postern_job_queue_age_seconds',
    help: 'How long the job that is due longest has waited for a worker.',
    registers: [registry],
    collect: async () => {
      const [found] = await buildReader(database)
        .run<{ age: number | null }>(readJobAgeSql, [])
        .catch(() => [])
      if (found) age.set(Math.max(0, found.age ?? 0))
    },
  })
  const ended = new Counter({
    name: 'postern_jobs_total',
    help: 'Jobs that came to their end in this process, by type and status.',
    labelNames: ['type', 'status'],
    registers: [registry],
  })
  const seconds = new Histogram({
    name: 'postern_job_seconds',
    help: 'How long after it was made a job came to its end.',
    labelNames: ['type'],
    buckets: [0.5, 1, 5, 15, 60, 300, 900, 3600],
    registers: [registry],
  })
  return {
    finished: ({ type, status, created_at, finished_at }) => {
      ended.inc({ type, status })
      if (finished_at) seconds.observe({ type }, Math.max(0, (finished_at.getTime() - created_at.getTime()) / 1000))
    },
  }
}
