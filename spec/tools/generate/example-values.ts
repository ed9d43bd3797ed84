import {
  getOpExamples,
  type Model,
  navigateProgram,
  type Operation,
  type Program,
  type Value,
} from '@typespec/compiler'
import { getHeaderFieldName, isHeader, isPathParam } from '@typespec/http'
import { setExtension } from '@typespec/openapi'
import { type Document, getOperations, getParameters, type Parameter, type ParameterOrRef } from '../document.ts'

const EXTENSION = 'x-postern-example-values'

/** The emitter drops the path values and the headers of an operation's example. */
export function storeExampleValues(program: Program): void {
  navigateProgram(program, {
    operation(operation) {
      const values = { path: pathValuesOf(program, operation), headers: headerValuesOf(program, operation) }
      const isEmpty = Object.values(values).every((each) => Object.keys(each).length === 0)
      if (!isEmpty) setExtension(program, operation, EXTENSION, values)
    },
  })
}

function pathValuesOf(program: Program, operation: Operation): Record<string, string> {
  const example = getOpExamples(program, operation).find(({ parameters }) => parameters)?.parameters
  const values: Record<string, string> = {}
  for (const [name, property] of operation.parameters.properties) {
    const text = textOf(example, name)
    if (text !== undefined && isPathParam(program, property)) values[name] = text
  }
  return values
}

function headerValuesOf(program: Program, operation: Operation): Record<string, string> {
  const values: Record<string, string> = {}
  for (const { returnType: example } of getOpExamples(program, operation)) {
    for (const [name, property] of getAnswerModels(operation).flatMap(({ properties }) => [...properties])) {
      const text = textOf(example, name)
      if (text !== undefined && isHeader(program, property)) values[getHeaderFieldName(program, property)] = text
    }
  }
  return values
}

function textOf(example: Value | undefined, name: string): string | undefined {
  const value = example?.valueKind === 'ObjectValue' ? example.properties.get(name)?.value : undefined
  return value?.valueKind === 'StringValue' ? value.value : undefined
}

function getAnswerModels({ returnType }: Operation): Model[] {
  const answers = returnType.kind === 'Union' ? [...returnType.variants.values()].map(({ type }) => type) : [returnType]
  return answers.filter((answer) => answer.kind === 'Model')
}

/**
 * Operations share path parameters, each with one example value of the sandbox. An operation whose example has another
 * value gets its own parameter: the object to delete cannot be the one that everybody reads.
 */
export function applyExampleValues(document: Document): void {
  for (const { operation } of getOperations(document.paths)) {
    const { path, headers: texts } = operation[EXTENSION] ?? { path: {}, headers: {} }
    const resolved = getParameters(document, operation)
    operation.parameters = operation.parameters?.map((declared, at) => withValue(declared, resolved[at], path))
    for (const { headers = {} } of Object.values(operation.responses)) {
      for (const [name, header] of Object.entries(headers)) {
        if (texts[name] !== undefined) headers[name] = { ...(header as object), example: texts[name] }
      }
    }
    delete operation[EXTENSION]
  }
}

function withValue(declared: ParameterOrRef, parameter: Parameter | undefined, values: Record<string, string>) {
  const value = parameter?.in === 'path' ? values[parameter.name] : undefined
  if (!parameter || value === undefined || value === parameter.example) return declared
  return { ...structuredClone(parameter), example: value }
}
