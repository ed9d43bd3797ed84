// @ts-check
import { $friendlyName } from '@typespec/compiler'
import { $operationId, setExtension } from '@typespec/openapi'
import { reportDiagnostic, stateKeys } from './library.js'

/** @import { DecoratorContext as Context, EnumValue, Interface, Model, Operation, Program } from '@typespec/compiler' */

/**
 * @typedef {{
 *   host?: string, scope?: string, entitlement?: string, errors?: string[], webhook?: string,
 *   pagination?: { order: string }, connector?: { kind: string, label: string, description: string, create?: string }, 'refuses-keys'?: string
 * }} OperationDescription
 */

/**
 * What the contract says of an operation.
 * @param {Program} program @param {Operation} operation @returns {OperationDescription}
 */
export const getOperationFacts = (program, operation) => program.stateMap(stateKeys.operationFacts).get(operation) ?? {}

/**
 * A fact of an operation replaces that of its template, because decorators of a template run first. A fact of an
 * interface applies to operations without their own, because decorators of an interface run last.
 * @param {Context} context @param {Operation | Interface} target @param {string} name @param {unknown} value
 */
function setFact(context, target, name, value) {
  const { program } = context
  const facts = program.stateMap(stateKeys.operationFacts)
  const operations = target.kind === 'Interface' ? [...target.operations.values()] : [target]
  for (const operation of operations) {
    const known = facts.get(operation) ?? {}
    if (target.kind === 'Interface' && name in known) continue
    facts.set(operation, { ...known, [name]: value })
    setExtension(program, operation, `x-postern-${name}`, value)
  }
}

/** @param {EnumValue} value */
const nameOf = (value) => value.value.name

/** @param {Context} context @param {Operation | Interface} target @param {EnumValue} scope */
export const $scope = (context, target, scope) => setFact(context, target, 'scope', nameOf(scope))

/** @param {Context} context @param {Operation | Interface} target @param {EnumValue} entitlement */
export const $entitlement = (context, target, entitlement) =>
  setFact(context, target, 'entitlement', nameOf(entitlement))

/** @param {Context} context @param {Operation | Interface} target @param {EnumValue} host */
export const $host = (context, target, host) => setFact(context, target, 'host', nameOf(host))

/** @param {Context} context @param {Operation} target */
export const $signedLink = (context, target) => setFact(context, target, 'signed-link', true)

/** @param {Context} context @param {Operation} target @param {string} mediaType @param {number} maxBytes @param {string} [example] */
export const $fileBody = (context, target, mediaType, maxBytes, example) =>
  setFact(context, target, 'file-body', { type: mediaType, max_bytes: maxBytes, ...(example ? { example } : {}) })

/** @param {Context} context @param {Operation} target @param {EnumValue} order @param {string} [since] */
export const $paginated = (context, target, order, since = 'updated_since') =>
  setFact(context, target, 'pagination', {
    order: nameOf(order),
    items: 'data',
    cursor: 'cursor',
    limit: 'limit',
    next: 'page.next_cursor',
    ...(nameOf(order) === 'by_commit' ? { since, as_of: 'page.as_of' } : {}),
  })

/** @param {Context} context @param {Operation} target @param {EnumValue} kind @param {string} label @param {string} description @param {string} [create] */
export const $connector = (context, target, kind, label, description, create) =>
  setFact(context, target, 'connector', { kind: nameOf(kind), label, description, ...(create ? { create } : {}) })

/**
 * Errors add up: an operation has its own and those of its template.
 * @param {Context} context @param {Operation | Interface} target @param {EnumValue[]} codes
 */
export const $errors = (context, target, ...codes) => {
  const facts = context.program.stateMap(stateKeys.operationFacts)
  const known = target.kind === 'Operation' ? (facts.get(target)?.errors ?? []) : []
  setFact(context, target, 'errors', [...new Set([...known, ...codes.map(nameOf)])])
}

/**
 * Each code has an example of its own, so they add up as errors do.
 * @param {Context} context @param {Operation | Interface} target @param {Record<string, string | { message: string, details?: unknown }>} examples
 */
export const $refusalExamples = (context, target, examples) => {
  const told = Object.fromEntries(
    Object.entries(examples).map(([code, said]) => [code, typeof said === 'string' ? { message: said } : said]),
  )
  const isInterface = target.kind === 'Interface'
  for (const operation of isInterface ? target.operations.values() : [target]) {
    const known = context.program.stateMap(stateKeys.operationFacts).get(operation)?.['refusal-examples']
    setFact(context, operation, 'refusal-examples', isInterface ? { ...told, ...known } : { ...known, ...told })
  }
}

/** @param {Context} context @param {Operation | Interface} target */
export const $storesResponses = (context, target) => setFact(context, target, 'keeps-answers', true)

/** @param {Context} context @param {Operation} target @param {EnumValue} code */
export const $refusesKeys = (context, target, code) => {
  setFact(context, target, 'refuses-keys', nameOf(code))
  $errors(context, target, code)
}

/** @param {Context} context @param {Operation} target */
export const $usedOnce = (context, target) => setFact(context, target, 'used-once', true)

const WEBHOOK_NAME = /^[a-z]+\.[a-z]+$/

/** @param {Context} context @param {Operation} target @param {string} name */
export const $webhook = (context, target, name) => {
  if (!WEBHOOK_NAME.test(name)) {
    reportDiagnostic(context.program, { code: 'webhook-name', format: { name }, target: context.decoratorTarget })
  }
  setFact(context, target, 'webhook', name)
  context.call($operationId, target, `on${inPascalCase(name)}`)
}

/** @param {Context} context @param {Model} target @param {string} name */
export const $envelopeOf = (context, target, name) =>
  context.call($friendlyName, target, `${inPascalCase(name)}Envelope`, undefined)

/** @param {string} name */
const inPascalCase = (name) => name.replaceAll(/(?:^|\.)([a-z])/g, (_, letter) => letter.toUpperCase())

/** @param {Context} context @param {Model} target @param {number} count */
export const $maxProperties = (context, target, count) =>
  // The emitter writes an extension next to the keywords, so it also serves for a keyword without its own decorator.
  setExtension(context.program, target, /** @type {any} */ ('maxProperties'), count)
