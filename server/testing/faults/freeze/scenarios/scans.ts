import { insertRepeatedAdmissions } from '../admissions.ts'
import type { FreezeScenario } from '../scenario.ts'
import { addIdempotencyKey } from '../send.ts'
import type { ApiKeyClient, FreezeScenarioTarget } from '../target.ts'
import {
  buildScanBody,
  type GateTestEvent,
  makeGateTestEvent,
  makeOneByOne,
  ONCE_A_DAY_CHECK_IN_POINT_CODE,
  UNLIMITED_CHECK_IN_POINT_CODE,
} from './gates.ts'

const MAX_PEOPLE = 200
const MAX_SCANS = 500
const HISTORY = 30_000
const TEST_HISTORY = 25_000

const batchOf = (gate: GateTestEvent, codes: string[], point: string, key: ApiKeyClient = gate.organization.live) =>
  key.json('POST', `${gate.scannerPath}/scan/batch`, { scans: codes.map((code, n) => buildScanBody(code, point, n)) })

const sixtyScans = (requests: number): FreezeScenario['prepare'] => {
  return async (target) => {
    const gate = await makeGateTestEvent(target)
    const code = await gate.addFamily(MAX_PEOPLE)
    const codes = Array.from({ length: 60 }, () => code)
    return {
      requests: await makeOneByOne(requests, async () => batchOf(gate, codes, UNLIMITED_CHECK_IN_POINT_CODE)),
      expects: [200],
    }
  }
}

/** One person who was admitted very often, at a point without a limit. */
const admittedOften = (target: FreezeScenarioTarget) =>
  target.once('admitted often', async () => {
    const gate = await makeGateTestEvent(target)
    const code = await gate.addFamily(1)
    await gate.organization.live.call(
      'POST',
      `${gate.scannerPath}/scan`,
      buildScanBody(code, UNLIMITED_CHECK_IN_POINT_CODE),
    )
    await insertRepeatedAdmissions(target.database, {
      organizationId: gate.organization.id,
      eventId: gate.eventId,
      times: HISTORY,
    })
    return { gate, code }
  })

/** Tickets of a hundred people, as many as one batch answers, and one that is scanned again for the rest. */
const hundreds = (target: FreezeScenarioTarget) =>
  target.once('tickets of a hundred', async () => {
    const gate = await makeGateTestEvent(target)
    return { gate, codes: await makeOneByOne(80, () => gate.addFamily(100)) }
  })

const hundredsAt = (point: string): FreezeScenario['prepare'] => {
  return async (target) => {
    const { gate, codes } = await hundreds(target)
    const scanned = Array.from({ length: MAX_SCANS }, (_, n) => codes[n % codes.length] ?? '')
    return { requests: [batchOf(gate, scanned, point)], expects: [200] }
  }
}

const testHistory = async (target: FreezeScenarioTarget) => {
  const gate = await makeGateTestEvent(target)
  const { test } = gate.organization
  const code = await gate.addFamily(1)
  await test.call('POST', `${gate.scannerPath}/scan`, buildScanBody(code, UNLIMITED_CHECK_IN_POINT_CODE))
  const { id: organizationId } = gate.organization
  await insertRepeatedAdmissions(target.database, { organizationId, eventId: gate.eventId, times: TEST_HISTORY })
  return gate
}

/** Small enough for every test run. */
export const shortScanScenarios: FreezeScenario[] = [
  { operation: 'scanBatch', what: '60 scans of one ticket for 200 people', prepare: sixtyScans(1) },
]

