import { expect, test } from 'vitest'
import type { Document, Schema } from '../document.ts'
import { adaptToOldGenerators } from './older-copy.ts'

function copyOf(schemas: Record<string, Schema>): Document {
  const document: Document = {
    openapi: '3.0.0',
    info: { title: 'Boxes', version: '1' },
    tags: [{ name: 'Boxes' }, { name: 'Webhook events' }],
    paths: { '/v1/boxes': { get: { tags: ['Boxes'], responses: {} } } },
    components: { schemas },
  }
  adaptToOldGenerators(document)
  return document
}

test('an open enum is text with its known values beside it', () => {
  const { components } = copyOf({
    KnownSize: { type: 'string', enum: ['small', 'large'] },
    Size: { anyOf: [{ $ref: '#/components/schemas/KnownSize' }, { type: 'string' }], description: 'A size.' },
    Answer: { anyOf: [{ type: 'string', maxLength: 5 }, { type: 'number' }] },
  })
  expect(components.schemas.Size).toEqual({
    type: 'string',
    description: 'A size. Known values: `small`, `large`.',
    'x-extensible-enum': ['small', 'large'],
  })
  expect(components.schemas.Answer).toHaveProperty('anyOf')
})

test('a nullable object has a name, and a nullable text is told where it stands', () => {
  const nullable = (name: string) => ({
    type: 'object',
    nullable: true,
    allOf: [{ $ref: `#/components/schemas/${name}` }],
    description: 'It.',
  })
  const { components } = copyOf({
    Money: { type: 'object', properties: {} },
    Code: { type: 'string', maxLength: 64 },
    Box: { type: 'object', properties: { price: nullable('Money'), code: nullable('Code') } },
  })
  expect(components.schemas.Box?.properties).toEqual({
    price: { allOf: [{ $ref: '#/components/schemas/NullableMoney' }], description: 'It.' },
    code: { type: 'string', maxLength: 64, nullable: true, description: 'It.' },
  })
  expect(components.schemas.NullableMoney).toEqual({ type: 'object', properties: {}, nullable: true })
})

test('a tag without operations is left out', () => {
  expect(copyOf({}).tags).toEqual([{ name: 'Boxes' }])
})
