import type { ErrorObject } from 'ajv'

/** For `anyOf`: the errors of the shape that was sent, or else the list of shapes. */
export function reduceAnyOfErrors(found: ErrorObject[]): ErrorObject[] {
  const errors = withoutOtherShapes(found)
  const choices = new Set(errors.filter(({ keyword }) => keyword === 'anyOf').map(({ instancePath }) => instancePath))
  if (choices.size === 0) return errors
  const isAlternative = ({ instancePath, keyword }: ErrorObject) =>
    (keyword === 'type' || keyword === 'anyOf') && choices.has(instancePath)
  const closer = new Set(
    errors.flatMap((error) => (isAlternative(error) ? above(error) : [error.instancePath, ...above(error)])),
  )
  const types = typesOf(errors.filter(isAlternative))
  const seen = new Set<string>()
  return errors.flatMap((error) => {
    if (!isAlternative(error)) {
      const or = error.keyword === 'enum' ? types.get(error.instancePath) : undefined
      return [or ? { ...error, params: { ...error.params, orType: [...or] } } : error]
    }
    const { instancePath, keyword } = error
    if (keyword === 'anyOf' || closer.has(instancePath) || seen.has(instancePath)) return []
    seen.add(instancePath)
    return [{ ...error, params: { type: [...(types.get(instancePath) ?? [])] } }]
  })
}

/** A value of the wrong type needs no further errors of that shape. */
function withoutOtherShapes(errors: ErrorObject[]): ErrorObject[] {
  const otherShapes = new Set(errors.filter(({ keyword }) => keyword === 'type').map(shapeOf))
  return errors.filter((error) => error.keyword !== 'enum' || !otherShapes.has(shapeOf(error)))
}

function shapeOf({ instancePath, schemaPath }: ErrorObject): string {
  return `${instancePath} ${schemaPath.slice(0, schemaPath.lastIndexOf('/'))}`
}

/** The paths of all parents of the error's value. */
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
