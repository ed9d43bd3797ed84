import pg from 'pg'
import type { Database } from '../database/connect.ts'
import { WORKER_WAKE_CHANNEL } from '../database/wake-workers.ts'
import type { Logger } from '../log.ts'

type ListenerOptions = {
  databaseUrl: string
  log: Logger
  heard(name: string): void
  /** Called after each connect: earlier notifications were missed, so look at every queue. */
  connected(): void
}

const LISTENER = 'postern listener'

const HEARTBEAT = 20_000
const SILENCE = 5_000
const SHORTEST_PAUSE = 100
const MAX_PAUSE = 5_000

/** Listens for notifications on a connection of its own, and reconnects when that is lost. */
export function startWakeListener({ databaseUrl, log, heard, connected }: ListenerOptions): { stop(): Promise<void> } {
  let client: pg.Client | null = null
  let stopped = false
  let pause = SHORTEST_PAUSE
  let timer: NodeJS.Timeout | undefined
  let connecting: Promise<void>

  const connect = async () => {
    const mine = new pg.Client({
      connectionString: databaseUrl,
      application_name: LISTENER,
      connectionTimeoutMillis: SILENCE,
      query_timeout: SILENCE,
      keepAlive: true,
    })
    client = mine
    let lost = false
    const lose = (error?: Error) => {
      if (lost || stopped) return
      lost = true
      log.warn({ err: error, pause_ms: pause }, 'the connection that hears of new work was lost; it is made again')
      clearTimeout(timer)
      timer = setTimeout(() => {
        connecting = connect()
      }, pause)
      pause = Math.min(pause * 2, MAX_PAUSE)
      mine.end().catch(() => {})
    }
    mine.on('error', lose)
    mine.on('end', () => lose())
    mine.on('notification', ({ payload }) => heard(payload ?? ''))
    try {
      await mine.connect()
      await mine.query(`listen ${WORKER_WAKE_CHANNEL}`)
    } catch (error) {
      return lose(error as Error)
    }
    if (stopped || lost) return
    pause = SHORTEST_PAUSE
    beat(mine, lose)
    connected()
  }

  /** Without traffic, a connection whose peer has vanished looks alive. */
  const beat = (mine: pg.Client, lose: (error?: Error) => void) => {
    timer = setTimeout(() => {
      mine.query('select').then(
        () => {
          if (!stopped && client === mine) beat(mine, lose)
        },
        (error) => lose(error),
      )
    }, HEARTBEAT)
  }

  connecting = connect()
  return {
    stop: async () => {
      stopped = true
      clearTimeout(timer)
      await connecting
      await client?.end().catch(() => {})
    },
  }
}

/** Whether any worker runs, of this release or another. */
export async function isAnyWorkerListening(database: Database): Promise<boolean> {
  const listeners = 'select from pg_stat_activity where datname = current_database() and application_name = ?'
  return (await database.raw(listeners, [LISTENER])).rowCount > 0
}
