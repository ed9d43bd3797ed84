import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { type Document, getOperations } from '../document.ts'
import { emitMcpTools } from './emit-mcp-tools.ts'
import { repositoryRoot } from './generate.ts'
import { toolDecisions } from './tool-decisions.ts'

const document: Document = JSON.parse(readFileSync(join(repositoryRoot, 'generated/openapi.json'), 'utf8'))
const offered = getOperations(document.paths).filter(({ operation }) => operation['x-postern-connector'])

test('it is decided of each operation that connectors offer whether language models get it', () => {
  const ids = offered.map(({ operation }) => operation.operationId ?? '')
  expect(ids.toSorted()).toEqual(Object.keys(toolDecisions).toSorted())
})

test('what only reads is a GET, and what changes something is none', () => {
  for (const { method, operation } of offered) {
    const decision = toolDecisions[operation.operationId ?? '']
    if (decision !== 'never')
      expect([operation.operationId, decision]).toEqual([operation.operationId, method === 'GET' ? 'read' : 'write'])
  }
})

test('nothing is offered that refunds, deletes, writes to many or opens the organization to others', () => {
  const tools = JSON.parse(emitMcpTools(document)) as { name: string; method: string; path: string }[]
  const forbidden = /refund|webhook|import|export|group|source|communication|key|member/
  expect(tools.length).toBeGreaterThan(15)
  expect(tools.filter(({ method, path }) => method === 'DELETE' || forbidden.test(path))).toEqual([])
})
