import { readFileSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { type AddressInfo, connect, createServer, type Socket } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { type EmbeddedPostgres, startEmbeddedPostgres } from '../../embedded-postgres/index.ts'
import { connectDatabase } from '../../platform/database/connect.ts'
import { migrate } from '../../platform/database/migrate.ts'

export type KillableDatabase = {
  /** Stays the same when the server is killed and restarted. */
  url: string
  killTimes(times: number, random: () => number): Promise<number>
  close(): Promise<void>
}

/** SIGKILL loses nothing that reached the operating system, so fsync is not needed; commits are still awaited. */
const SETTINGS = { fsync: 'off', full_page_writes: 'off', max_connections: '200', shared_buffers: '128MB' }

/** A PostgreSQL that can be killed, behind a stable port. */
export async function openKillableDatabase(): Promise<KillableDatabase> {
  const dataDir = await mkdtemp(join(tmpdir(), 'postern-mortal-'))
  const start = () => startEmbeddedPostgres({ dataDir, settings: SETTINGS })
  let postgres: EmbeddedPostgres = await start()
  const sockets = new Set<Socket>()
  const door = createServer((socket) => {
    const behind = connect(Number(new URL(postgres.url).port), '127.0.0.1')
    for (const [one, other] of [
      [socket, behind],
      [behind, socket],
    ] as const) {
      sockets.add(one)
      one.on('error', () => other.destroy())
      one.on('close', () => {
        sockets.delete(one)
        other.destroy()
      })
      one.pipe(other)
    }
  })
  await new Promise<void>((resolve) => door.listen(0, '127.0.0.1', resolve))
  const url = new URL(postgres.url)
  // Its socket would lead past the door.
  url.searchParams.delete('host')
  url.port = String((door.address() as AddressInfo).port)
  const database = connectDatabase({ url: url.href, poolSize: 2, applicationName: 'faults' })
  await migrate(database)
  await database.destroy()

  const killOnce = async () => {
    const [pid] = readFileSync(join(dataDir, 'postgres', 'postmaster.pid'), 'utf8').split('\n')
    process.kill(Number(pid), 'SIGKILL')
    // Its child processes end by themselves when they notice.
    await wait(300)
    postgres = await start()
  }
  return {
    url: url.href,
    killTimes: async (times, random) => {
      for (let count = 0; count < times; count += 1) {
        await wait(3_000 + random() * 5_000)
        await killOnce()
      }
      return times
    },
    close: async () => {
      for (const socket of sockets) socket.destroy()
      door.close()
      await postgres.stop()
      await rm(dataDir, { recursive: true, force: true })
    },
  }
}