export const scanScenarios: FreezeScenario[] = [
  ...shortScanScenarios,
  { operation: 'scanBatch', what: '60 scans of one ticket for 200 people, seven times', prepare: sixtyScans(7) },
  {
    operation: 'scanBatch',
    what: '500 scans of tickets for 100 people',
    prepare: hundredsAt(UNLIMITED_CHECK_IN_POINT_CODE),
  },
  {
    operation: 'scanBatch',
    what: '500 scans of tickets for 100 people, who are let in once',
    prepare: hundredsAt(ONCE_A_DAY_CHECK_IN_POINT_CODE),
  },
  {
    operation: 'scanBatch',
    what: '500 scans of one person after 30,000 admissions',
    prepare: async (target) => {
      const { gate, code } = await admittedOften(target)
      const codes = Array.from({ length: MAX_SCANS }, () => code)
      return { requests: [batchOf(gate, codes, UNLIMITED_CHECK_IN_POINT_CODE)], expects: [200] }
    },
  },
  {
    operation: 'scanBatch',
    what: 'the largest answer, replayed',
    prepare: async (target) => {
      const { gate, codes } = await hundreds(target)
      const request = addIdempotencyKey(batchOf(gate, [...codes, ...codes], UNLIMITED_CHECK_IN_POINT_CODE))
      await target.send(request)
      return { requests: [request, request], expects: [200] }
    },
  },
  {
    operation: 'scanBatch',
    what: 'the most scans of the longest codes that nobody has',
    prepare: async (target) => {
      const { gate } = await hundreds(target)
      const codes = Array.from({ length: MAX_SCANS }, () => 'Ñ'.repeat(950))
      return { requests: [batchOf(gate, codes, UNLIMITED_CHECK_IN_POINT_CODE)], expects: [200] }
    },
  },
  {
    operation: 'scanTicket',
    what: 'a ticket for 200 people, ten at a time',
    prepare: async (target) => {
      const gate = await makeGateTestEvent(target)
      const code = await gate.addFamily(MAX_PEOPLE)
      const scan = (n: number) =>
        gate.organization.live.json('POST', `${gate.path}/scan`, buildScanBody(code, UNLIMITED_CHECK_IN_POINT_CODE, n))
      return { requests: Array.from({ length: 40 }, (_, n) => scan(n)), concurrency: 10, expects: [200] }
    },
  },
  {
    operation: 'scanTicket',
    what: 'one person after 30,000 admissions, ten at a time',
    prepare: async (target) => {
      const { gate, code } = await admittedOften(target)
      const scan = (n: number) =>
        gate.organization.live.json('POST', `${gate.path}/scan`, buildScanBody(code, UNLIMITED_CHECK_IN_POINT_CODE, n))
      return { requests: Array.from({ length: 40 }, (_, n) => scan(n)), concurrency: 10, expects: [200] }
    },
  },
  {
    operation: 'readRoster',
    what: 'people after 30,000 admissions',
    prepare: async (target) => {
      const { gate } = await admittedOften(target)
      const { json } = gate.organization.live
      return { requests: [json('GET', `${gate.scannerPath}/scan/roster?limit=200`)], expects: [200] }
    },
  },
  {
    operation: 'readRoster',
    what: 'tickets for 100 people, all of them admitted',
    prepare: async (target) => {
      const { gate } = await hundreds(target)
      const { json } = gate.organization.live
      return { requests: [json('GET', `${gate.scannerPath}/scan/roster?limit=200`)], expects: [200] }
    },
  },
  {
    operation: 'listCheckins',
    what: 'the longest page after 30,000 admissions',
    prepare: async (target) => {
      const { gate } = await admittedOften(target)
      return { requests: [gate.organization.live.json('GET', `${gate.path}/checkins?limit=200`)], expects: [200] }
    },
  },
  {
    operation: 'clearTestCheckins',
    what: '25,000 test admissions of one ticket',
    prepare: async (target) => {
      const gate = await testHistory(target)
      return { requests: [gate.organization.live.json('DELETE', `${gate.path}/test-checkins`)], expects: [204] }
    },
  },
  {
    operation: 'deleteCheckInPoint',
    what: 'a point with 25,000 test admissions of one ticket',
    prepare: async (target) => {
      const gate = await testHistory(target)
      const path = `${gate.path}/check-in-points/${UNLIMITED_CHECK_IN_POINT_CODE}`
      return { requests: [gate.organization.live.json('DELETE', path)], expects: [204] }
    },
  },
]
