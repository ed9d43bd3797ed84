import { setTimeout as wait } from 'node:timers/promises'
import { addShutdownHook, type Database } from './connect.ts'
import { runPrepared, sql } from './prepared.ts'

export const WORKER_WAKE_CHANNEL = 'postern_queue'

/** Under load, one notification for all commits of this interval. */
const GAP_MILLISECONDS = 50

/** PostgreSQL commits notifications one at a time across all databases, so this commit does not wait for the disk. */
const notifySql = sql('notify-workers')`
select set_config('synchronous_commit', 'off', true), pg_notify('${WORKER_WAKE_CHANNEL}', name) from unnest($1::text[]) name`

type Waker = { names: Set<string>; sending: Promise<void> | null; ending: AbortController }

const wakers = new WeakMap<Database, Waker>()

/** After the commit: NOTIFY in a transaction makes commits wait for each other. May fail: workers look every minute. */
export function wakeWorkers(database: Database, names: Iterable<string>): void {
  const waker = wakers.get(database) ?? buildWaker(database)
  for (const name of names) waker.names.add(name)
  if (waker.names.size > 0) waker.sending ??= send(database, waker)
}

function buildWaker(database: Database): Waker {
  const waker: Waker = { names: new Set(), sending: null, ending: new AbortController() }
  wakers.set(database, waker)
  addShutdownHook(database, async () => {
    waker.ending.abort()
    await waker.sending
  })
  return waker
}

async function send(database: Database, waker: Waker): Promise<void> {
  while (waker.names.size > 0) {
    const names = [...waker.names]
    waker.names.clear()
    await runPrepared(database, notifySql, [names]).catch(() => {})
    await wait(GAP_MILLISECONDS, undefined, { signal: waker.ending.signal, ref: false }).catch(() => {})
  }
  waker.sending = null
}
