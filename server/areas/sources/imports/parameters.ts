import type { Needs } from '../../booking/index.ts'
import type { PlatformCode } from '../source-platform.ts'

/** What people with a ticket class become: an attendee type on some days, or on all where that is null. */
export type Target = { attendeeType: string; days: string[] | null }

export type ImportParameters = {
  connection: string
  platform: PlatformCode
  sourceEvent: string
  /** By ticket class; null for those who are not brought over. */
  mapping: Record<string, Target | null>
  group: string | null
  sendEmails: boolean
}

export type ImportState = {
  /** Where the orders go on. */
  after: string[] | null
  /** Every page was taken. */
  isComplete: boolean
  /**
   * The orders of the page before, as the list may move between two pages so that the next one begins with some of them; and those of the
   * page at `after` that were taken, where it is taken in parts.
   */
  lastOrders: string[]
  /** How many pages were taken, and how often the list had to be begun anew; jobs of earlier releases do not tell. */
  pages?: number
  restarts?: number
  /** What a preview would have taken of the event's places. */
  foreseen: Needs | null
}

/** From the first page on. */
export const BEGINNING: ImportState = { after: null, isComplete: false, lastOrders: [], foreseen: null }
