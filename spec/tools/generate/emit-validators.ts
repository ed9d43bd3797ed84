import { _, Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js'
import { ajvFormats } from '../../runtime/formats/index.ts'
import * as openapi from '../document.ts'
import { resolveSchema } from '../fields.ts'
import { FORMAT_KEYWORD } from '../strict-formats.ts'
import { SEPARATE_VALIDATION_KEYWORD } from '../validated-apart.ts'
import { boundValidatorLoops } from './bounded-loops.ts'
import { addErrorDetailKeywords, toExampleShape } from './error-detail-keywords.ts'
import { generatedBanner } from './source-text.ts'
import { emitValidatorModule, type NamesBySchema } from './standalone-module.ts'

const ROOT = 'contract'

/** Meta-schemas of JSON Schema; they validate our schemas, not requests. */
const META_SCHEMAS = 'https://json-schema.org/'

type RequestParts = { path: openapi.Schema; query: openapi.Schema; body?: openapi.Schema; item?: openapi.Schema }

/** Validators of all requests as plain functions, so that the server compiles none at start. */
export function emitValidators(document: openapi.Document): string {
  const { ajv, names, schemas } = addRequestSchemas(document)
  // The generated code loads ajv's runtime with require(), which ES modules do not have.
  const prelude = `import { createRequire } from 'node:module'\nconst require = createRequire(import.meta.url)\n`
  return `// @ts-nocheck\n${generatedBanner}${prelude}\n${boundValidatorLoops(emitValidatorModule(compile(ajv, names), schemas))}`
}

export function compileValidators(document: openapi.Document): Record<string, ValidateFunction> {
  const { ajv, names } = addRequestSchemas(document)
  return compile(ajv, names)
}

const compile = (ajv: Ajv2020, names: string[]): Record<string, ValidateFunction> =>
  Object.fromEntries(names.map((name) => [name, ajv.getSchema(name) as ValidateFunction]))

function addRequestSchemas(document: openapi.Document): { ajv: Ajv2020; names: string[]; schemas: NamesBySchema } {
  const ajv = new Ajv2020({
    allErrors: true,
    useDefaults: true,
    strict: true,
    // On failure it would print all of the code; the thrown error says why.
    logger: false,
    // Nullable types are unions, which strict mode would refuse.
    strictTypes: false,
    code: {
      source: true,
      esm: true,
      lines: true,
      formats: _`require('../spec/runtime/formats/index.ts').ajvFormats`,
      // Only for validators compiled in memory; code for the file does not pass here.
      process: (code, env) => (env?.baseId.startsWith(META_SCHEMAS) ? code : boundValidatorLoops(code)),
    },
    formats: ajvFormats,
  })
  // Its loop searches for a valid item, so it must not stop at errors.
  ajv.removeKeyword('contains')
  ajv.addKeyword('components')
  addErrorDetailKeywords(ajv)
  const components = requestSchema(document.components.schemas)
  const schemas = new Map<unknown, string>(Object.entries(components).map(([name, schema]) => [schema, name]))
  ajv.addSchema({ $id: ROOT, components: { schemas: components } } as object)
  const names: string[] = []
  for (const { operation } of openapi.getOperations(document.paths)) {
    for (const [part, schema] of Object.entries(requestParts(document, operation))) {
      const name = `${operation.operationId}_${part}`
      const own = { ...requestSchema(schema), $id: name }
      schemas.set(own, name)
      ajv.addSchema(own)
      names.push(name)
    }
  }
  return { ajv, names, schemas }
}

/**
 * A copy of a schema for ajv: with our formats and references into the one document, without documentation. Items that
 * are validated separately may be anything. Unknown fields are refused: a typo must not be silently lost.
 */
function requestSchema<T>(schema: T): T {
  if (Array.isArray(schema)) return schema.map(requestSchema) as T
  if (typeof schema !== 'object' || schema === null) return schema
  const items = SEPARATE_VALIDATION_KEYWORD in schema ? { items: {} } : {}
  const copy: openapi.Schema = Object.fromEntries(
    Object.entries({ ...schema, ...toExampleShape(schema as openapi.Schema), ...items }).flatMap(([key, child]) => {
      if (key === FORMAT_KEYWORD) return [['format', child]]
      if (key === '$ref' && typeof child === 'string') return [[key, child.replace(/^#/, `${ROOT}#`)]]
      return isForReaders(key, child) ? [] : [[key, requestSchema(child)]]
    }),
  )
  if (copy.type === 'object' && copy.properties && !copy.allOf) copy.additionalProperties ??= false
  return copy as T
}

function requestParts(document: openapi.Document, operation: openapi.Operation): RequestParts {
  const of = (place: string) => openapi.getParameters(document, operation).filter((parameter) => parameter.in === place)
  const body = operation.requestBody?.content['application/json']?.schema
  return {
    path: parametersSchema(of('path')),
    query: parametersSchema(of('query')),
    ...(body ? { body, ...itemPart(document, body) } : {}),
  }
}

/** Schema of an item that is validated separately, so that an invalid one does not refuse the others. */
function itemPart(document: openapi.Document, body: openapi.Schema): { item?: openapi.Schema } {
  const properties = Object.values(resolveSchema(document, body).properties ?? {})
  const item = properties.find((property) => property[SEPARATE_VALIDATION_KEYWORD])?.items
  return item ? { item } : {}
}

function parametersSchema(parameters: openapi.Parameter[]): openapi.Schema {
  return {
    type: 'object',
    properties: Object.fromEntries(parameters.map(({ name, schema }) => [name, schema])),
    required: parameters.filter((parameter) => parameter.required).map((parameter) => parameter.name),
    additionalProperties: false,
  }
}

/** A property may be named `title` or `description`; its schema is not a string. */
function isForReaders(key: string, value: unknown): boolean {
  if (key === 'title' || key === 'description') return typeof value === 'string'
  return KEYWORDS_FOR_READERS.has(key) || key.startsWith('x-')
}

const KEYWORDS_FOR_READERS = new Set(['example', 'examples', 'discriminator', 'externalDocs', 'xml'])
