import type { Allowance, PlanCode, Terminology } from '../plans/index.ts'

export type KeyMode = 'live' | 'test'

/** Who makes a call: the key, its organization, and what they have used, as the database had it for this call. */
export type Caller = {
  /** The clock of this call: the database's, or the one injected. */
  at: Date
  organization: {
    id: string
    slug: string
    name: string
    timezone: string
    plan: PlanCode
    allowance: Allowance
    terminology: Terminology
    createdAt: Date
  }
  key: {
    id: string
    name: string
    mode: KeyMode
    scopes: string[]
    lastFour: string
    /** Known to everyone on purpose: each client address has a budget of its own, and what it writes is bounded more tightly. */
    isPublic: boolean
    group: { id: string; code: string } | null
    expiresAt: Date | null
    allowedAddresses: string[] | null
    createdAt: Date
  }
  rate: { limit: number; remaining: number; resetSeconds: number }
  /** Self-hosted only: since when the installation can only be read. */
  readOnlySince: Date | null
  usage: { month: string; calls: number }
}
