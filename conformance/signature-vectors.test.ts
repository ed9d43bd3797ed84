import { describe, expect, test } from 'vitest'
import { bytesOfVector, vectors } from '../sdk/testing/signature-vectors.ts'
import { buildSignatureHeader } from '../server/areas/webhooks/deliveries/send.ts'

describe('the service signs as the shared vectors say:', () => {
  test.each(vectors.filter(({ signed_with }) => signed_with !== null))('$name', (vector) => {
    const at = new Date(vector.timestamp * 1000 + 999)
    expect(buildSignatureHeader(vector.signed_with ?? [], bytesOfVector(vector), at)).toBe(vector.header)
  })
})
