import { beforeEach, describe, expect, test } from 'vitest'
import type { Document, Operation } from '../document.ts'
import { buildFixtureDocument } from '../testing/fixture.ts'
import { lintContract } from './index.ts'

let document: Document
let list: Operation
let create: Operation

beforeEach(async () => {
  document = await buildFixtureDocument()
  list = document.paths['/v1/boxes']?.get as Operation
  create = document.paths['/v1/boxes']?.post as Operation
})

test('a complete contract has no problems', () => {
  expect(lintContract(document)).toEqual([])
})

describe('what is sent and what is answered', () => {
  test('are told apart', () => {
    const media = create.requestBody?.content['application/json']
    if (media) media.schema = { $ref: '#/components/schemas/Box' }
    expect(lintContract(document)).toContain(
      'The model Box serves requests and answers; give requests a model of their own.',
    )
  })

  test('answers name known values and take others', () => {
    const { properties } = document.components.schemas.Box as { properties: Record<string, object> }
    const colour = { type: 'string', enum: ['red', 'blue'] }
    const description = 'What it is painted with.'
    properties.colour = { anyOf: [colour, { type: 'string' }], description }
    expect(lintContract(document)).toEqual([])
    properties.colour = { ...colour, description }
    expect(lintContract(document)).toContain(
      'The values in Box are answered as a closed list; let it take any string beside them.',
    )
  })

  test('requests alone refuse what they do not know', () => {
    const { Box, NewBox } = document.components.schemas
    expect([Box?.additionalProperties, NewBox?.additionalProperties]).toEqual([undefined, false])
  })
})

describe('examples', () => {
  test('show every success', () => {
    delete list.responses['200']?.content?.['application/json']?.examples
    expect(lintContract(document)).toContain('GET /v1/boxes: the 200 answer (application/json) has no example.')
  })

  test('show every error', () => {
    delete create.responses['404']?.content?.['application/json']?.examples
    expect(lintContract(document)).toContain('POST /v1/boxes: the 404 answer (application/json) has no example.')
  })

  test('show every body', () => {
    delete create.requestBody?.content['application/json']?.examples
    expect(lintContract(document)).toContain('POST /v1/boxes: the application/json body has no example.')
  })

  test('are not needed for bytes', () => {
    const answer = document.paths['/v1/boxes/{box}']?.get?.responses['200']
    if (answer) answer.content = { 'image/png': { schema: { type: 'string', format: 'binary' } } }
    expect(lintContract(document)).toEqual([])
  })

  test('are what their schema says', () => {
    const media = create.requestBody?.content['application/json']
    if (media) media.examples = { broken: { value: { size: 'large' } } }
    expect(lintContract(document).join()).toMatch(/the example broken is not valid: .*name.*size must be integer/)
  })
})

describe('lists', () => {
  const page = () => document.components.schemas.BoxPage as { properties: Record<string, object>; required: string[] }
  const problem = 'GET /v1/boxes answers a list without page.'

  test('have a page', () => {
    delete page().properties.page
    page().required = ['data']
    expect(lintContract(document)).toContain(problem)
  })

  test('have it always', () => {
    page().required = ['data']
    expect(lintContract(document)).toContain(problem)
  })

  test('are not bare', () => {
    const media = list.responses['200']?.content?.['application/json']
    if (media) media.schema = { type: 'array', items: { $ref: '#/components/schemas/Box' } }
    expect(lintContract(document)).toContain('GET /v1/boxes answers a bare list; answer an object with data and page.')
  })
})

test('errors speak of what their operation is about', () => {
  const content = create.responses['404']?.content?.['application/json']
  if (content) content.examples = { not_found: { $ref: '#/components/examples/error_internal' } }
  expect(lintContract(document)).toContain(
    'POST /v1/boxes shows the error not_found of something else; give it one in @refusalExamples.',
  )
})

describe('names in the SDK', () => {
  test('come from the interface and the operation', () => {
    expect(list['x-postern-sdk']).toEqual({ resource: ['boxes'], method: 'list' })
    expect(document.paths['/v1/boxes/{box}']?.get?.['x-postern-sdk']?.method).toBe('get')
  })

  test('are there', () => {
    delete create['x-postern-sdk']
    expect(lintContract(document)).toContain('POST /v1/boxes has no name in the SDK: it stands in no interface.')
  })

  test('are not used twice', () => {
    create['x-postern-sdk'] = { resource: ['boxes'], method: 'list' }
    expect(lintContract(document)).toContain(
      'POST /v1/boxes has the same name in the SDK as GET /v1/boxes: boxes.list.',
    )
  })

  test('are not those of resources', () => {
    create['x-postern-sdk'] = { resource: [], method: 'boxes' }
    expect(lintContract(document)).toContain('POST /v1/boxes is named as a resource in the SDK: boxes.')
  })

  test.each(['http', 'void it', '2nd'])('mean nothing else: %s', (method) => {
    create['x-postern-sdk'] = { resource: ['boxes'], method }
    expect(lintContract(document)).toContain(`POST /v1/boxes cannot be named ${method} in the SDK.`)
  })
})

test('an answer in several types of file is chosen with a parameter', () => {
  const content = document.paths['/v1/boxes/{box}']?.get?.responses['200']?.content ?? {}
  content['image/png'] = { schema: { type: 'string', format: 'binary' } }
  expect(lintContract(document)).toContain(
    'GET /v1/boxes/{box} answers image/png, which no value of a parameter format asks for.',
  )
})
