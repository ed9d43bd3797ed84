export * from './caller.ts'
export type * from './handlers.ts'
export * from './organization-of.ts'
