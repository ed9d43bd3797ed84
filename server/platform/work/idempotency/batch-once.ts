import type { QueryResultRow } from 'pg'
import type { Database } from '../../database/connect.ts'
import { runWithIndexPlans } from '../../database/index-plans.ts'
import { inTransaction } from '../../database/transaction.ts'
import { beginWork, type CollectedWork, toOutboxSteps, type Work, wakeAfterCommit } from '../work.ts'
import { type IdempotentOutcome, type IdempotentRequest, type PerformedWork, toAdvisoryLockId } from './once.ts'
import { claimKeysSql } from './statements.ts'
import { BatchResponses } from './stored-responses.ts'

/** A refused request must have changed nothing. Undefined for a request whose key is already used: it runs alone. */
export async function doBatchWorkOnce(
  database: Database,
  requests: IdempotentRequest[],
  perform: (joined: { index: number; work: Work }[]) => Promise<PerformedWork[]>,
): Promise<(IdempotentOutcome | undefined)[]> {
  return inTransaction(database, [], async (transaction) => {
    const members: { index: number; request: IdempotentRequest; work: CollectedWork }[] = []
    const claimed = await runWithIndexPlans<{ place: number }>(transaction, claimKeysSql, claimValues(requests))
    for (const { place } of claimed.toSorted((a, b) => a.place - b.place)) {
      const request = requests[place - 1] as IdempotentRequest
      members.push({ index: place - 1, request, work: beginWork(transaction, request.now, request.origin) })
    }
    const performed = members.length > 0 ? await perform(members) : []
    const responses = new BatchResponses()
    for (const [n, { request }] of members.entries()) {
      const { answer, keepAnswer } = performed[n] as PerformedWork
      if (keepAnswer) responses.store(request, { answer }, answer)
    }
    const done = members.filter((_, n) => performed[n]?.commitsWork)
    const outbox = await toOutboxSteps(done.map(({ work }) => work))
    const latest = new Date(Math.max(...requests.map(({ now }) => now.getTime())))
    const value: (IdempotentOutcome | undefined)[] = requests.map(() => undefined)
    for (const [n, { index }] of members.entries())
      value[index] = { answer: (performed[n] as PerformedWork).answer, replayed: false }
    const woken = new Set(done.flatMap(({ work }) => [...work.woken]))
    const committed = (results: QueryResultRow[][]) => wakeAfterCommit(database, { woken }, results.flat())
    return {
      commit: true,
      value,
      last: [...done.flatMap(({ work }) => work.steps), ...outbox, ...responses.steps(latest)],
      committed,
    }
  })
}

/** Only the first of two requests with the same key, because a transaction gets the same advisory lock twice. */
function claimValues(requests: IdempotentRequest[]): unknown[] {
  const names = requests.map(({ apiKeyId, idempotencyKey }) => `${apiKeyId} ${idempotencyKey}`)
  const [first] = requests as [IdempotentRequest]
  return [
    first.organizationId,
    requests.map(({ apiKeyId }) => apiKeyId),
    requests.map(({ idempotencyKey }) => idempotencyKey),
    requests.map((request, place) => (names.indexOf(names[place] ?? '') === place ? toAdvisoryLockId(request) : null)),
    requests.map(({ now }) => now),
  ]
}
