import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { operations } from '../../../generated/operations.ts'
import { describeContract } from './describe-contract.ts'
import { readReferenceFiles } from './reference-files.ts'

const contract = describeContract(readFileSync(new URL('../../../generated/openapi.json', import.meta.url), 'utf8'))

test('where the viewer is not installed, the reference is the list of operations, without a script', async () => {
  const { page, find } = await readReferenceFiles(contract, 'svc_test_any', '/nowhere')
  const text = String(page)
  for (const { path } of Object.values(operations)) expect(text).toContain(`<code>${path}</code>`)
  expect(text).not.toContain('<script')
  expect(text).toContain('openapi.yaml')
  const [, style = ''] = /<link rel="stylesheet" href="([^"]+)"/.exec(text) ?? []
  expect(await find(style)).toBeDefined()
})
