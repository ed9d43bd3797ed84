import { Ajv } from 'ajv'
import { DECISION_VERSION } from '#sdk/checkin'
import { isDate } from '../../spec/runtime/formats/date-time.ts'
import { formatValidators } from '../../spec/runtime/formats/index.ts'
import * as format from './format.ts'

/** The description is what a complaint says that the value must be. */
type JsonSchema = { description?: string; [keyword: string]: unknown }

const objectOf = (required: Record<string, JsonSchema>, optional: Record<string, JsonSchema> = {}): JsonSchema => ({
  type: 'object',
  required: Object.keys(required),
  properties: { ...required, ...optional },
  additionalProperties: false,
  description: 'an object',
})

const listOf = (items: JsonSchema): JsonSchema => ({ type: 'array', items, description: 'a list' })

const someOf = (what: string, items: JsonSchema): JsonSchema => {
  const description = `a list of at least one ${what}`
  return { ...listOf(items), minItems: 1, default: [], description }
}

const oneOf = (values: readonly unknown[]): JsonSchema => ({ enum: values, description: `one of ${values.join(', ')}` })
const orElse = (value: unknown, schema: JsonSchema): JsonSchema => ({ ...schema, default: value })
const orNull = (schema: JsonSchema): JsonSchema => ({ ...schema, nullable: true, default: null })

const text: JsonSchema = { type: 'string', description: 'a text' }
const localTime = { ...text, format: 'local-time', description: 'a local time such as 09:30' }
const instant = { ...text, format: 'instant', description: 'an instant such as 2026-06-05T08:00:00.000Z' }
const mode = orElse('live', oneOf(['live', 'test']))
const hours = { opens_at: localTime, closes_at: localTime }
/** Allowed and not used. */
const name = {}

const day = objectOf(
  { code: text, date: { ...text, format: 'date', description: 'a date such as 2026-06-05' } },
  { name, starts_at: localTime, ends_at: localTime, locked_at: instant },
)

const point = objectOf(
  { code: text, kind: oneOf(format.listEnumValues('KnownPointKind')) },
  {
    name,
    days: listOf(text),
    attendee_types: listOf(text),
    groups: listOf(text),
    ...hours,
    windows: listOf(objectOf({ day: text }, hours)),
    limit: oneOf(format.listEnumValues('KnownPointLimit')),
    requires: oneOf(format.listEnumValues('KnownPointRequirement')),
  },
)

const kindOfTicket = orElse('per_person', oneOf(['per_person', 'shared']))

const world = objectOf(
  {},
  {
    timezone: { ...text, format: 'timezone', description: 'a time zone such as Europe/Madrid' },
    groups: listOf(objectOf({ code: text }, { name, parent: orNull(text) })),
    attendee_types: listOf(objectOf({ code: text }, { name, ticket: kindOfTicket })),
    days: listOf(day),
    check_in_points: listOf(point),
  },
)

const status = orElse('confirmed', oneOf(format.REGISTRATION_STATUSES))

const person = objectOf(
  { ref: text, attendee_type: text },
  { days: orNull(listOf(text)), group: orNull(text), cancelled_at: orNull(instant), status },
)

const ticket = objectOf({ ref: text }, { mode, voided_at: orNull(instant), people: someOf('person', person) })

const result = oneOf(format.SCAN_RESULTS)
const reason = { ...oneOf(format.SCAN_RESULT_REASONS), enum: [...format.SCAN_RESULT_REASONS, null] }

/** The result of a person, or an object where the reason matters. */
const resultOfPerson = {
  ...objectOf({ result }, { reason }),
  type: ['string', 'object'],
  pattern: `^(${format.SCAN_RESULTS.join('|')})$`,
  description: result.description,
}

const scan = objectOf(
  { at: instant, check_in_point: text, result },
  {
    ticket: text,
    code: text,
    code_form: oneOf(Object.keys(format.SCANNED_CODE_SPELLINGS)),
    mode,
    only: orNull(listOf(text)),
    reason,
    people: orNull({ ...objectOf({}), additionalProperties: resultOfPerson }),
  },
)

const oneCase = objectOf(
  { name: text },
  {
    why: orNull(text),
    world: orElse({}, world),
    tickets: orElse([], listOf(ticket)),
    scans: someOf('scan', scan),
    engine_only: orElse(false, { type: 'boolean', description: 'true or false' }),
  },
)

const onlyVersion = (version: number, what: string): JsonSchema => ({
  const: version,
  description: `${version}, the version of ${what} that is known here`,
})

const file = objectOf(
  { version: onlyVersion(1, 'the format'), cases: listOf(oneCase) },
  {
    $schema: {},
    decision_version: onlyVersion(DECISION_VERSION, 'the decision'),
    description: {},
    world: orElse({}, world),
  },
)

const INSTANT = /^\d{4}-\d{2}-\d{2}T([01]\d|2[0-3]):[0-5]\d(:[0-5]\d(\.\d+)?)?(Z|[+-]\d{2}:\d{2})$/

const formats = { ...formatValidators, instant: (value: string) => INSTANT.test(value) && isDate(value.slice(0, 10)) }

const ajv = new Ajv({ allErrors: true, allowUnionTypes: true, formats, useDefaults: true, verbose: true })

/** Whether a value is a file of cases; fills in what the file leaves out. */
export const isCaseFile = ajv.compile<format.CaseFile>(file)
