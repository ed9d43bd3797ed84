import type { ErrorObject } from 'ajv'
import { MAX_VALIDATION_ERRORS } from '../../../spec/shared/max-validation-errors.ts'
import { findNearestWord } from '../../../spec/shared/nearest-word.ts'
import { type InputProblem, MORE_PROBLEMS, toPointerToken, truncateName } from '../../platform/contract/problems.ts'

export function describeAjvErrors(place: string, found: ErrorObject[]): InputProblem[] {
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
    const problem = { path: pathOf(place, error), message: sentence(place, error, shapes) }
    const key = `${problem.path} ${problem.message}`
    if (seen.has(key)) return []
    seen.add(key)
    return [problem]
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
  return { ...error, instancePath: instancePath.split('/').map(truncateName).join('/') }
}

const SOMETHING = '\\S'

/** The sentence for a format or a known pattern already includes the lengths. */
const LENGTH = new Set(['minLength', 'maxLength'])

/** Not reported for a value that is not a number. */
const SIZE = new Set(['minimum', 'maximum'])

const FORMATS: Record<string, string> = {
  ulid: 'an id: 26 upper-case letters and digits',
  code: 'a code: lower-case letters, digits, hyphens and underscores, at most 64',
  'id-or-code': 'an id or a code',
  'date-time': 'an instant such as 2026-06-05T08:00:00Z',
  date: 'a calendar date such as 2026-06-05',
  'local-time': 'a time of day such as 09:30',
  email: 'an email address',
  uuid: 'a UUID',
  uri: 'an http or https address',
  timezone: 'a time zone such as Europe/Madrid',
  currency: 'a currency code such as EUR',
  line: 'text on one line that contains something that can be read',
  phone: 'a telephone number such as +34 600 000 000',
  word: 'a word of lower-case letters, digits and underscores, such as bank_transfer',
  int32: 'an integer between -2147483648 and 2147483647',
  int64: 'an integer between -9007199254740991 and 9007199254740991',
}

/** Descriptions of patterns, which nobody should have to read. */
const PATTERNS: Record<string, string> = {
  '^[0-9A-Fa-f]{8}-[0-9A-Fa-f]{4}-[0-9A-Fa-f]{4}-[0-9A-Fa-f]{4}-[0-9A-Fa-f]{12}$':
    'a UUID such as 3f2b8a64-5c0e-4d0b-9a75-0f1f5a7b8c9d',
  '^[0-7][0-9A-HJKMNP-TV-Z]{25}$': FORMATS.ulid as string,
  '^[a-z0-9][a-z0-9_-]{0,63}$': FORMATS.code as string,
  '^(0|[1-9][0-9]{0,8})\\.(0|[1-9][0-9]{0,8})\\.(0|[1-9][0-9]{0,8})$': 'three numbers with dots such as 2.1.0',
  '^[a-z0-9-]+(\\.[a-z0-9-]+)+$': 'a host name such as example.com',
  '^([0-7][0-9A-HJKMNP-TV-Z]{25}|[a-z0-9][a-z0-9_-]{0,63}|[a-z]+\\.[a-z]+)$':
    'an id, a code or a type such as checkin.recorded',
  '^[a-z_]+(\\.[^\\s.]{1,200})?$': 'a column such as first_name or answers.diet',
  '^[A-Za-z0-9_-]+$': 'an id of the platform: letters, digits, hyphens and underscores, at most 64',
  '^[!-~]+$': 'a token of visible ASCII characters, 4 to 500 of them',
  '^[0-9]{6,32}$': 'a PIN of 6 to 32 digits',
  '^[a-z_]{1,64}$': 'a result such as accepted',
}

/** Whether the error's sentence includes the length. */
function tellsForm({ keyword, params }: ErrorObject): boolean {
  return keyword === 'format' || (keyword === 'pattern' && params.pattern in PATTERNS)
}

/** These only repeat that an error below them occurred. */
function saysSomething({ keyword }: ErrorObject): boolean {
  return keyword !== 'if' && keyword !== 'allOf'
}

/** Not an error: an example of the right type at the place of a wrong one. */
const SHAPE = 'shape'

