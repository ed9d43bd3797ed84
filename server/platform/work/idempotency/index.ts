export {
  type IdempotentRequest,
  keepAnswer,
  type OnceOutcome,
  once,
  type PerformedWork,
} from './once.ts'
export { type BatchedRequest, onceTogether } from './once-together.ts'
export { purgeOldAnswers } from './purge.ts'
export type { StoredAnswer } from './sealed-answer.ts'
export { insertKept, isAnsweredMeanwhile, isKept } from './statements.ts'
export { type ResponseSource, type StoredResponse, StoredResponses } from './stored-responses.ts'
