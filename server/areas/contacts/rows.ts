import type { Identity } from '../booking/index.ts'

export type ContactRow = Identity & {
  organization_id: string
  id: string
  livemode: boolean
  first_name: string
  last_name: string
  email: string | null
  phone: string | null
  date_of_birth: string | null
  note: string | null
  search: string
  created_at: Date
  updated_at: Date
}
