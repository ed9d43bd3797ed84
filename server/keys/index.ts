export type { Caller } from './caller.ts'
export { createKey, type NewKey, revokeKey, type Scope } from './create-key.ts'
export { type Identification, identifyKey } from './identify.ts'
export { digestKey, type KeyMode, makeKeyValue } from './secret.ts'
