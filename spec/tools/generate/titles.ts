import {
  $summary,
  type DecoratorContext,
  getSummary,
  type Model,
  type ModelProperty,
  navigateProgram,
  type Program,
  type Type,
} from '@typespec/compiler'
import { isBody, isHeader } from '@typespec/http'
import { getExtensions } from '@typespec/openapi'
import { capitalize } from './sdk-names.ts'

/** Forms need labels: inputs and fields of the described object get their name in words, unless `@summary` has one. */
export function addInputTitles(program: Program): void {
  const inputs = inputsOf(program)
  navigateProgram(program, {
    modelProperty(property) {
      if (getSummary(program, property) !== undefined || !originsOf(property).some((each) => inputs.has(each))) return
      $summary({ program } as DecoratorContext, property, capitalize(property.name.replaceAll('_', ' ')))
    },
  })
}

function inputsOf(program: Program): Set<ModelProperty> {
  const inputs = new Set<ModelProperty>()
  const visit = (type: Type) => {
    if (type.kind === 'Union') for (const { type: variant } of type.variants.values()) visit(variant)
    if (type.kind !== 'Model') return
    if (type.indexer) visit(type.indexer.value)
    for (const property of type.properties.values()) {
      if (inputs.has(property) || isHeader(program, property)) continue
      if (!isBody(program, property)) for (const each of originsOf(property)) inputs.add(each)
      visit(property.type)
    }
  }
  navigateProgram(program, {
    operation(operation) {
      const isServed = operation.interface && !getExtensions(program, operation).has('x-postern-webhook')
      if (isServed) visit(operation.parameters)
    },
    model(model) {
      const object = describedBy(model)
      for (const property of object ? model.properties.values() : []) {
        const likeness = object?.properties.get(property.name)
        if (likeness && getSummary(program, property) === undefined) inputs.add(likeness)
      }
    },
  })
  return inputs
}

const describedBy = ({ decorators }: Model): Model | undefined =>
  decorators.find(({ definition }) => definition?.name === '@describedBy')?.args[0]?.value as Model | undefined

/** A property, and those of other models that it was copied from. */
function originsOf(property: ModelProperty): ModelProperty[] {
  return [property, ...(property.sourceProperty ? originsOf(property.sourceProperty) : [])]
}
