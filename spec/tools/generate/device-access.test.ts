import { beforeAll, expect, test } from 'vitest'
import { getOperations, type Operation } from '../document.ts'
import { buildPublishedContract } from '../testing/built.ts'

let operations: Operation[]

beforeAll(async () => {
  const { document } = await buildPublishedContract()
  operations = getOperations(document.paths).map(({ operation }) => operation)
})

test('operations that paired devices may call say so, and that the entitlement is for keys', () => {
  const forDevices = operations.filter((operation) => operation['x-postern-devices'])
  expect(forDevices.map(({ operationId }) => operationId).sort()).toEqual([
    'findTicketsByEmail',
    'getGateCounts',
    'getScannerManifest',
    'listCheckinsAtGate',
    'overrideCheckin',
    'readRoster',
    'scanAtGate',
    'scanBatch',
  ])
  const sentence = "A key needs the plan's `api_scanner`; a paired device works on every plan."
  const said = operations.filter(({ description }) => description?.includes(sentence))
  expect(said).toEqual(forDevices.filter((operation) => !operation['x-postern-refuses-keys']))
})

test('where no key is taken, a plan is lacking for apps that name themselves only', () => {
  for (const operation of operations) {
    if (!operation['x-postern-refuses-keys']) continue
    const { examples = {} } = operation.responses['403']?.content?.['application/json'] ?? {}
    expect(examples.entitlement_required, operation.operationId).toMatchObject({
      value: {
        error: {
          key: 'automation_apps',
          upgrade_plan: 'growth',
          message: 'The plan Free does not include apps of automation platforms; the plan Growth does.',
        },
      },
    })
    expect(operation.parameters).toContainEqual({ $ref: '#/components/parameters/ServiceClient' })
  }
})
