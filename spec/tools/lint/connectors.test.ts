import { beforeEach, describe, expect, test } from 'vitest'
import type { Document, Operation, Parameter, Schema, ValueSource } from '../document.ts'
import { buildFixtureDocument } from '../testing/fixture.ts'
import { lintContract } from './index.ts'

let document: Document
let box: Record<string, Schema>
let create: Operation
let parameter: Parameter
let source: ValueSource

beforeEach(async () => {
  document = await buildFixtureDocument()
  box = document.components.schemas.NewBox?.properties as Record<string, Schema>
  create = document.paths['/v1/boxes']?.post as Operation
  parameter = document.paths['/v1/boxes/{box}']?.get?.parameters?.[0] as Parameter
  source = parameter['x-postern-source'] as ValueSource
})

const BOX = 'GET /v1/boxes/{box}: the parameter box'

describe('a source', () => {
  test('stands once, on the parameter and not on its schema too', () => {
    expect(source).toEqual({ operation: 'listBoxes', items: 'data', value: 'name', label: ['name'], needs: {} })
    expect(parameter.schema).not.toHaveProperty('x-postern-source')
  })

  test('is needed by every parameter that names something else', () => {
    delete parameter['x-postern-source']
    expect(lintContract(document)).toEqual([`${BOX} names something else but has no @source.`])
  })

  test('is needed by every field that names something else', () => {
    box.lid_id = {
      $ref: '#/components/schemas/Ulid',
      description: 'The lid.',
      title: 'Lid',
      'x-postern-key': 'box_lid',
    }
    box.lid_ids = { ...box.lid_id, $ref: undefined, type: 'array', items: { $ref: '#/components/schemas/Ulid' } }
    delete box.lid_ids.$ref
    box.lid_ids['x-postern-key'] = 'box_lids'
    expect(lintContract(document)).toEqual([
      'NewBox.lid_id names something else but has no @source.',
      'NewBox.lid_ids names something else but has no @source.',
    ])
  })

  const broken: [string, Partial<ValueSource>, string][] = [
    ['an operation', { operation: 'listLids' }, 'the source names the operation listLids, which does not exist.'],
    ['a list', { items: 'lids' }, 'listBoxes answers no list under lids.'],
    ['a value', { value: 'code' }, 'the items of listBoxes have no field code.'],
    ['a label', { label: ['name', 'colour'] }, 'the items of listBoxes have no field colour.'],
    ['a parameter of the operation', { needs: { shelf: 'box' } }, 'listBoxes has no parameter shelf.'],
    ['a search', { search: 'q' }, 'listBoxes has no parameter q.'],
    [
      'a parameter beside it',
      { needs: { label: 'shelf' } },
      'the source needs shelf, which the operation does not take.',
    ],
  ]

  test.each(broken)('names %s that exists', (_, change, problem) => {
    Object.assign(source, change)
    expect(lintContract(document)).toEqual([`${BOX}: ${problem}`])
  })

  test('leads to something that has a noun', () => {
    delete document.components.schemas.Box?.['x-postern-noun']
    expect(lintContract(document)).toEqual([`${BOX}: what listBoxes lists has no @noun.`])
  })

  test('fills every path parameter of the operation that it leads to', () => {
    const list = document.paths['/v1/boxes']?.get as Operation
    list.parameters = [...(list.parameters ?? []), { ...parameter, name: 'shelf' }]
    expect(lintContract(document)).toContain(`${BOX}: listBoxes needs shelf, which the source does not fill.`)
  })
})

describe('the key of an input', () => {
  test('tells what the input is about', () => {
    expect(Object.values(box).map((field) => field['x-postern-key'])).toEqual([
      'box_name',
      'box_size',
      'box_labels',
      'box_inner',
    ])
  })

  test('is there', () => {
    delete box.size?.['x-postern-key']
    expect(lintContract(document)).toEqual(['POST /v1/boxes: NewBox.size has no key.'])
  })

  test('is used once in an operation', () => {
    if (box.size) box.size['x-postern-key'] = 'box_name'
    expect(lintContract(document)).toEqual(['POST /v1/boxes: the key box_name is used for more than one input.'])
  })

  test('is not used twice by a model that stands in two places', () => {
    const lid = { type: 'object', description: 'A lid.', properties: { colour: described('Colour', 'lid_colour') } }
    document.components.schemas.Lid = lid
    box.upper = { ...described('Upper lid', 'box_upper'), $ref: '#/components/schemas/Lid' }
    box.lower = { ...described('Lower lid', 'box_lower'), $ref: '#/components/schemas/Lid' }
    expect(lintContract(document)).toEqual(['POST /v1/boxes: the key lid_colour is used for more than one input.'])
  })

  const described = (title: string, key: string): Schema => ({ title, description: `${title}.`, 'x-postern-key': key })
})

