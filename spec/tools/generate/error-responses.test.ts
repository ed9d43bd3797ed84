import { expect, test } from 'vitest'
import type { Document } from '../document.ts'
import { addErrorResponses } from './error-responses.ts'

test('an example of an error that does not exist is refused', () => {
  const operation = {
    operationId: 'readBox',
    responses: {},
    'x-postern-refusal-examples': { not_fuond: { message: 'There is no box.' } },
  }
  const document: Document = {
    openapi: '3.1.0',
    info: { title: 'Boxes', version: '1' },
    paths: { '/v1/box': { get: operation } },
    components: { schemas: {} },
  }
  expect(() =>
    addErrorResponses(document, { errors: {}, nextSteps: {}, errorsByCallKind: {}, problemRules: {} }),
  ).toThrow('readBox has an example of the error not_fuond, which does not exist.')
})
