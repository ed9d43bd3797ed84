import * as area from '../../areas/devices/index.ts'
import type { Database } from '../../platform/database/connect.ts'
import { renderQrTerminal } from '../../platform/qr/index.ts'
import type { Command } from '../command.ts'
import { formatProperties, toPrintable, toTable } from '../output.ts'
import { findUnreachableOrigin, readPublicOrigin } from '../public-origin.ts'
import { readOneOf } from '../read-options.ts'
import { eventOperand } from './operands.ts'

export const deviceCommands: Command[] = [
  {
    name: 'device code',
    operands: [eventOperand],
    options: {
      group: { value: 'CODE', about: 'whose people, and those of groups below it, are on its roster' },
      point: { value: 'CODE', about: 'the check-in point that it stands at' },
      name: { value: 'NAME', about: 'what the device is called, whatever it calls itself' },
      mode: {
        value: 'live|test',
        about: 'test tries a live event out: its scans are tests; by default that of the event',
      },
    },
    examples: [
      'device code harbour lights',
      'device code harbour lights --group north --point main --name "Gate 3"',
      'device code harbour lights --mode test',
    ],
    async run({ actor, change, database }, input) {
      const [group, point, name] = [input.option('group'), input.option('point'), input.option('name')]
      const mode = readOneOf(input, 'mode', ['live', 'test'])
      const params = { event: input.operand('event'), group, point, name, mode }
      const issued = await change((work) => area.issuePairingCode(work, actor, params))
      const { url, warnings } = await describeGatePage(issued.code, database, input.environment)
      const text = [
        formatProperties([
          ['Event', issued.event],
          ['Group', issued.group ?? 'everybody'],
          ['Check-in point', issued.check_in_point ?? 'named by each scan'],
          ['Device', issued.name ?? 'named by itself'],
          ['Scans', issued.livemode ? 'live' : 'tests'],
          ['Expires', issued.expires_at],
        ]),
        `Pairing code:\n\n  ${issued.code}`,
        `Photograph this with the phone that is to scan, or open ${url} there.`,
        renderQrTerminal(url),
        'In another scanner, type the code. It pairs one device, and is not shown again.',
      ].join('\n\n')
      return { document: { pairing_code: { ...issued, url } }, text, warnings }
    },
  },
  {
    name: 'device list',
    options: { event: { value: 'CODE', about: 'only those of this event' } },
    examples: ['device list harbour', 'device list harbour --event lights'],
    async run({ actor, reader, accept }, input) {
      const found = accept(await area.listDevices(reader, actor, input.option('event') ?? null))
      const devices = found.map((device) => ({ ...device, state: device.revoked_at ? 'revoked' : 'active' }))
      const rows = devices.map((device) => [
        device.id,
        device.name,
        device.last_four,
        device.event,
        device.group,
        device.check_in_point,
        device.sw_version,
        device.paired_at,
        device.last_seen_at,
        device.state,
      ])
      const headings = ['ID', 'NAME', 'LAST FOUR', 'EVENT', 'GROUP', 'POINT', 'VERSION', 'PAIRED', 'LAST SEEN', 'STATE']
      return { document: { devices }, text: toTable(headings, rows) }
    },
  },
  {
    name: 'device revoke',
    operands: [{ name: 'device', about: 'its id, or the last four characters of its token' }],
    examples: ['device revoke harbour x7Qa'],
    async run({ actor, change }, input) {
      const device = await change((work) => area.revokeDevice(work, actor, input.operand('device')), 'device')
      const text = `The device ${device.id} (${device.name}) is revoked and answers no request any more.`
      return { document: { device }, text: toPrintable(text) }
    },
  },
]

async function describeGatePage(code: string, database: Database, environment: NodeJS.ProcessEnv) {
  const origin = await readPublicOrigin(database, environment)
  const silent = await findUnreachableOrigin(database, environment)
  const problem = area.findGateAddressProblem(origin)
  const advice = 'set PUBLIC_URL to the https address at which phones reach the server.'
  const warnings = {
    this_machine: `The address ${origin} works on this machine alone: ${advice}`,
    no_camera: `Browsers give a page at ${origin} no camera, because it is not https: ${advice}`,
  }
  const stopped = `No server answers at ${silent}: start it, and pair the device before the code expires.`
  return {
    url: area.toPairingAddress(origin, code),
    warnings: [...(silent === undefined ? [] : [stopped]), ...(problem ? [warnings[problem]] : [])],
  }
}
