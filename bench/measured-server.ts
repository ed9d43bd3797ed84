import { readFileSync } from 'node:fs'
import { runWithDatabase } from '../server/testing/temporary-postgres.ts'
import type { UntypedBenchmark } from './entry.ts'
import type { LoadJobs, LoadProcess } from './load/driver.ts'
import type { ServerProcess } from './server-process.ts'

export type MeasuredThroughput = { perSecond: number; processorMicroseconds: number }
export type MeasuredLatency = { p50: number; p99: number }

export type MeasuredServerOptions = {
  name: string
  server: ServerProcess
  load: LoadProcess
  entry: UntypedBenchmark
  needs: unknown
  databaseUrl: string
}

export type MeasuredServer = Awaited<ReturnType<typeof buildMeasuredServer>>

export async function buildMeasuredServer({ name, server, load, entry, needs, databaseUrl }: MeasuredServerOptions) {
  const { port, pid } = server
  const readEffects = () => runWithDatabase(databaseUrl, (database) => entry.effects(database, needs))
  const before = await readEffects()
  let answers = 0

  async function run<Kind extends keyof LoadJobs>(kind: Kind, ask: LoadJobs[Kind]['ask']) {
    try {
      return await load.run(kind, ask)
    } catch (error) {
      throw new Error([`${name}: ${(error as Error).message}`, server.explainEnd()].filter(Boolean).join('\n'))
    }
  }

  return {
    async probe() {
      const { body } = await run('probe', { port })
      answers += 1
      return body
    },
    async throughput(connections: number, seconds: number, which?: 0 | 1): Promise<MeasuredThroughput> {
      const used = processorSeconds(pid)
      const result = await run('closed', { port, connections, seconds, which })
      answers += result.answers
      const processorMicroseconds = ((processorSeconds(pid) - used) / result.answers) * 1e6
      return { perSecond: result.perSecond, processorMicroseconds }
    },
    async latency(connections: number, seconds: number, perSecond: number): Promise<MeasuredLatency> {
      const { p50, p99, answers: got } = await run('open', { port, connections, seconds, perSecond })
      answers += got
      return { p50, p99 }
    },
    /** Every response must have had its effect in the database exactly once. */
    async checkEffects() {
      const grown = (await readEffects()) - before
      if (grown !== answers) throw new Error(`${name} gave ${answers} answers, and ${grown} stand in the database`)
    },
  }
}

const TICKS_PER_SECOND = 100

/** CPU seconds that a process has used; NaN without /proc. Unlike a rate, this is not affected by other processes. */
function processorSeconds(pid: number): number {
  try {
    const text = readFileSync(`/proc/${pid}/stat`, 'latin1')
    // The program name, in parentheses, may contain spaces.
    const fields = text.slice(text.lastIndexOf(')') + 2).split(' ')
    return (Number(fields[11]) + Number(fields[12])) / TICKS_PER_SECOND
  } catch {
    return Number.NaN
  }
}
