import { getSummary, type Interface, type Model, type Program } from '@typespec/compiler'
import { beforeAll, expect, test } from 'vitest'
import { compileTypeSpecSource } from '../testing/compile-source.ts'
import { addInputTitles } from './titles.ts'

let program: Program

beforeAll(async () => {
  program = await compileTypeSpecSource(`
    model Box {
      inner_size: int32;
      @summary("What is written on it") label: string;
      made_at: string;
    }

    model BoxOfARoster { ...Box; }

    @describedBy(Box)
    model NewBox {
      inner_size: int32;
      label: string;
      lids?: NewLid[];
    }

    model NewLid { colour: string; }

    @route("/boxes")
    interface Boxes {
      @post make(@query dry_run?: boolean, @header trace_id: string, @body box: NewBox): Box | BoxOfARoster;
    }
  `)
  expect(program.diagnostics).toEqual([])
  addInputTitles(program)
})

function titlesOf({ properties }: Model) {
  return Object.fromEntries([...properties.values()].map((property) => [property.name, getSummary(program, property)]))
}

const model = (name: string) => program.resolveTypeReference(name)[0] as Model

test('an input is titled by its name in words, unless it says otherwise', () => {
  expect(titlesOf(model('NewBox'))).toEqual({
    inner_size: 'Inner size',
    label: 'What is written on it',
    lids: 'Lids',
  })
  expect(titlesOf(model('NewLid'))).toEqual({ colour: 'Colour' })
})

test('a parameter has a title, too, and a header none', () => {
  const boxes = program.resolveTypeReference('Boxes')[0] as unknown as Interface
  const make = boxes.operations.get('make')
  expect(make && titlesOf(make.parameters)).toMatchObject({ dry_run: 'Dry run', trace_id: undefined })
})

test('the object that describes an input has the same titles, wherever its fields stand, and what nobody sends has none', () => {
  const titles = { inner_size: 'Inner size', label: 'What is written on it', made_at: undefined }
  expect(titlesOf(model('Box'))).toEqual(titles)
  expect(titlesOf(model('BoxOfARoster'))).toEqual(titles)
})
