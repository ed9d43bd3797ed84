import type { Schemas } from '../../../platform/contract/schemas.ts'
import type { BuildDay } from '../calendar.ts'
import type { SandboxPeople } from '../people/people.ts'
import type { BookingPlan } from './registration-story.ts'

export type SandboxEvent = { plan(day: BuildDay): EventPlan; stories(people: SandboxPeople): BookingPlan[] }

export type EventPlan = {
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

export type PointPlan = Pick<Schemas['CheckInPoint'], 'code' | 'name' | 'kind' | 'limit' | 'requires'> &
  Partial<Pick<Schemas['CheckInPoint'], 'days' | 'attendee_types' | 'groups' | 'opens_at' | 'closes_at' | 'windows'>>

export const DEFAULT_FORM_RULES = {
  registration_closes_at: null,
  max_per_registration: 8,
  one_per_email: false,
  minimum_age: null,
  email_domains: null,
}
