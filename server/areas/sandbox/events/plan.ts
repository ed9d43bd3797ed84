import type { components } from '../../../../generated/types.ts'
import type { BuildDay } from '../calendar.ts'

type Schemas = components['schemas']

/** An event of the sandbox with its whole structure, by codes. */
export type EventPlan = {
  event: {
    code: string
    name: string
    description: string
    group: string | null
    timezone: string
    language: 'en' | 'es'
    capacity: number | null
    waitlist: boolean
    payment_deadline_days: number
    /** Published unless it says otherwise. */
    status?: 'draft'
    /** Live unless it says otherwise. The public key changes test events alone. */
    livemode?: false
  }
  days: DayPlan[]
  types: TypePlan[]
  points: PointPlan[]
  form: Schemas['NewRegistrationForm']
}

export type DayPlan = {
  code: string
  name: string
  date: string
  starts_at?: string
  ends_at?: string
  capacity?: number
  locked_at?: Date
}

export type TypePlan = {
  code: string
  name: string
  /** In cents. */
  price?: number
  capacity?: number
  approval?: boolean
  ticket?: 'shared'
}

export type PointPlan = Pick<Schemas['CheckInPoint'], 'code' | 'name' | 'kind' | 'limit' | 'requires'> &
  Partial<Pick<Schemas['CheckInPoint'], 'days' | 'attendee_types' | 'groups' | 'opens_at' | 'closes_at' | 'windows'>>

export type PlanEvent = (day: BuildDay) => EventPlan
