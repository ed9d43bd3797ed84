import { problemRules } from '../../generated/errors.ts'
import type { Schema } from '../../spec/tools/document.ts'
import { SEPARATE_VALIDATION_KEYWORD } from '../../spec/tools/validated-apart.ts'
import { findBodySchema, listParametersIn, type Operation } from '../contract.ts'
import { assert } from '../outcome.ts'
import { listBodyProperties, replaceBodyValue } from '../schemas/body-properties.ts'
import { findInvalidText, listInvalidValues } from '../schemas/wrong-values.ts'
import { type ApiAnswer, type RequestParts, type RequestToSend, readErrorObject } from '../transports/attempt.ts'
import { type ErrorCase, refuse, UNKNOWN_QUERY_PARAMETER } from './case.ts'

/** A malformed request, and the location that the error must report. */
type Mistake = {
  name: string
  place: string
  change: (parts: RequestParts) => Partial<RequestToSend>
  httpOnly?: boolean
}

export function buildValidationErrorCases(operation: Operation): ErrorCase[] {
  const mistakes = [
    ...parameterMistakes(operation, 'path'),
    unknownParameter(operation),
    ...parameterMistakes(operation, 'query'),
    ...parameterMistakes(operation, 'header'),
    ...bodyMistakes(operation),
  ]
  return mistakes.map(({ name, place, change, httpOnly }) =>
    refuse(operation, 'validation_failed', name, (_, parts) => change(parts), {
      httpOnly,
      inspect: (answer) => tellsOf(answer, place),
    }),
  )
}

function parameterMistakes(operation: Operation, place: 'path' | 'query' | 'header'): Mistake[] {
  const part = place === 'header' ? 'headers' : place
  return listParametersIn(operation, place).flatMap((parameter) => {
    const { name, schema } = parameter
    const wrong = findInvalidText(parameter)
    const mistake = (what: string, value: string | string[]): Mistake => ({
      name: `${place}: ${name} ${what}`,
      place: `${place}/${name}`,
      change: (parts) => ({ [part]: { ...parts[part], [name]: value } }),
    })
    // The idempotency key has its own error code.
    if (name === 'Idempotency-Key') return []
    const misshapen = wrong === null ? [] : [mistake(`of the wrong ${place === 'query' ? 'type' : 'form'}`, wrong)]
    const isSingle = place === 'query' && schema.type !== 'array'
    return isSingle ? [...misshapen, mistake('given twice', ['1', '1'])] : misshapen
  })
}

const unknownParameter = (operation: Operation): Mistake => ({
  name: 'query: an unknown parameter',
  place: 'query/conformance_unknown',
  change: ({ query }) => ({ query: { ...query, ...UNKNOWN_QUERY_PARAMETER } }),
  // Without a key the SDK has only its methods, no typed client underneath.
  httpOnly: operation.scope === null,
})

function bodyMistakes(operation: Operation): Mistake[] {
  const schema = findBodySchema(operation)
  if (!schema) return noBodyMistakes(operation)
  const at = (path: string[], what: string, value: unknown): Mistake => ({
    name: `body: ${path.join('.')} ${what}`,
    place: `body/${path.join('/')}`,
    change: ({ body }) => ({ body: replaceBodyValue(body, path, value) }),
  })
  const whole = (what: string, sent: Partial<RequestToSend>): Mistake => ({
    name: `body: ${what}`,
    place: 'body',
    change: () => sent,
  })
  const places = listBodyProperties(schema)
  const mistaken = places.flatMap(({ path, schema: property }) =>
    listInvalidValues(property)
      .filter(({ value }) => !isJudgedApart(property, value))
      .map(({ description, value }) => at(path, `as ${description}`, value)),
  )
  const missing = places.filter(({ required }) => required).map(({ path }) => at(path, 'missing', undefined))
  return [
    { ...at(['conformance_unknown'], '', 1), name: 'body: an unknown field' },
    ...mistaken,
    ...missing,
    whole('a list', { body: [] }),
    whole('broken JSON', { bytes: '{"' }),
    ...(operation.bodyRequired ? [whole('nothing', { bytes: '' })] : []),
  ]
}

/** In a list whose items are judged separately, a wrong item does not refuse the request. */
const isJudgedApart = (property: Schema, value: unknown): boolean =>
  Array.isArray(value) && property[SEPARATE_VALIDATION_KEYWORD] === true

/** A GET cannot have a body at all. */
function noBodyMistakes({ method }: Operation): Mistake[] {
  if (method === 'GET') return []
  return [{ name: 'a body where none is taken', place: 'body', change: () => ({ body: { unasked: true } }) }]
}

function tellsOf({ body }: ApiAnswer, place: string): void {
  const { details } = readErrorObject(body)
  const problems = Array.isArray(details) ? details : []
  const places = problems.map(({ path }) => String(path))
  const unruly = problems.find(({ rule }) => !Object.hasOwn(problemRules, rule))
  assert(unruly === undefined, `error.details has the rule ${unruly?.rule}, which is not declared`)
  const isNamed = places.some((path) => path === place || path.startsWith(`${place}/`))
  assert(isNamed, `error.details names ${places.join(', ') || 'no place'}, not ${place}`)
}

const MAX_BYTES = 1024 * 1024

/** Bodies that are refused before their content is validated. */
export function buildUnparsedBodyErrorCases(operation: Operation): ErrorCase[] {
  // Pairing is a single function of the SDK, without a typed client underneath.
  const options = { httpOnly: operation.scope === null }
  const refusedFor = (name: string, headers: Record<string, string>) =>
    refuse(operation, 'unsupported_media_type', name, () => ({ headers }), options)
  const tooLarge = ({ body }: RequestParts) => ({ bytes: JSON.stringify(body).padEnd(MAX_BYTES + 1) })
  return [
    refusedFor('text/plain', { 'Content-Type': 'text/plain' }),
    refusedFor('a compressed body', { 'Content-Encoding': 'gzip' }),
    refuse(operation, 'payload_too_large', 'one byte too many', (_, parts) => tooLarge(parts), options),
  ]
}
