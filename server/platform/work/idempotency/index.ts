export { forgetOldAnswers } from './forget.ts'
export {
  type IdempotentRequest,
  type KeptRow,
  keepAnswer,
  keptRow,
  type OnceOutcome,
  once,
  type Performed,
  storedOutcome,
} from './once.ts'
export { type Joined, onceTogether } from './once-together.ts'
export type { StoredAnswer } from './sealed-answer.ts'
export { insertKept, isAnsweredMeanwhile, isKept } from './statements.ts'
