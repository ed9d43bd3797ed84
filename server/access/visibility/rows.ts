export type GroupRow = {
  id: string
  code: string
  name: string
  parent_id: string | null
  parent_code: string | null
  livemode: boolean
  created_at: Date
  updated_at: Date
}

export type EventStatus = 'draft' | 'published' | 'cancelled' | 'archived'

export type EventRow = {
  id: string
  code: string
  name: string
  description: string | null
  group_id: string | null
  group_code: string | null
  timezone: string
  currency: string
  language: 'en' | 'es'
  status: EventStatus
  capacity: number | null
  waitlist: boolean
  approval: boolean
  payment_deadline_days: number
  livemode: boolean
  created_at: Date
  updated_at: Date
  /** Whether the caller may change the event; those of groups above its own are read-only. */
  within_reach: boolean
}
