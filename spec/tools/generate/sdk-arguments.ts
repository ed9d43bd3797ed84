import type { Argument, SdkOperation } from './sdk-operations.ts'

/** What a method takes, in this order: what its path names, its body, its query. */
export function argumentsOf({ pathArguments, body, query }: SdkOperation): Argument[] {
  return [...pathArguments, ...(body ? [body] : []), ...(query ? [query] : [])]
}

export function typeOfArguments(operation: SdkOperation): string {
  const options = operation.idempotent ? 'PostOptions' : 'RequestOptions'
  const typed = argumentsOf(operation).map((argument, index, all) => {
    const optional = all.slice(index).every((each) => each.optional)
    return `${argument.name}${optional ? '?' : ''}: ${typeOf(argument, operation)}`
  })
  return [...typed, `options?: ${options}`].join(', ')
}

function typeOf(argument: Argument, operation: SdkOperation): string {
  const { name, type } = argument
  const { answer, body, fileType } = operation
  if (argument === body && fileType) return `models.${type} | Upload`
  if (type === 'ChangesQuery' || !/^[A-Z]\w*$/.test(type)) return type
  const choosesFile = name === 'query' && answer.kind === 'files' && !('' in answer.types)
  return choosesFile ? `Omit<models.${type}, 'format'> & { format?: Format }` : `models.${type}`
}
