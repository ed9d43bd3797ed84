// @ts-check
import { setExtension } from '@typespec/openapi'
import { stateKeys } from './library.js'

/** @import { DecoratorContext as Context, EnumValue, Model, Program, Type } from '@typespec/compiler' */

/** @typedef {{ operation: string, items: string, value: string, label: string[], needs: Record<string, string>, search?: string }} Source */

/** @param {Program} program @returns {Map<Model, Partial<Source>>} */
const sourcesOf = (program) => /** @type {Map<any, any>} */ (program.stateMap(stateKeys.sources))

/** Where the objects of models are listed. @param {Program} program */
export const getSources = (program) => [...sourcesOf(program).values()]

/**
 * A field of a model can name another object of that model, whose decorators run after its fields': so this may have
 * nothing yet, and fields keep the very object that is filled later.
 * @param {Program} program @param {Model} model @returns {Partial<Source>}
 */
function sourceOf(program, model) {
  const source = sourcesOf(program).get(model) ?? {}
  sourcesOf(program).set(model, source)
  return source
}

/** @param {Context} context @param {Model} target @param {string} operation @param {string} value @param {string[]} label @param {string} [items] */
export const $listedBy = ({ program }, target, operation, value, label, items = 'data') => {
  Object.assign(sourceOf(program, target), { operation, items, value, label, needs: {} })
}

/** @param {Context} context @param {Type} target @param {Model} object @param {string} [sandboxValue] */
export const $source = (context, target, object, sandboxValue) => {
  if (sandboxValue !== undefined) $sandboxValue(context, target, sandboxValue)
  setSource(context, target, sourceOf(context.program, object))
}

/** @param {Context} context @param {Type} target @param {Partial<Source>} source */
export const setSource = ({ program }, target, source) => setExtension(program, target, 'x-postern-source', source)

/**
 * A decorator that writes what it is given as an extension.
 * @param {string} name @param {(...args: any[]) => unknown} [read] @returns {(context: Context, target: Type, ...args: unknown[]) => void}
 */
const writes =
  (name, read = (value) => value) =>
  ({ program }, target, ...args) =>
    setExtension(program, target, /** @type {any} */ (name), read(...args))

const nameOf = (/** @type {EnumValue} */ { value }) => value.name

export const $minorUnits = writes('x-postern-minor-units', (currency) => ({ currency }))
export const $subscribes = writes('x-postern-subscribes')
export const $sampledBy = writes('x-postern-sample', (operation, query = {}) => ({ operation, query }))
export const $unsubscribes = writes('x-postern-unsubscribes', (parameter) => ({ parameter }))
export const $filledByApp = writes('x-filled-by-app', nameOf)
export const $freshInExamples = writes('x-postern-fresh-in-examples', nameOf)
export const $noun = writes('x-postern-noun', (singular, plural) => ({ singular, plural }))
export const $authTest = writes('x-postern-auth-test', (...label) => ({ label }))

// The emitter writes an extension next to the keywords, so it also serves for keywords without a decorator of their own.
export const $sandboxValue = writes('example')
export const $maxProperties = writes('maxProperties')
