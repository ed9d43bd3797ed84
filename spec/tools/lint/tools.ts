import { formatValidators } from '../../runtime/formats/index.ts'
import { type Document, getOperations, getParameters, isSuccessStatus, type Schema } from '../document.ts'
import { isBinarySchema } from '../fields.ts'
import { FORMAT_KEYWORD } from '../strict-formats.ts'

/** Rules for tools that read the document and have failed on the opposite. */
export const toolLintRules = [
  authSchemesAreLowerCase,
  operationsWithoutKeyDemandNothing,
  idempotencyKeysHaveNoExample,
  everyOperationIsBelowTheDocument,
  formatsAreKnownToAll,
  picturesAreOfOneType,
  headersAreDeclared,
]

/** Older generators compare the scheme case-sensitively, and send no credential if it is not the one they know. */
function authSchemesAreLowerCase(document: Document): string[] {
  const schemes = Object.entries(document.components.securitySchemes ?? {}) as [string, { scheme?: string }][]
  return schemes
    .filter(([, { scheme = '' }]) => scheme !== scheme.toLowerCase())
    .map(
      ([name, { scheme }]) => `The security scheme ${name} is written ${scheme} instead of ${scheme?.toLowerCase()}.`,
    )
}

/** Some tools read an empty security requirement as one, and send the key to public operations. */
function operationsWithoutKeyDemandNothing(document: Document): string[] {
  return getOperations(document.paths).flatMap(({ label, operation }) =>
    operation.security?.some((demand) => Object.keys(demand).length === 0)
      ? [`${label} demands {} of its callers instead of nothing.`]
      : [],
  )
}

/** Tools send an example as it is, so the second call would be refused as a reused key. */
function idempotencyKeysHaveNoExample(document: Document): string[] {
  return getOperations(document.paths).flatMap(({ label, operation }) =>
    getParameters(document, operation)
      .filter(({ name }) => name === 'Idempotency-Key')
      .filter((parameter) => [parameter, parameter.schema].some(givesValue))
      .map(() => `${label} gives a value for Idempotency-Key, which tools would send again and again.`),
  )
}

const givesValue = (part: object): boolean => ['example', 'examples', 'default'].some((name) => name in part)

/** Most generators support one server per document and ignore those of an operation, so its calls would fail. */
function everyOperationIsBelowTheDocument(document: Document): string[] {
  return getOperations(document.paths).flatMap(({ label, operation }) =>
    operation.servers ? [`${label} has a server of its own, which most tools do not read.`] : [],
  )
}

/** Formats of the OpenAPI registry; strict validators refuse schemas with any other. */
const KNOWN_FORMATS = ['date-time', 'date', 'email', 'uri', 'uuid', 'int32', 'int64', 'binary']

/** Our own formats are in `x-postern-format`, with a pattern that everyone can check. */
function formatsAreKnownToAll(document: Document): string[] {
  return schemasIn(document).flatMap(([where, schema]) => {
    const { format, pattern, [FORMAT_KEYWORD]: strict } = schema
    return [
      ...(format === undefined || KNOWN_FORMATS.includes(String(format))
        ? []
        : [`${where} has the format ${format}, which tools do not know: write it as ${FORMAT_KEYWORD}.`]),
      ...(strict === undefined || String(strict) in formatValidators
        ? []
        : [`${where} has the ${FORMAT_KEYWORD} ${strict}, which nothing checks.`]),
      ...(strict === undefined || pattern !== undefined
        ? []
        : [`${where} has the ${FORMAT_KEYWORD} ${strict} but no pattern for those who do not know it.`]),
    ]
  })
}

/** Everything that could be a schema, with the name of its container. */
function schemasIn(document: Document): [string, Schema][] {
  const found: [string, Schema][] = []
  const visit = (where: string, value: unknown) => {
    if (typeof value !== 'object' || value === null) return
    if ('type' in value && typeof value.type === 'string') found.push([where, value as Schema])
    for (const [key, child] of Object.entries(value)) if (!NO_SCHEMAS.has(key)) visit(where, child)
  }
  for (const [name, schema] of Object.entries(document.components.schemas)) visit(name, schema)
  for (const [name, parameter] of Object.entries(document.components.parameters ?? {})) visit(name, parameter)
  for (const { label, operation } of getOperations(document.paths)) visit(`${label}`, operation)
  return found
}

const NO_SCHEMAS = new Set(['example', 'examples', 'enum', 'const', 'default'])

/** Pictures are bytes in every format, so that a client has one type for all of them. */
function picturesAreOfOneType(document: Document): string[] {
  return getOperations(document.paths).flatMap(({ label, operation }) =>
    Object.values(operation.responses).flatMap(({ content = {} }) => {
      const pictures = Object.entries(content).filter(([type]) => type.startsWith('image/'))
      return pictures
        .filter(([, { schema }]) => !isBinarySchema(document, schema))
        .map(([type]) => `${label} answers ${type} as something else than bytes.`)
    }),
  )
}

/** Headers that the request path reads and writes for every operation are documented too. */
function headersAreDeclared(document: Document): string[] {
  return getOperations(document.paths).flatMap(({ label, operation }) => {
    const read = getParameters(document, operation).map(({ name }) => name)
    const answered = Object.entries(operation.responses).flatMap(([status, { headers = {} }]) =>
      isSuccessStatus(status) ? [Object.keys(headers)] : [],
    )
    const missing = [
      ...['X-Request-Id', ...(operation['x-postern-scope'] ? ['X-Service-Client'] : [])].filter(
        (name) => !read.includes(name),
      ),
      ...['X-Request-Id', ...(operation['x-postern-idempotency'] ? ['Idempotent-Replayed'] : [])].filter(
        (name) => !answered.every((names) => names.includes(name)),
      ),
    ]
    return missing.map((name) => `${label} does not declare the header ${name}.`)
  })
}
