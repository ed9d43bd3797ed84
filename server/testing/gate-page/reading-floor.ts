/** Reads a code and draws an answer, as the page does, but decides and stores nothing. Runs in a browser. */

import type { GateAnswer, Manifest, Scanner } from '#sdk/scanner'
import { openDeviceStore, type PairedGate } from '../../surfaces/gate-page/browser/device-store.ts'
import { buildGateView } from '../../surfaces/gate-page/browser/gate-view.ts'
import { buildTranslate } from '../../surfaces/gate-page/browser/words.ts'

const root = document.createElement('div')
root.id = 'root'
document.body.append(root)

const answerFor = (): GateAnswer => ({
  askOnline: false,
  decidedBy: 'device',
  clientUuid: crypto.randomUUID(),
  scannedAt: new Date(),
  result: 'accepted',
  admitted: true,
  reason: null,
  display: { title: 'Welcome', message: 'This ticket is valid.', tone: 'go' },
  ticketId: '01JGFJP19AYN7MVSNWJ1E2N506',
  ticketKind: 'per_person',
  people: [
    {
      attendee: {
        id: '01JGFJP19AYQC6HYEHA31WZ9J4',
        first_name: 'Nerea',
        last_name: 'Ibáñez',
        attendee_type: 'visitor',
        days: ['fri', 'sat'],
      },
      result: 'accepted',
      admitted: true,
      reason: null,
      first_admission: null,
      checkinId: null,
    },
  ],
  livemode: true,
})

const store = await openDeviceStore()
const scanner = {
  manifest: { event: { language: 'en' }, check_in_points: [], attendee_types: [], days: [] } as unknown as Manifest,
  connected: false,
  pending: 0,
  rosterReadAt: Date.now(),
  differences: [],
  recent: [],
  onChange: () => () => undefined,
  peopleOf: async () => [],
  check: async () => answerFor(),
} as unknown as Scanner
const gate = { scanner, store, device: store.gate as PairedGate, say: buildTranslate('en'), language: 'en' as const }
root.append(buildGateView(gate, { rebuild: () => undefined, unpair: async () => undefined }).element)
