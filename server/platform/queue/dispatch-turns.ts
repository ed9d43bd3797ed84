import type { Job, PgBoss } from 'pg-boss'
import type { Clock } from '../clock.ts'
import type { Database } from '../database/connect.ts'
import { buildIndexPlanReader } from '../database/index-plans.ts'
import { PGBOSS_SCHEMA } from '../database/migration-state.ts'
import { buildPgBoss } from '../database/pg-boss.ts'
import { sql } from '../database/prepared.ts'
import { isSpread } from '../database/spread.ts'
import { wakeWorkers } from '../database/wake-workers.ts'
import type { Destination, QueueTable } from './queue.ts'
import { getQueueStatements } from './statements.ts'

export type DestinationQueueJob = Job<Destination> & { groupId: string }

/** Those of an organization that fail have places of their own, so they are a group of their own. */
const FAILING = ' failing'
export const isFailingGroup = (group: string) => group.endsWith(FAILING)

/**
 * A destination is in the queue once at most, waiting or at hand. It is deleted when its turn is over, and then looked
 * at once more: what became due during the turn could not be sent.
 */
const SETTINGS = { policy: 'exclusive', expireInSeconds: 86_400, retryLimit: 0 } as const

/** An operator may delete a queue. */
const MADE_FOR_MS = 5_000

const bosses = new WeakMap<Database, { boss: PgBoss; until: Map<string, number> }>()

async function getBoss(database: Database, queue: QueueTable): Promise<PgBoss> {
  const made = bosses.get(database) ?? { boss: buildPgBoss(database), until: new Map() }
  bosses.set(database, made)
  if (performance.now() > (made.until.get(queue.name) ?? 0)) {
    await made.boss.createQueue(queue.name, SETTINGS)
    made.until.set(queue.name, performance.now() + MADE_FOR_MS)
  }
  return made.boss
}

type DueRow = Destination & { seconds: number; failing: boolean }

function toJob({ organization, id, failing }: DueRow) {
  const group = { id: failing ? `${organization}${FAILING}` : organization }
  return { data: { organization, id }, singletonKey: `${organization} ${id}`, group }
}

const findLostSql = sql('find-lost-jobs')`
select id from ${PGBOSS_SCHEMA}.job
where name = $1 and state = 'active' and group_id is not null
  and heartbeat_on < now() - make_interval(secs => $2::float8)`

/** How a process hands out the destinations of a queue by pg-boss, gets them from there, and ends them. */
export function buildTurnDispatcher({ database, clock }: { database: Database; clock: Clock }, queue: QueueTable) {
  const reader = buildIndexPlanReader(database)

  const { findDue, findFirsts, findDueOf } = getQueueStatements(queue)

  const findOf = async (which: Destination[]): Promise<DueRow[]> => {
    const together = (await isSpread(database))
      ? Map.groupBy(which, (one) => one.organization)
      : new Map([[null, which]])
    const found: DueRow[] = []
    for (const [only, ofIt] of together) {
      const values = [clock.database(), ofIt.map((one) => one.organization), ofIt.map(({ id }) => id), only]
      found.push(...(await reader.run<DueRow>(findDueOf, values)))
    }
    return found
  }

  const findAll = async (): Promise<DueRow[]> => {
    if (!(await isSpread(database))) return reader.run<DueRow>(findDue, [clock.database()])
    const firsts = await reader.run<DueRow>(findFirsts, [clock.database()])
    const due = firsts.filter(({ seconds }) => seconds <= 0)
    return [...firsts.filter(({ seconds }) => seconds > 0), ...(await findOf(due))]
  }

  /**
   * After the commit that made something due: while the destination is at hand, what is sent is dropped. Returns which
   * have something due now, and when the first of the others will.
   */
  const sendDue = async (which: Destination[] | 'all', isLeftOut: (one: Destination) => boolean = () => false) => {
    if (which.length === 0) return { due: [], seconds: null }
    const found = which === 'all' ? await findAll() : await findOf(which)
    const due = found.filter((one) => one.seconds <= 0 && !isLeftOut(one))
    const later = found.flatMap(({ seconds }) => (seconds > 0 ? [seconds] : []))
    if (due.length > 0) {
      const boss = await getBoss(database, queue)
      await boss.insert(queue.name, due.map(toJob))
    }
    return { due, seconds: later.length > 0 ? Math.min(...later) : null }
  }

  const deleteJobs = async (ids: string[]) => {
    if (ids.length > 0) await (await getBoss(database, queue)).deleteJob(queue.name, ids)
  }

  return {
    sendDue,

    fetch: async (batchSize: number, ignoreGroups: string[]): Promise<DestinationQueueJob[]> => {
      const boss = await getBoss(database, queue)
      return (await boss.fetch<Destination>(queue.name, { batchSize, ignoreGroups })) as DestinationQueueJob[]
    },

    /** What became due of a destination while it was at hand was not sent, so it is looked for once the job is gone. */
    end: async (jobs: DestinationQueueJob[], isLeftOut?: (one: Destination) => boolean) => {
      await deleteJobs(jobs.map(({ id }) => id))
      const destinations = jobs.map(({ data }) => data)
      return sendDue(destinations, isLeftOut)
    },

    /** Says that this process is alive, and returns the jobs that it has lost. */
    touch: async (ids: string[]): Promise<string[]> => {
      if (ids.length === 0) return []
      const boss = await getBoss(database, queue)
      const { settled = ids } = (await boss.touch(queue.name, ids)) as { settled?: string[] }
      const mine = new Set(settled)
      return ids.filter((id) => !mine.has(id))
    },

    /** Frees destinations whose process has not been heard of for so long, such as one that was killed. */
    freeLost: async (seconds: number): Promise<number> => {
      const lost = await reader.run<{ id: string }>(findLostSql, [queue.name, seconds])
      await deleteJobs(lost.map(({ id }) => id))
      return lost.length
    },
  }
}

/** After the commit that made something of them due. If it fails, workers that are woken find what is due. */
export async function dispatchTurns(database: Database, clock: Clock, queue: QueueTable, destinations: Destination[]) {
  if (destinations.length === 0) return
  const { sendDue } = buildTurnDispatcher({ database, clock }, queue)
  await sendDue(destinations).catch(() => {})
  wakeWorkers(database, [queue.name])
}