describe('what connectors are offered', () => {
  test('is called what its answer is', () => {
    expect(create['x-postern-connector']).toEqual({
      kind: 'action',
      label: 'Make Box',
      description: 'Makes a box.',
      noun: 'box',
    })
    delete create['x-postern-connector']?.noun
    expect(lintContract(document)).toEqual([
      'POST /v1/boxes is offered to connectors but what it answers has no @noun.',
    ])
  })

  test('reads as the platforms want it', () => {
    Object.assign(create['x-postern-connector'] ?? {}, { label: 'make a Box', description: 'A box is made.' })
    expect(lintContract(document)).toEqual([
      'The label "make a Box" is not in title case.',
      'The description "A box is made." does not begin as that of the kind action does.',
    ])
  })

  test('pairs a search with the action that makes what it does not find', () => {
    const search = document.paths['/v1/boxes']?.get?.['x-postern-connector']
    expect(search).toMatchObject({ kind: 'search', create: 'createBox' })
    Object.assign(search ?? {}, { create: 'getBox' })
    expect(lintContract(document)).toEqual([
      'listBoxes is paired with getBox, which is no action that answers what it finds.',
    ])
  })

  test('has one operation that tells whether a key works', () => {
    create['x-postern-auth-test'] = { label: ['name'] }
    expect(lintContract(document)).toEqual(['Exactly one operation is the @authTest of connectors, not 2.'])
  })
})

describe('what apps would ask people for', () => {
  test('is no UUID, which the app makes', () => {
    document.components.schemas.Uuid = { type: 'string', description: 'A UUID.' }
    box.run = { $ref: '#/components/schemas/Uuid', description: 'Run.', title: 'Run', 'x-postern-key': 'box_run' }
    expect(lintContract(document)).toEqual([
      'NewBox.run is a UUID that apps would ask people for; it needs @filledByApp.',
    ])
    box.run['x-filled-by-app'] = 'uuid'
    expect(lintContract(document)).toEqual([])
  })

  test('is no amount without its currency', () => {
    const amount: Schema = { type: 'integer', description: 'Price.', title: 'Price', 'x-postern-key': 'box_amount' }
    box.amount = amount
    expect(lintContract(document)).toEqual(['NewBox.amount is an amount that has no @minorUnits.'])
    amount['x-postern-minor-units'] = { currency: 'coin' }
    expect(lintContract(document)).toEqual(['NewBox.amount is in the currency of coin, which is not there.'])
    amount['x-postern-minor-units'] = { currency: 'name' }
    expect(lintContract(document)).toEqual([])
  })
})

test('a subscription names fields and a parameter that exist', () => {
  const named = { address: 'name', types: 'types', choices: ['size'], id: 'name', secret: 'secret' }
  create['x-postern-subscribes'] = { ...named, delivery: { object: 'data', id: 'id', signature: {} } }
  create['x-postern-unsubscribes'] = { parameter: 'box' }
  const said = (name: string) => `POST /v1/boxes subscribes or unsubscribes by ${name}, which it does not have.`
  expect(lintContract(document)).toEqual(['types', 'secret', 'box'].map(said))
})

describe('a trigger', () => {
  const envelope = { properties: { data: { $ref: '#/components/schemas/Box', description: 'The box.' } } }
  const content = { 'application/json': { schema: envelope, examples: { made: { value: { data: { name: 'a' } } } } } }
  const told: Operation = {
    description: 'A box was made.',
    requestBody: { description: 'The box.', content },
    responses: { 204: { description: 'It is known.' } },
  }
  let list: Operation
  let sample: NonNullable<Operation['x-postern-sample']>
  let trigger: NonNullable<Operation['x-postern-connector']>

  beforeEach(() => {
    const id = create.operationId
    const words = { label: 'New Box', description: 'Triggers when a box is made.', noun: 'box' }
    trigger = { kind: 'trigger', ...words, subscribe: id, unsubscribe: id }
    sample = { operation: 'listBoxes', query: { label: 'red' } }
    list = document.paths['/v1/boxes']?.get as Operation
    list['x-postern-newest'] = {}
    const event = { ...told, 'x-postern-connector': trigger, 'x-postern-sample': sample }
    document.webhooks = { 'box.made': { post: event } }
  })

  test('subscribes and unsubscribes by operations that exist', () => {
    expect(lintContract(document)).toEqual([])
    Object.assign(trigger, { subscribe: 'openBox', unsubscribe: undefined })
    expect(lintContract(document)).toEqual([
      'The trigger box.made names the operation openBox, which does not exist.',
      'The trigger box.made names the operation undefined, which does not exist.',
    ])
  })

  test('is sampled by a list of what its data is, newest first, with its parameters', () => {
    const begun = (what: string) => `The trigger box.made ${what}`
    sample.query = { colour: 'red' }
    expect(lintContract(document)).toEqual([begun('is sampled by listBoxes, which has no parameter colour.')])
    sample.query = {}
    delete list['x-postern-newest']
    expect(lintContract(document)).toEqual([begun('is sampled by listBoxes, which cannot begin with the newest.')])
    list['x-postern-newest'] = {}
    envelope.properties.data.$ref = '#/components/schemas/NewBox'
    expect(lintContract(document)).toContain(begun('is sampled by listBoxes, which lists something else.'))
    sample.operation = 'listLids'
    expect(lintContract(document)).toContain(begun('has no @sampledBy that names a list.'))
    envelope.properties.data.$ref = '#/components/schemas/Box'
  })

  test('is called what its data is', () => {
    delete trigger.noun
    expect(lintContract(document)).toEqual([
      'The webhook event box.made is offered as a trigger but its data has no @noun.',
    ])
  })

  test('is a webhook event, and a webhook event is nothing else', () => {
    Object.assign(trigger, { kind: 'action' })
    Object.assign(create['x-postern-connector'] ?? {}, { kind: 'trigger', description: trigger.description })
    delete list['x-postern-connector']?.create
    expect(lintContract(document)).toEqual([
      'POST /v1/boxes is offered as a trigger, but it is a call and no webhook event.',
      'The webhook event box.made can be offered as a trigger only.',
    ])
  })
})
