// @ts-check
import { setTypeSpecNamespace } from '@typespec/compiler'
import { setExtension } from '@typespec/openapi'

const NAMESPACE = 'Postern.Contract'

export const errorFactsKey = Symbol.for('Postern.Contract.errorFacts')
export const callErrorsKey = Symbol.for('Postern.Contract.callErrors')
const operationFactsKey = Symbol.for('Postern.Contract.operationFacts')

/** @typedef {import('@typespec/compiler').DecoratorContext} Context */
/** @typedef {import('@typespec/compiler').Type} Type */
/** @typedef {import('@typespec/compiler').EnumMember} EnumMember */

/**
 * Interface-level facts hold for each operation that does not say otherwise. Decorators of an operation run
 * before those of its interface, so the interface only fills what is missing.
 * @param {Context} context @param {Type} target @param {string} name @param {unknown} value
 */
function setFact(context, target, name, value) {
  const operations = target.kind === 'Interface' ? [...target.operations.values()] : [target]
  const facts = context.program.stateMap(operationFactsKey)
  for (const operation of operations) {
    const known = facts.get(operation) ?? {}
    if (name in known) continue
    facts.set(operation, { ...known, [name]: value })
    setExtension(context.program, operation, `x-postern-${name}`, value)
  }
}

/** @param {Context} context @param {Type} target @param {EnumMember} member */
export const $scope = (context, target, member) => setFact(context, target, 'scope', member.name)

/** @param {Context} context @param {Type} target @param {EnumMember} member */
export const $entitlement = (context, target, member) => setFact(context, target, 'entitlement', member.name)

/** @param {Context} context @param {Type} target @param {EnumMember} member */
export const $host = (context, target, member) => setFact(context, target, 'host', member.name)

/** @param {Context} context @param {Type} target @param {EnumMember} member */
export const $paginated = (context, target, member) =>
  setFact(context, target, 'pagination', {
    order: member.name,
    items: 'data',
    cursor: 'cursor',
    limit: 'limit',
    next: 'page.next_cursor',
    ...(member.name === 'by_commit' ? { since: 'updated_since', as_of: 'page.as_of' } : {}),
  })

/** @param {Context} context @param {Type} target @param {EnumMember} member @param {string} label */
export const $connector = (context, target, member, label) =>
  setFact(context, target, 'connector', { kind: member.name, label })

/** @param {Context} context @param {Type} target @param {EnumMember[]} codes */
export const $errors = (context, target, ...codes) =>
  setFact(
    context,
    target,
    'errors',
    codes.map((code) => code.name),
  )

/** @param {Context} context @param {Type} target @param {string} name */
export const $webhook = (context, target, name) => setFact(context, target, 'webhook', name)

/** @param {Context} context @param {Type} target @param {number} count */
export const $maxProperties = (context, target, count) =>
  // The emitter writes an extension beside the keywords, so it serves for a keyword that has no decorator of its own.
  setExtension(context.program, target, /** @type {any} */ ('maxProperties'), count)

/** @param {Context} context @param {Type} _target @param {EnumMember} kind @param {EnumMember[]} codes */
export const $callErrors = (context, _target, kind, ...codes) => {
  const all = context.program.stateMap(callErrorsKey)
  all.set(kind, { kind: kind.name, codes: codes.map((code) => code.name) })
}

/** @param {Context} context @param {EnumMember} target @param {Record<string, unknown>} facts */
function addErrorFacts(context, target, facts) {
  const all = context.program.stateMap(errorFactsKey)
  all.set(target, { ...all.get(target), ...facts })
}

/** @param {Context} context @param {EnumMember} target @param {number} status @param {string} example */
export const $refusal = (context, target, status, example) => addErrorFacts(context, target, { status, example })

/** @param {Context} context @param {EnumMember} target @param {Type} fields @param {unknown} example */
export const $errorFields = (context, target, fields, example) =>
  addErrorFacts(context, target, { fields, fieldsExample: example })

/** @param {Context} context @param {EnumMember} target @param {unknown} example */
export const $errorDetails = (context, target, example) => addErrorFacts(context, target, { detailsExample: example })

/** @param {Context} context @param {EnumMember} target @param {string} text */
export const $remedy = (context, target, text) => addErrorFacts(context, target, { remedy: text })

for (const decorator of [
  $scope,
  $entitlement,
  $host,
  $paginated,
  $connector,
  $errors,
  $webhook,
  $maxProperties,
  $callErrors,
  $refusal,
  $errorFields,
  $errorDetails,
  $remedy,
]) {
  setTypeSpecNamespace(NAMESPACE, decorator)
}
