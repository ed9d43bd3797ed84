import { expect } from 'vitest'
import type { OperationId } from '../../generated/operations.ts'
import { isRefusal } from '../../server/platform/contract/refusal.ts'
import { getOperation } from '../contract.ts'
import type { InjectedFault } from '../world/local-server.ts'
import {
  listCaseFailures,
  listConsoleIsolationCases,
  startConsoleTestServer,
  stopConsoleTestServer,
} from './console-test-server.ts'

/** Handlers of one operation that see more of an organization than the caller does. */
const prying = (pried: OperationId, changes: object): InjectedFault => ({
  handler: (handle, id) => (call) => {
    const { caller } = call as { caller?: { key: object } }
    const seesMore = caller && id === pried ? { caller: { ...caller, key: { ...caller.key, ...changes } } } : {}
    return handle({ ...call, ...seesMore })
  },
})

/** The handler of one operation looks in every organization that it has met. */
function lookingEverywhere(pried: OperationId): InjectedFault {
  const met = new Map<string, { id: string }>()
  return {
    handler: (handle, id) => async (call) => {
      const { caller } = call as { caller?: { organization: { id: string } } }
      if (caller) met.set(caller.organization.id, caller.organization)
      let outcome = await handle(call)
      for (const organization of id === pried ? met.values() : []) {
        if (isRefusal(outcome)) outcome = await handle({ ...call, caller: { ...caller, organization } } as typeof call)
      }
      return outcome
    },
  }
}

/** What is not looked at, by which operation, how, and the case that must notice it. */
export type ConsoleFaultDetectionCheck = [string, OperationId, InjectedFault, RegExp]

const control = (what: string, id: OperationId, changes: object, expected: RegExp): ConsoleFaultDetectionCheck => [
  what,
  id,
  prying(id, changes),
  expected,
]

export const consoleFaultChecksFirstHalf: ConsoleFaultDetectionCheck[] = [
  [
    'the organization',
    'getContact',
    lookingEverywhere('getContact'),
    /^path: contact of another organization is as if it were not there/,
  ],
  control('the group', 'getRegistration', { group: null }, /^path: registration of a sibling group at the same event/),
  control('the mode', 'cancelAttendee', { mode: 'live' }, /^path: attendee of live mode at the same event/),
]

export const consoleFaultChecksSecondHalf: ConsoleFaultDetectionCheck[] = [
  control('the group', 'listContacts', { group: null }, /^the list shows nothing of a sibling group/),
  control('the group', 'createCheckInPoint', { group: null }, /^a limited key at an event of all → api_key_group/),
  control('the mode', 'listGroups', { mode: 'test' }, /^the list shows nothing of test mode/),
]

export async function expectConsoleFaultDetected(
  id: OperationId,
  sabotage: InjectedFault,
  expected: RegExp,
): Promise<void> {
  const broken = await startConsoleTestServer(sabotage)
  try {
    const cases = listConsoleIsolationCases(getOperation(id)).filter(({ name }) => expected.test(name))
    expect(await listCaseFailures(broken.stage, cases)).toContainEqual(expect.stringMatching(expected))
  } finally {
    await stopConsoleTestServer(broken)
  }
}
