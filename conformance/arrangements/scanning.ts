import { randomUUID } from 'node:crypto'
import { getOperation } from '../contract.ts'
import type { TestCaller } from '../world/test-caller.ts'
import type { ArrangementsById } from './arrangement.ts'
import { arrangeNoGroup, arrangeNotModified, FAKE_ID, getAnyGroup, given, pathToNew } from './objects.ts'
import { getOpenEvent, makeOpenEvent, newAttendee, registerOne, registerPeople } from './open-event.ts'

/** While the doors of the hall are open. */
const SCANNED_AT = '2026-06-05T18:00:00.000Z'

const gateOf = async ({ host }: TestCaller, code: string, policy: object) => {
  const { id } = await getOpenEvent(host)
  const body = { code, name: 'Gate', kind: 'entry' as const, ...policy }
  return host.once(`gate ${code}`, () => host.perform('createCheckInPoint', { path: { event: id }, body }))
}

const atGate = async (stage: TestCaller) => {
  const gate = await gateOf(stage, 'main', { limit: 'unlimited' })
  const { event, attendee, ticket, registration } = await registerOne(stage)
  const { code } = await stage.perform('getTicket', { path: { event, ticket } })
  const scan = { code, check_in_point: gate.id, client_uuid: randomUUID(), scanned_at: SCANNED_AT, only: [attendee] }
  return { event, attendee, ticket, registration, gate: gate.id, scan }
}

const scanning = async (stage: TestCaller) => {
  const { event, scan } = await atGate(stage)
  return { path: { event }, body: { ...scan, sent_at: SCANNED_AT } }
}

const foundByDevice = async (stage: TestCaller) => {
  const { event, ticket, scan } = await atGate(stage)
  const { code: _, ...read } = scan
  return { path: { event }, body: { ...read, ticket }, key: await stage.local().makeDevice(event) }
}

const elsewhere = async (stage: TestCaller) => {
  const { event, scan } = await atGate(stage)
  return { path: { event }, body: { ...scan, check_in_point: FAKE_ID } }
}

const otherwise = async (stage: TestCaller) => {
  const { event, scan } = await atGate(stage)
  await stage.perform('scanTicket', { path: { event }, body: scan })
  return { path: { event }, body: { ...scan, code: 'ANOTHERTICKET' } }
}

const listing = async (stage: TestCaller) => {
  const { event, scan, attendee, ticket, registration, gate } = await atGate(stage)
  await stage.perform('scanTicket', { path: { event }, body: scan })
  const { day } = await getOpenEvent(stage)
  return { path: { event }, query: { attendee, ticket, registration, check_in_point: gate, day, limit: 10 } }
}

const refusedAtGate = async (stage: TestCaller) => {
  const { patron } = await getOpenEvent(stage)
  const gate = await gateOf(stage, 'patrons', { attendee_types: [patron] })
  const { event, scan } = await atGate(stage)
  const body = { ...scan, check_in_point: gate.id }
  const { checkins } = await stage.perform('scanTicket', { path: { event }, body })
  return { checkin: checkins[0]?.id ?? '' }
}

const overriding = async (stage: TestCaller) => {
  const path = await refusedAtGate(stage)
  const { id } = await getOpenEvent(stage)
  return { path, body: { ...(await stage.local().makeMember(id)), reason: 'Conformance' } }
}

/** A hall of its own: clearing check-ins in the shared hall would disturb cases that list them at the same time. */
const inClearedHall = pathToNew('event', ({ host }) => host.once('cleared hall', () => makeOpenEvent(host)))

const WRONG_PIN = '000000'
const MAX_WRONG_PINS = 5

const lockedOut = async (stage: TestCaller) => {
  const operation = getOperation('overrideCheckin')
  const key = (await stage.keyFor(operation)) ?? undefined
  const { path, body } = await overriding(stage)
  const wrong = { path, body: { ...body, pin: WRONG_PIN }, key: key ?? null }
  for (let attempt = 0; attempt < MAX_WRONG_PINS; attempt += 1) await stage.send(operation, wrong)
  return { path, body, key }
}

