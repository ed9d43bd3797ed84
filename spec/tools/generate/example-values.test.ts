import { beforeAll, describe, expect, test } from 'vitest'
import { type Document, getOperations, getParameters } from '../document.ts'
import { buildPublishedContract } from '../testing/built.ts'

const SHARED = { name: 'event', in: 'path', required: true, schema: { type: 'string' }, example: 'harbour-lights' }

describe('what an example says of the path', () => {
  let documents: Document[]
  beforeAll(async () => {
    const { files } = await buildPublishedContract()
    documents = ['generated/openapi.json', 'generated/openapi-3.0.json'].map((file) => JSON.parse(files[file] ?? ''))
  }, 120_000)

  const eventParameter = (document: Document, operationId: string) => {
    const located = getOperations(document.paths).find(({ operation }) => operation.operationId === operationId)
    if (!located) throw new Error(`There is no operation ${operationId}.`)
    const { operation } = located
    const at = getParameters(document, operation).findIndex(({ name }) => name === 'event')
    return { declared: operation.parameters?.[at], parameter: getParameters(document, operation)[at] }
  }

  test('is the value of the operation where it differs from the one that all share, in both documents', () => {
    for (const document of documents) {
      const { parameter } = eventParameter(document, 'publishEvent')
      const shared = eventParameter(document, 'getEvent').parameter
      expect(shared).toMatchObject({ ...SHARED, schema: expect.anything() })
      expect(parameter).toEqual({ ...shared, example: 'to-publish' })
    }
  })

  test('leaves the shared parameter where it is the same', () => {
    for (const document of documents) {
      expect(eventParameter(document, 'getEvent').declared).toEqual({ $ref: '#/components/parameters/EventPath' })
    }
  })

  test('is shown in the samples of the SDK too', () => {
    for (const document of documents) {
      const sample = document.paths['/v1/events/{event}/publish']?.post?.['x-codeSamples']?.[0]?.source
      expect(sample).toContain("client.events.publish('to-publish')")
    }
  })

  test('leaves no trace of how it was told', () => {
    for (const document of documents) expect(JSON.stringify(document)).not.toContain('x-postern-example-values')
  })
})
