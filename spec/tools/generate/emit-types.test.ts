import { describe, expect, test } from 'vitest'
import type { components } from '../../../generated/types.ts'
import { buildFixtureDocument } from '../testing/fixture.ts'
import { emitTypes } from './emit-types.ts'

type Schemas = components['schemas']

describe('a list of values that may grow', () => {
  test('shows the known ones and takes others', async () => {
    const document = await buildFixtureDocument()
    document.components.schemas.Colour = { anyOf: [{ type: 'string', enum: ['red', 'blue'] }, { type: 'string' }] }
    expect(await emitTypes(document)).toContain('Colour: "red" | "blue" | (string & {});')
  })

  test('is not swallowed by string, as the compiler sees it', () => {
    const known: Extract<Schemas['RegistrationStatus'], 'confirmed'> = 'confirmed'
    const later: Schemas['RegistrationStatus'] = 'postponed'
    // @ts-expect-error Requests take the known values alone.
    const sent: NonNullable<Schemas['NewEvent']['language']> = 'eo'
    expect([known, later, sent]).toEqual(['confirmed', 'postponed', 'eo'])
  })
})
