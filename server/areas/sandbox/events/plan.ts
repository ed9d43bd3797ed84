import type { Schemas } from '../../../platform/contract/schemas.ts'
import { type Calendar, SANDBOX_TIMEZONE } from '../calendar.ts'
import type { SandboxPeople } from '../people/people.ts'
import type { BookingPlan } from './registration-story.ts'

export type SandboxEvent = { plan(day: Calendar): SandboxEventPlan; stories(people: SandboxPeople): BookingPlan[] }

export type SandboxEventPlan = {
  event: Pick<Schemas['Event'], 'name' | 'description' | 'timezone' | 'capacity' | 'waitlist'> & {
    code: string
    group: string | null
    language: 'en' | 'es'
    payment_deadline_days: number
    /** Default: published. */
    status?: 'draft'
    /** Default: live. The public key changes test events only. */
    livemode?: false
  }
  days: (Coded & { date: string; starts_at?: string; ends_at?: string; capacity?: number; locked_at?: Date })[]
  /** Prices in cents. */
  types: (Coded & { price?: number; capacity?: number; approval?: boolean; ticket?: 'shared' })[]
  points: PointPlan[]
  form: Schemas['NewRegistrationForm']
}

type Coded = { code: string; name: string }

type PointPlan = Coded & { kind: string } & PointDetails

type PointDetails = Partial<
  Pick<
    Schemas['CheckInPoint'],
    'limit' | 'requires' | 'days' | 'attendee_types' | 'groups' | 'opens_at' | 'closes_at' | 'windows'
  >
>

/** Without details, a point lets everybody through at any time. */
const pointOf =
  (kind: Schemas['KnownPointKind']) =>
  (code: string, name: string, details: PointDetails = {}): PointPlan => ({
    code,
    name,
    kind,
    limit: 'unlimited',
    requires: 'none',
    ...details,
  })

export const preCheckPoint = pointOf('pre_check')
export const entryPoint = pointOf('entry')
export const zonePoint = pointOf('zone')

export const DEFAULT_EVENT = {
  group: null,
  timezone: SANDBOX_TIMEZONE,
  language: 'en',
  waitlist: true,
  payment_deadline_days: 7,
} as const

export const DEFAULT_FORM_RULES = {
  registration_closes_at: null,
  max_per_registration: 8,
  one_per_email: false,
  minimum_age: null,
  email_domains: null,
}
