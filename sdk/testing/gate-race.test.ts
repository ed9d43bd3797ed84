import { afterAll, beforeAll, expect, test } from 'vitest'
import { buildSeededRandom } from '../../server/testing/faults/random.ts'
import { raceSeed } from '../../server/testing/race-seed.ts'
import {
  FRIDAY_TIMESTAMP,
  type ScannerTestServer,
  startScannerTestServer,
} from '../../server/testing/sdk/scanner-test-server.ts'
import { shuffleItems } from '../../server/testing/shuffle.ts'
import { memoryStorage, type ScannerOptions } from '../src/scanner/index.ts'

const GATES = 4
const PEOPLE = 40

let scanning: ScannerTestServer

beforeAll(async () => {
  scanning = await startScannerTestServer()
  scanning.server.clock.set(new Date(FRIDAY_TIMESTAMP))
})

afterAll(async () => {
  await scanning?.server.close()
})

/** A network that loses requests and answers by chance, and holds some answers until the gate has decided without. */
function openUnreliableNetwork(random: () => number) {
  const held: (() => void)[] = []
  const open = new Set<Promise<Response>>()
  let isAsked = false
  const send = async (request: Request): Promise<Response> => {
    const luck = random()
    if (luck < 0.15) throw new TypeError('no network')
    const response = await fetch(request)
    if (luck < 0.3) throw new TypeError('the answer is lost')
    if (luck < 0.45 && isAsked) await new Promise<void>((resolve) => held.push(resolve))
    return response
  }
  return {
    fetch: (request: Request) => {
      const sent = send(request)
      open.add(sent)
      const done = () => open.delete(sent)
      sent.then(done, done)
      return sent
    },
    whileAsked: async <Answer>(ask: () => Promise<Answer>): Promise<Answer> => {
      isAsked = true
      const answer = await ask()
      isAsked = false
      for (const release of held.splice(0)) release()
      return answer
    },
    /** Until what is on its way has arrived or failed. */
    settle: async () => {
      while (open.size > 0) await Promise.allSettled(open)
    },
  }
}

test(`gates with a bad network, stopped in between, send each scan once and report each person let in twice once (RACE_SEED=${raceSeed})`, async () => {
  const stage = await scanning.newEvent()
  const codes = await Promise.all(Array.from({ length: PEOPLE }, () => stage.book()))
  const shown: { gate: number; code: string; clientUuid: string; admitted: boolean }[] = []

  const work = async (gate: number) => {
    const random = buildSeededRandom(raceSeed + gate)
    const network = openUnreliableNetwork(random)
    const storage = memoryStorage()
    const open = (more: Partial<ScannerOptions>) => stage.open({ storage, answerWithinMs: 40, maxRetries: 0, ...more })
    let scanner = await open({})
    await scanner.refresh()
    scanner = await open({ fetch: network.fetch })
    const order = shuffleItems(codes, random)
    for (const [index, code] of order.entries()) {
      const { clientUuid, admitted } = await network.whileAsked(() => scanner.check({ code }))
      shown.push({ gate, code, clientUuid, admitted })
      if (index % 4 === 0) await scanner.upload().catch(() => undefined)
      if (index % 9 === 0) await scanner.refresh().catch(() => undefined)
      if (index % 13 === 0) scanner = await open({ fetch: network.fetch })
    }
    await network.settle()
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
