import { expect, test } from 'vitest'
import { refuse } from '../../platform/contract/refusal.ts'
import { surveyImportFile } from './start.ts'

const SETUP = { questions: [], language: 'en' as const }

test('a file of more rows than its sender may send is refused before the rest of it is read', async () => {
  let given = 0
  const endless = async function* () {
    yield Buffer.from('name\n')
    for (; given < 10_000; given += 1) yield Buffer.from('a\n'.repeat(100))
  }
  const refusal = refuse('payload_too_large', 'Too many.')
  expect(await surveyImportFile(endless, 'body', { rows: 5_000, refusal }, SETUP)).toEqual(refusal)
  expect(given).toBeLessThan(1_000)
  expect(await surveyImportFile(endless, 'body', { rows: 1_000_000, refusal }, SETUP)).not.toEqual(refusal)
})
