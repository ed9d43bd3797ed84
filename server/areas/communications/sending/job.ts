import type { JobEnd, JobKind, RunningJob } from '../../jobs/index.ts'
import { audienceScope, BEGINNING, type Place, writeDown } from './audience.ts'
import { COMMUNICATION_MESSAGES } from './message-queue.ts'
import { countMessages, finishSending, type HeldCommunication, lockForSending, type SendingNumbers } from './queries.ts'

export type SendingParameters = { communication: string }

/** Where writing the messages continues; null once all are written. */
export type SendingState = { place: Place | null }

type SendingJob = RunningJob<SendingParameters, SendingState>

const GONE: JobEnd = {
  status: 'failed',
  error: { code: 'not_found', message: 'The communication, or its event, does not exist any more.' },
}

/** In seconds between two progress checks: while messages are sent, and at most while all of them wait for a retry. */
const SHORTEST_PAUSE = 1
const MAX_PAUSE = 60

/**
 * Sends a communication: writes one message per address in chunks, each chunk in a transaction with the job's progress,
 * then polls until the message queue (`message-queue.ts`) has sent them. A crash repeats at most one chunk, and an
 * address that has a message already gets no second one.
 */
export const communicationJob: JobKind<SendingParameters, SendingState> = {
  type: 'communication',
  work: async (job) => {
    for (;;) {
      const place = job.row.state === null ? BEGINNING : job.row.state.place
      if (place === null) return follow(job)
      const isThere = await writeChunk(job, place)
      if (!isThere) return GONE
    }
  },
}

function keyOf({ row }: SendingJob): [string, string] {
  return [row.organization_id, row.parameters.communication]
}

function writeChunk(job: SendingJob, place: Place): Promise<boolean> {
  return job.commit(async (work) => {
    const { transaction, now } = work
    const [row] = await transaction.run<HeldCommunication>(lockForSending, [...keyOf(job), now])
    const reach = row && (await audienceScope(transaction, job.row.organization_id, row))
    if (!reach) return { value: false }
    const next = await writeDown(transaction, reach, place, now)
    work.wake(COMMUNICATION_MESSAGES)
    return { value: true, state: { place: next } }
  })
}

async function follow(job: SendingJob): Promise<JobEnd> {
  const numbers = await job.commit(async ({ transaction, now }) => {
    const [numbers] = await transaction.run<SendingNumbers>(countMessages, [...keyOf(job), now])
    if (!numbers) return { value: null }
    const { counts, messages, waiting } = numbers
    if (waiting === 0) await transaction.run(finishSending, [...keyOf(job), JSON.stringify(counts), now])
    const { recipients, sent, failed } = counts
    return { value: numbers, done: messages - waiting, total: messages, counts: { recipients, sent, failed } }
  })
  if (numbers === null) return GONE
  if (numbers.waiting === 0) return { status: 'succeeded' }
  const due = numbers.due_seconds ?? 0
  return { status: 'waiting', seconds: Math.min(MAX_PAUSE, Math.max(SHORTEST_PAUSE, due)) }
}
