import type { ErrorObject } from 'ajv'

/** Where one of several shapes is asked for: what is wrong with the shape that was sent, or else which shapes there are. */
export function withoutAlternatives(errors: ErrorObject[]): ErrorObject[] {
  const choices = new Set(errors.filter(({ keyword }) => keyword === 'anyOf').map(({ instancePath }) => instancePath))
  if (choices.size === 0) return errors
  const isAlternative = ({ instancePath, keyword }: ErrorObject) =>
    (keyword === 'type' || keyword === 'anyOf') && choices.has(instancePath)
  const closer = new Set(
    errors.flatMap((error) => (isAlternative(error) ? above(error) : [error.instancePath, ...above(error)])),
  )
  const types = typesOf(errors.filter(isAlternative))
  const told = new Set<string>()
  return errors.flatMap((error) => {
    if (!isAlternative(error)) return [error]
    const { instancePath, keyword } = error
    if (keyword === 'anyOf' || closer.has(instancePath) || told.has(instancePath)) return []
    told.add(instancePath)
    return [{ ...error, params: { type: [...(types.get(instancePath) ?? [])] } }]
  })
}

/** The paths of what encloses the place of the error. */
function above({ instancePath }: ErrorObject): string[] {
  const paths: string[] = []
  for (let end = instancePath.lastIndexOf('/'); end >= 0; end = instancePath.lastIndexOf('/', end - 1)) {
    paths.push(instancePath.slice(0, end))
    if (end === 0) break
  }
  return paths
}

function typesOf(errors: ErrorObject[]): Map<string, Set<string>> {
  const types = new Map<string, Set<string>>()
  for (const { instancePath, keyword, params } of errors) {
    if (keyword !== 'type') continue
    const known = types.get(instancePath) ?? new Set()
    for (const type of [params.type].flat()) known.add(type)
    types.set(instancePath, known)
  }
  return types
}
