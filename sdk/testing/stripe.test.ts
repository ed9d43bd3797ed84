import { createRequire } from 'node:module'
import { describe, expect, test } from 'vitest'
import { getVectorBytes, type SignatureVector, signatureVectors } from './signature-vectors.ts'

type Webhooks = {
  constructEvent(
    payload: Buffer,
    header: string,
    secret: string,
    tolerance: number,
    provider: undefined,
    receivedAt: number,
  ): unknown
}

const { webhooks }: { webhooks: Webhooks } = createRequire(import.meta.url)('stripe')('sk_test_nobody')

/** Whether Stripe's own library accepts the body with one of the receiver's secrets. */
function isTaken(vector: SignatureVector): boolean {
  return vector.secrets.some((secret) => {
    const { header, tolerance, now } = vector
    try {
      webhooks.constructEvent(getVectorBytes(vector), header, secret, tolerance, undefined, now * 1000)
      return true
    } catch {
      return false
    }
  })
}

describe('stripe.webhooks.constructEvent, of another maker and the same scheme,', () => {
  const same = signatureVectors.filter(({ differs_from_stripe }) => !differs_from_stripe)
  const other = signatureVectors.filter(({ differs_from_stripe }) => differs_from_stripe)

  test.each(same)('says the same of $name', (vector) => {
    expect(isTaken(vector)).toBe(vector.valid)
  })

  test.each(other)('says otherwise of $name: $differs_from_stripe', (vector) => {
    expect(isTaken(vector)).toBe(!vector.valid)
  })

  test('takes every body that is signed as the service signs', () => {
    expect(same.filter(({ valid, signed_with }) => valid && signed_with).length).toBeGreaterThan(15)
  })
})
