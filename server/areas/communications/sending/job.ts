import type { JobEnd, JobKind, RunningJob } from '../../jobs/index.ts'
import type { CommunicationRow } from '../drafts/shape.ts'
import { type AudienceCursor, INITIAL_AUDIENCE_CURSOR, insertNextMessages, readAudienceContext } from './audience.ts'
import { MESSAGE_QUEUE_NAME } from './message-queue.ts'
import { countMessagesSql, finishSendingSql, markCommunicationSendingSql, type SendingProgress } from './queries.ts'

export type SendingJobParameters = { communication: string }

/** Where writing the messages continues; null once all are written. */
export type SendingJobState = { place: AudienceCursor | null }

type SendingJob = RunningJob<SendingJobParameters, SendingJobState>

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
export const communicationJobKind: JobKind<SendingJobParameters, SendingJobState> = {
  type: 'communication',
  work: async (job) => {
    for (;;) {
      const place = job.row.state === null ? INITIAL_AUDIENCE_CURSOR : job.row.state.place
      if (place === null) return follow(job)
      const isThere = await writeChunk(job, place)
      if (!isThere) return GONE
    }
  },
}

const keyOf = ({ row }: SendingJob): [string, string] => [row.organization_id, row.parameters.communication]

function writeChunk(job: SendingJob, place: AudienceCursor): Promise<boolean> {
  return job.commit(async (work) => {
    const { transaction, now } = work
    const [row] = await transaction.run<CommunicationRow>(markCommunicationSendingSql, [...keyOf(job), now])
    const reach = row && (await readAudienceContext(transaction, job.row.organization_id, row))
    if (!reach) return { value: false }
    const next = await insertNextMessages(transaction, reach, place, now)
    work.wake(MESSAGE_QUEUE_NAME)
    return { value: true, state: { place: next } }
  })
}

async function follow(job: SendingJob): Promise<JobEnd> {
  const numbers = await job.commit(async ({ transaction, now }) => {
    const [numbers] = await transaction.run<SendingProgress>(countMessagesSql, [...keyOf(job), now])
    if (!numbers) return { value: null }
    const { counts, messages, waiting } = numbers
    if (waiting === 0) await transaction.run(finishSendingSql, [...keyOf(job), JSON.stringify(counts), now])
    const { recipients, sent, failed } = counts
    return { value: numbers, done: messages - waiting, total: messages, counts: { recipients, sent, failed } }
  })
  if (numbers === null) return GONE
  if (numbers.waiting === 0) return { status: 'succeeded' }
  return { status: 'waiting', seconds: Math.min(MAX_PAUSE, Math.max(SHORTEST_PAUSE, numbers.due_seconds ?? 0)) }
}
