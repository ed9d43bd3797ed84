import { describe, test } from 'vitest'
import { buildVisibilityFaultCheck, expectFaultDetected, type FaultDetectionCheck } from './testing/fault-checks.ts'

const controls: FaultDetectionCheck[] = [
  ...(
    [
      ['getPayment', { group: null }, /^isolation: path: registration of no group at the same event/],
      ['listTickets', { group: null }, /^isolation: query: attendee of a sibling group at the same event/],
      ['listContacts', { group: null }, /^isolation: the list shows nothing of a sibling group/],
      ['createCheckInPoint', { group: null }, /^isolation: a limited key at an event of all → api_key_group/],
    ] as const
  ).map(([id, changes, expected]) => buildVisibilityFaultCheck('the group', id, changes, expected)),
  ...(
    [
      ['getAttendee', { mode: 'test' }, /^isolation: path: attendee of test mode at the same event/],
      ['findRegistrations', { mode: 'test' }, /^isolation: the list shows nothing of test mode at the same event/],
      ['getContact', { mode: 'test' }, /^isolation: path: contact of test mode/],
      ['lockDay', { mode: 'live' }, /^isolation: a test key at what is live → api_key_test_mode/],
      ['getGroup', { mode: 'test' }, /^isolation: path: group of test mode/],
      ['listGroups', { mode: 'test' }, /^isolation: the list shows nothing of test mode/],
      ['createEvent', { mode: 'test' }, /^isolation: body: group of test mode/],
      ['listAttendees', { mode: 'test' }, /^isolation: query: group by code of test mode/],
    ] as const
  ).map(([id, changes, expected]) => buildVisibilityFaultCheck('the mode', id, changes, expected)),
]

describe('the suite notices, too, when', () => {
  test.each(controls)('%s', (_, id, sabotage, expected) => expectFaultDetected(id, sabotage, expected))
})
