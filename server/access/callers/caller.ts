import type { AuditActor } from '../../platform/work/audit/index.ts'
import {
  type Allowance,
  allowanceOf,
  type PlanCode,
  type PlanOverrides,
  type Terminology,
  terminologyOf,
} from '../plans/index.ts'

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

/** Whose public pages are asked for, as the database had it for this call. */
export type Tenant = {
  /** The clock of this call: the database's, or the one injected. */
  at: Date
  organization: { id: string; slug: string; name: string }
}

/** Somebody who brings no key, because what they send is the credential. */
export type Visitor = {
  address: string
  /** The clock of this call; null for the database's. */
  now: Date | null
  /** The app that calls, where it names itself in X-Service-Client. */
  clientName: string | null
}

/** The organization in what is read of a key and of a device. */
export type CallersOrganizationRow = {
  organization_id: string
  slug: string
  organization_name: string
  timezone: string
  plan: PlanCode
  plan_overrides: PlanOverrides
  terminology: Partial<Terminology>
  organization_created_at: Date
}

export function toCallersOrganization(row: CallersOrganizationRow): CallersOrganization {
  return {
    id: row.organization_id,
    slug: row.slug,
    name: row.organization_name,
    timezone: row.timezone,
    plan: row.plan,
    allowance: allowanceOf(row.plan, row.plan_overrides),
    terminology: terminologyOf(row.terminology),
    createdAt: row.organization_created_at,
  }
}

/** Who did it, as the audit log and the check-ins name them: a key or a device, a member or the operator. */
export function actorOf({ key, device, commanded }: Caller): AuditActor {
  if (commanded) return commanded.member ? { type: 'member', id: commanded.member.id } : { type: 'system', id: null }
  return device ? { type: 'device', id: device.id } : { type: 'key', id: key.id }
}

export function madeBy({ key, device }: Caller): { key_id: string | null; device_id: string | null } {
  return device ? { key_id: null, device_id: device.id } : { key_id: key.id, device_id: null }
}
