import { Ajv2020, _ } from 'ajv/dist/2020.js'
import standaloneCode from 'ajv/dist/standalone/index.js'
import { formats } from '../../server/http/formats/index.ts'
import { type Document, type LocatedOperation, operationsOf, type Schema } from './document.ts'
import { banner } from './source-text.ts'

const ROOT = 'contract'

export type RequestParts = { path: Schema; query: Schema; body?: Schema }

/** Compiles the request schemas of every operation to plain functions, so that the server compiles none at start. */
export function emitValidators(document: Document): string {
  const ajv = new Ajv2020({
    allErrors: true,
    strict: true,
    // Formats that generators know beside a pattern that says the same to everyone else.
    strictTypes: false,
    verbose: false,
    code: { source: true, esm: true, lines: true, formats: _`require('../server/http/formats/index.ts').formats` },
    formats: { ...formats, int32: true, int64: true },
  })
  ajv.addSchema({ $id: ROOT, components: sealRequests(document.components) } as object)
  const exports: Record<string, string> = {}
  for (const located of operationsOf(document.paths)) {
    for (const [part, schema] of Object.entries(requestParts(located))) {
      const name = `${located.operation.operationId}_${part}`
      ajv.addSchema({ ...seal(withRootRefs(schema)), $id: name })
      exports[name] = name
    }
  }
  // The generated code asks for ajv's own runtime with require(), which modules do not have.
  const prelude = `import { createRequire } from 'node:module'\nconst require = createRequire(import.meta.url)\n`
  const body = standaloneCode.default(ajv, exports).replace(/^"use strict";/, '')
  return `// @ts-nocheck\n${banner}${prelude}${body}\n`
}

export function requestParts({ operation }: LocatedOperation): RequestParts {
  const of = (place: string) => (operation.parameters ?? []).filter((parameter) => parameter.in === place)
  const body = operation.requestBody?.content['application/json']?.schema
  return {
    path: parametersSchema(of('path')),
    query: parametersSchema(of('query')),
    ...(body ? { body } : {}),
  }
}

function parametersSchema(parameters: NonNullable<LocatedOperation['operation']['parameters']>): Schema {
  return {
    type: 'object',
    properties: Object.fromEntries(parameters.map(({ name, schema }) => [name, schema])),
    required: parameters.filter((parameter) => parameter.required).map((parameter) => parameter.name),
    additionalProperties: false,
  }
}

/** Requests may not carry fields that the contract does not know: a misspelt one must not be lost in silence. */
function sealRequests(components: Document['components']) {
  return { schemas: seal(withRootRefs(components.schemas)) }
}

function seal<T>(value: T): T {
  if (Array.isArray(value)) return value.map(seal) as T
  if (typeof value !== 'object' || value === null) return value
  const copy = Object.fromEntries(Object.entries(value).map(([key, child]) => [key, seal(child)]))
  if (copy.type === 'object' && copy.properties && !('additionalProperties' in copy) && !copy.allOf) {
    copy.additionalProperties = false
  }
  return copy as T
}

function withRootRefs<T>(value: T): T {
  if (Array.isArray(value)) return value.map(withRootRefs) as T
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value)
      .filter(([key]) => !KEYWORDS_FOR_READERS.has(key))
      .map(([key, child]) => [
        key,
        key === '$ref' && typeof child === 'string' ? child.replace(/^#/, `${ROOT}#`) : withRootRefs(child),
      ]),
  ) as T
}

const KEYWORDS_FOR_READERS = new Set(['example', 'examples', 'discriminator', 'externalDocs', 'xml'])
