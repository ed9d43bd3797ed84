import { expect, test } from 'vitest'
import type { Parameter, Schema } from '../document.ts'
import { buildFixtureDocument } from '../testing/fixture.ts'
import { removeRefSiblings } from './older-copy.ts'

test('nothing stands beside a reference: a field says it around, a parameter beside its schema', async () => {
  const document = await buildFixtureDocument()
  const box = document.components.schemas.Box as Schema
  const { inner } = box.properties as Record<string, Schema>
  const parameter = document.paths['/v1/boxes/{box}']?.get?.parameters?.[0] as Parameter
  expect([inner, parameter.schema]).toMatchObject([
    { $ref: '#/components/schemas/Box', title: 'Inner box' },
    { $ref: '#/components/schemas/Ulid', title: 'Box' },
  ])
  removeRefSiblings(document)
  expect(inner).toMatchObject({ allOf: [{ $ref: '#/components/schemas/Box' }], title: 'Inner box' })
  expect(inner).not.toHaveProperty('$ref')
  expect(parameter.schema).toEqual({ $ref: '#/components/schemas/Ulid' })
})
