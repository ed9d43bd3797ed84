import { getDoc, getSummary, type Model, type Program } from '@typespec/compiler'
import { beforeAll, describe, expect, test } from 'vitest'
import { compileTypeSpecSource } from '../testing/compile-source.ts'

let program: Program

beforeAll(async () => {
  program = await compileTypeSpecSource(`
    model Box {
      /** What people read. */
      @summary("Name")
      name: string;

      /** How many fit in. */
      size: int32;

      /** Where it stands. */
      place: string | null;
    }

    @describedBy(Box)
    model NewBox {
      @maxLength(20) name: string;

      /** How many fit in; ten when left out. */
      size?: int32 = 10;

      place?: string | null;
    }

    model BoxChanges is Postern.Changes<NewBox, Box, "place">;
  `)
  expect(program.diagnostics).toEqual([])
})

function property(model: string, name: string) {
  const found = (program.resolveTypeReference(model)[0] as Model).properties.get(name)
  if (!found) throw new Error(`${model} has no ${name}.`)
  return found
}

describe('the fields of an input are told as the object tells them', () => {
  test('description and title', () => {
    expect(getDoc(program, property('NewBox', 'name'))).toBe('What people read.')
    expect(getSummary(program, property('NewBox', 'name'))).toBe('Name')
  })

  test('unless the input says something of its own', () => {
    expect(getDoc(program, property('NewBox', 'size'))).toBe('How many fit in; ten when left out.')
  })

  test('and changes do not repeat what leaving a field out of a new object means', () => {
    expect(getDoc(program, property('BoxChanges', 'size'))).toBe('How many fit in.')
    expect(getSummary(program, property('BoxChanges', 'name'))).toBe('Name')
  })
})

describe('changes take the fields of a new object', () => {
  test('each optional, none with a default, but for what cannot change', () => {
    const { properties } = program.resolveTypeReference('BoxChanges')[0] as Model
    expect([...properties.keys()]).toEqual(['name', 'size'])
    expect([...properties.values()].map(({ optional, defaultValue }) => [optional, defaultValue])).toEqual([
      [true, undefined],
      [true, undefined],
    ])
  })
})
