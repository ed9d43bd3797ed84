import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { WAIT_LIMIT_MS } from '../server/testing/patience.ts'
import { sealAnswers } from '../server/testing/sealed-answers.ts'
import { everyOperation, listParametersIn, type Operation } from './contract.ts'
import { matchesSchema } from './schemas/wrong-values.ts'

let mock: ChildProcess
let url: string

function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      const { port } = probe.address() as { port: number }
      probe.close(() => resolve(port))
    })
  })
}

beforeAll(async () => {
  const port = await freePort()
  url = `http://127.0.0.1:${port}`
  const args = ['run', '--silent', 'mock', '--', '--port', String(port)]
  mock = spawn('npm', args, { cwd: join(import.meta.dirname, '..'), detached: true, stdio: 'ignore' })
  await vi.waitFor(() => fetch(url), { timeout: WAIT_LIMIT_MS, interval: 200 })
})

afterAll(() => {
  if (mock.pid) process.kill(-mock.pid, 'SIGTERM')
})

const NAMES = ['harbour-lights', '01JGFJP19AW2FQ0824CT3PRMYS']

function exampleAddress(operation: Operation): string {
  return listParametersIn(operation, 'path').reduce((path, { name, schema }) => {
    return path.replace(`{${name}}`, NAMES.find((text) => matchesSchema(schema, text)) ?? '')
  }, operation.path)
}

function exampleBody({ declared }: Operation): string | undefined {
  const [example] = Object.values(declared.requestBody?.content['application/json']?.examples ?? {})
  return example && JSON.stringify(example.value)
}

describe('npm run mock', () => {
  test.each(everyOperation.map((operation) => [operation.id, operation] as const))(
    'answers %s with the declared example, which is what the contract says',
    async (_, operation) => {
      const response = await fetch(url + exampleAddress(operation), {
        method: operation.method,
        headers: {
          ...(operation.scope === null ? {} : { Authorization: 'Bearer anything' }),
          'Idempotency-Key': 'example',
          'Content-Type': 'application/json',
          Accept: '*/*',
        },
        body: exampleBody(operation),
      })
      const body = await response.text()
      const headers = Object.fromEntries(response.headers)
      expect([response.status, body]).toEqual([operation.success[0], expect.anything()])
      const sealed = sealAnswers()
      sealed.observe({ route: operation, status: response.status, headers, body })
      expect(sealed.violations).toEqual([])
    },
  )

  test('knows the organization that the contract speaks of', async () => {
    const response = await fetch(`${url}/v1/me`, { headers: { Authorization: 'Bearer anything' } })
    expect((await response.json()).organization.name).toBe('Harbour Hall')
  })

  test.each([
    [401, 'api_key_required'],
    [403, 'entitlement_required'],
    [429, 'quota_exceeded'],
  ])('shows the error %i %s when it is asked to', async (code, example) => {
    const headers = { Authorization: 'Bearer anything', Prefer: `code=${code}, example=${example}` }
    const response = await fetch(`${url}/v1/me`, { headers })
    expect(response.status).toBe(code)
    expect((await response.json()).error.code).toBe(example)
  })

  describe('tells a wrong request what is wrong with it', () => {
    const post = async (headers: Record<string, string>, body?: object) => {
      const response = await fetch(`${url}/v1/events`, {
        method: 'POST',
        headers: { Authorization: 'Bearer anything', 'Content-Type': 'application/json', ...headers },
        body: body && JSON.stringify(body),
      })
      return [response.status, (await response.json()).error]
    }

    test('where the Idempotency-Key is missing', async () => {
      expect(await post({}, { code: 'a', name: 'A', timezone: 'Europe/Madrid' })).toEqual([
        400,
        expect.objectContaining({ code: 'idempotency_key_required' }),
      ])
    })

    test('where the body is missing', async () => {
      expect(await post({ 'Idempotency-Key': 'a' })).toEqual([
        400,
        expect.objectContaining({
          code: 'validation_failed',
          message: 'The request has 1 problem: the body is missing.',
        }),
      ])
    })

    test('where fields are', async () => {
      const [status, { message, details }] = await post({ 'Idempotency-Key': 'a' }, { code: 'a', nme: 'A' })
      expect(status).toBe(400)
      expect(message).toContain("must have required property 'timezone'.")
      expect(details).toContainEqual({
        path: 'body',
        message: "The body must NOT have additional properties; found 'nme'.",
      })
    })
  })

  describe('answers as the service does', () => {
    const ask = async (path: string, { prefer, ...init }: RequestInit & { prefer?: string } = {}) => {
      const headers = { Authorization: 'Bearer anything', ...(prefer ? { Prefer: prefer } : {}), ...init.headers }
      const response = await fetch(url + path, { ...init, headers })
      expect(response.headers.get('content-type')).toMatch(/^application\/json/)
      const { error } = await response.json()
      expect(error).toMatchObject({ doc_url: expect.stringContaining(error.code), request_id: expect.any(String) })
      return [response.status, error.code, error.message]
    }

    test('where there is no operation', async () => {
      const sentence = 'There is no operation at GET /v1/nothing.'
      expect(await ask('/v1/nothing?limit=1')).toEqual([404, 'not_found', sentence])
    })

    test('where an operation has another method', async () => {
      const sentence = 'The path /v1/me does not answer PUT.'
      expect(await ask('/v1/me', { method: 'PUT' })).toEqual([405, 'method_not_allowed', sentence])
    })

    test.each([
      ['code=418', 'asks for an answer that the contract does not have here: code=418.'],
      ['code=abc', 'asks for an answer that the contract does not have here: code=abc.'],
      ['code=403, example=nope', 'asks for an answer that the contract does not have here: code=403, example=nope.'],
      ['cod=403', 'has no cod. Did you mean code?'],
    ])('where the header Prefer is %s', async (prefer, sentence) => {
      const message = `The request has 1 problem: the header Prefer ${sentence}`
      expect(await ask('/v1/me', { prefer })).toEqual([400, 'validation_failed', message])
    })

    test('where the body is no JSON', async () => {
      const headers = { 'Content-Type': 'application/json', 'Idempotency-Key': 'a' }
      const [status, code, message] = await ask('/v1/events', { method: 'POST', headers, body: '{broken' })
      expect([status, code]).toEqual([400, 'validation_failed'])
      expect(message).toContain('the body is not valid JSON.')
    })

    test('and passes over preferences that are for somebody else', async () => {
      const headers = { Authorization: 'Bearer anything', Prefer: 'return=minimal, wait=10' }
      expect((await fetch(`${url}/v1/me`, { headers })).status).toBe(200)
    })
  })

  test('tells an option that it does not have in one sentence', () => {
    const args = ['run', '--silent', 'mock', '--', '--prot', '4011']
    const { status, stdout, stderr } = spawnSync('npm', args, {
      cwd: join(import.meta.dirname, '..'),
      encoding: 'utf8',
    })
    expect([status, stdout, stderr]).toEqual([2, '', 'The mock has no option --prot; it has --port and --host.\n'])
  })

  test('refuses a call without a key', async () => {
    expect((await fetch(`${url}/v1/me`)).status).toBe(401)
  })
})
