import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { type ExampleRequest, exampleRequests } from '../../testing/sandbox/examples.ts'
import { refusedExamples } from '../../testing/sandbox/refused-examples.ts'
import { startTestServer, type TestServer } from '../../testing/test-server.ts'
import { chooseByWholeRun } from '../../testing/whole-run.ts'
import { publicSandboxApiKey } from './public-api-key.ts'
import { rebuildSandbox } from './rebuild-sandbox.ts'

/** Examples must still work long after they were written. */
const YEARS_LATER = 3 * 365 * 86_400_000

let server: TestServer

beforeAll(async () => {
  server = await startTestServer()
})

/** A visitor has 120 requests a minute. */
beforeEach(() => server.clock.advance(60_000))

afterAll(() => server.close())

let isFresh = false

/** Refused requests changed nothing, so they need no (slow) rebuild. */
async function refresh(): Promise<void> {
  if (!isFresh) await rebuildSandbox(server.database, server.clock.now())
  isFresh = true
}

/** As the reference sends it: with the public key, and a new Idempotency-Key for each POST. */
async function send({ method, path, body }: ExampleRequest) {
  const response = await fetch(`${server.url}${path}`, {
    method,
    headers: {
      Authorization: `Bearer ${publicSandboxApiKey}`,
      ...(method === 'POST' ? { 'Idempotency-Key': randomUUID() } : {}),
      ...(body ? { 'Content-Type': body.type } : {}),
    },
    body: body?.text,
  })
  const text = await response.text()
  if (method !== 'GET' && response.ok) isFresh = false
  const isJson = response.headers.get('content-type')?.includes('json')
  return { status: response.status, answer: isJson ? JSON.parse(text) : text }
}

type Sent = Awaited<ReturnType<typeof send>>

/** What is wrong with the response: it must be a success, or the refusal that the list names. */
function complaintOf({ operationId, name }: ExampleRequest, { status, answer }: Sent): string[] {
  const refused = refusedExamples[operationId]
  if (status < 300) return refused ? [`${name} succeeds, but is listed as refused: ${refused.reason}`] : []
  const { code, message } = answer.error
  if (refused?.code === code) return []
  const listed = refused ? `is listed with ${refused.code}` : 'is not listed'
  return [`${name} gets ${status} ${code} and ${listed}: ${message}`]
}

describe('an example of the reference, sent with the public key', () => {
  const changes = exampleRequests.filter(({ method }) => method !== 'GET')
  const reads = exampleRequests.filter(({ method }) => method === 'GET')

  test('reads at the first attempt, whatever it reads', async () => {
    await refresh()
    const complaints: string[] = []
    for (const request of reads) complaints.push(...complaintOf(request, await send(request)))
    expect(complaints).toEqual([])
  })

  // In a sandbox of its own each takes a while; one after the other they all are sent below.
  const alone = chooseByWholeRun(
    changes,
    changes.filter((_, at) => at % 5 === 0),
  )

  test.each(alone.map((request) => [request.name, request] as const))(
    'comes to what it should in a fresh sandbox: %s',
    async (_, request) => {
      await refresh()
      expect(complaintOf(request, await send(request))).toEqual([])
    },
  )

  test('is in the way of no other: all succeed one after the other, and a second time or with a sentence', {
    timeout: 240_000,
  }, async () => {
    await refresh()
    const complaints: string[] = []
    for (const round of [1, 2]) {
      for (const request of exampleRequests) {
        server.clock.advance(1_000)
        const sent = await send(request)
        const isToldApart =
          round === 2 && [404, 409].includes(sent.status) && /^[A-Z].+\.$/.test(sent.answer.error.message)
        if (!isToldApart) complaints.push(...complaintOf(request, sent))
      }
    }
    expect(complaints).toEqual([])
  })

  test('of a registration books each time that it is sent', async () => {
    const [request] = exampleRequests.filter(({ operationId }) => operationId === 'createRegistration')
    if (!request) throw new Error('The contract has an example of a registration.')
    for (const _ of [1, 2, 3]) expect((await send(request)).status).toBe(201)
  })

  test('of a scan is accepted, today and in years', async () => {
    const scans = exampleRequests.filter(({ operationId }) => ['scanTicket', 'scanAtGate'].includes(operationId))
    expect(scans).toHaveLength(2)
    for (const later of [0, YEARS_LATER]) {
      server.clock.advance(later)
      isFresh = false
      await refresh()
      for (const scan of scans) expect((await send(scan)).answer.result).toBe('accepted')
    }
  })
})

test('the list of refused examples names operations of the contract, each with a reason in a sentence', () => {
  const operations = new Set(exampleRequests.map(({ operationId }) => operationId))
  for (const [operationId, { reason }] of Object.entries(refusedExamples)) {
    expect(operations).toContain(operationId)
    expect(reason).toMatch(/^[A-Z].+\.$/)
  }
})
