import type { components } from '../../../generated/types.ts'
import type { Places } from '../booking/index.ts'

type Schemas = components['schemas']

export type StatusCount<Status extends string> = { status: Status; total: number }
export type AdmissionStatus = keyof Schemas['StatusCounts']
export type TicketStatus = keyof Schemas['TicketCounts']

export type PriceCount = { type: string; status: string; price: number; people: number }
export type MethodSum = { method: string; payments: number; received: number; refunded: number }
export type Balance = { due: number; overpaid: number }

export type PlacesTaken = Pick<Places, 'taken' | 'by_type' | 'by_day'>

/** How many people, by the days that they come on as a whole. */
export type ExpectedCount = { type: string; days: string[]; people: number }
export type DayCount = { type: string; day: string; people: number }
export type PeopleInStatus = { status: string; people: number }
