import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { checkWithOldestTypescript, oldestTypescriptFolder } from '../../server/testing/sdk/oldest-typescript.ts'
import {
  execFileAsync,
  getNodeBinPath,
  installPackedSdk,
  type SdkConsumerProject,
} from '../../server/testing/sdk/packed-package.ts'

let consumer: SdkConsumerProject

beforeAll(async () => {
  consumer = await installPackedSdk()
})

afterAll(() => consumer?.[Symbol.asyncDispose]())

describe('the oldest TypeScript that the README names', () => {
  test('is the one that these tests run', async () => {
    const { version } = JSON.parse(await readFile(join(oldestTypescriptFolder, 'package.json'), 'utf8'))
    const readme = await readFile(join(consumer.package, 'README.md'), 'utf8')
    expect(readme).toContain(`TypeScript ${version.split('.').slice(0, 2).join('.')} or newer`)
  })

  test('reads the types of the package for ES modules and require(), those of its dependency included', () =>
    checkWithOldestTypescript(consumer, ['--module', 'nodenext'], ['floor.mts', 'floor.cts']))
})

describe('the packed SDK', () => {
  test('works with require(), too', async () => {
    const source = `
      import { createRequire } from 'node:module'
      const { createClient, PosternError } = createRequire(import.meta.url)('@postern/sdk')
      const { instantOf } = createRequire(import.meta.url)('@postern/sdk/checkin')
      const { signForTests, verifyWebhook } = createRequire(import.meta.url)('@postern/sdk/webhooks')
      const client = createClient({ apiKey: 'svc_test_a', baseUrl: 'http://127.0.0.1:9', maxRetries: 0 })
      const failure = await client.groups.get('a').catch((error) => error)
      const known = failure instanceof PosternError
      const event = await verifyWebhook('{"id":"evt_1"}', await signForTests('{"id":"evt_1"}', 'whsec_a'), 'whsec_a')
      console.log(JSON.stringify({ known, code: failure.code, event, noon: instantOf('2027-06-04', '12:00', 'UTC') }))`
    expect(await consumer.run(source, {})).toEqual({
      known: true,
      code: 'connection_failed',
      event: { id: 'evt_1' },
      noon: '2027-06-04T12:00:00.000Z',
    })
  })

  test.each(['scan-cases.json', 'scan-cases-live.json'])(
    'brings the golden cases of %s, byte for byte',
    async (file) => {
      const source = `
      import cases from '@postern/sdk/${file}' with { type: 'json' }
      console.log(JSON.stringify(cases))`
      const published = await readFile(join(import.meta.dirname, '../../conformance', file), 'utf8')
      expect(await consumer.run(source, {})).toEqual(JSON.parse(published))
      expect(await readFile(join(consumer.package, 'dist', file), 'utf8')).toBe(published)
    },
  )

  test('has nothing that publint complains of', async () => {
    const lint = execFileAsync(getNodeBinPath('publint'), ['--strict', consumer.package])
    const { stdout } = await lint.catch((failure) => expect.fail(failure.stdout))
    expect(stdout).toContain('All good!')
  })
})
