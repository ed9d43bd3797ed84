import { execFileSync } from 'node:child_process'
import { createHmac } from 'node:crypto'
import { globSync, readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { beforeAll, describe, expect, test } from 'vitest'
import { type Document, getAllOperations, getParameters } from '../document.ts'
import { listAllFields } from '../fields.ts'
import { buildPublishedContract } from '../testing/built.ts'
import { buildAppModel } from './build-model.ts'
import { printConnectorPackages } from './print.ts'
import { formatAmounts, toMinorUnits } from './runtime/money.ts'
import { buildRequest, toRunId } from './runtime/request.ts'
import { isSignatureValid } from './runtime/signature.ts'
import { listSourceWords } from './testing/words.ts'

const ROOT = join(import.meta.dirname, '../../..')

let document: Document

beforeAll(async () => {
  ;({ document } = await buildPublishedContract())
})

describe('the printers', () => {
  const ofModel = listSourceWords(readFileSync(join(import.meta.dirname, 'runtime/model.ts'), 'utf8'))

  /** The words of the platforms, of HTTP and of JavaScript. */
  const ofOthers = new Set(
    'connection data default display mode name object rows status trigger url value webhook'.split(' '),
  )

  /** Where a word that is a field of ours too is one of the platform's own. */
  const ofPlatforms = [
    'activepieces/code/auth.ts: valid',
    'n8n/code/choices.ts: results',
    'n8n/code/properties.ts: action',
    'n8n/package/nodes/Postern/Postern.node.ts: group',
    'n8n/package/nodes/Postern/Postern.node.ts: methods',
    'n8n/package/nodes/Postern/PosternTrigger.node.ts: group',
    'n8n/package/nodes/Postern/PosternTrigger.node.ts: methods',
    'n8n/package/nodes/Postern/PosternTrigger.node.ts: webhooks',
    'print-mcp.ts: format',
    'print-mcp.ts: title',
    'print-n8n.ts: email',
  ]

  test('know no operation, path or field of the contract', () => {
    const operations = getAllOperations(document)
    const paths = operations.map(({ path }) => path).filter((path) => path.startsWith('/'))
    const own = new Set([
      ...operations.flatMap(({ operation }) => [
        operation.operationId ?? '',
        ...getParameters(document, operation).map(({ name }) => name),
      ]),
      ...operations.map(({ path }) => path),
      ...listAllFields(document).map(({ name }) => name),
    ])
    const files = globSync('{*.ts,!(testing)/**/*.{ts,js,mjs}}', { cwd: import.meta.dirname })
    const read = files.filter((file) => !file.endsWith('.test.ts') && !/^(build-model|inputs)\.ts$/.test(file))
    for (const folder of ['runtime', 'zapier', 'n8n', 'activepieces']) {
      expect(read.filter((file) => file.startsWith(`${folder}/`)).length).toBeGreaterThan(4)
    }
    const found = read.flatMap((file) => {
      const words = [...listSourceWords(readFileSync(join(import.meta.dirname, file), 'utf8'))]
      const known = words.filter((word) => own.has(word) && !ofModel.has(word) && !ofOthers.has(word))
      const named = words.filter((word) => paths.some((path) => word.includes(path)))
      return [...known, ...named].map((word) => `${file}: ${word}`)
    })
    expect(found.sort()).toEqual(ofPlatforms)
  })

  test('leave no file behind that they print no more', () => {
    const files = globSync('generated/connectors/**', { cwd: ROOT, withFileTypes: true }).filter((entry) =>
      entry.isFile(),
    )
    const paths = files.map(({ parentPath, name }) => relative(ROOT, join(parentPath, name)))
    expect(paths.sort()).toEqual(Object.keys(printConnectorPackages(document)).sort())
  })

  test.each(['n8n', 'activepieces'])(
    'print a package for %s that type-checks by the types that it imports',
    (platform) => {
      const tsc = join(ROOT, 'node_modules/typescript/bin/tsc')
      const project = join(import.meta.dirname, `testing/tsconfig.${platform}.json`)
      expect(execFileSync(process.execPath, [tsc, '-p', project], { encoding: 'utf8' })).toBe('')
    },
  )
})

describe('the request of a run', () => {
  const requestOf = (key: string, values: Record<string, unknown>, now = 0) => {
    const model = buildAppModel(document)
    const call = model.actions.find((action) => action.key === key)?.call
    if (!call) throw new Error(`There is no action ${key}.`)
    return buildRequest(model, call, values, { id: toRunId('run'), now, app: 'Test' })
  }

  test('is the same request when the run is tried again, or says by its own id what it repeats', () => {
    const booking = ['createRegistration', { event: 'fest' }] as const
    expect(requestOf(...booking, 1)).toEqual(requestOf(...booking, 2))
    const [first, again] = [1, 2].map((now) => requestOf('scanTicket', { event: 'fest' }, now))
    expect(again?.body?.client_uuid).toBe(first?.body?.client_uuid)
    expect(again?.headers['Idempotency-Key']).not.toBe(first?.headers['Idempotency-Key'])
    expect(requestOf('scanTicket', { event: 'fest' }, 1)).toEqual(first)
  })

  test.each(['.', '..'])('reaches its own operation alone, also for a registration called %s', (registration) => {
    expect(() => requestOf('cancelRegistration', { event: 'fest', registration })).toThrow(
      `cannot be "${registration}".`,
    )
  })
})

describe('the model', () => {
  test('has six triggers, each with a list of samples, and one operation for each action', () => {
    const model = buildAppModel(document)
    expect(model.triggers).toHaveLength(6)
    expect(model.actions.length).toBeGreaterThanOrEqual(5)
    for (const { samples } of model.triggers) expect(samples.page).toBeDefined()
    expect(buildAppModel(structuredClone(document))).toEqual(model)
  })

  test.each([
    ['EUR', 4500, '45.00'],
    ['EUR', -5, '-0.05'],
    ['JPY', 4500, '4500'],
    ['KWD', 4500, '4.500'],
  ])('shows and takes amounts of %s', (currency, amount, shown) => {
    const { currencyDigits } = buildAppModel(document)
    const value = { paid: [{ amount, currency }], owed: null }
    const ways = [
      ['paid', '*', 'amount'],
      ['owed', 'amount'],
    ].map((at) => ({ at, currency: 'currency' }))
    expect(formatAmounts(value, ways, currencyDigits)).toEqual({ paid: [{ amount: shown, currency }], owed: null })
    expect(toMinorUnits(shown, currency, currencyDigits)).toBe(amount)
  })

  test.each(['', 'a', '1,00', '1e3', '0.001', '12345678901234'])('takes %s for no amount of EUR', (text) => {
    expect(toMinorUnits(text, 'EUR', {})).toBeUndefined()
  })

  test('takes a delivery for signed by its secret, its time and its body alone', () => {
    const { signature } = buildAppModel(document).subscription.delivery
    const hex = createHmac('sha256', 'whsec_a').update('1000.{}').digest('hex')
    const signed = { header: `t=1000,v1=00,v1=${hex}`, body: '{}', secret: 'whsec_a', now: 1_000_000 }
    expect(isSignatureValid(signature, signed)).toBe(true)
    const wrong = [
      { header: '' },
      { header: `t=NaN,v1=${hex}` },
      { body: '[]' },
      { secret: 'whsec_b' },
      { now: 1_301_000 },
    ]
    for (const more of wrong) expect(isSignatureValid(signature, { ...signed, ...more })).toBe(false)
    const unsubscribed = createHmac('sha256', '').update('1000.{}').digest('hex')
    expect(isSignatureValid(signature, { ...signed, header: `t=1000,v1=${unsubscribed}`, secret: '' })).toBe(false)
  })
})
