import type { Clock } from '../clock.ts'
import type { QueueReader } from './claim.ts'
import type { Queue, QueueRow } from './queue.ts'
import { getQueueStatements } from './statements.ts'

export async function putBackRow(
  reader: QueueReader,
  queue: Queue<never>,
  clock: Clock,
  row: QueueRow,
  { error, seconds }: { error: string; seconds: number },
): Promise<void> {
  await reader.run(getQueueStatements(queue).putBack, [...identify(clock, row), error, seconds])
}

export async function giveUpRow(
  reader: QueueReader,
  queue: Queue<never>,
  clock: Clock,
  row: QueueRow,
  error: string,
): Promise<void> {
  const { giveUp } = getQueueStatements(queue)
  if (giveUp) await reader.run(giveUp, [...identify(clock, row), error])
}

/** Until a row is due or a lease expires; null if no row waits. */
export async function secondsUntilDue(reader: QueueReader, queue: Queue<never>, clock: Clock): Promise<number | null> {
  const [found] = await reader.run<{ seconds: number | null }>(getQueueStatements(queue).next, [clock.database()])
  return found?.seconds == null ? null : Math.max(0, found.seconds)
}

function identify(clock: Clock, { organization_id, id, lease }: QueueRow): unknown[] {
  return [clock.database(), organization_id, id, lease]
}
