import { readdir, readFile, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { publicSandboxApiKey } from '../../server/areas/sandbox/public-api-key.ts'
import { listNodeVersionsToTest } from '../../server/testing/nodes.ts'
import {
  dropConnection,
  respondWithJson,
  respondWithRefusal,
  startFaultServer,
} from '../../server/testing/sdk/fault-server.ts'
import {
  execFileAsync,
  getNodeBinPath,
  installPackedSdk,
  nodeModulesFolder,
  type SdkConsumerProject,
  SKIP_DEFAULT_LIB_CHECK,
} from '../../server/testing/sdk/packed-package.ts'
import { startTestServer, type TestServer } from '../../server/testing/test-server.ts'

let server: TestServer
let consumer: SdkConsumerProject

beforeAll(async () => {
  server = await startTestServer()
  consumer = await installPackedSdk()
})

afterAll(async () => {
  await server.close()
  await consumer[Symbol.asyncDispose]()
})

const typedProgram = `
  import { createClient, createPublicClient, paginate, PosternError, unwrap } from '@postern/sdk'
  import type { Attendee, Group, NewRegistration, PosternEvent, Registration } from '@postern/sdk'
  const client = createClient({ apiKey: 'k', baseUrl: 'http://localhost' })
  const me = await client.me()
  export const slug: string = me.organization.slug
  // @ts-expect-error: the contract knows no such field
  me.organization.colour
  // The key of a POST is made by the client, and may be given.
  export const made: Group = unwrap(await client.http.POST('/v1/groups', { body: { code: 'a', name: 'A' } }))
  const header = { 'Idempotency-Key': 'order-17' }
  await client.http.POST('/v1/groups', { body: { code: 'a', name: 'A' }, params: { header } })
  // @ts-expect-error: a group needs a name
  await client.http.POST('/v1/groups', { body: { code: 'a' } })
  // @ts-expect-error: only a POST takes a key
  await client.groups.get('a', { idempotencyKey: 'order-17' })
  // What the server has a default for may be left out.
  export const fest: PosternEvent = await client.events.create({ code: 'f', name: 'F', timezone: 'UTC' })
  await client.events.attendeeTypes.create(fest.id, { code: 'v', name: 'V' }, { idempotencyKey: 'order-18' })
  // @ts-expect-error: an event needs a time zone
  await client.events.create({ code: 'f', name: 'F' })
  for await (const day of client.events.days.list('f', { limit: 9 })) console.log(day.date.length)
  for await (const { code } of client.groups.list({ parent: 'a' })) console.log(code.length)
  const people: NewRegistration = { attendees: [{ attendee_type: 'v', first_name: 'A', last_name: 'B' }] }
  const party: Registration = await client.events.registrations.create('f', people, { idempotencyKey: 'order-19' })
  // @ts-expect-error: a person needs a last name
  await client.events.registrations.addAttendee('f', party.id, { attendee_type: 'v', first_name: 'A' })
  await client.events.registrations.payments.record('f', party.id, { amount: party.amount_due, method: 'cash' })
  const svg: string = await client.events.tickets.qr('f', 't')
  const png = await client.events.tickets.qr('f', 't', { format: 'png' })
  export const bytes: Uint8Array = png
  export const blob = new Blob([svg, png])
  // @ts-expect-error: it is drawn as SVG or PNG
  await client.events.tickets.qr('f', 't', { format: 'gif' })
  let since: string | null = null
  for await (const { data, asOf } of client.events.attendees.changes('f', { since })) {
    const seen: Attendee[] = data
    since = asOf
    console.log(seen)
  }
  // @ts-expect-error: who stops matching a filter would be missing
  client.events.attendees.changes('f', { status: 'confirmed' })
  const open = await createPublicClient({ baseUrl: 'http://localhost/o/harbour' }).event('f')
  export const left: number | null = open.available
  const list = paginate((cursor) => client.http.GET('/v1/groups', { params: { query: { cursor } } }).then(unwrap))
  export const [first]: Group[] = await list.toArray({ limit: 1 })
  await client.me().catch((error: unknown) => {
    if (error instanceof PosternError && error.is('entitlement_required')) {
      const entitlement: string = error.body.key
      const plan: string | undefined = error.body.upgrade_plan
      // @ts-expect-error: a field of another code may be missing
      const since: string = error.body.read_only_since
      console.log(entitlement, plan, since)
    }
  })`

const nodes = listNodeVersionsToTest()

const environment = () => ({ BASE_URL: server.url, API_KEY: publicSandboxApiKey })

describe('the packed SDK', () => {
  test('holds the built files, its license and no sources or tests', async () => {
    const files = await readdir(consumer.package, { recursive: true })
    expect(files).toEqual(expect.arrayContaining(['LICENSE', 'README.md', 'dist/index.js', 'dist/index.d.ts']))
    const isSource = (file: string) => file.endsWith('.ts') && !file.endsWith('.d.ts') && !file.startsWith('examples')
    expect(files.filter((file) => file.includes('test') || file.endsWith('.map') || isSource(file))).toEqual([])
  })

  test('is small, and its README links to nothing that it lacks', async () => {
    expect((await stat(consumer.tarball)).size).toBeLessThanOrEqual(350_000)
    const readme = await readFile(join(consumer.package, 'README.md'), 'utf8')
    const links = [...readme.matchAll(/\]\(([^)#\s]+)/g)].map(([, link = '']) => link)
    expect(links.length).toBeGreaterThan(0)
    const files = await readdir(consumer.package, { recursive: true })
    expect(links.filter((link) => !/^https?:/.test(link) && !files.includes(link))).toEqual([])
  })

  test('depends on openapi-fetch alone, and on nothing of Node but for the storage in a file and the command line', async () => {
    const manifest = JSON.parse(await readFile(join(consumer.package, 'package.json'), 'utf8'))
    expect(Object.keys(manifest.dependencies)).toEqual(['openapi-fetch'])
    expect(manifest.sideEffects).toBe(false)
    const files = (await readdir(consumer.package, { recursive: true })).filter((file) => file.endsWith('.js'))
    expect(files.length).toBeGreaterThan(10)
    const isForNode = (name: string) =>
      [join('dist/scanner/file.js'), join('dist/files.js')].includes(name) || name.startsWith(join('dist/cli/'))
    for (const file of files.filter((name) => !isForNode(name))) {
      const source = await readFile(join(consumer.package, file), 'utf8')
      expect(source, file).not.toMatch(/['"]node:|\brequire\(|\bprocess\.|\bBuffer\b/)
      const imported = [...source.matchAll(/\bfrom ['"]([^'"]+)['"]/g)].map(([, name]) => name)
      expect(
        imported.filter((name) => !name?.startsWith('.') && name !== 'openapi-fetch'),
        file,
      ).toEqual([])
    }
  })

  test('brings the command line, which runs', async () => {
    const { bin } = JSON.parse(await readFile(join(consumer.package, 'package.json'), 'utf8'))
    expect(bin).toEqual({ postern: './dist/cli/main.js' })
    const program = join(consumer.package, bin.postern)
    expect(await readFile(program, 'utf8')).toMatch(/^#!\/usr\/bin\/env node\n/)
    for (const { program: node } of nodes) {
      expect((await execFileAsync(node, [program, '--help'])).stdout).toMatch(/^Usage: postern/)
      const environment = { ...process.env, POSTERN_KEY: '' }
      const failure = await execFileAsync(node, [program, 'trigger', 'ticket.issued'], { env: environment }).catch(
        (it) => it,
      )
      expect([failure.code, failure.stderr]).toEqual([2, expect.stringContaining('There is no API key')])
    }
    const files = await readdir(join(consumer.package, 'dist/cli'))
    expect(files.filter((file) => /\.(cjs|d\.ts|d\.cts)$/.test(file))).toEqual([])
  })

  test('has in its index what is public, and nothing else', async () => {
    const names = await consumer.run(
      "console.log(JSON.stringify(Object.keys(await import('@postern/sdk')).filter((name) => !name.endsWith('Error'))))",
      {},
    )
    expect(names).toEqual([
      'ApiPromise',
      'Changes',
      'List',
      'Page',
      'createClient',
      'createPublicClient',
      'paginate',
      'pairDevice',
      'unwrap',
    ])
  })
})

describe.each(nodes)('the packed SDK in a project on Node $version', ({ program: node }) => {
  test('answers me()', async () => {
    const source = `
      import { createClient } from '@postern/sdk'
      const client = createClient({ apiKey: process.env.API_KEY, baseUrl: process.env.BASE_URL })
      console.log(JSON.stringify(await client.me()))`
    const me = await consumer.run(source, environment(), node)
    expect(me).toMatchObject({ organization: { slug: 'sandbox' } })
  })

  test('throws a PosternError with status, code and request id', async () => {
    const source = `
      import { createClient, PosternError } from '@postern/sdk'
      const client = createClient({ apiKey: 'svc_live_nobody', baseUrl: process.env.BASE_URL + '/v1/' })
      async function myCaller() {
        return await client.me()
      }
      const error = await myCaller().catch((thrown) => thrown)
      const { stack } = error
      console.log(JSON.stringify({ known: error instanceof PosternError, stack, ...error.toJSON() }))`
    const error = await consumer.run(source, environment(), node)
    expect(error).toMatchObject({
      known: true,
      name: 'AuthenticationError',
      status: 401,
      code: 'api_key_unknown',
      requestId: expect.stringMatching(/^[0-9A-Z]{26}$/),
      message: expect.stringMatching(/not known here/),
      stack: expect.stringMatching(/^AuthenticationError: .*not known here.* at myCaller .*main\.mjs:5:/s),
    })
  })

  test('retries a POST with its body and key, and leaves no timer and no rejection behind', async () => {
    const group = { code: 'north', name: 'North' }
    await using faults = await startFaultServer(
      dropConnection,
      respondWithRefusal(503, 'unavailable'),
      respondWithJson(201, group),
      respondWithRefusal(404, 'not_found'),
      respondWithRefusal(503, 'unavailable', { 'Retry-After': '50' }),
    )
    const source = `
      import { createClient } from '@postern/sdk'
      const controller = new AbortController()
      const onResponse = ({ attempt, retryInMs }) => {
        if (retryInMs > 40_000) controller.abort()
      }
      const client = createClient({ apiKey: process.env.API_KEY, baseUrl: process.env.BASE_URL, onResponse })
      const made = await client.groups.create(${JSON.stringify(group)})
      const lost = await client.groups.get('lost').withResponse().catch(({ code }) => code)
      const aborted = await client.me({ signal: controller.signal }).catch(({ code }) => code)
      const timers = process.getActiveResourcesInfo().filter((name) => name === 'Timeout')
      console.log(JSON.stringify({ made, lost, aborted, timers }))`
    const told = await consumer.run(source, { API_KEY: publicSandboxApiKey, BASE_URL: faults.url }, node)
    expect(told).toEqual({ made: group, lost: 'not_found', aborted: 'aborted', timers: [] })
    const posts = faults.received.slice(0, 3)
    expect(posts.map(({ body }) => JSON.parse(body))).toEqual([group, group, group])
    expect(new Set(posts.map(({ headers }) => headers['idempotency-key'])).size).toBe(1)
    expect(faults.received).toHaveLength(5)
  })
})

describe('the packed SDK in a strict TypeScript project', () => {
  async function typeCheck(file: string, source: string, more: string[] = []) {
    await writeFile(join(consumer.folder, file), source)
    const options = ['--noEmit', '--strict', '--module', 'nodenext', '--target', 'es2022', '--lib', 'es2022,dom']
    await execFileAsync(getNodeBinPath('tsc'), [...options, SKIP_DEFAULT_LIB_CHECK, ...more, file], {
      cwd: consumer.folder,
    }).catch((failure) => expect.fail(failure.stdout))
  }

  test('knows the contract', async () => {
    await typeCheck('main.ts', typedProgram)
  })

  /** `conformance/guides` runs it. */
  test('is used as the README tells, which the type checker finds right', async () => {
    const readme = await readFile(join(consumer.package, 'README.md'), 'utf8')
    const snippets = [...readme.matchAll(/```ts\n(.*?)```/gs)].map(([, snippet]) => snippet)
    expect(snippets.length).toBeGreaterThan(8)
    await typeCheck('readme.ts', snippets.join('\n'), [
      '--types',
      'node',
      '--typeRoots',
      join(nodeModulesFolder, '@types'),
    ])
  })
})
