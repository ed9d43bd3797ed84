import type { Allowance, PlanCode, Terminology } from '../plans/index.ts'

export type KeyMode = 'live' | 'test'

/** A paired scanner. It sees its event and nothing else of the organization. */
export type CallingDevice = {
  id: string
  eventId: string
  /** The check-in point that it stands at; null where each scan names one. */
  pointId: string | null
  /** Of its software, when it was paired. */
  swVersion: string
}

export type CallersOrganization = {
  id: string
  slug: string
  name: string
  timezone: string
  plan: PlanCode
  allowance: Allowance
  terminology: Terminology
  createdAt: Date
}

/** Who makes a call: the key or the device, its organization, and what they have used, as the database had it for this call. */
export type Caller = {
  /** The clock of this call: the database's, or the one injected. */
  at: Date
  organization: CallersOrganization
  /** What may be done, in which mode, and whose people are seen; of a device what a key with its rights would have. */
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
  /** Null for a key. */
  device: CallingDevice | null
  /** Where a member or, without one, the operator acts in the way of a key. */
  commanded?: { member: { id: string; email: string } | null }
  rate: { limit: number; remaining: number; resetSeconds: number }
  /** Self-hosted only: since when the installation can only be read. */
  readOnlySince: Date | null
  usage: { month: string; calls: number }
}
