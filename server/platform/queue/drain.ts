import { buildKeyedBatcher } from '../database/keyed-batcher.ts'
import { onlyOrganization } from '../database/spread.ts'
import { wakeWorkers } from '../database/wake-workers.ts'
import { attemptQueueRow, type QueueAttemptOptions } from './attempt-queue-row.ts'
import { buildTurnDispatcher, type DestinationQueueJob, isFailingGroup } from './dispatch-turns.ts'
import type { BegunRow, Destination, Queue, QueueRow, TurnRequest } from './queue.ts'
import { buildDestinationTurn, type DestinationTurn } from './turn.ts'
import { buildWakeSignal, type WakeSignal } from './wake-signal.ts'

export type DrainOptions = QueueAttemptOptions & {
  /** After an abort, begun rows are finished and no more are begun. */
  signal?: AbortSignal
  /** Rings when there may be more to fetch while other destinations are at hand. */
  wakeSignal?: WakeSignal
  /** How often to say that this process is alive. */
  touchSeconds?: number
  now?: () => number
}

export type DrainResult = {
  done: number
  retried: number
  failed: number
  /** Ended early because no row can be done now. */
  blocked: boolean
  /** When the next row is due, as far as this process knows. */
  seconds: number | null
}

type JobAtHand = { job: DestinationQueueJob; turn: DestinationTurn; lost: AbortController; begun: number }

/** Per fetch, and a power of two: each number is a statement of its own. */
const MAX_FETCHED = 256
/** In milliseconds. What others make due is looked for this often at most, and at least. */
const BETWEEN_LOOKS = 250
const MAX_SILENCE = 1_000
/** In milliseconds. Nothing of a destination could be begun: somebody has locked it, or has just done it. */
const NOTHING_PAUSE = 1_000
const ERROR_PAUSE = 5_000
const TOUCH_SECONDS = 2

