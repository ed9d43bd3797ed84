import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Call, callWith } from '../../testing/fixtures.ts'
import { startTestServer, type TestServer } from '../../testing/test-server.ts'
import { publicSandboxKey } from './public-key.ts'
import { fillSandbox, rebuildSandbox } from './rebuild-sandbox.ts'

type Parameter = { name: string; in: string; example?: string; $ref?: string }
type Operation = {
  operationId: string
  parameters?: Parameter[]
  requestBody?: { content: Record<string, { examples?: Record<string, { value: object }> }> }
  'x-postern-scope'?: string
}
type Contract = {
  paths: Record<string, Record<string, Operation>>
  components: { parameters: Record<string, Parameter> }
}

const contract: Contract = JSON.parse(
  readFileSync(join(import.meta.dirname, '../../../generated/openapi.json'), 'utf8'),
)

const located = Object.entries(contract.paths).flatMap(([path, item]) =>
  Object.entries(item).map(([method, operation]) => ({
    id: operation.operationId,
    method: method.toUpperCase(),
    path,
    operation,
  })),
)

let server: TestServer
let call: Call

beforeAll(async () => {
  server = await startTestServer()
  call = callWith(server, publicSandboxKey)
  await fillSandbox(server.database, server.clock.now())
})

afterAll(() => server.close())

/** The call as the reference page fills it in. */
function send({ method, path, operation }: (typeof located)[number]) {
  const parameters = (operation.parameters ?? []).map((parameter) =>
    parameter.$ref ? contract.components.parameters[parameter.$ref.split('/').at(-1) ?? ''] : parameter,
  )
  const address = parameters.reduce(
    (filled, parameter) =>
      parameter?.in === 'path' ? filled.replace(`{${parameter.name}}`, String(parameter.example)) : filled,
    path,
  )
  const [example] = Object.values(operation.requestBody?.content['application/json']?.examples ?? {})
  return call(method, address, example?.value)
}

const reads = located.filter(({ method, operation }) => method === 'GET' && operation['x-postern-scope'] !== 'admin')

describe('the reference, with the sandbox’s key and the examples of the contract', () => {
  test.each(reads.map((one) => [one.id, one] as const))('reads at the first attempt: %s', async (_, one) => {
    expect((await send(one)).status).toBe(200)
  })

  /** What changes the structure of an event is refused: the sandbox's events are live, and its key is not. */
  const changes = [
    ...['createEvent', 'createContact', 'createRegistration', 'updateRegistration', 'addAttendee', 'updateAttendee'],
    ...['recordPayment', 'refundPayment', 'issueTicket', 'sendTicket', 'reissueTicket', 'voidTicket', 'updateContact'],
    ...['cancelAttendee', 'cancelRegistration', 'createWebhook', 'updateWebhook', 'testWebhook', 'rotateWebhookSecret'],
    ...['pauseWebhook', 'replayWebhookDelivery', 'createCommunication', 'updateCommunication', 'testCommunication'],
    'deleteCommunication',
    'sendCommunication',
  ]

  test.each(changes)('changes at the first attempt: %s', async (id) => {
    await rebuildSandbox(server.database, server.clock.now())
    const one = located.find((operation) => operation.id === id)
    const { status, body } = await send(one as (typeof located)[number])
    expect([status, body?.error ?? null]).toEqual([expect.toBeOneOf([200, 201, 202, 204]), null])
  })
})
