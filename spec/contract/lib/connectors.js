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

/** @param {Context} context @param {Type} target @param {Model} object */
export const $source = (context, target, object) => setSource(context, target, sourceOf(context.program, object))

/** @param {Context} context @param {Type} target @param {Partial<Source>} source */
export const setSource = ({ program }, target, source) => setExtension(program, target, 'x-postern-source', source)

/** @param {Context} context @param {Type} target @param {string} currency */
export const $minorUnits = (context, target, currency) =>
  setExtension(context.program, target, 'x-postern-minor-units', { currency })

/** @param {Context} context @param {Type} target @param {Record<string, unknown>} subscription */
export const $subscribes = (context, target, subscription) =>
  setExtension(context.program, target, 'x-postern-subscribes', subscription)

/** @param {Context} context @param {Type} target @param {string} operation @param {Record<string, unknown>} [query] */
export const $sampledBy = (context, target, operation, query = {}) =>
  setExtension(context.program, target, 'x-postern-sample', { operation, query })

/** @param {Context} context @param {Type} target @param {string} parameter */
export const $unsubscribes = (context, target, parameter) =>
  setExtension(context.program, target, 'x-postern-unsubscribes', { parameter })

/** @param {Context} context @param {Type} target @param {EnumValue} value */
export const $filledByApp = (context, target, value) =>
  setExtension(context.program, target, 'x-filled-by-app', value.value.name)

/** @param {Context} context @param {Type} target @param {EnumValue} value */
export const $freshInExamples = (context, target, value) =>
  setExtension(context.program, target, 'x-postern-fresh-in-examples', value.value.name)

/** @param {Context} context @param {Type} target @param {string} singular @param {string} plural */
export const $noun = (context, target, singular, plural) =>
  setExtension(context.program, target, 'x-postern-noun', { singular, plural })

/** @param {Context} context @param {Type} target @param {string[]} label */
export const $authTest = (context, target, ...label) =>
  setExtension(context.program, target, 'x-postern-auth-test', { label })

/** @param {Context} context @param {Type} target @param {unknown} value */
export const $sandboxValue = (context, target, value) =>
  // The emitter writes an extension next to the keywords, so it also serves for a keyword without its own decorator.
  setExtension(context.program, target, /** @type {any} */ ('example'), value)
