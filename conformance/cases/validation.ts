import type { Schema } from '../../spec/tools/document.ts'
import { JUDGED_APART } from '../../spec/tools/judged-apart.ts'
import { bodySchemaOf, declares, type Operation, parametersIn } from '../contract.ts'
import { check } from '../outcome.ts'
import { placesIn, withValue } from '../schemas/places.ts'
import { wrongTextFor, wrongValuesFor } from '../schemas/wrong-values.ts'
import { type ApiAnswer, type Attempt, errorIn, type RequestParts } from '../transports/attempt.ts'
import type { Provocation } from './case.ts'

const family = 'validation'

type Change = (parts: RequestParts) => Partial<Attempt>

/** Every way, told by the schemas alone, of not being well formed. */
export function validationProvocations(operation: Operation): Provocation[] {
  if (!declares(operation, 'validation_failed')) return []
  return [
    ...pathProvocations(operation),
    ...queryProvocations(operation),
    ...headerProvocations(operation),
    ...(bodySchemaOf(operation) ? bodyProvocations(operation) : noBodyProvocations(operation)),
  ]
}

function malformed(operation: Operation, name: string, place: string, change: Change): Provocation {
  return {
    family,
    name,
    code: 'validation_failed',
    arrange: async (stage) => {
      const parts = await stage.unused(operation)
      return { ...parts, key: await stage.keyFor(operation), ...change(parts) }
    },
    inspect: (answer) => tellsOf(answer, place),
  }
}

function pathProvocations(operation: Operation): Provocation[] {
  return parametersIn(operation, 'path').flatMap((parameter) => {
    const wrong = wrongTextFor(parameter)
    const { name } = parameter
    if (wrong === null) return []
    const change: Change = ({ path }) => ({ path: { ...path, [name]: wrong } })
    return [malformed(operation, `path: ${name} of the wrong form`, `path/${name}`, change)]
  })
}

function queryProvocations(operation: Operation): Provocation[] {
  const unknown: Change = ({ query }) => ({ query: { ...query, conformance_unknown: '1' } })
  const stray = malformed(operation, 'query: an unknown parameter', 'query/conformance_unknown', unknown)
  return [
    // Without a key, the SDK has nothing but its methods.
    operation.scope === null ? { ...stray, httpOnly: true } : stray,
    ...parametersIn(operation, 'query').flatMap((parameter) => {
      const { name, schema } = parameter
      const wrong = wrongTextFor(parameter)
      const mistaken: Change = ({ query }) => ({ query: { ...query, [name]: wrong ?? '' } })
      const repeated: Change = ({ query }) => ({ query: { ...query, [name]: ['1', '1'] } })
      return [
        ...(wrong === null
          ? []
          : [malformed(operation, `query: ${name} of the wrong type`, `query/${name}`, mistaken)]),
        ...(schema.type === 'array'
          ? []
          : [malformed(operation, `query: ${name} given twice`, `query/${name}`, repeated)]),
      ]
    }),
  ]
}

/** The idempotency key has an error of its own. */
function headerProvocations(operation: Operation): Provocation[] {
  const parameters = parametersIn(operation, 'header').filter(({ name }) => name !== 'Idempotency-Key')
  return parameters.flatMap((parameter) => {
    const { name } = parameter
    const wrong = wrongTextFor(parameter)
    if (wrong === null) return []
    const change: Change = () => ({ headers: { [name]: wrong } })
    return [malformed(operation, `header: ${name} of the wrong form`, `header/${name}`, change)]
  })
}

function bodyProvocations(operation: Operation): Provocation[] {
  const schema = bodySchemaOf(operation) ?? {}
  const places = placesIn(schema)
  const replaced =
    (path: string[], value: unknown): Change =>
    ({ body }) => ({ body: withValue(body, path, value) })
  const mistaken = places.flatMap(({ path, schema: property }) =>
    wrongValuesFor(property)
      .filter(({ value }) => !isJudgedApart(property, value))
      .map(({ description, value }) =>
        malformed(
          operation,
          `body: ${path.join('.')} as ${description}`,
          `body/${path.join('/')}`,
          replaced(path, value),
        ),
      ),
  )
  const missing = places
    .filter(({ required }) => required)
    .map(({ path }) =>
      malformed(operation, `body: ${path.join('.')} missing`, `body/${path.join('/')}`, replaced(path, undefined)),
    )
  const unknown = replaced(['conformance_unknown'], 1)
  const bytes =
    (text: string): Change =>
    () => ({ bytes: text })
  return [
    malformed(operation, 'body: an unknown field', 'body/conformance_unknown', unknown),
    ...mistaken,
    ...missing,
    malformed(operation, 'body: a list', 'body', () => ({ body: [] })),
    malformed(operation, 'body: broken JSON', 'body', bytes('{"')),
    ...(operation.bodyRequired ? [malformed(operation, 'body: nothing', 'body', bytes(''))] : []),
  ]
}

/** Of a list whose items are judged one by one, what is wrong with an item refuses nothing else. */
function isJudgedApart(property: Schema, value: unknown): boolean {
  return Array.isArray(value) && property[JUDGED_APART] === true
}

/** A GET cannot carry a body at all. */
function noBodyProvocations(operation: Operation): Provocation[] {
  if (operation.method === 'GET') return []
  return [malformed(operation, 'a body where none is taken', 'body', () => ({ body: { unasked: true } }))]
}

function tellsOf({ body }: ApiAnswer, place: string): void {
  const { details } = errorIn(body)
  const places = Array.isArray(details) ? details.map(({ path }) => String(path)) : []
  const told = places.some((path) => path === place || path.startsWith(`${place}/`))
  check(told, `error.details names ${places.join(', ') || 'no place'}, not ${place}`)
}
