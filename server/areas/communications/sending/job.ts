import type { JobEnd, JobKind, RunningJob } from '../../jobs/index.ts'
import { audienceScope, BEGINNING, type Place, writeDown } from './audience.ts'
import { COMMUNICATION_MESSAGES } from './message-queue.ts'
import { countMessages, finishSending, type HeldCommunication, lockForSending, type SendingNumbers } from './queries.ts'

export type SendingParameters = { communication: string }

/** Where writing down the audience goes on; null once all of it is, and the messages are on their way. */
export type SendingState = { place: Place | null }

type SendingJob = RunningJob<SendingParameters, SendingState>

const GONE: JobEnd = {
  status: 'failed',
  error: { code: 'not_found', message: 'The communication, or its event, does not exist any more.' },
}

/** Between two looks while messages go out, and the longest where all of them rest. */
const SHORTEST_PAUSE = 1
const MAX_PAUSE = 60

/**
 * Writes down the audience, one message for each address, and then looks from time to time how far the queue of the messages is: that
 * sends them, whether anybody looks or not.
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
