export type TypeRow = {
  id: string
  code: string
  name: string
  price: number | null
  currency: string
  capacity: number | null
  approval: boolean
  ticket: 'per_person' | 'shared'
  created_at: Date
  updated_at: Date
}
