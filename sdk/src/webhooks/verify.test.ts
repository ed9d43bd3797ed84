import { createHmac } from 'node:crypto'
import { runInNewContext } from 'node:vm'
import { describe, expect, onTestFinished, test, vi } from 'vitest'
import { getVectorBytes, type SignatureVector, signatureVectors } from '../../testing/signature-vectors.ts'
import { signForTests, verifyWebhook, WebhookVerificationError } from './index.ts'

const secret = 'whsec_3mFZ0cJ4t6V8x0Z2b4D6f8H0j2L4n6P8r0T2v4X6q7Y'

async function verdictOn(vector: SignatureVector, body: string | Uint8Array | ArrayBuffer): Promise<string> {
  const { header, secrets, tolerance, now } = vector
  try {
    await verifyWebhook(body, header, secrets, { tolerance, now: () => now * 1000 + 999 })
    return 'valid'
  } catch (error) {
    if (!(error instanceof WebhookVerificationError)) throw error
    expect(error.message).toMatch(/^[A-Z].*\.$/)
    return error.code
  }
}

describe('the shared vectors', () => {
  test('show every reason, and have names that tell them apart', () => {
    const reasons = new Set(signatureVectors.flatMap(({ reason }) => reason ?? []))
    expect([...reasons].sort()).toEqual([
      'body_unreadable',
      'header_missing',
      'signature_mismatch',
      'signature_missing',
      'timestamp_malformed',
      'timestamp_missing',
      'timestamp_repeated',
      'timestamp_too_new',
      'timestamp_too_old',
    ])
    expect(new Set(signatureVectors.map(({ name }) => name)).size).toBe(signatureVectors.length)
    for (const vector of signatureVectors) expect(vector.valid, vector.name).toBe(vector.reason === null)
  })

  test.each(signatureVectors)('$name', async (vector) => {
    const bytes = getVectorBytes(vector)
    const verdict = vector.reason ?? 'valid'
    expect(await verdictOn(vector, bytes)).toBe(verdict)
    const apart = Uint8Array.from(bytes)
    expect(await verdictOn(vector, apart.buffer)).toBe(verdict)
    if (vector.body.text !== null) {
      expect(Buffer.from(vector.body.text)).toEqual(bytes)
      expect(await verdictOn(vector, vector.body.text)).toBe(verdict)
    }
  })

  const signed = signatureVectors.filter(({ signed_with }) => signed_with !== null)

  test.each(signed)('are what another library and signForTests make: $name', async (vector) => {
    const { timestamp, header, signed_with } = vector
    const body = getVectorBytes(vector)
    const signatures = (signed_with ?? []).map((each) =>
      createHmac('sha256', each).update(`${timestamp}.`).update(body).digest('hex'),
    )
    expect(header).toBe(`t=${timestamp},${signatures.map((signature) => `v1=${signature}`).join(',')}`)
    expect(await signForTests(body, signed_with ?? [], { timestamp })).toBe(header)
  })
})

describe('verifyWebhook', () => {
  test('gives the envelope, read', async () => {
    const envelope = { id: 'evt_01JQ90A1B2C3D4E5F6G7H8J9K0', type: 'ticket.issued', data: { code: 'Ñ' } }
    const body = JSON.stringify(envelope)
    expect(await verifyWebhook(body, await signForTests(body, secret), secret)).toEqual(envelope)
  })

  test('takes a header as Node hands it over, and refuses one that came twice', async () => {
    const header = await signForTests('{}', secret)
    expect(await verifyWebhook('{}', [header], secret)).toEqual({})
    await expect(verifyWebhook('{}', [header, header], secret)).rejects.toMatchObject({ code: 'timestamp_repeated' })
    for (const missing of [undefined, null, []]) {
      await expect(verifyWebhook('{}', missing, secret)).rejects.toMatchObject({ code: 'header_missing' })
    }
  })

  test('reads a part of a larger buffer, shared memory and buffers of other realms', async () => {
    const header = await signForTests('{}', secret)
    const part = Buffer.from('xx{}xx').subarray(2, 4)
    const shared = new Uint8Array(new SharedArrayBuffer(2))
    shared.set(Buffer.from('{}'))
    const foreign: ArrayBuffer = runInNewContext('new Uint8Array([123, 125]).buffer')
    expect(foreign).not.toBeInstanceOf(ArrayBuffer)
    for (const body of [part, shared, foreign]) expect(await verifyWebhook(body, header, secret)).toEqual({})
  })

  test('takes the clock and 300 seconds where nothing is told', async () => {
    vi.useFakeTimers({ toFake: ['Date'] })
    onTestFinished(() => void vi.useRealTimers())
    const seconds = Math.floor(Date.now() / 1000)
    const sign = (timestamp: number) => signForTests('{}', secret, { timestamp })
    expect(await verifyWebhook('{}', await sign(seconds - 300), secret)).toEqual({})
    await expect(verifyWebhook('{}', await sign(seconds - 301), secret)).rejects.toMatchObject({
      code: 'timestamp_too_old',
      message: expect.stringMatching(/signed 301 seconds ago, and 300 are allowed/),
    })
    await expect(verifyWebhook('{}', await sign(seconds + 301), secret)).rejects.toMatchObject({
      code: 'timestamp_too_new',
    })
    expect(await verifyWebhook('{}', await sign(0), secret, { tolerance: Number.POSITIVE_INFINITY })).toEqual({})
  })

  test('says so where the secret has a line break at its end', async () => {
    const attempt = verifyWebhook('{}', await signForTests('{}', secret), `${secret}\n`)
    await expect(attempt).rejects.toThrow(/ends with a space or a line break/)
  })

  test.each([
    ['a body that was parsed', [{ id: 'evt_1' }, 't=1,v1=a', secret], /rawBody must be the body as it was received/],
    ['no body', [undefined, 't=1,v1=a', secret], /rawBody must be/],
    ['no secret', ['{}', 't=1,v1=a', undefined], /secret must be the signing secret/],
    ['an empty secret', ['{}', 't=1,v1=a', ['']], /secret must be/],
    ['no secrets at all', ['{}', 't=1,v1=a', []], /secret must be/],
    ['a tolerance below zero', ['{}', 't=1,v1=a', secret, { tolerance: -1 }], /tolerance must be/],
    ['a tolerance that is no number', ['{}', 't=1,v1=a', secret, { tolerance: Number.NaN }], /tolerance must be/],
  ])('calls %s a mistake of the program', async (_, values, message) => {
    const attempt = verifyWebhook(...(values as unknown as Parameters<typeof verifyWebhook>))
    await expect(attempt).rejects.toThrow(TypeError)
    await expect(attempt).rejects.toThrow(message)
  })
})

test('signForTests refuses a time that is no whole number of seconds', async () => {
  for (const timestamp of [1.5, -1, Number.NaN]) {
    await expect(signForTests('{}', secret, { timestamp })).rejects.toThrow(/timestamp must be a whole number/)
  }
})
