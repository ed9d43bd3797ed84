import { getOpExamples, navigateProgram, type Operation, type Program } from '@typespec/compiler'
import { isPathParam } from '@typespec/http'
import { setExtension } from '@typespec/openapi'
import { type Document, getOperations, getParameters, type Parameter, type ParameterOrRef } from '../document.ts'

const EXTENSION = 'x-postern-path-values'

export function storePathExamples(program: Program): void {
  navigateProgram(program, {
    operation(operation: Operation) {
      const values = pathValuesOf(program, operation)
      if (Object.keys(values).length > 0) setExtension(program, operation, EXTENSION, values)
    },
  })
}

function pathValuesOf(program: Program, operation: Operation): Record<string, string> {
  const parameters = getOpExamples(program, operation).find((example) => example.parameters)?.parameters
  if (parameters?.valueKind !== 'ObjectValue') return {}
  const values: Record<string, string> = {}
  for (const [name, property] of operation.parameters.properties) {
    const value = parameters.properties.get(name)?.value
    if (isPathParam(program, property) && value?.valueKind === 'StringValue') values[name] = value.value
  }
  return values
}

/**
 * Operations share path parameters, each with one example value of the sandbox. An operation whose example has another
 * value gets its own parameter: the object to delete cannot be the one that everybody reads.
 */
export function applyPathExamples(document: Document): void {
  for (const { operation } of getOperations(document.paths)) {
    const { [EXTENSION]: values = {}, parameters = [] } = operation
    const resolved = getParameters(document, operation)
    if (parameters.length > 0) {
      operation.parameters = parameters.map((declared, at) => withValue(declared, resolved[at], values))
    }
    delete operation[EXTENSION]
  }
}

function withValue(declared: ParameterOrRef, parameter: Parameter | undefined, values: Record<string, string>) {
  const value = parameter?.in === 'path' ? values[parameter.name] : undefined
  if (!parameter || value === undefined || value === parameter.example) return declared
  return { ...structuredClone(parameter), example: value }
}
