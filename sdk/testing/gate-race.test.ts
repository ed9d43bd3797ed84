import { afterAll, beforeAll, expect, test } from 'vitest'
import { FRIDAY, type ScannerServer, startScannerServer } from '../../server/testing/sdk/scanner-stage.ts'
import { memoryStorage, type ScannerOptions } from '../src/scanner/index.ts'

const GATES = 4
const PEOPLE = 40

let scanning: ScannerServer

beforeAll(async () => {
  scanning = await startScannerServer()
  scanning.server.clock.set(new Date(FRIDAY))
})

afterAll(async () => {
  await scanning?.server.close()
})

const pause = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds))

/** Loses requests and answers, and delays answers, at random. */
const unreliable = async (request: Request): Promise<Response> => {
  const luck = Math.random()
  if (luck < 0.15) throw new TypeError('no network')
  const response = await fetch(request)
  if (luck < 0.3) throw new TypeError('the answer is lost')
  if (luck < 0.45) await pause(80)
  return response
}

test('gates with a bad network, stopped in between, send each scan once and report each person let in twice once', async () => {
  const stage = await scanning.newEvent()
  const codes = await Promise.all(Array.from({ length: PEOPLE }, () => stage.book()))
  const shown: { gate: number; code: string; clientUuid: string; admitted: boolean }[] = []

  const work = async (gate: number) => {
    const storage = memoryStorage()
    const open = (more: Partial<ScannerOptions>) => stage.open({ storage, answerWithinMs: 40, maxRetries: 0, ...more })
    let scanner = await open({})
    await scanner.refresh()
    scanner = await open({ fetch: unreliable })
    const order = codes.toSorted(() => Math.random() - 0.5)
    for (const [index, code] of order.entries()) {
      const { clientUuid, admitted } = await scanner.check({ code })
      shown.push({ gate, code, clientUuid, admitted })
      if (index % 4 === 0) await scanner.upload().catch(() => undefined)
      if (index % 9 === 0) await scanner.refresh().catch(() => undefined)
      if (index % 13 === 0) scanner = await open({ fetch: unreliable })
    }
    await pause(300)
    scanner = await open({})
    await scanner.upload()
    expect([scanner.pending, scanner.failed]).toEqual([0, []])
    return scanner.differences
  }

  const differences = (await Promise.all(Array.from({ length: GATES }, (_, gate) => work(gate)))).flat()
  const { body } = await stage.live('GET', `/v1/events/${stage.event}/checkins?limit=200`)
  const rows: { client_uuid: string; result: string; ticket_id: string }[] = body.data
  expect(rows.map(({ client_uuid }) => client_uuid).sort()).toEqual(shown.map(({ clientUuid }) => clientUuid).sort())
  expect(new Set(rows.filter(({ result }) => result === 'accepted').map(({ ticket_id }) => ticket_id)).size).toBe(
    PEOPLE,
  )
  expect(rows.filter(({ result }) => result === 'accepted')).toHaveLength(PEOPLE)

  const letIn = shown.filter(({ admitted }) => admitted).map(({ clientUuid }) => clientUuid)
  const accepted = new Set(rows.filter(({ result }) => result === 'accepted').map(({ client_uuid }) => client_uuid))
  const tooMany = letIn.filter((clientUuid) => !accepted.has(clientUuid))
  const reported = differences.filter(({ shown: { result } }) => result === 'accepted')
  expect(reported.map(({ clientUuid }) => clientUuid).sort()).toEqual(tooMany.sort())
})
