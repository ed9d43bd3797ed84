import { describe, expect, test } from 'vitest'
import { getVectorBytes, signatureVectors } from '../sdk/testing/signature-vectors.ts'
import { buildSignatureHeader } from '../server/areas/webhooks/deliveries/send.ts'

describe('the service signs as the shared vectors say:', () => {
  test.each(signatureVectors.filter(({ signed_with }) => signed_with !== null))('$name', (vector) => {
    const at = new Date(vector.timestamp * 1000 + 999)
    expect(buildSignatureHeader(vector.signed_with ?? [], getVectorBytes(vector), at)).toBe(vector.header)
  })
})
