import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { type Document, getOperations } from '../document.ts'
import { repositoryRoot } from '../generate/generate.ts'
import { mcpToolDecisions } from '../generate/tool-decisions.ts'
import { buildAppModel } from './build-model.ts'
import { printMcpTools } from './print-mcp.ts'
import type { ApiInput, AppModel } from './runtime/model.ts'

const document: Document = JSON.parse(readFileSync(join(repositoryRoot, 'generated/openapi.json'), 'utf8'))
const model = buildAppModel(document)
const steps = [...model.searches, ...model.actions]

type Tool = {
  name: string
  method: string
  path: string
  writes: boolean
  needsKey: boolean
  inputSchema: { properties: Record<string, unknown>; required: string[] }
}

const print = (from: AppModel): Tool[] => JSON.parse(printMcpTools(from)['tools.json'] ?? '')

test('it is decided of each operation that connectors offer whether language models get it', () => {
  const offered = getOperations(document.paths).filter(({ operation }) => operation['x-postern-connector'])
  const ids = offered.map(({ operation }) => operation.operationId ?? '')
  expect(ids.toSorted()).toEqual(Object.keys(mcpToolDecisions).toSorted())
  expect(steps.map(({ key }) => key).toSorted()).toEqual(ids.toSorted())
})

test('a step that nobody decided on is no tool', () => {
  const [first] = model.actions
  const undecided = {
    ...model,
    actions: [...model.actions, { ...(first as AppModel['actions'][0]), key: 'voidTicket' }],
  }
  expect(print(undecided)).toEqual(print(model))
})

test('what only reads is a GET; what changes something is none, and every POST takes an idempotency key', () => {
  for (const { method, writes, needsKey, inputSchema } of print(model)) {
    expect(method === 'GET').toBe(!writes)
    expect(needsKey).toBe(method === 'POST')
    expect(inputSchema.required.includes('idempotency_key')).toBe(needsKey)
  }
})

test('nothing is offered that refunds, deletes, writes to many or opens the organization to others', () => {
  const tools = print(model)
  const forbidden = /refund|webhook|import|export|group|source|communication|key|member/
  expect(tools.length).toBeGreaterThan(15)
  expect(tools.filter(({ method, path }) => method === 'DELETE' || forbidden.test(path))).toEqual([])
})

test('inputs have the levels of the service', () => {
  const input = (at: string[], more: Partial<ApiInput> = {}): ApiInput => ({
    key: at.join('_'),
    in: 'body',
    at,
    label: '',
    help: '',
    required: false,
    type: 'text',
    several: false,
    ...more,
  })
  const inputs = [
    input(['money', 'amount'], { type: 'decimal', required: true }),
    input(['money', 'currency'], { choices: ['EUR'], required: true }),
    input(['note'], { nullable: true, suggestions: ['late'] }),
    input(['days'], { several: true, type: 'date' }),
    input(['people'], { type: 'table', columns: [input(['name'], { required: true })] }),
    input(['when'], { filledWith: 'now' }),
  ]
  const [first] = model.actions
  const step = {
    ...(first as AppModel['actions'][0]),
    call: { method: 'PATCH', path: '/', inputs, query: {}, amounts: [] },
  }
  expect(print({ ...model, searches: [], actions: [step] })).toMatchObject([
    {
      inputSchema: {
        properties: {
          money: {
            type: 'object',
            properties: { amount: { type: 'integer' }, currency: { type: 'string', enum: ['EUR'] } },
            required: ['amount', 'currency'],
          },
          note: { type: ['string', 'null'], examples: ['late'] },
          days: { type: 'array', items: { type: 'string', format: 'date' } },
          people: { type: 'array', items: { properties: { name: { type: 'string' } }, required: ['name'] } },
        },
        required: ['money'],
      },
      filled: { when: 'now' },
    },
  ])
  expect(
    Object.keys(print({ ...model, searches: [], actions: [step] })[0]?.inputSchema.properties ?? {}),
  ).not.toContain('when')
})
