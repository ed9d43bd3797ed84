import { type Document, getOperations, getParameters, listAnswers, type Operation } from '../document.ts'
import { resolveSchema } from '../fields.ts'

/** Names with another meaning in a client: the typed client underneath, and members written by hand. */
const TAKEN = ['http', 'scanner', 'changes', 'then']

/** The SDK uses these names: two operations of a host cannot share one, and none can also be a resource. */
export function everyOperationHasAnSdkName(document: Document): string[] {
  const seen = new Map<string, string>()
  const resources = new Set(getOperations(document.paths).flatMap(({ operation }) => resourcesOf(operation)))
  return getOperations(document.paths).flatMap(({ label, operation }) => {
    const name = operation['x-postern-sdk']
    if (!name?.method) return [`${label} has no name in the SDK: it stands in no interface.`]
    const full = fullName(operation)
    const other = seen.get(full)
    seen.set(full, label)
    return [
      ...(other ? [`${label} has the same name in the SDK as ${other}: ${readable(operation)}.`] : []),
      ...(resources.has(full) ? [`${label} is named as a resource in the SDK: ${readable(operation)}.`] : []),
      ...[...name.resource, name.method]
        .filter((part) => !/^[a-z][A-Za-z0-9]*$/.test(part) || TAKEN.includes(part))
        .map((part) => `${label} cannot be named ${part} in the SDK.`),
    ]
  })
}

/** `events` and `events.days` of `events.days.lock`. */
function resourcesOf(operation: Operation): string[] {
  const { resource = [] } = operation['x-postern-sdk'] ?? {}
  return resource.map((_, index) => `${operation['x-postern-host']}:${resource.slice(0, index + 1).join('.')}`)
}

const fullName = (operation: Operation): string => `${operation['x-postern-host']}:${readable(operation)}`

function readable(operation: Operation): string {
  const { resource = [], method = '' } = operation['x-postern-sdk'] ?? {}
  return [...resource, method].join('.')
}

/** A parameter `format` selects one of several media types by name. The file of a signed link has a fixed type. */
export function everyFileFormatCanBeChosen(document: Document): string[] {
  return getOperations(document.paths).flatMap(({ label, operation }) => {
    const types = new Set(listAnswers(operation).map(({ type }) => type))
    if (types.size < 2 || operation['x-postern-signed-link']) return []
    const format = getParameters(document, operation).find(({ name }) => name === 'format')
    const values = (resolveSchema(document, format?.schema).enum ?? []) as string[]
    return [...types]
      .filter((type) => !values.some((value) => isFormatOfMediaType(value, type)))
      .map((type) => `${label} answers ${type}, which no value of a parameter format asks for.`)
  })
}

/** `svg` selects `image/svg+xml`. */
export const isFormatOfMediaType = (format: string, type: string): boolean =>
  type.split('/')[1]?.split('+')[0] === format
