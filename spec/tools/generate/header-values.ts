import { getOpExamples, type Model, navigateProgram, type Operation, type Program } from '@typespec/compiler'
import { getHeaderFieldName, isHeader } from '@typespec/http'
import { setExtension } from '@typespec/openapi'
import { type Document, getOperations } from '../document.ts'

const EXTENSION = 'x-postern-header-values'

/** The emitter drops the headers of an operation's example. */
export function storeHeaderExamples(program: Program): void {
  navigateProgram(program, {
    operation(operation: Operation) {
      const values = headerValuesOf(program, operation)
      if (Object.keys(values).length > 0) setExtension(program, operation, EXTENSION, values)
    },
  })
}

function headerValuesOf(program: Program, operation: Operation): Record<string, string> {
  const values: Record<string, string> = {}
  for (const { returnType: shown } of getOpExamples(program, operation)) {
    if (shown?.valueKind !== 'ObjectValue') continue
    for (const [name, property] of getAnswerModels(operation).flatMap(({ properties }) => [...properties])) {
      const value = shown.properties.get(name)?.value
      if (isHeader(program, property) && value?.valueKind === 'StringValue') {
        values[getHeaderFieldName(program, property)] = value.value
      }
    }
  }
  return values
}

function getAnswerModels({ returnType }: Operation): Model[] {
  const answers = returnType.kind === 'Union' ? [...returnType.variants.values()].map(({ type }) => type) : [returnType]
  return answers.filter((answer) => answer.kind === 'Model')
}

export function applyHeaderExamples(document: Document): void {
  for (const { operation } of getOperations(document.paths)) {
    const { [EXTENSION]: values = {} } = operation
    for (const { headers = {} } of Object.values(operation.responses)) {
      for (const [name, header] of Object.entries(headers)) {
        if (values[name] !== undefined) headers[name] = { ...(header as object), example: values[name] }
      }
    }
    delete operation[EXTENSION]
  }
}
