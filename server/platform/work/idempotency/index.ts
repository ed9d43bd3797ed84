export { forgetOldAnswers } from './forget.ts'
export { type IdempotentRequest, type OnceOutcome, once, type Performed } from './once.ts'
export type { StoredAnswer } from './sealed-answer.ts'