/** Works until nothing is due, and counts the results. Any number of processes may run it at the same time. */
export async function drainQueue<Row extends QueueRow>(queue: Queue<Row>, options: DrainOptions): Promise<DrainResult> {
  const { database, log, signal, wakeSignal = buildWakeSignal(), touchSeconds = TOUCH_SECONDS } = options
  const handOut = buildTurnDispatcher(options, queue)
  const now = options.now ?? (() => performance.now())
  const counts = { done: 0, retried: 0, failed: 0 }
  const atHand = new Map<string, JobAtHand>()
  const resting = new Map<string, number>()
  const empty = new Set<string>()
  const failures: unknown[] = []
  let [blocked, unblocked] = [false, false]
  let [lookedAt, dueAt] = [Number.NEGATIVE_INFINITY, Number.POSITIVE_INFINITY]

  const isOver = () => blocked || failures.length > 0 || signal?.aborted === true
  const expect = (seconds: number | null) => {
    if (seconds !== null) dueAt = Math.min(dueAt, performance.now() + seconds * 1000)
  }
  const rest = (destination: Destination, milliseconds: number) => {
    resting.set(nameOf(destination), performance.now() + milliseconds)
    expect(milliseconds / 1000)
  }
  const isResting = (destination: Destination) => {
    const seconds = ((resting.get(nameOf(destination)) ?? 0) - performance.now()) / 1000
    if (seconds > 0) expect(seconds)
    else resting.delete(nameOf(destination))
    return seconds > 0
  }
  const share = () => Math.max(1, Math.floor(queue.concurrency / atHand.size))
  const begin = buildKeyedBatcher<TurnRequest, BegunRow<Row>[]>({
    runBatch: (turns) => queue.begin(turns),
  })

  const take = (job: DestinationQueueJob): (() => Promise<void>) => {
    const lost = new AbortController()
    const work = async (begun: BegunRow<Row>) => {
      const { result, hindered, unhealthy } = await attemptQueueRow(queue, options, begun, lost.signal)
      counts[result] += 1
      if (hindered) blocked = true
      else unblocked = true
      return { unhealthy }
    }
    const turn = buildDestinationTurn(queue, job.data, {
      begin: async (wants) => begin(String(await onlyOrganization(database, wants.destination.organization)), wants),
      work,
      share,
      isOver: () => isOver() || lost.signal.aborted,
      now,
    })
    const one: JobAtHand = { job, turn, lost, begun: 0 }
    atHand.set(job.id, one)
    return async () => {
      try {
        one.begun = await turn.run()
      } catch (err) {
        log.error({ err, queue: queue.name, ...job.data }, 'what is due could not be begun')
        rest(job.data, ERROR_PAUSE)
      }
      // A job that could not be deleted counts as lost after a while.
      if (!lost.signal.aborted) await end('', one).catch((err) => log.warn({ err }, 'a turn could not be ended'))
      atHand.delete(job.id)
      wakeSignal.ring()
    }
  }

  const end = buildKeyedBatcher<JobAtHand, true>({
    runBatch: async (over) => {
      for (const { begun, job } of over) {
        const name = nameOf(job.data)
        if (begun > 0) empty.delete(name)
        // Once is usual: what it was sent for was done by the turn before.
        else if (!empty.has(name)) empty.add(name)
        else if (!isResting(job.data)) rest(job.data, NOTHING_PAUSE)
      }
      const jobs = over.map(({ job }) => job)
      await queue.ended?.(jobs.map(({ data }) => data))
      const { due, seconds } = await handOut.end(jobs, isResting)
      expect(seconds)
      if (signal?.aborted && due.length > 0) wakeWorkers(database, [queue.name])
      return over.map(() => true as const)
    },
  })

  const look = async () => {
    lookedAt = performance.now()
    dueAt = Number.POSITIVE_INFINITY
    // At the end of its turn each of these is looked at again.
    const mine = new Map([...atHand.values()].map(({ turn }) => [nameOf(turn.destination), turn]))
    const isLeftOut = (destination: Destination) => {
      const turn = mine.get(nameOf(destination))
      turn?.nudge()
      return turn !== undefined || isResting(destination)
    }
    const { due, seconds } = await handOut.sendDue('all', isLeftOut)
    expect(seconds)
    return due.length > 0
  }

  const fetch = async () => {
    for (;;) {
      const free = queue.places - atHand.size
      if (free <= 0) return
      const batch = 2 ** Math.floor(Math.log2(Math.min(free, MAX_FETCHED)))
      const jobs = await handOut.fetch(batch, fullGroups())
      if (jobs.length > 0) unblocked = false
      const surplus: DestinationQueueJob[] = []
      const taken: (() => Promise<void>)[] = []
      for (const job of jobs) {
        if (countOf(job.groupId) < limitOf(job.groupId)) taken.push(take(job))
        else surplus.push(job)
      }
      // Each has its share of what all of them may have.
      for (const start of taken) void start()
      if (surplus.length > 0) await handOut.end(surplus)
      if (jobs.length < batch) return
    }
  }
  const limitOf = (group: string) =>
    (isFailingGroup(group) ? queue.failingPerOrganization : undefined) ?? queue.perOrganization
  const countOf = (group: string) => [...atHand.values()].filter(({ job }) => job.groupId === group).length
  const fullGroups = () => {
    const groups = new Set([...atHand.values()].map(({ job }) => job.groupId))
    return [...groups].filter((group) => countOf(group) >= limitOf(group))
  }

  const touch = async () => {
    for (const id of await handOut.touch([...atHand.keys()])) atHand.get(id)?.lost.abort()
  }
  // What could not be said now is said the next time.
  const touching = setInterval(() => void touch().catch(() => {}), touchSeconds * 1000)

  try {
    for (;;) {
      if (!isOver()) {
        try {
          // What was handed out is there already.
          await fetch()
          const isTime = performance.now() >= Math.min(dueAt, lookedAt + BETWEEN_LOOKS)
          if ((atHand.size === 0 || isTime) && (await look())) await fetch()
        } catch (error) {
          failures.push(error)
        }
      }
      if (atHand.size === 0) {
        if (failures.length > 0) throw failures[0]
        if (!blocked || !unblocked) break
        blocked = false
        continue
      }
      const pause = Math.min(MAX_SILENCE, Math.max(BETWEEN_LOOKS, dueAt - performance.now()))
      const timer = setTimeout(wakeSignal.ring, pause)
      await wakeSignal.heard()
      clearTimeout(timer)
    }
  } finally {
    clearInterval(touching)
  }
  const seconds = dueAt === Number.POSITIVE_INFINITY ? null : Math.max(0, (dueAt - performance.now()) / 1000)
  return { ...counts, blocked, seconds }
}

const nameOf = ({ organization, id }: Destination) => `${organization} ${id}`
