import { execFile } from 'node:child_process'
import { cp, mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { publicSandboxKey } from '../../server/sandbox/index.ts'
import { startTestServer, type TestServer } from '../../server/testing/test-server.ts'

const run = promisify(execFile)
const root = join(import.meta.dirname, '../..')
const bin = (name: string) => join(root, 'node_modules/.bin', name)

let server: TestServer
let consumer: string

/** Builds and packs the SDK, and unpacks it into a project that knows nothing of this repository. */
beforeAll(async () => {
  server = await startTestServer()
  consumer = await mkdtemp(join(tmpdir(), 'postern-consumer-'))
  await run('npm', ['run', 'build', '--workspace', 'sdk'], { cwd: root })
  const { stdout } = await run('npm', ['pack', '--json', '--workspace', 'sdk', '--pack-destination', consumer], {
    cwd: root,
  })
  const packed = JSON.parse(stdout)
  const { filename } = Array.isArray(packed) ? packed[0] : Object.values(packed)[0]
  const modules = join(consumer, 'node_modules')
  await mkdir(join(modules, '@postern/sdk'), { recursive: true })
  await run('tar', ['-xzf', join(consumer, filename), '--strip-components=1', '-C', join(modules, '@postern/sdk')])
  for (const dependency of ['openapi-fetch', 'openapi-typescript-helpers']) {
    await cp(join(root, 'node_modules', dependency), join(modules, dependency), { recursive: true })
  }
  await writeFile(join(consumer, 'package.json'), JSON.stringify({ name: 'consumer', type: 'module' }))
})

afterAll(async () => {
  await server.close()
  await rm(consumer, { recursive: true, force: true })
})

async function runInConsumer(source: string) {
  await writeFile(join(consumer, 'main.mjs'), source)
  const environment = { ...process.env, BASE_URL: server.url, API_KEY: publicSandboxKey }
  const { stdout } = await run(process.execPath, ['main.mjs'], { cwd: consumer, env: environment })
  return JSON.parse(stdout)
}

describe('the packed SDK in a consumer project', () => {
  test('holds the built files, its license and no sources or tests', async () => {
    const files = await readdir(join(consumer, 'node_modules/@postern/sdk'), { recursive: true })
    expect(files).toEqual(expect.arrayContaining(['LICENSE', 'README.md', 'dist/index.js', 'dist/index.d.ts']))
    expect(files.filter((file) => file.includes('test') || (file.endsWith('.ts') && !file.endsWith('.d.ts')))).toEqual(
      [],
    )
  })

  test('depends on openapi-fetch alone', async () => {
    const manifest = JSON.parse(await readFile(join(consumer, 'node_modules/@postern/sdk/package.json'), 'utf8'))
    expect(Object.keys(manifest.dependencies)).toEqual(['openapi-fetch'])
  })

  test('answers me()', async () => {
    const me = await runInConsumer(`
      import { createClient } from '@postern/sdk'
      const client = createClient({ apiKey: process.env.API_KEY, baseUrl: process.env.BASE_URL })
      console.log(JSON.stringify(await client.me()))`)
    expect(me.organization.slug).toBe('sandbox')
  })

  test('throws a PosternError with status, code and request id', async () => {
    const error = await runInConsumer(`
      import { createClient, PosternError } from '@postern/sdk'
      const client = createClient({ apiKey: 'svc_live_nobody', baseUrl: process.env.BASE_URL + '/v1/' })
      const error = await client.me().catch((thrown) => thrown)
      const { status, code, requestId, message } = error
      console.log(JSON.stringify({ known: error instanceof PosternError, status, code, requestId, message }))`)
    expect(error).toMatchObject({ known: true, status: 401, code: 'api_key_unknown' })
    expect(error.requestId).toMatch(/^[0-9A-Z]{26}$/)
    expect(error.message).toMatch(/not known here/)
  })

  test('type-checks in a strict TypeScript project, and refuses a wrong field', async () => {
    await writeFile(
      join(consumer, 'main.ts'),
      `import { createClient } from '@postern/sdk'
       const me = await createClient({ apiKey: 'k', baseUrl: 'http://localhost' }).me()
       export const slug: string = me.organization.slug
       // @ts-expect-error: the contract knows no such field
       me.organization.colour`,
    )
    const options = ['--noEmit', '--strict', '--module', 'nodenext', '--target', 'es2022', '--lib', 'es2022,dom']
    await run(bin('tsc'), [...options, 'main.ts'], { cwd: consumer }).catch((failure) => expect.fail(failure.stdout))
  })
})
