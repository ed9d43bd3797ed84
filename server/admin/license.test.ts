import { execFile } from 'node:child_process'
import { mkdtemp, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, beforeEach, describe, expect, inject, test } from 'vitest'
import { connectDatabase, type Database } from '../platform/database/connect.ts'
import { runAdminCommand, runAdminCommandForJson } from '../testing/admin/run-admin.ts'
import { makeLicenseKeyPair, signLicense, signRevocation } from '../testing/license/sign.ts'
import { SERVER_PROCESS_ENVIRONMENT } from '../testing/server-process-environment.ts'
import { spawnServer } from '../testing/spawned-server.ts'
import { cloneDatabase, type TestDatabase } from '../testing/test-database.ts'

const DAY = 86_400_000
const keys = makeLicenseKeyPair()
const inDays = (days: number) => new Date(Date.now() + days * DAY).toISOString()
const sign = (id: string, expires_at: string | null = inDays(90)) => signLicense(keys.privateKey, { id, expires_at })

let clone: TestDatabase
let database: Database
let environment: Record<string, string>

const read = (...args: string[]) => runAdminCommandForJson(environment, ...args)
const run = (...args: string[]) => runAdminCommand(environment, ...args)

beforeAll(async () => {
  clone = await cloneDatabase(inject('postgresUrl'))
  database = connectDatabase({ url: clone.url, poolSize: 1, applicationName: 'test' })
})

afterAll(async () => {
  await database.destroy()
  await clone.drop()
})

beforeEach(async () => {
  environment = {
    DATABASE_URL: clone.url,
    POSTERN_SELF_HOSTED: 'true',
    POSTERN_LICENSE_PUBLIC_KEY: keys.publicKey,
  }
  await database('license_revocations').delete()
  await database('instance').update({ license: null, license_revoked_at: null })
})

function runWithInput(input: string, ...args: string[]): Promise<{ stdout: string; stderr: string; code?: number }> {
  const main = join(import.meta.dirname, 'main.ts')
  const started = promisify(execFile)(process.execPath, [main, ...args], {
    env: { ...SERVER_PROCESS_ENVIRONMENT, ...environment },
  })
  // The command closes the pipe when the input is too long.
  started.child.stdin?.on('error', () => {}).end(input)
  return started.catch((error) => error)
}

