export type { Caller, KeyMode } from './caller.ts'
export type { Answer, Call, Handler, Handlers, KeptAnswer, Outcome } from './handlers.ts'
export type { Tenant } from './tenant.ts'
