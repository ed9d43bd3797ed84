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
