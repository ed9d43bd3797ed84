import type { ErrorObject } from 'ajv'
import { MAX_VALIDATION_ERRORS } from '../max-validation-errors.ts'
import { findNearestWord } from '../nearest-word.ts'
import { clipName, type FoundProblem, type InputProblem, MORE_PROBLEMS, problem, toPointerToken } from './problems.ts'
import type { FormatName } from './words-en.ts'

export function describeAjvErrors(place: string, found: ErrorObject[]): FoundProblem[] {
  const seen = new Set<string>()
  const placed = found.map(withShortPath)
  const shapes = shapesIn(placed)
  const errors = placed.filter(({ keyword }) => keyword !== SHAPE)
  const misformed = new Set(
    errors.filter(({ keyword }) => keyword === 'format').map(({ instancePath }) => instancePath),
  )
  const misspelt = new Set(errors.filter(tellsForm).map(({ instancePath }) => instancePath))
  const apart = reduceAnyOfErrors(errors)
  const mistyped = new Set(apart.filter(({ keyword }) => keyword === 'type').map(({ instancePath }) => instancePath))
  const isNoNumber = ({ instancePath }: ErrorObject) => mistyped.has(instancePath) || misformed.has(instancePath)
  const worthShowing = apart.filter(
    (error) =>
      saysSomething(error) &&
      !(error.keyword === 'format' && mistyped.has(error.instancePath)) &&
      !(misformed.has(error.instancePath) && error.keyword === 'pattern') &&
      !(misspelt.has(error.instancePath) && LENGTH.has(error.keyword)) &&
      !(SIZE.has(error.keyword) && isNoNumber(error)),
  )
  const problems = worthShowing.flatMap((error) => {
    const found = problemOf(pathOf(place, error), error, shapes)
    const key = `${found.path} ${found.message}`
    if (seen.has(key)) return []
    seen.add(key)
    return [found]
  })
  // With fewer errors, no list was cut off.
  return found.length < MAX_VALIDATION_ERRORS ? problems : [...problems, MORE_PROBLEMS]
}

function pathOf(place: string, error: ErrorObject): string {
  const named = error.params.additionalProperty ?? error.params.missingProperty
  return `${place}${error.instancePath}${named === undefined ? '' : `/${toPointerToken(named)}`}`
}

/** Answers to a form have names chosen by the client, and each problem repeats them. */
function withShortPath(error: ErrorObject): ErrorObject {
  const { instancePath } = error
  return { ...error, instancePath: instancePath.split('/').map(clipName).join('/') }
}

/** The sentence for a format or a known pattern already includes the lengths. */
const LENGTH = new Set(['minLength', 'maxLength'])

/** Not reported for a value that is not a number. */
const SIZE = new Set(['minimum', 'maximum'])

/** What the patterns describe, which nobody should have to read. */
const PATTERNS: Record<string, FormatName> = {
  '^[0-9A-Fa-f]{8}-[0-9A-Fa-f]{4}-[0-9A-Fa-f]{4}-[0-9A-Fa-f]{4}-[0-9A-Fa-f]{12}$': 'uuid',
  '^[0-7][0-9A-HJKMNP-TV-Z]{25}$': 'ulid',
  '^[a-z0-9][a-z0-9_-]{0,63}$': 'code',
  '^(0|[1-9][0-9]{0,8})\\.(0|[1-9][0-9]{0,8})\\.(0|[1-9][0-9]{0,8})$': 'version',
  '^[a-z0-9-]+(\\.[a-z0-9-]+)+$': 'host',
  '^([0-7][0-9A-HJKMNP-TV-Z]{25}|[a-z0-9][a-z0-9_-]{0,63}|[a-z]+\\.[a-z]+)$': 'object-or-type',
  '^[a-z_]+(\\.[^\\s.]{1,200})?$': 'column',
  '^[A-Za-z0-9_-]+$': 'platform-id',
  '^[!-~]+$': 'token',
  '^[0-9]{6,32}$': 'pin',
  '^[a-z_]{1,64}$': 'result',
}

/** Whether the error's sentence includes the length. */
const tellsForm = ({ keyword, params }: ErrorObject): boolean =>
  keyword === 'format' || (keyword === 'pattern' && params.pattern in PATTERNS)

/** These only repeat that an error below them occurred. */
const saysSomething = ({ keyword }: ErrorObject): boolean => keyword !== 'if' && keyword !== 'allOf'

/** Not an error: an example of the right type at the place of a wrong one. */
const SHAPE = 'shape'

function shapesIn(errors: ErrorObject[]): Map<string, string> {
  const shown = errors.filter(({ keyword }) => keyword === SHAPE)
  return new Map(shown.map(({ instancePath, params }) => [instancePath, JSON.stringify(params.example)]))
}

function problemOf(path: string, error: ErrorObject, shapes: Map<string, string>): InputProblem {
  const example = shapes.get(error.instancePath)
  if (error.keyword === 'type' && example !== undefined)
    return problem(path, 'wrong_type', { expected: [error.params.type].flat(), example })
  const describe = PROBLEMS[error.keyword]
  if (!describe) throw new Error(`The keyword ${error.keyword} of the contract has no rule`)
  return describe(path, error.params)
}

/** By keywords of JSON Schema: all that the contract uses. */
const PROBLEMS: Record<string, (path: string, params: ErrorObject['params']) => InputProblem> = {
  additionalProperties: (path, { additionalProperty, known }) => {
    const suggestion = findNearestWord(additionalProperty, known)
    const isQuery = path.startsWith('query')
    return problem(path, 'unknown_field', { ...(suggestion ? { suggestion } : {}), ...(isQuery ? { known } : {}) })
  },
  required: (path) => problem(path, 'required'),
  // Every `amount` of the contract is money, and one that is no integer is most likely 45.50.
  type: (path, { type }) =>
    path.endsWith('/amount') && type === 'integer'
      ? problem(path, 'minor_units')
      : problem(path, 'wrong_type', { expected: [type].flat() }),
  enum: (path, { allowedValues, orType }) =>
    problem(path, 'one_of', { allowed: allowedValues.map(String), ...(orType ? { or: orType } : {}) }),
  format: (path, { format }) => problem(path, 'format', { format }),
  pattern: (path, { pattern }) => {
    if (pattern === '\\S') return problem(path, 'blank')
    const format = PATTERNS[pattern]
    if (!format) throw new Error(`The pattern ${pattern} of the contract has no name`)
    return problem(path, 'format', { format })
  },
  minLength: (path, { limit }) => problem(path, 'min_length', { limit }),
  maxLength: (path, { limit }) => problem(path, 'max_length', { limit }),
  minItems: (path, { limit }) => problem(path, 'min_items', { limit }),
  maxItems: (path, { limit }) => problem(path, 'max_items', { limit }),
  maxProperties: (path, { limit }) => problem(path, 'max_entries', { limit }),
  minimum: (path, { limit }) => problem(path, 'minimum', { limit }),
  maximum: (path, { limit }) => problem(path, 'maximum', { limit }),
}

/** For `anyOf`: the errors of the shape that was sent, or else the list of shapes. */
function reduceAnyOfErrors(found: ErrorObject[]): ErrorObject[] {
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

const shapeOf = ({ instancePath, schemaPath }: ErrorObject): string =>
  `${instancePath} ${schemaPath.slice(0, schemaPath.lastIndexOf('/'))}`

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
