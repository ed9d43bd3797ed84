export type { Caller, CallingDevice, KeyMode } from './caller.ts'
export type {
  BatchHandler,
  Call,
  Handler,
  Handlers,
  KeptAnswer,
  OperationAnswer,
  OperationOutcome,
} from './handlers.ts'
export { actorOf, madeBy } from './made-by.ts'
export { type CallersOrganizationRow, toCallersOrganization } from './organization.ts'
export type { Tenant } from './tenant.ts'
export type { Visitor } from './visitor.ts'
