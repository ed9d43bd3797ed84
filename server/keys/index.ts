export type { Caller } from './caller.ts'
export { type Identification, identifyKey } from './identify.ts'
export { digestKey, type KeyMode, makeKeyValue } from './secret.ts'
