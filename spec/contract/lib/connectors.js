// @ts-check
import { setExtension } from '@typespec/openapi'

/** @import { DecoratorContext as Context, EnumValue, Type } from '@typespec/compiler' */

/** @param {Context} context @param {Type} target @param {Record<string, unknown>} source */
export const $source = (context, target, { operation, items, value, label, needs, search }) =>
  setExtension(context.program, target, 'x-postern-source', {
    operation,
    items: items ?? 'data',
    value,
    label,
    needs: needs ?? {},
    ...(search === undefined ? {} : { search }),
  })

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
