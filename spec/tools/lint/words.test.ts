import { beforeEach, describe, expect, test } from 'vitest'
import type { Document, Operation, Parameter, Response, Schema } from '../document.ts'
import { buildFixtureDocument } from '../testing/fixture.ts'
import { lintContract } from './index.ts'

let document: Document
let box: Record<string, Schema>
let create: Operation
let read: Operation

beforeEach(async () => {
  document = await buildFixtureDocument()
  box = propertiesOf(document.components.schemas.NewBox)
  create = document.paths['/v1/boxes']?.post as Operation
  read = document.paths['/v1/boxes/{box}']?.get as Operation
})

const propertiesOf = (schema?: Schema) => (schema?.properties ?? {}) as Record<string, Schema>

const parameter = () => (read.parameters as Parameter[])[0] as Parameter

describe('words are missing where', () => {
  const missing: [string, () => void, string][] = [
    ['a model has none', () => delete document.components.schemas.NewBox?.description, 'NewBox has no doc comment'],
    ['a field has none', () => delete box.size?.description, 'NewBox.size has no doc comment'],
    [
      'a field of a model without a name has none',
      () => delete propertiesOf(propertiesOf(document.components.schemas.BoxPage).page).has_more?.description,
      'BoxPage.page.has_more has no doc comment',
    ],
    [
      'a parameter has none',
      () => delete parameter().description,
      'GET /v1/boxes/{box}: the parameter box has no doc comment',
    ],
    ['a body has none', () => delete create.requestBody?.description, 'POST /v1/boxes: the body has no doc comment'],
    [
      'a header has none',
      () => delete (document.components.headers as Record<string, Schema>).XRequestId?.description,
      'POST /v1/boxes: the header X-Request-Id of the 201 answer has no doc comment',
    ],
  ]

  test.each(missing)('%s', (_, take, problem) => {
    take()
    expect(lintContract(document)).toContain(`${problem} that is a sentence.`)
  })

  test('a description is no sentence', () => {
    if (box.size) box.size.description = 'size in litres'
    expect(lintContract(document)).toEqual(['NewBox.size has no doc comment that is a sentence.'])
  })

  test('nobody knows what null means', () => {
    if (box.size) box.size.type = ['integer', 'null']
    expect(lintContract(document)).toEqual(['NewBox.size can be null and does not say what that means.'])
    if (box.size) box.size.description = 'How much it holds; null for anything.'
    expect(lintContract(document)).toEqual([])
  })

  test('a success says nothing of what comes back', () => {
    const success = create.responses['201'] as Response
    success.description = 'The request has succeeded and a new resource has been created as a result.'
    expect(lintContract(document)).toEqual(['POST /v1/boxes: the 201 answer has no @returnsDoc.'])
  })
})

describe('a title', () => {
  test('is needed by every field of a body', () => {
    delete box.size?.title
    expect(lintContract(document)).toEqual(['NewBox.size has no @summary that is its title.'])
  })

  test('is needed by every parameter', () => {
    delete parameter().schema.title
    expect(lintContract(document)).toEqual([
      'GET /v1/boxes/{box}: the parameter box has no @summary that is its title.',
    ])
  })

  test('is short', () => {
    if (box.size) box.size.title = 'How much it holds.'
    expect(lintContract(document)).toEqual(['NewBox.size has a title that is no short name: How much it holds.'])
  })
})

test('a path parameter has a value that exists in the sandbox', () => {
  delete parameter().example
  expect(lintContract(document)).toEqual(['GET /v1/boxes/{box}: the parameter box has no @sandboxValue.'])
})
