import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { displayOf } from '#sdk/checkin'
import type { OperationId } from '../generated/operations.ts'
import { WAIT_TIMEOUT_MS } from '../server/testing/patience.ts'
import { buildStrictResponseChecks } from '../server/testing/strict-answers.ts'
import { allOperations, getOperation, listParametersIn, type Operation, openApiDoc } from './contract.ts'
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
  await vi.waitFor(() => fetch(url), { timeout: WAIT_TIMEOUT_MS, interval: 200 })
})

afterAll(() => {
  if (mock.pid) process.kill(-mock.pid, 'SIGTERM')
})

const NAMES = ['harbour-lights', '01JGFJP19AW2FQ0824CT3PRMYS']

function exampleAddress(operation: Operation): string {
  const path = listParametersIn(operation, 'path').reduce((address, { name, schema }) => {
    return address.replace(`{${name}}`, NAMES.find((text) => matchesSchema(schema, text)) ?? '')
  }, operation.path)
  const needed = listParametersIn(operation, 'query').filter(({ required }) => required)
  return `${path}?${new URLSearchParams(needed.map(({ name, example }) => [name, String(example)]))}`
}

function exampleBody({ declared }: Operation): string | undefined {
  const [example] = Object.values(declared.requestBody?.content['application/json']?.examples ?? {})
  return example && JSON.stringify(example.value)
}

/** A replay is the only answer that is marked as one, and the mock has none. */
function exampleHeaders({ declared }: Operation, status: number): Record<string, string> {
  const shown = Object.entries(declared.responses[status]?.headers ?? {}).map(([name, header]) => {
    const { $ref, example } = header as { $ref?: string; example?: unknown }
    const shared = openApiDoc.components.headers?.[$ref?.split('/').at(-1) ?? ''] as { example?: unknown } | undefined
    return [name.toLowerCase(), String(shared?.example ?? example)] as const
  })
  return Object.fromEntries(shown.filter(([name]) => name !== 'idempotent-replayed'))
}

function knownValues(name: string): string[] {
  return openApiDoc.components.schemas[name]?.enum as string[]
}

describe('npm run mock', () => {
  test.each(allOperations.map((operation) => [operation.id, operation] as const))(
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
      expect(headers).toMatchObject(exampleHeaders(operation, response.status))
      const sealed = buildStrictResponseChecks()
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

  describe('shows on request', () => {
    const withKey = { Authorization: 'Bearer anything', 'Idempotency-Key': 'a', 'Content-Type': 'application/json' }
    const show = async (id: OperationId, example: string) => {
      const operation = getOperation(id)
      const response = await fetch(url + exampleAddress(operation), {
        method: operation.method,
        headers: { ...withKey, Prefer: `example=${example}` },
        body: exampleBody(operation),
      })
      return response.json()
    }

    test.each(
      (['scanTicket', 'scanAtGate'] as const).flatMap((id) =>
        knownValues('KnownScanResult').map((result) => [id, result] as const),
      ),
    )('what %s answers to a scan that is %s, in the words of the service', async (id, result) => {
      const answer = await show(id, result)
      const { admitted, reason } = answer
      const outcome = { result, admitted, reason }
      expect(answer).toMatchObject({ ...outcome, display: displayOf(result, reason) })
      expect(admitted).toBe(['accepted', 'pre_checked', 'zone_entered'].includes(result))
      for (const row of [...answer.attendees, ...answer.checkins]) expect(row).toMatchObject(outcome)
      expect(answer.ticket === null).toBe(result === 'unknown')
    })

    test.each([
      ...knownValues('KnownRegistrationStatus').map((status) => ['getRegistration', status] as const),
      ...['pending', 'awaiting_payment', 'waitlisted', 'confirmed'].map(
        (status) => ['createRegistration', status] as const,
      ),
      ...['awaiting_payment', 'confirmed'].map((status) => ['approveRegistration', status] as const),
    ])('what %s answers of a registration that is %s', async (id, status) => {
      const { attendees, ...registration } = await show(id, status)
      expect([registration, ...attendees].map((each) => each.status)).toEqual([status, status])
    })
  })

  describe('lets a browser read', () => {
    const origin = { Origin: 'https://shop.example', Authorization: 'Bearer anything' }

    test.each([
      ['an answer', '/v1/me', {}, 200],
      ['an error that was asked for', '/v1/me', { Prefer: 'code=429' }, 429],
      ['that there is no operation', '/v1/nothing', {}, 404],
      ['that an example does not exist', '/v1/me', { Prefer: 'example=nope' }, 400],
      ['that a preference is misspelled', '/v1/me', { Prefer: 'cod=403' }, 400],
    ])('%s', async (_, path, headers, status) => {
      const response = await fetch(url + path, { headers: { ...origin, ...headers } })
      expect(response.status).toBe(status)
      expect(response.headers.get('access-control-allow-origin')).toBe('*')
      expect(response.headers.get('access-control-expose-headers')).toContain('X-Request-Id')
      expect(response.headers.get('x-request-id')).toMatch(/^01[0-9A-Z]{24}$/)
    })

    test('what it asks for with Prefer', async () => {
      const headers = { Origin: 'https://shop.example', 'Access-Control-Request-Method': 'POST' }
      const preflight = await fetch(`${url}/v1/events`, { method: 'OPTIONS', headers })
      expect(preflight.status).toBe(204)
      expect(preflight.headers.get('access-control-allow-headers')).toMatch(/Authorization.*Idempotency-Key.*Prefer/)
    })
  })

  test('lists the answers and examples of an operation to whom asks for one that it does not have', async () => {
    const { error } = await (
      await fetch(`${url}/v1/events/fest/registrations/01JGFJP19AW2FQ0824CT3PRMYS`, {
        headers: { Authorization: 'Bearer anything', Prefer: 'example=paid' },
      })
    ).json()
    expect(error.message).toContain(
      'does not have here: example=paid. There is code=200 with example=confirmed, pending, awaiting_payment, waitlisted, declined, cancelled; code=400 with example=validation_failed; code=401 with',
    )
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
          details: [expect.objectContaining({ path: 'body', rule: 'json_syntax' })],
        }),
      ])
    })

    test('where fields are', async () => {
      const [status, { message, details }] = await post({ 'Idempotency-Key': 'a' }, { code: 'a', nme: 'A' })
      expect(status).toBe(400)
      expect(message).toContain('The field timezone is missing.')
      expect(details).toContainEqual({
        path: 'body/nme',
        rule: 'unknown_field',
        params: { suggestion: 'name' },
        message: 'The field nme is not known to this operation. Did you mean name?',
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
      ['code=418', 'asks for an answer that the contract does not have here: code=418. There is code=200 with'],
      ['code=abc', 'asks for an answer that the contract does not have here: code=abc. There is code=200 with'],
      [
        'code=403, example=nope',
        'asks for an answer that the contract does not have here: code=403, example=nope. There',
      ],
      ['cod=403', 'has no cod. Did you mean code?'],
    ])('where the header Prefer is %s', async (prefer, sentence) => {
      const message = expect.stringContaining(`The request has 1 problem: the header Prefer ${sentence}`)
      expect(await ask('/v1/me', { prefer })).toEqual([400, 'validation_failed', message])
    })

    test('where the body is no JSON', async () => {
      const headers = { 'Content-Type': 'application/json', 'Idempotency-Key': 'a' }
      const [status, code, message] = await ask('/v1/events', { method: 'POST', headers, body: '{broken' })
      expect([status, code]).toEqual([400, 'validation_failed'])
      expect(message).toContain('the body is not valid JSON at line 1, column 2')
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
