import type { Second } from './second.ts'

export type First = { second: Second | null }
