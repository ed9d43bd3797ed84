import { randomUUID } from 'node:crypto'
import type { Stage } from '../world/stage.ts'
import type { Arrangements } from './arrangement.ts'
import { booked, hallOf } from './halls.ts'
import { limitedKey, NOBODY } from './objects.ts'

type ScanningId =
  | 'scanTicket'
  | 'scanAtGate'
  | 'scanBatch'
  | 'listCheckins'
  | 'listCheckinsAtGate'
  | 'clearTestCheckins'

/** While the doors of a hall are open. */
const SCANNED_AT = '2026-06-05T18:00:00.000Z'

const gateOf = async (stage: Stage) => {
  const { id } = await hallOf(stage)
  const body = { code: 'main', name: 'Main gate', kind: 'entry' as const, limit: 'unlimited' as const }
  return stage.host.once('gate', () => stage.host.perform('createCheckInPoint', { path: { event: id }, body }))
}

/** Somebody with a ticket, at the gate. */
const atGate = async (stage: Stage) => {
  const gate = await gateOf(stage)
  const { event, attendee, ticket, registration } = await booked(stage)
  const { code } = await stage.perform('getTicket', { path: { event, ticket } })
  const scan = { code, check_in_point: gate.id, client_uuid: randomUUID(), scanned_at: SCANNED_AT, only: [attendee] }
  return { event, attendee, ticket, registration, gate: gate.id, scan }
}

const scanning = async (stage: Stage) => {
  const { event, scan } = await atGate(stage)
  return { path: { event }, body: { ...scan, sent_at: SCANNED_AT } }
}

const elsewhere = async (stage: Stage) => {
  const { event, scan } = await atGate(stage)
  return { path: { event }, body: { ...scan, check_in_point: NOBODY } }
}

const otherwise = async (stage: Stage) => {
  const { event, scan } = await atGate(stage)
  await stage.perform('scanTicket', { path: { event }, body: scan })
  return { path: { event }, body: { ...scan, scanned_at: '2026-06-05T19:00:00.000Z' } }
}

const listing = async (stage: Stage) => {
  const { event, scan, attendee, ticket, registration, gate } = await atGate(stage)
  await stage.perform('scanTicket', { path: { event }, body: scan })
  const { day } = await hallOf(stage)
  return { path: { event }, query: { attendee, ticket, registration, check_in_point: gate, day, limit: 10 } }
}

const nowhere = async () => ({ path: { event: NOBODY } })

export const scanningArrangements: Pick<Arrangements, ScanningId> = {
  scanTicket: { success: { 200: scanning }, refusals: { not_found: elsewhere, conflict: otherwise } },
  scanAtGate: { success: { 200: scanning }, refusals: { not_found: elsewhere, conflict: otherwise } },
  scanBatch: {
    success: {
      200: async (stage) => {
        const { path, body } = await scanning(stage)
        const { sent_at, ...scan } = body
        return { path, body: { scans: [{ ...scan, device_result: 'accepted' }], sent_at } }
      },
    },
    refusals: {
      not_found: async (stage) => {
        const { scan } = await atGate(stage)
        return { path: { event: NOBODY }, body: { scans: [scan] } }
      },
    },
  },
  listCheckins: { success: { 200: listing }, refusals: { not_found: nowhere } },
  listCheckinsAtGate: { success: { 200: listing }, refusals: { not_found: nowhere } },
  clearTestCheckins: {
    success: { 204: async (stage) => ({ path: { event: (await hallOf(stage)).id } }) },
    refusals: {
      not_found: nowhere,
      api_key_group: async (stage) => ({ key: await limitedKey(stage), path: { event: (await hallOf(stage)).id } }),
    },
  },
}
