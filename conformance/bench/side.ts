import { useDatabase } from './databases.ts'
import type { AnyEntry } from './entry.ts'
import type { Load } from './load/driver.ts'
import type { Jobs } from './load/jobs.ts'
import { processorSeconds } from './processor-time.ts'
import type { ServerProcess } from './server-process.ts'

export type Throughput = { perSecond: number; processorMicroseconds: number }
export type Latency = { p50: number; p99: number }

/** One of the two servers under load; it keeps count of its answers. */
export type Side = {
  probe(): Promise<string>
  throughput(connections: number, seconds: number, which?: 0 | 1): Promise<Throughput>
  latency(connections: number, seconds: number, perSecond: number): Promise<Latency>
  /** Every answer must stand in the database exactly once. */
  checkEffects(): Promise<void>
}

export type SideOptions = {
  name: string
  server: ServerProcess
  load: Load
  entry: AnyEntry
  needs: unknown
  databaseUrl: string
}

export async function buildSide({ name, server, load, entry, needs, databaseUrl }: SideOptions): Promise<Side> {
  const { port, pid } = server
  const readEffects = () => useDatabase(databaseUrl, (database) => entry.effects(database, needs))
  const before = await readEffects()
  let answers = 0

  async function run<Kind extends keyof Jobs>(kind: Kind, ask: Jobs[Kind]['ask']): Promise<Jobs[Kind]['result']> {
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
    async throughput(connections, seconds, which) {
      const used = processorSeconds(pid)
      const result = await run('closed', { port, connections, seconds, which })
      answers += result.answers
      const processorMicroseconds = ((processorSeconds(pid) - used) / result.answers) * 1e6
      return { perSecond: result.perSecond, processorMicroseconds }
    },
    async latency(connections, seconds, perSecond) {
      const { p50, p99, answers: got } = await run('open', { port, connections, seconds, perSecond })
      answers += got
      return { p50, p99 }
    },
    async checkEffects() {
      const grown = (await readEffects()) - before
      if (grown !== answers) throw new Error(`${name} gave ${answers} answers, and ${grown} stand in the database`)
    },
  }
}
