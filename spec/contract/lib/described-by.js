// @ts-check
import { $doc, $summary, getDoc, getSummary } from '@typespec/compiler'
import { getExtensions } from '@typespec/openapi'
import { setSource } from './connectors.js'

/** @import { DecoratorContext as Context, DecoratorFunction, Model, ModelProperty, Program } from '@typespec/compiler' */

/** @type {[DecoratorFunction, (program: Program, property: ModelProperty) => unknown][]} */
const TOLD = [
  [$doc, getDoc],
  [$summary, getSummary],
  [setSource, (program, property) => getExtensions(program, property).get('x-postern-source')],
]

/**
 * Copies description, title and source of the object's properties to the input's properties of the same name. A
 * property that is declared in the input itself keeps its own. One that was spread from another model, such as that of
 * a new object, is overwritten, because its description of leaving it out does not apply here.
 * @param {Context} context @param {Model} target @param {Model} object
 */
export function $describedBy({ program, call }, target, object) {
  for (const property of target.properties.values()) {
    const likeness = object.properties.get(property.name)
    if (!likeness) continue
    for (const [decorator, read] of TOLD) {
      const told = read(program, likeness)
      if (told === undefined || (!property.sourceProperty && read(program, property) !== undefined)) continue
      // Also added to the property's decorators, so that copies of the property get it too.
      property.decorators.push({ decorator, args: [{ value: likeness, jsValue: /** @type {any} */ (told) }] })
      call(/** @type {any} */ (decorator), property, told)
    }
  }
}
