import { randomUUID } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { buildTestApiCall } from '../../testing/fixtures.ts'
import { makeTestDevice } from '../../testing/make-device.ts'
import { exampleRequests } from '../../testing/sandbox/examples.ts'
import { startTestServer, type TestServer } from '../../testing/test-server.ts'
import { SANDBOX_ORGANIZATION_ID as ORGANIZATION } from './ensure-sandbox.ts'
import { publicSandboxApiKey } from './public-api-key.ts'
import { rebuildSandboxIfStale } from './rebuild-sandbox.ts'
import { type WellKnownScan, wellKnownGateScans, wellKnownScans } from './well-known.ts'

const root = join(import.meta.dirname, '../../..')

let server: TestServer

beforeAll(async () => {
  server = await startTestServer()
  await rebuildSandboxIfStale(server.database, server.clock.now())
})

afterAll(() => server.close())

async function instantOf({ scannedAt }: WellKnownScan): Promise<string> {
  if (scannedAt === 'now') return server.clock.now().toISOString()
  if ('at' in scannedAt) return scannedAt.at
  const { body } = await buildTestApiCall(server, publicSandboxApiKey)('GET', '/v1/events/harbour-lights/days/day-1')
  return `${body.date}T${scannedAt.dayOne}:00Z`
}

async function scan(known: WellKnownScan) {
  const { code, checkInPoint } = known
  const { status, body } = await buildTestApiCall(server, publicSandboxApiKey)(
    'POST',
    '/v1/events/harbour-lights/scan',
    {
      code,
      check_in_point: checkInPoint,
      client_uuid: randomUUID(),
      scanned_at: await instantOf(known),
    },
  )
  expect(status, JSON.stringify(body)).toBe(200)
  return { result: body.result, reason: body.reason }
}

describe('the scans that are known to everyone', () => {
  const all = [...wellKnownScans, ...wellKnownScans]

  test('come to the same result however often visitors make them, today and in the night after', async () => {
    for (const hours of [0, 24]) {
      server.clock.advance(hours * 3_600_000)
      for (const known of all) {
        const { result, reason } = known
        expect(await scan(known), `${result} with ${known.code}`).toEqual({ result, reason })
      }
    }
  })

  test('come to every result at a gate now, by a device in test mode', async () => {
    const known = new Set(wellKnownScans.map(({ result }) => result))
    expect(new Set(wellKnownGateScans.map(({ result }) => result))).toEqual(known)
    for (const { event, result, reason, code, checkInPoint } of [...wellKnownGateScans, ...wellKnownGateScans]) {
      server.clock.advance(60_000)
      const { id } = await server.database('events').where({ organization_id: ORGANIZATION, code: event }).first('id')
      const device = await makeTestDevice(server.database, server.clock.now(), ORGANIZATION, id, { mode: 'test' })
      const sent = { code, check_in_point: checkInPoint, client_uuid: randomUUID(), scanned_at: server.clock.now() }
      const { body } = await buildTestApiCall(server, device.value)('POST', `/api/v1/events/${event}/scan`, sent)
      expect([code, body.result, body.reason]).toEqual([code, result, reason])
    }
  })

  test('admit at the event of the contract’s example too, at its time and now, whatever the date', async () => {
    const example = exampleRequests.find(({ operationId }) => operationId === 'scanTicket')
    if (!example?.body) throw new Error('The contract has no example of a scan.')
    const body = JSON.parse(example.body.text)
    for (const days of [100, 1, 366]) {
      server.clock.advance(days * 86_400_000)
      if (days > 1) await rebuildSandboxIfStale(server.database, server.clock.now())
      for (const scanned_at of [body.scanned_at, server.clock.now().toISOString()]) {
        const sent = { ...body, scanned_at, client_uuid: randomUUID() }
        const answer = await buildTestApiCall(server, publicSandboxApiKey)('POST', example.path, sent)
        expect([scanned_at, answer.body.result]).toEqual([scanned_at, 'accepted'])
      }
    }
  })

  test('show every result that there is, and stand in the README and on the start page', async () => {
    const document = JSON.parse(await readFile(join(root, 'generated/openapi.json'), 'utf8'))
    const known: string[] = document.components.schemas.KnownScanResult.enum
    expect(wellKnownScans.map(({ result }) => result).sort()).toEqual([...known].sort())
    const readme = await readFile(join(root, 'server/README.md'), 'utf8')
    const page = await (await fetch(server.url, { headers: { Accept: 'text/html' } })).text()
    for (const { result, code, checkInPoint } of wellKnownScans) {
      expect(readme).toMatch(new RegExp(`\`${result}\`.*\`${code}\` \\| \`${checkInPoint}\``))
      expect(page).toContain(`<td><code>${result}</code></td><td data-label="code"><code>${code}</code></td>`)
    }
  })
})
