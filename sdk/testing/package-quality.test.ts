import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import {
  bin,
  type Consumer,
  installPackedSdk,
  modules,
  NOT_ITS_OWN,
  run,
} from '../../server/testing/sdk/packed-package.ts'

let consumer: Consumer

beforeAll(async () => {
  consumer = await installPackedSdk()
})

afterAll(() => consumer?.[Symbol.asyncDispose]())

const imported = `
  import { createClient, type Attendee, type Bytes, type PosternEvent } from '@postern/sdk'
  import { dayInterval } from '@postern/sdk/checkin'
  import { isKnownEnvelope, verifyWebhook, type WebhookEnvelopes } from '@postern/sdk/webhooks'
  const client = createClient({ apiKey: 'k', baseUrl: 'http://localhost' })
  export const fest: PosternEvent = await client.events.create({ code: 'f', name: 'F', timezone: 'UTC' })
  export const png: Bytes = await client.events.tickets.qr('f', 't', { format: 'png' })
  export const svg: string = await client.events.tickets.qr('f', 't')
  export const blob = new Blob([svg, png])
  for await (const { data } of client.events.attendees.changes('f')) {
    const seen: Attendee[] = data
    console.log(seen)
  }
  export const { start } = dayInterval({ date: '2027-06-04', starts_at: null, ends_at: null }, fest.timezone)
  // @ts-expect-error: an event needs a time zone
  await client.events.create({ code: 'f', name: 'F' })
  const event = await verifyWebhook(new Uint8Array(), null, ['new', 'old'], { tolerance: 300 })
  if (event.type === 'attendee.added') {
    const person: Attendee = event.data
    // @ts-expect-error: a person has no code of a ticket
    console.log(person, event.data.code)
  } else if (!isKnownEnvelope(event)) {
    const type: string = event.type
    const field: unknown = event.data.anything
    console.log(type, field)
  }
  export const handlers: { [Type in keyof WebhookEnvelopes]?: (event: WebhookEnvelopes[Type]) => void } = {
    'ticket.issued': ({ data }) => console.log(data.code),
  }`

const required = `
  import { createClient, type Group } from '@postern/sdk'
  import checkin = require('@postern/sdk/checkin')
  const client = createClient({ apiKey: 'k', baseUrl: 'http://localhost' })
  client.groups.get('a').then((group: Group) => console.log(group.code, checkin.instantOf))
  // @ts-expect-error: a group is named
  client.groups.get()`

describe('the oldest TypeScript that the README names', () => {
  const floor = join(modules, 'typescript-floor')

  test('is the one that these tests run', async () => {
    const { version } = JSON.parse(await readFile(join(floor, 'package.json'), 'utf8'))
    const readme = await readFile(join(consumer.package, 'README.md'), 'utf8')
    expect(readme).toContain(`TypeScript ${version.split('.').slice(0, 2).join('.')} or newer`)
  })

  test.each([
    ['ES modules and require()', ['--module', 'nodenext'], ['floor.mts', 'floor.cts']],
    ['a bundler', ['--module', 'esnext', '--moduleResolution', 'bundler'], ['floor.mts']],
  ])('reads the types of the package for %s, those of its dependency included', async (_, options, files) => {
    await writeFile(join(consumer.folder, 'floor.mts'), imported)
    await writeFile(join(consumer.folder, 'floor.cts'), required)
    const strict = ['--noEmit', '--strict', '--target', 'es2022', '--lib', 'es2022,dom', NOT_ITS_OWN, ...options]
    const check = run(join(floor, 'bin/tsc'), [...strict, ...files], { cwd: consumer.folder })
    await check.catch((failure) => expect.fail(failure.stdout))
  })
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
    const lint = run(bin('publint'), ['--strict', consumer.package])
    const { stdout } = await lint.catch((failure) => expect.fail(failure.stdout))
    expect(stdout).toContain('All good!')
  })

  /** TypeScript's old resolution `node10` ignores `exports`: it only finds the main entry of the package. */
  test('has the right types wherever it is imported, as arethetypeswrong sees it', async () => {
    const core = join(modules, '@arethetypeswrong/core/dist/index.js')
    const source = `
      import { readFile } from 'node:fs/promises'
      import { checkPackage, createPackageFromTarballData } from '${core}'
      const { entrypoints, problems } = await checkPackage(createPackageFromTarballData(await readFile(process.env.TARBALL)))
      console.log(JSON.stringify({ entries: Object.keys(entrypoints), problems }))`
    const { entries, problems } = (await consumer.run(source, { TARBALL: consumer.tarball })) as {
      entries: string[]
      problems: { resolutionKind?: string; entrypoint?: string }[]
    }
    expect(entries).toEqual(expect.arrayContaining(['.', './checkin', './scanner', './webhooks']))
    expect(
      problems.filter(({ resolutionKind, entrypoint }) => resolutionKind !== 'node10' || entrypoint === '.'),
    ).toEqual([])
  })
})