describe('license', () => {
  test('install and inspect agree, in words and as JSON', async () => {
    expect((await read('license', 'inspect')).license).toMatchObject({ state: 'missing', required: true, id: null })
    const expires = inDays(90)
    const { license } = await read('license', 'install', sign('first', expires))
    const facts = { state: 'valid', id: 'first', licensee: 'Harbour Hall', expires_at: expires, source: 'database' }
    expect(license).toMatchObject({ ...facts, issued_at: '2026-01-01T00:00:00.000Z', revoked_at: null, problem: null })
    expect((await read('license', 'inspect')).license).toEqual(license)
    const { stdout } = await run('license', 'inspect')
    expect(stdout).toMatch(/^State +valid$/m)
    expect(stdout).toMatch(new RegExp(`^Expires +${expires}$`, 'm'))
    expect((await run('license', 'install', sign('second', null))).stdout).toBe(
      'The license second of Harbour Hall is installed; it is valid without an end.\n',
    )
    expect((await run('license', 'inspect')).stdout).toMatch(/^Expires +never$/m)
  })

  test('inspect looks at one that is given, without installing it', async () => {
    const [old, broken] = [sign('old', inDays(-1)), sign('x').replace(/.{8}$/, 'AAAAAAAA')]
    expect((await read('license', 'inspect', '--license', old)).license).toMatchObject({ state: 'expired', id: 'old' })
    const { license } = await read('license', 'inspect', '--license', broken)
    expect(license).toMatchObject({ state: 'invalid', id: null, problem: expect.stringContaining('does not fit') })
    const revocation = signRevocation(keys.privateKey, 'old', inDays(-1))
    expect((await read('license', 'inspect', '--license', revocation)).revocation).toMatchObject({ revokes: 'old' })
    const piped = await runWithInput(`${sign('piped')}\n`, 'license', 'inspect', '--license', '-')
    expect(piped.stdout).toMatch(/^License +piped$/m)
    expect((await read('license', 'inspect')).license.state).toBe('missing')
  })

  test('install takes standard input, and says why it refuses', async () => {
    const installed = await runWithInput(`${sign('piped')}\n`, 'license', 'install', '-')
    expect(installed.stdout).toContain('The license piped of Harbour Hall is installed')
    const empty = await runWithInput('\n', 'license', 'install', '-')
    expect([empty.code, empty.stderr]).toEqual([2, 'Nothing was on standard input.\n'])
    const runs = await Promise.all([
      run('license', 'install', sign('old', '2026-01-02T00:00:00Z')),
      run('license', 'install', signLicense(makeLicenseKeyPair().privateKey)),
      run('license', 'install', 'license'),
      runAdminCommand({ DATABASE_URL: clone.url }, 'license', 'install', sign('x')),
      runWithInput('x'.repeat(1_000_000), 'license', 'install', '-'),
    ])
    expect(runs.map(({ code }) => code)).toEqual([1, 1, 1, 1, 1])
    expect(runs.map(({ stderr }) => stderr)).toEqual(
      [
        'It expired on 2026-01-02T00:00:00.000Z.',
        'Its signature does not fit: it was changed, or signed with another key than POSTERN_LICENSE_PUBLIC_KEY.',
        'It does not begin with postern-license-v1.',
        'It cannot be verified, because POSTERN_LICENSE_PUBLIC_KEY is not set.',
        'It is longer than 8192 characters.',
      ].map((flaw) => `This license cannot be installed. ${flaw}\n`),
    )
    expect((await read('license', 'inspect')).license.id).toBe('piped')
  })

  test('a revocation is installed the same way, and another license heals it', async () => {
    await read('license', 'install', sign('first'))
    const revokedAt = inDays(-1)
    const revocation = signRevocation(keys.privateKey, 'first', revokedAt)
    const { stdout } = await run('license', 'install', revocation)
    expect(stdout).toContain(`The license first was revoked on ${revokedAt}. Events cannot be published`)
    expect((await read('license', 'inspect')).license).toMatchObject({
      state: 'revoked',
      id: 'first',
      revoked_at: revokedAt,
      read_only_at: new Date(Date.parse(revokedAt) + 7 * DAY).toISOString(),
    })
    expect((await run('license', 'install', sign('first'))).stderr).toContain('It was revoked on')
    expect((await read('license', 'install', sign('second'))).license).toMatchObject({ state: 'valid', id: 'second' })
    expect(await database('instance').first('license_revoked_at')).toEqual({ license_revoked_at: null })
    expect((await read('license', 'install', revocation)).revocation).toMatchObject({ in_force: false })
  })

  test('of the environment counts first, which install says', async () => {
    environment.POSTERN_LICENSE = sign('outer')
    const { license, warnings } = await read('license', 'install', sign('inner'))
    expect(license).toMatchObject({ id: 'outer', source: 'POSTERN_LICENSE' })
    expect(warnings).toEqual([expect.stringContaining('POSTERN_LICENSE is set to another license')])
  })

  test('a name cannot command the terminal', async () => {
    const license = signLicense(keys.privateKey, { licensee: 'Turned \u202E around' })
    for (const args of [['install', license], ['inspect']]) {
      expect((await run('license', ...args)).stdout).toContain('Turned \uFFFD around')
    }
  })
})

