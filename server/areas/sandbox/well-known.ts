/** Ticket codes that every rebuild restores, for testing scanners. */
export const wellKnownTicketCodes = {
  /** Festival: one person, all days. */
  valid: 'SANDB0XVA11D00000001',
  /** Festival: voided, though the person still comes. */
  voided: 'SANDB0XV01DED0000002',
  /** Festival: of a cancelled person. */
  cancelled: 'SANDB0XCANCE11ED0003',
  /** Festival: one ticket for a family of four. */
  family: 'SANDB0XFAM11Y0000004',
  /** Festival: lost and replaced by the next. */
  replaced: 'SANDB0XREP1ACED00005',
  /** Festival: the replacement. */
  replacement: 'SANDB0XREP1ACE000006',
  /** Festival: last day only. */
  lastDay: 'SANDB0X1ASTDAY000007',
  /** School event, which is over: one ticket for a family of four. */
  pastFamily: 'SANDB0XPASTFAM000008',
  /** Festival: already admitted at the main gate. */
  admitted: 'SANDB0XADM1TTED00009',
  /** Rehearsal, whose dates are fixed: named in the contract's example scan. */
  rehearsal: 'SANDB0XREHEARSA10010',
  /** Locked day: today and tomorrow are locked. */
  locked: 'SANDB0X10CKED0000011',
} as const

/** A scan at the festival whose result never depends on earlier scans. */
export type WellKnownScan = {
  result: string
  reason: string | null
  code: string
  checkInPoint: string
  /** Now, at an instant, or at a time of the first day, which is locked. */
  scannedAt: 'now' | { at: string } | { dayOne: string }
}

const { valid, voided, lastDay, admitted, family, locked } = wellKnownTicketCodes

const scan = (
  result: string,
  code: string,
  checkInPoint: string,
  scannedAt: WellKnownScan['scannedAt'] = 'now',
  reason: string | null = null,
): WellKnownScan => ({ result, reason, code, checkInPoint, scannedAt })

/** Their check-in points have no limit, or the ticket is refused or permanently used. */
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

/** A scan at a gate, which is made at no other time than now. */
export type WellKnownGateScan = Omit<WellKnownScan, 'scannedAt'> & { event: string; people: number }

/** What takes another place now. Around midnight, these two gates are open for a minute. */
const NOW: Record<string, Partial<WellKnownGateScan>> = {
  not_yet_open: { checkInPoint: 'late-gate' },
  closed: { checkInPoint: 'early-gate' },
  day_locked: { event: 'locked-day', code: locked },
}

/** Every result, and a ticket that a family shares. */
export const wellKnownGateScans: WellKnownGateScan[] = [
  ...wellKnownScans.map((known) => toGateScan(known, NOW[known.result])),
  toGateScan(scan('accepted', family, 'quay-gate'), { people: 4 }),
]

function toGateScan({ scannedAt: _, ...known }: WellKnownScan, more: Partial<WellKnownGateScan> = {}) {
  return { event: 'harbour-lights', people: 1, ...known, ...more }
}
