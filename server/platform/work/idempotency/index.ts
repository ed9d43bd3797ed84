export { doBatchWorkOnce } from './batch-once.ts'
export {
  type IdempotentAnswer,
  type IdempotentOutcome,
  type IdempotentRequest,
  type PerformedWork,
  runOnce,
  saveOrReplay,
} from './once.ts'
export type { StoredAnswer } from './sealed-answer.ts'
export { buildNotExpiredSql, isAnsweredError, purgeOldAnswers } from './statements.ts'
export { BatchResponses, type ResponseSource, type StoredResponseRow } from './stored-responses.ts'
