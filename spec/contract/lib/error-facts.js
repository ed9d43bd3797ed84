// @ts-check
import { reportDiagnostic, stateKeys } from './library.js'

/** @import { DecoratorContext as Context, EnumMember, EnumValue, Model, Namespace, Program } from '@typespec/compiler' */

/**
 * @typedef {{
 *   status: number, nextStep: EnumMember, message: string, remedy?: string,
 *   fields?: Model, fieldsExample?: Record<string, unknown>, detailsExample?: unknown, certainDetails?: string[]
 * }} ErrorFacts
 */

/**
 * What the contract says of each error code.
 * @param {Program} program @returns {Map<EnumMember, ErrorFacts>}
 */
export const getErrorFacts = (program) => /** @type {Map<any, any>} */ (program.stateMap(stateKeys.errorFacts))

/**
 * The codes of each kind of call.
 * @param {Program} program @returns {Record<string, string[]>}
 */
export const getCallErrors = (program) => Object.fromEntries(program.stateMap(stateKeys.callErrors).values())

/** @param {Context} context @param {Namespace} _target @param {EnumValue} kind @param {EnumValue[]} codes */
export const $callErrors = (context, _target, kind, ...codes) => {
  const all = context.program.stateMap(stateKeys.callErrors)
  const { name } = kind.value
  if (all.has(kind.value)) {
    const target = context.decoratorTarget
    reportDiagnostic(context.program, { code: 'repeated-call-errors', format: { kind: name }, target })
  }
  all.set(kind.value, [name, codes.map((code) => code.value.name)])
}

/** @param {Context} context @param {EnumMember} target @param {Partial<ErrorFacts>} facts */
function addErrorFacts(context, target, facts) {
  const all = context.program.stateMap(stateKeys.errorFacts)
  all.set(target, { ...all.get(target), ...facts })
}

/** @param {Context} context @param {EnumMember} target @param {number} status @param {EnumValue} nextStep */
export const $refusal = (context, target, status, nextStep) => {
  if (status < 400 || status > 599) {
    const format = { status: String(status), code: target.name }
    reportDiagnostic(context.program, { code: 'not-an-error-status', format, target: context.decoratorTarget })
  }
  addErrorFacts(context, target, { status, nextStep: nextStep.value })
}

/**
 * A decorator that adds what it is given to the facts of a code.
 * @param {(...args: any[]) => Partial<ErrorFacts>} read @returns {(context: Context, target: EnumMember, ...args: unknown[]) => void}
 */
const adds =
  (read) =>
  (context, target, ...args) =>
    addErrorFacts(context, target, read(...args))

export const $message = adds((message) => ({ message }))
export const $remedy = adds((remedy) => ({ remedy }))
export const $errorFields = adds((fields, fieldsExample) => ({ fields, fieldsExample }))
export const $certainDetails = adds((...certainDetails) => ({ certainDetails }))

/** @param {Context} context @param {EnumMember} target @param {unknown} example */
export const $errorDetails = (context, target, example) => {
  const certainDetails = Array.isArray(example) ? undefined : Object.keys(/** @type {object} */ (example))
  addErrorFacts(context, target, {
    certainDetails,
    ...getErrorFacts(context.program).get(target),
    detailsExample: example,
  })
}

/**
 * The params of each rule that has some.
 * @param {Program} program @returns {Map<EnumMember, Model>}
 */
export const getProblemParams = (program) => /** @type {Map<any, any>} */ (program.stateMap(stateKeys.problemParams))

/** @param {Context} context @param {EnumMember} target @param {Model} params */
export const $problemParams = (context, target, params) => getProblemParams(context.program).set(target, params)
