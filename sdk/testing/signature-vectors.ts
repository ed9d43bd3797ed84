import { readFileSync } from 'node:fs'
import { join } from 'node:path'

/** One vector of `conformance/signature-vectors.json`, which documents the fields. */
export type SignatureVector = {
  name: string
  signed_with: string[] | null
  timestamp: number
  secrets: string[]
  now: number
  tolerance: number
  body: { text: string | null; base64: string }
  header: string
  valid: boolean
  reason: string | null
  differs_from_stripe?: string
}

export const { vectors: signatureVectors }: { vectors: SignatureVector[] } = JSON.parse(
  readFileSync(join(import.meta.dirname, '../../conformance/signature-vectors.json'), 'utf8'),
)

export const getVectorBytes = ({ body }: SignatureVector) => Buffer.from(body.base64, 'base64')
