// Generated from spec/ by `npm run generate`. Do not edit.

export * from '../sdk/src/generated/errors.ts'