describe('doctor', () => {
  const finding = async () => {
    const { stdout } = await run('doctor', '--json')
    return JSON.parse(stdout).findings.find(({ subject }: { subject: string }) => subject === 'License')
  }

  test('tells of the license where one is needed', async () => {
    expect(await finding()).toMatchObject({ state: 'fail', finding: expect.stringContaining('there is none') })
    await read('license', 'install', sign('long'))
    expect(await finding()).toMatchObject({ state: 'ok', finding: expect.stringContaining('of Harbour Hall, valid') })
    await read('license', 'install', sign('short', inDays(13)))
    expect(await finding()).toMatchObject({ state: 'warn' })
    await database('instance').update({ license: sign('old', inDays(-1)) })
    expect(await finding()).toMatchObject({ state: 'fail', finding: expect.stringMatching(/^expired on/) })
    await database('instance').update({ license: 'broken' })
    expect(await finding()).toMatchObject({ state: 'fail', finding: expect.stringContaining('does not begin with') })
    await read('license', 'install', sign('short', inDays(13)))
    await read('license', 'install', signRevocation(keys.privateKey, 'short', inDays(-1)))
    expect(await finding()).toMatchObject({
      state: 'fail',
      finding: expect.stringMatching(/^revoked on .*only reads$/),
    })
    environment.POSTERN_LICENSE_PUBLIC_KEY = 'broken'
    expect(await finding()).toMatchObject({ state: 'fail', finding: expect.stringContaining('Ed25519') })
  })

  test('says nothing of it where none is needed', async () => {
    environment = { DATABASE_URL: clone.url }
    expect(await finding()).toBeUndefined()
  })
})

test('the production server refuses to publish, and follows an installed license without a restart', async () => {
  const server = await spawnServer(environment)
  try {
    await read('org', 'create', '--slug', 'harbour', '--name', 'H', '--plan', 'scale')
    const { key } = await read('key', 'create', 'harbour', '--name', 'K', '--mode', 'live', '--scopes', 'read,write')
    const post = async (path: string, body?: object) => {
      const headers = { Authorization: `Bearer ${key.value}`, 'Idempotency-Key': crypto.randomUUID() }
      const sent = body
        ? { body: JSON.stringify(body), headers: { ...headers, 'Content-Type': 'application/json' } }
        : { headers }
      const response = await fetch(`${server.url}/v1${path}`, { method: 'POST', ...sent })
      return { status: response.status, body: await response.json() }
    }
    await post('/events', { code: 'fest', name: 'F', timezone: 'UTC' })
    await post('/events/fest/days', { code: 'fri', date: '2027-06-04' })
    await post('/events/fest/attendee-types', { code: 'visitor', name: 'V' })
    const refused = await post('/events/fest/publish')
    expect(refused).toMatchObject({ status: 422, body: { error: { code: 'license_not_valid', validity: 'missing' } } })
    await read('license', 'install', sign('first'))
    expect(await post('/events/fest/publish')).toMatchObject({ status: 200, body: { status: 'published' } })
  } finally {
    server.process.kill('SIGTERM')
    await server.exited
  }
})

test('the tool that signs makes its own key, which nobody else can read', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'postern-license-'))
  try {
    const file = join(folder, 'private.pem')
    const tool = join(import.meta.dirname, '../testing/license/sign.ts')
    const signed = (...args: string[]) => promisify(execFile)(process.execPath, [tool, ...args, '--key', file])
    const { stdout, stderr } = await signed('license', '--id', 'try', '--expires', inDays(1))
    expect((await stat(file)).mode & 0o777).toBe(0o600)
    environment.POSTERN_LICENSE_PUBLIC_KEY = /PUBLIC_KEY=(\S+)/.exec(stderr)?.[1] ?? ''
    expect((await read('license', 'install', stdout.trim())).license).toMatchObject({ state: 'valid', id: 'try' })
    const revocation = (await signed('revocation', '--id', 'try', '--at', inDays(-1))).stdout.trim()
    expect((await read('license', 'install', revocation)).revocation).toMatchObject({ in_force: true })
  } finally {
    await rm(folder, { recursive: true })
  }
})
