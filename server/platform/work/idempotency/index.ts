export {
  type IdempotentRequest,
  keepAnswer,
  type OnceOutcome,
  once,
  type PerformedWork,
} from './once.ts'
export { type Joined, onceTogether } from './once-together.ts'
export { purgeOldAnswers } from './purge.ts'
export type { StoredAnswer } from './sealed-answer.ts'
export { insertKept, isAnsweredMeanwhile, isKept } from './statements.ts'
export { type StoredResponse, StoredResponses, type Storing } from './stored-responses.ts'
