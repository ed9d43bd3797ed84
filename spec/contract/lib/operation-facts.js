// @ts-check
import { $friendlyName } from '@typespec/compiler'
import { $operationId, setExtension } from '@typespec/openapi'
import { reportDiagnostic, stateKeys } from './library.js'

/** @import { DecoratorContext as Context, EnumValue, Interface, Model, Operation, Program } from '@typespec/compiler' */

/**
 * @typedef {{
 *   scope?: string, entitlement?: string, errors?: string[], webhook?: string, pagination?: { order: string },
 *   connector?: ConnectorFacts, 'refuses-keys'?: string, 'refusal-examples'?: Record<string, RefusalExample>
 * }} OperationDescription
 * @typedef {{ kind: string, label: string, description: string, create?: string }} ConnectorFacts
 * @typedef {{ message: string, details?: unknown }} RefusalExample
 */

/**
 * What the contract says of an operation.
 * @param {Program} program @param {Operation} operation @returns {OperationDescription}
 */
export const getOperationFacts = (program, operation) => program.stateMap(stateKeys.operationFacts).get(operation) ?? {}

/**
 * A fact of an operation replaces that of its template, because decorators of a template run first.
 * @param {Context} context @param {Operation} operation @param {string} name @param {unknown} value
 */
function setFact({ program }, operation, name, value) {
  const facts = program.stateMap(stateKeys.operationFacts)
  facts.set(operation, { ...facts.get(operation), [name]: value })
  setExtension(program, operation, `x-postern-${name}`, value)
}

/**
 * What an interface says holds for operations that do not say it themselves, whatever their templates say: its
 * decorators run last.
 * @param {Context} context @param {Operation | Interface} target @param {string} name @param {unknown} value
 */
function setSharedFact(context, target, name, value) {
  /** @param {Operation} operation */
  const saysItself = ({ decorators, node: own }) =>
    decorators.some(({ definition, node }) => definition?.name === `@${name}` && node?.parent === own)
  const operations =
    target.kind === 'Interface' ? [...target.operations.values()].filter((each) => !saysItself(each)) : [target]
  for (const operation of operations) setFact(context, operation, name, value)
}

/** @param {EnumValue} value */
const nameOf = (value) => value.value.name

/**
 * A decorator that says a fact of an operation or, for those that do not say it, of an interface.
 * @param {string} name @param {(...args: any[]) => unknown} read @returns {(context: Context, target: Operation | Interface, ...args: unknown[]) => void}
 */
const says =
  (name, read) =>
  (context, target, ...args) =>
    setSharedFact(context, target, name, read(...args))

export const $scope = says('scope', nameOf)
export const $entitlement = says('entitlement', nameOf)
export const $signedLink = says('signed-link', () => true)
export const $storesResponses = says('keeps-answers', () => true)
export const $usedOnce = says('used-once', () => true)

export const $fileBody = says('file-body', (types, maxBytes, example) => ({
  type: types[0],
  types,
  max_bytes: maxBytes,
  ...(example ? { example } : {}),
}))

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

/** @param {Context} context @param {Operation} target @param {Partial<ConnectorFacts>} facts */
function addConnectorFacts(context, target, facts) {
  const { connector } = getOperationFacts(context.program, target)
  const { kind, label, description, ...more } = { ...connector, ...facts }
  setFact(context, target, 'connector', { kind, label, description, ...more })
}

/** @param {Context} context @param {Operation} target @param {EnumValue} kind @param {string} label */
export const $connector = (context, target, kind, label) =>
  addConnectorFacts(context, target, { kind: nameOf(kind), label })

/** @param {Context} context @param {Operation} target @param {string} description */
export const $connectorDescription = (context, target, description) =>
  addConnectorFacts(context, target, { description })

/** @param {Context} context @param {Operation} target @param {string} create */
export const $orElse = (context, target, create) => addConnectorFacts(context, target, { create })

/**
 * Errors add up: an operation has its own and those of its template.
 * @param {Context} context @param {Operation} target @param {EnumValue[]} codes
 */
export const $errors = (context, target, ...codes) => {
  const { errors = [] } = getOperationFacts(context.program, target)
  setFact(context, target, 'errors', [...new Set([...errors, ...codes.map(nameOf)])])
}

/**
 * Each code has an example of its own, so they add up as errors do.
 * @param {Context} context @param {Operation | Interface} target @param {Record<string, string | RefusalExample>} examples
 */
export const $refusalExamples = (context, target, examples) => {
  const told = Object.fromEntries(
    Object.entries(examples).map(([code, said]) => [code, typeof said === 'string' ? { message: said } : said]),
  )
  const isInterface = target.kind === 'Interface'
  for (const operation of isInterface ? target.operations.values() : [target]) {
    const known = getOperationFacts(context.program, operation)['refusal-examples']
    setFact(context, operation, 'refusal-examples', isInterface ? { ...told, ...known } : { ...known, ...told })
  }
}

/** @param {Context} context @param {Operation | Interface} target @param {Record<string, string>} sentences */
export const $refusesIn = (context, target, sentences) => {
  for (const [state, message] of Object.entries(sentences)) {
    $refusalExamples(context, target, { invalid_state: { message, details: { state } } })
  }
}

/** @param {Context} context @param {Operation} target @param {EnumValue} code */
export const $refusesKeys = (context, target, code) => {
  setFact(context, target, 'refuses-keys', nameOf(code))
  $errors(context, target, code)
}

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
