export * from './caller.ts'
export type * from './handlers.ts'
