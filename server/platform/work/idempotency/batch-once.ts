import type { QueryResultRow } from 'pg'
import type { Database } from '../../database/connect.ts'
import { addIndexPlanSteps, dropIndexPlanResults } from '../../database/index-plans.ts'
import { inTransaction, type Transaction } from '../../database/transaction.ts'
import { beginWork, buildOutboxStatements, type CollectedWork, type Work, wakeAfterCommit } from '../work.ts'
import { type IdempotentOutcome, type IdempotentRequest, type PerformedWork, toAdvisoryLockId } from './once.ts'
import { findAnsweredSql, lockKeysSql } from './statements.ts'
import { BatchResponses } from './stored-responses.ts'

/** A refused request must have changed nothing. Undefined for a request whose key is already used: it runs alone. */
export async function doBatchWorkOnce(
  database: Database,
  requests: IdempotentRequest[],
  perform: (joined: { index: number; work: Work }[]) => Promise<PerformedWork[]>,
): Promise<(IdempotentOutcome | undefined)[]> {
  return inTransaction(database, [], async (transaction) => {
    const members: { index: number; request: IdempotentRequest; work: CollectedWork }[] = []
    for (const index of await claimKeys(transaction, requests)) {
      const request = requests[index] as IdempotentRequest
      members.push({ index, request, work: beginWork(transaction, request.now, request.origin) })
    }
    const performed = members.length > 0 ? await perform(members) : []
    const responses = new BatchResponses()
    for (const [n, { request }] of members.entries()) {
      const { answer, keepAnswer } = performed[n] as PerformedWork
      if (keepAnswer) responses.store(request, { answer }, answer)
    }
    const done = members.filter((_, n) => performed[n]?.commitsWork)
    const outbox = await buildOutboxStatements(done.map(({ work }) => work))
    const value: (IdempotentOutcome | undefined)[] = requests.map(() => undefined)
    for (const [n, { index }] of members.entries())
      value[index] = { answer: (performed[n] as PerformedWork).answer, replayed: false }
    const woken = new Set(done.flatMap(({ work }) => [...work.woken]))
    const committed = (results: QueryResultRow[][]) => wakeAfterCommit(database, { woken }, results.flat())
    return {
      commit: true,
      value,
      last: [...done.flatMap(({ work }) => work.steps), ...outbox, ...responses.steps()],
      committed,
    }
  })
}

/** Which have no response, and are worked on by no other transaction. */
async function claimKeys(transaction: Transaction, requests: IdempotentRequest[]): Promise<number[]> {
  const names = requests.map(({ apiKeyId, idempotencyKey }) => `${apiKeyId} ${idempotencyKey}`)
  // Only the first of two requests with the same key, because a transaction gets the same advisory lock twice.
  const locks = requests.map((one, at) => (names.indexOf(names[at] ?? '') === at ? toAdvisoryLockId(one) : null))
  const [first] = requests as [IdempotentRequest]
  const keys = [requests.map(({ apiKeyId }) => apiKeyId), requests.map(({ idempotencyKey }) => idempotencyKey)]
  const steps = [
    { statement: lockKeysSql, values: [locks] },
    { statement: findAnsweredSql, values: [first.organizationId, ...keys, requests.map(({ now }) => now)] },
  ]
  const [locked = [], answered = []] = dropIndexPlanResults(await transaction.runAll(addIndexPlanSteps(steps)))
  const taken = new Set(answered.map(({ place }) => place))
  const free = locked.flatMap(({ place }) => (taken.has(place) ? [] : [place - 1]))
  return free.toSorted((a, b) => a - b)
}
