export { type ActsFor, actingCaller, type NoLonger } from './acting-caller.ts'