function shapesIn(errors: ErrorObject[]): Map<string, string> {
  const shown = errors.filter(({ keyword }) => keyword === SHAPE)
  return new Map(shown.map(({ instancePath, params }) => [instancePath, `, such as ${JSON.stringify(params.example)}`]))
}

function sentence(place: string, error: ErrorObject, shapes: Map<string, string>): string {
  const field = error.instancePath === '' ? `The ${place}` : `${noun(place)} ${dotted(error)}`
  const { params } = error
  switch (error.keyword) {
    case 'additionalProperties':
      return `${noun(place)} ${within(error)}${truncateName(params.additionalProperty)} is not known to this operation.${suggestion(error)}${place === 'query' ? knownParameters(error) : ''}`
    case 'required':
      return `${noun(place)} ${params.missingProperty} is missing${error.instancePath === '' ? '' : ` in ${dotted(error)}`}.`
    case 'type':
      return `${field} must be ${article(params.type)}${shapes.get(error.instancePath) ?? minorUnits(error)}.`
    default:
      return `${field} ${DEMANDS[error.keyword]?.(params) ?? error.message}.`
  }
}

/** What the other keywords demand of a field. */
const DEMANDS: Record<string, (params: ErrorObject['params']) => string> = {
  enum: ({ allowedValues, orType }) => `must be ${oneOf(allowedValues)}${orType ? ` or ${article(orType)}` : ''}`,
  const: ({ allowedValue }) => `must be ${allowedValue}`,
  format: ({ format }) => `must be ${FORMATS[format] ?? format}`,
  pattern: ({ pattern }) => `must ${describePattern(pattern)}`,
  minLength: ({ limit }) => `must have at least ${count(limit, 'character')}`,
  maxLength: ({ limit }) => `must have at most ${count(limit, 'character')}`,
  minItems: ({ limit }) => `must have at least ${count(limit, 'item')}`,
  maxItems: ({ limit }) => `must have at most ${count(limit, 'item')}`,
  maxProperties: ({ limit }) => `must have at most ${count(limit, 'entry').replace('entrys', 'entries')}`,
  uniqueItems: () => 'must not hold the same item twice',
  minimum: ({ limit }) => `must be at least ${limit}`,
  maximum: ({ limit }) => `must be at most ${limit}`,
}

function describePattern(pattern: string): string {
  if (pattern === SOMETHING) return 'contain something that can be read'
  return pattern in PATTERNS ? `be ${PATTERNS[pattern]}` : `match ${pattern}`
}

function oneOf(values: unknown[]): string {
  return values.length === 1 ? String(values[0]) : `one of ${values.join(', ')}`
}

function suggestion({ params }: ErrorObject): string {
  const meant = findNearestWord(params.additionalProperty, params.known ?? [])
  return meant === undefined ? '' : ` Did you mean ${meant}?`
}

function knownParameters({ params }: ErrorObject): string {
  const known: string[] = params.known ?? []
  return known.length === 0 ? ' It takes no parameters in its query.' : ` It knows ${known.join(', ')}.`
}

/** Every `amount` of the contract is money, and one that is no integer is most likely 45.50. */
function minorUnits({ instancePath, params }: ErrorObject): string {
  const isAmount = instancePath.endsWith('/amount') && params.type === 'integer'
  return isAmount ? ' in minor units, such as cents: 4550 for 45.50' : ''
}

function within(error: ErrorObject): string {
  return error.instancePath === '' ? '' : `${dotted(error)}.`
}

function dotted({ instancePath }: ErrorObject): string {
  return instancePath.slice(1).replaceAll('/', '.')
}

function noun(place: string): string {
  return place === 'body' ? 'The field' : 'The parameter'
}

function article(type: string | string[]): string {
  const names = [type]
    .flat()
    .map((name) => (/^[aeio]/.test(name) ? `an ${name}` : name === 'null' ? name : `a ${name}`))
  return names.join(' or ')
}

function count(limit: number, thing: string): string {
  return `${limit} ${thing}${limit === 1 ? '' : 's'}`
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
