import { wellKnownTickets } from './well-known.ts'

/** A scan of the festival that comes to the same result every time, whoever else has scanned before. */
export type WellKnownScan = {
  result: string
  reason: string | null
  code: string
  checkInPoint: string
  /** When the code was read: now, at an instant, or at a time of the first day, which is locked. */
  scannedAt: 'now' | { at: string } | { dayOne: string }
}

const { valid, voided, lastDay, admitted } = wellKnownTickets

const scan = (
  result: string,
  code: string,
  checkInPoint: string,
  scannedAt: WellKnownScan['scannedAt'] = 'now',
  reason: string | null = null,
): WellKnownScan => ({ result, reason, code, checkInPoint, scannedAt })

/** The points at which they are scanned set no limit, or the ticket is refused or used up for good. */
export const wellKnownScans: WellKnownScan[] = [
  scan('accepted', valid, 'quay-gate'),
  scan('pre_checked', valid, 'help-desk'),
  scan('zone_entered', valid, 'quay-market'),
  scan('duplicate', admitted, 'main-gate'),
  scan('wrong_day', lastDay, 'quay-gate'),
  scan('day_locked', valid, 'quay-gate', { dayOne: '20:00' }),
  scan('not_yet_open', valid, 'quay-gate', { at: '2020-01-01T00:00:00Z' }),
  scan('closed', valid, 'quay-gate', { at: '2099-01-01T00:00:00Z' }),
  scan('rejected', valid, 'crew-gate', 'now', 'attendee_type_not_allowed'),
  scan('voided', voided, 'quay-gate'),
  scan('unknown', 'SANDB0XN0B0DYS000000', 'quay-gate'),
]
