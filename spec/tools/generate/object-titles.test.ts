import { expect, test } from 'vitest'
import type { Document, Schema } from '../document.ts'
import { buildFixtureDocument } from '../testing/fixture.ts'
import { removeObjectTitles } from './older-copy.ts'

test('an object has no title where it stands, whether it is referred to or not; everything else keeps its own', async () => {
  const document: Document = await buildFixtureDocument()
  const properties = document.components.schemas.Box?.properties as Record<string, Schema>
  properties.inner = { allOf: [{ $ref: '#/components/schemas/Box' }], title: 'Inner box', nullable: true }
  properties.lid = { type: 'object', properties: {}, title: 'Lid' }
  removeObjectTitles(document)
  expect(Object.values(properties).map(({ title }) => title)).toEqual(['Name', 'Size', 'Labels', undefined, undefined])
})
