import type { AuditActor } from '../../platform/work/audit/index.ts'
import * as plans from '../plans/index.ts'

export type KeyMode = 'live' | 'test'

/** A paired scanner. It sees its event and nothing else of the organization. */
export type CallingDevice = {
  id: string
  eventId: string
  /** Its check-in point; null: each scan names one. */
  pointId: string | null
  /** Software version at the time of pairing. */
  swVersion: string
}

export type CallersOrganization = {
  id: string
  slug: string
  name: string
  timezone: string
  plan: plans.PlanCode
  allowance: plans.Allowance
  terminology: plans.Terminology
  createdAt: Date
}

export type Caller = {
  /** The time of this request: the database's clock, or the injected one. */
  at: Date
  organization: CallersOrganization
  /** Permissions, mode and group; for a device, those of a key with the same rights. */
  key: {
    id: string
    name: string
    mode: KeyMode
    scopes: string[]
    lastFour: string
    /** Published on purpose: each client address has its own rate limit, and writes are limited more tightly. */
    isPublic: boolean
    group: { id: string; code: string } | null
    expiresAt: Date | null
    allowedAddresses: string[] | null
    createdAt: Date
  }
  device: CallingDevice | null
  /** A member, or the operator (null), acts with the rights of a key. */
  commanded?: { member: { id: string; email: string } | null }
  rate: { limit: number; remaining: number; resetSeconds: number }
  /** Self-hosted only: since when the installation is read-only. */
  readOnlySince: Date | null
  usage: { month: string; calls: number }
}

/** The organization whose public pages are requested, as read for this request. */
export type Tenant = { at: Date; organization: { id: string; slug: string; name: string } }

/** A caller without a key: what they send is the credential. */
export type KeylessCaller = {
  address: string
  /** Null: the database's clock. */
  now: Date | null
  /** The name of the calling app, from X-Service-Client. */
  clientName: string | null
}

/** A row of `o`, an organization, with the time of the request from `clock`. */
export const CALLERS_ORGANIZATION_COLUMNS = `
  o.id as organization_id, o.slug, o.name as organization_name, o.timezone, o.plan, o.plan_overrides, o.terminology,
  o.created_at as organization_created_at, clock.at,
  (select license_revoked_at + interval '7 days' from instance where license_revoked_at + interval '7 days' <= clock.at)
    as read_only_since`

export type CallersOrganizationRow = {
  organization_id: string
  slug: string
  organization_name: string
  timezone: string
  plan: plans.PlanCode
  plan_overrides: plans.PlanOverrides
  terminology: Partial<plans.Terminology>
  organization_created_at: Date
  at: Date
  /** Self-hosted only: since when the installation is read-only. */
  read_only_since: Date | null
}

export function toCallersOrganization(row: CallersOrganizationRow): CallersOrganization {
  return {
    id: row.organization_id,
    slug: row.slug,
    name: row.organization_name,
    timezone: row.timezone,
    plan: row.plan,
    allowance: plans.getAllowance(row.plan, row.plan_overrides),
    terminology: plans.completeTerminology(row.terminology),
    createdAt: row.organization_created_at,
  }
}

export function toAuditActor({ key, device, commanded }: Caller): AuditActor {
  if (commanded) return commanded.member ? { type: 'member', id: commanded.member.id } : { type: 'system', id: null }
  return device ? { type: 'device', id: device.id } : { type: 'key', id: key.id }
}

export const toKeyOrDeviceIds = ({ key, device }: Caller): { key_id: string | null; device_id: string | null } =>
  device ? { key_id: null, device_id: device.id } : { key_id: key.id, device_id: null }
