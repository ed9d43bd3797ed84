import { beforeEach, describe, expect, test } from 'vitest'
import { type Document, type Operation, parametersOf } from '../document.ts'
import { fixtureContract } from '../testing/fixture.ts'
import { checkContract } from './index.ts'

let document: Document
let list: Operation
let create: Operation

beforeEach(async () => {
  document = await fixtureContract()
  list = document.paths['/v1/boxes']?.get as Operation
  create = document.paths['/v1/boxes']?.post as Operation
})

test('a complete contract has no problems', () => {
  expect(checkContract(document)).toEqual([])
})

describe('every operation says what it is and who may call it', () => {
  test.each([
    ['operationId', '@operationId'],
    ['summary', '@summary'],
    ['description', 'a doc comment'],
    ['tags', '@tag'],
    ['x-postern-host', '@host'],
    ['x-postern-scope', '@scope'],
    ['x-postern-entitlement', '@entitlement'],
    ['x-postern-errors', '@errors'],
  ] as const)('%s', (field, decorator) => {
    delete create[field]
    expect(checkContract(document)).toContain(`POST /v1/boxes has no ${decorator}.`)
  })

  test('except who may call it, where everyone may', () => {
    const open = { ...list, operationId: 'listOpenBoxes', 'x-postern-host': 'tenant' }
    delete open['x-postern-scope']
    delete open['x-postern-entitlement']
    document.paths['/o/{organization}/boxes.json'] = { get: open }
    expect(checkContract(document)).toEqual([])
  })

  test('an id is not used twice', () => {
    create.operationId = 'listBoxes'
    expect(checkContract(document)).toContain('The operation id listBoxes is used more than once.')
  })

  test('a path belongs to its host', () => {
    create['x-postern-host'] = 'scanner'
    expect(checkContract(document)).toContain('POST /v1/boxes does not belong on the host scanner.')
  })
})

describe('lists', () => {
  test('say how they are ordered', () => {
    delete list['x-postern-pagination']
    expect(checkContract(document)).toContain('GET /v1/boxes answers a list but has no @paginated.')
  })

  test('take a cursor', () => {
    list.parameters = parametersOf(document, list).filter((parameter) => parameter.name !== 'cursor')
    expect(checkContract(document)).toContain('GET /v1/boxes is paginated but takes no cursor.')
  })
})

describe('what is sent and what is answered', () => {
  test('are told apart', () => {
    const media = create.requestBody?.content['application/json']
    if (media) media.schema = { $ref: '#/components/schemas/Box' }
    expect(checkContract(document)).toContain(
      'The model Box serves requests and answers; give requests a model of their own.',
    )
  })

  test('answers name known values and take others', () => {
    const { properties } = document.components.schemas.Box as { properties: Record<string, object> }
    const colour = { type: 'string', enum: ['red', 'blue'] }
    const description = 'What it is painted with.'
    properties.colour = { anyOf: [colour, { type: 'string' }], description }
    expect(checkContract(document)).toEqual([])
    properties.colour = { ...colour, description }
    expect(checkContract(document)).toContain(
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
    expect(checkContract(document)).toContain('GET /v1/boxes: the 200 answer (application/json) has no example.')
  })

  test('show every error', () => {
    delete create.responses['404']?.content?.['application/json']?.examples
    expect(checkContract(document)).toContain('POST /v1/boxes: the 404 answer (application/json) has no example.')
  })

  test('show every body', () => {
    delete create.requestBody?.content['application/json']?.examples
    expect(checkContract(document)).toContain('POST /v1/boxes: the application/json body has no example.')
  })

  test('are not needed for bytes', () => {
    const answer = document.paths['/v1/boxes/{box}']?.get?.responses['200']
    if (answer) answer.content = { 'image/png': { schema: { type: 'string', format: 'binary' } } }
    expect(checkContract(document)).toEqual([])
  })

  test('are what their schema says', () => {
    const media = create.requestBody?.content['application/json']
    if (media) media.examples = { broken: { value: { size: 'large' } } }
    expect(checkContract(document).join()).toMatch(/the example broken is not valid: .*name.*size must be integer/)
  })
})

describe('errors', () => {
  test('that an operation declares are in the registry', () => {
    create['x-postern-errors'] = ['lost']
    expect(checkContract(document)).toContain(
      'POST /v1/boxes declares the error lost, which the registry does not know.',
    )
  })

  test.each([
    ['meaning', 'The error not_found has no doc comment that is a sentence.'],
    ['remedy', 'The error not_found has no @remedy that is a sentence.'],
  ] as const)('have a %s', (field, problem) => {
    const facts = document['x-postern-error-registry']?.not_found
    if (facts) facts[field] = ''
    expect(checkContract(document)).toContain(problem)
  })

  test('have a status', () => {
    delete document['x-postern-error-registry']?.not_found
    expect(checkContract(document)).toContain('The error not_found has no @refusal with its status.')
  })
})

describe('names in the SDK', () => {
  test('come from the interface and the operation', () => {
    expect(list['x-postern-sdk']).toEqual({ resource: ['boxes'], method: 'list' })
    expect(document.paths['/v1/boxes/{box}']?.get?.['x-postern-sdk']?.method).toBe('get')
  })

  test('are there', () => {
    delete create['x-postern-sdk']
    expect(checkContract(document)).toContain('POST /v1/boxes has no name in the SDK: it stands in no interface.')
  })

  test('are not used twice', () => {
    create['x-postern-sdk'] = { resource: ['boxes'], method: 'list' }
    expect(checkContract(document)).toContain(
      'POST /v1/boxes has the same name in the SDK as GET /v1/boxes: boxes.list.',
    )
  })

  test('are not those of resources', () => {
    create['x-postern-sdk'] = { resource: [], method: 'boxes' }
    expect(checkContract(document)).toContain('POST /v1/boxes is named as a resource in the SDK: boxes.')
  })

  test.each(['http', 'void it', '2nd'])('mean nothing else: %s', (method) => {
    create['x-postern-sdk'] = { resource: ['boxes'], method }
    expect(checkContract(document)).toContain(`POST /v1/boxes cannot be named ${method} in the SDK.`)
  })
})

test('an answer in several types of file is chosen with a parameter', () => {
  const content = document.paths['/v1/boxes/{box}']?.get?.responses['200']?.content ?? {}
  content['image/png'] = { schema: { type: 'string', format: 'binary' } }
  expect(checkContract(document)).toContain(
    'GET /v1/boxes/{box} answers image/png, which no value of a parameter format asks for.',
  )
})
