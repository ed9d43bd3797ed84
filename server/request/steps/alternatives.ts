import type { ErrorObject } from 'ajv'

/** Where one of several shapes is asked for: what is wrong with the shape that was sent, or else which shapes there are. */
export function withoutAlternatives(found: ErrorObject[]): ErrorObject[] {
  const errors = withoutOtherShapes(found)
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
    if (!isAlternative(error)) {
      const or = error.keyword === 'enum' ? types.get(error.instancePath) : undefined
      return [or ? { ...error, params: { ...error.params, orType: [...or] } } : error]
    }
    const { instancePath, keyword } = error
    if (keyword === 'anyOf' || closer.has(instancePath) || told.has(instancePath)) return []
    told.add(instancePath)
    return [{ ...error, params: { type: [...(types.get(instancePath) ?? [])] } }]
  })
}

/** What has another shape does not need to hear what else that shape would ask for. */
function withoutOtherShapes(errors: ErrorObject[]): ErrorObject[] {
  const otherShapes = new Set(errors.filter(({ keyword }) => keyword === 'type').map(shapeOf))
  return errors.filter((error) => error.keyword !== 'enum' || !otherShapes.has(shapeOf(error)))
}

/** Which of the shapes at a place an error is about. */
function shapeOf({ instancePath, schemaPath }: ErrorObject): string {
  return `${instancePath} ${schemaPath.slice(0, schemaPath.lastIndexOf('/'))}`
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
