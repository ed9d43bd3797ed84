/** Codes of tickets that stay what they are from night to night, for those who try a scanner. */
export const wellKnownTickets = {
  /** Of the festival, for one person and all its days. */
  valid: 'SANDB0XVA11D00000001',
  /** Of the festival: voided, though the person still comes. */
  voided: 'SANDB0XV01DED0000002',
  /** Of the festival: of a person who was cancelled. */
  cancelled: 'SANDB0XCANCE11ED0003',
  /** Of the festival: one ticket for a family of four. */
  family: 'SANDB0XFAM11Y0000004',
  /** Of the festival: lost and replaced by the next. */
  replaced: 'SANDB0XREP1ACED00005',
  /** Of the festival: what replaced the lost one. */
  replacement: 'SANDB0XREP1ACE000006',
  /** Of the festival, for its last day only. */
  lastDay: 'SANDB0X1ASTDAY000007',
  /** Of the school's event, which is over: one ticket for a family of four. */
  pastFamily: 'SANDB0XPASTFAM000008',
  /** Of the festival: let in at the main gate before any visitor came. */
  admitted: 'SANDB0XADM1TTED00009',
  /** Of the rehearsal, whose days do not move: what the contract's example of a scan names. */
  rehearsal: 'SANDB0XREHEARSA10010',
} as const

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