const pairing = async (stage: TestCaller) => {
  const code = await stage.local().makePairingCode((await getOpenEvent(stage)).id)
  return { body: { code, name: 'Gate 1', sw_version: '1.0.0' } }
}

const searchingByEmail = async (stage: TestCaller) => {
  const hall = await getOpenEvent(stage)
  const attendee = newAttendee(stage, hall)
  await registerPeople(stage, hall, [attendee])
  return { path: { event: hall.id }, query: { email: attendee.email ?? '' } }
}

/** Other cases only add registrations to this event, which do not change its manifest. */
const ofHall = pathToNew('event', getOpenEvent)

export const scanningArrangements = {
  scanTicket: { success: scanning, refusals: { not_found: elsewhere, conflict: otherwise } },
  scanAtGate: {
    success: scanning,
    variants: { 'of a ticket that a device found': foundByDevice },
    refusals: { not_found: elsewhere, conflict: otherwise },
  },
  scanBatch: {
    success: async (stage) => {
      const { path, body } = await scanning(stage)
      const { sent_at, ...scan } = body
      return { path, body: { scans: [{ ...scan, device_result: 'accepted' }], sent_at } }
    },
    variants: {
      'of a ticket that a device found': given(foundByDevice, ({ body, ...request }) => ({
        ...request,
        body: { scans: [body] },
      })),
    },
  },
  listCheckins: { success: listing },
  findCheckins: {
    success: given(listing, async ({ path, query }, stage) => ({
      query: { ...query, ...path, group: (await getAnyGroup(stage))?.id },
    })),
    variants: {
      'the newest of a group': async (stage) => ({
        query: { group: (await getAnyGroup(stage))?.id, admitted: true, limit: 1 },
      }),
    },
    refusals: { not_found: arrangeNoGroup },
  },
  listCheckinsAtGate: { success: listing },
  overrideCheckin: {
    success: overriding,
    refusals: {
      api_key_cannot_override: async (stage) => ({ ...(await overriding(stage)), key: await stage.hold('all') }),
      invalid_state: async (stage) => {
        const { event, scan } = await atGate(stage)
        const { checkins } = await stage.perform('scanTicket', { path: { event }, body: scan })
        return { ...(await overriding(stage)), path: { checkin: checkins[0]?.id ?? '' } }
      },
      pin_refused: given(overriding, ({ path, body }) => ({ path, body: { ...body, pin: WRONG_PIN } })),
      pin_locked: lockedOut,
    },
  },
  pairDevice: {
    success: pairing,
    refusals: {
      api_key_cannot_pair: async (stage) => ({ ...(await pairing(stage)), key: await stage.hold('all') }),
      pairing_code_refused: given(pairing, ({ body }) => ({ body: { ...body, code: 'AAAAA-BBBBB-CCCCC' } })),
    },
  },
  clearTestCheckins: { success: inClearedHall },
  getScannerManifest: {
    success: {
      200: ofHall,
      304: given(ofHall, async (request, stage) => ({
        ...request,
        ...(await arrangeNotModified(stage, 'getScannerManifest', request)),
      })),
    },
  },
  getGateCounts: { success: ofHall },
  findTicketsByEmail: {
    success: searchingByEmail,
    refusals: {
      api_key_cannot_search: async (stage) => ({ ...(await searchingByEmail(stage)), key: await stage.hold('all') }),
    },
  },
  readRoster: {
    success: given(registerOne, ({ event }) => ({
      path: { event },
      query: { since: '2020-01-01T00:00:00Z', limit: 1 },
    })),
    variants: {
      'the whole roster': async (stage) => ({ path: { event: (await registerOne(stage)).event }, query: { limit: 1 } }),
    },
    refusals: {
      link_expired: async (stage) => {
        const { id } = await getOpenEvent(stage)
        const key = await stage.keyFor(getOperation('readRoster'))
        return { key: null, path: { event: id }, query: { link: await stage.local().expiredLink(id, key?.id ?? '') } }
      },
    },
  },
} satisfies Partial<ArrangementsById>
