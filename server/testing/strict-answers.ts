import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js'
import { ajvFormats } from '../../spec/runtime/formats/index.ts'
import type { Document, Schema } from '../../spec/tools/document.ts'
import { readContractWithInlineResponses } from '../../spec/tools/generate/shared-responses.ts'
import { applyStrictFormats } from '../../spec/tools/strict-formats.ts'
import type { AnswerObserver } from '../request/dispatch.ts'

type Answer = Parameters<AnswerObserver>[0]

export type StrictResponseChecks = { observe: AnswerObserver; violations: string[] }

/** Checks responses as if the contract were sealed: an undeclared status, field or error code is a violation. */
export function buildStrictResponseChecks(document: Document = publishedContract()): StrictResponseChecks {
  const violations: string[] = []
  const validatorOf = buildStrictValidators(document)
  return {
    violations,
    observe: (answer) => {
      for (const problem of problemsOf(document, validatorOf, answer)) {
        violations.push(`${answer.route.method} ${answer.route.path} answered ${answer.status}: ${problem}`)
      }
    },
  }
}

let read: Document | undefined

/** Read once for all servers of a process. */
function publishedContract(): Document {
  read ??= readContractWithInlineResponses()
  return read
}

function problemsOf(document: Document, validatorOf: ValidatorLookup, answer: Answer): string[] {
  const { route, status } = answer
  const declared = document.paths[route.path]?.[route.method.toLowerCase()]?.responses[String(status)]
  if (!declared) return ['this status is not declared']
  const schema = declared.content?.['application/json']?.schema
  if (!schema) return [...contentProblems(declared, answer), ...headerProblems(declared, answer, {})]
  const body = JSON.parse(String(answer.body))
  const validate = validatorOf(schema)
  const shape = validate(body)
    ? []
    : (validate.errors ?? []).map((error) => `${error.instancePath} ${error.message} ${JSON.stringify(error.params)}`)
  const headers = headerProblems(declared, answer, body)
  return [...shape, ...headers, ...(status >= 400 ? errorProblems(document, answer, body.error) : [])]
}

type Declared = { content?: object; headers?: object }

function headerProblems(declared: Declared, answer: Answer, body: { error?: { code?: string } }): string[] {
  return Object.keys(declared.headers ?? {})
    .filter(
      (name) =>
        name !== ONLY_WHEN_REPEATED && !(name.toLowerCase() in answer.headers) && !isRateHeaderBeforeTheKey(name, body),
    )
    .map((name) => `the header ${name} is missing`)
}

const ONLY_WHEN_REPEATED = 'Idempotent-Replayed'

function contentProblems(declared: Declared, { body, headers }: Answer): string[] {
  const types = Object.keys(declared.content ?? {})
  if (types.length === 0) return body.length === 0 ? [] : ['a body was sent although none is declared']
  const type = String(headers['content-type']).split(';')[0] ?? ''
  return types.includes(type) ? [] : [`the content is ${type}, which is not declared`]
}

/** Errors before the key is looked up cannot have rate headers. */
function isRateHeaderBeforeTheKey(name: string, body: { error?: { code?: string } }): boolean {
  const early = ['internal', 'unavailable']
  return name.startsWith('X-RateLimit') && early.includes(body.error?.code ?? '')
}

const COMMON_ERROR_FIELDS = ['code', 'message', 'details', 'doc_url', 'request_id']

function errorProblems(document: Document, { route, status }: Answer, error: Record<string, unknown>): string[] {
  const code = String(error.code)
  const facts = document['x-postern-error-registry']?.[code]
  if (!facts) return [`the code ${code} is not in the registry`]
  const own = facts.fields
  const allowed = [...COMMON_ERROR_FIELDS, ...own]
  return [
    ...(facts.status === status ? [] : [`the code ${code} belongs to the status ${facts.status}`]),
    ...(route.errors.includes(code) || code === OF_ENDED_CONNECTIONS
      ? []
      : [`the code ${code} is not declared for this operation`]),
    ...(/^[A-Z].*[.?]$/s.test(String(error.message)) ? [] : [`"${error.message}" is not a whole sentence`]),
    ...own
      .filter((field) => !(field in error) && !facts.optional_fields?.includes(field))
      .map((field) => `the field error.${field} is missing`),
    ...(facts.certain_details ?? [])
      .filter((field) => !(field in ((error.details ?? {}) as object)))
      .map((field) => `the field error.details.${field} is missing`),
    ...Object.keys(error)
      .filter((field) => !allowed.includes(field))
      .map((field) => `the field error.${field} is not declared for ${code}`),
  ]
}

/** Said to a client that is gone: no operation declares it. */
const OF_ENDED_CONNECTIONS = 'malformed_request'

type ValidatorLookup = (schema: Schema) => ValidateFunction

const lookups = new WeakMap<Document, ValidatorLookup>()

/** Validators that refuse undeclared fields; compiled once per document, for the servers of all test files. */
export function buildStrictValidators(document: Document): ValidatorLookup {
  const known = lookups.get(document) ?? compileOnDemand(document)
  lookups.set(document, known)
  return known
}

function compileOnDemand(document: Document): ValidatorLookup {
  const ajv = new Ajv2020({ strict: false, allErrors: true, formats: ajvFormats })
  ajv.addSchema({
    $id: 'contract',
    components: { schemas: seal(applyStrictFormats(document.components.schemas)) },
  } as object)
  const byText = new Map<string, ValidateFunction>()
  const bySchema = new WeakMap<Schema, ValidateFunction>()
  const compile = (schema: Schema): ValidateFunction => {
    const text = JSON.stringify(seal(applyStrictFormats(schema))).replaceAll('"$ref":"#/', '"$ref":"contract#/')
    const validate = byText.get(text) ?? ajv.compile(JSON.parse(text))
    byText.set(text, validate)
    bySchema.set(schema, validate)
    return validate
  }
  return (schema) => bySchema.get(schema) ?? compile(schema)
}

function seal<T>(value: T): T {
  if (Array.isArray(value)) return value.map(seal) as T
  if (typeof value !== 'object' || value === null) return value
  const copy = Object.fromEntries(Object.entries(value).map(([key, child]) => [key, seal(child)]))
  const isObject = copy.type === 'object' && typeof copy.properties === 'object'
  if (isObject && !('additionalProperties' in copy)) copy.unevaluatedProperties = false
  return copy as T
}
