// Generated from spec/ by `npm run generate`. Do not edit.

export type * from '../sdk/src/generated/types.ts'
