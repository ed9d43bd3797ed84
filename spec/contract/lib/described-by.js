// @ts-check
import { $doc, $summary, getDoc, getSummary } from '@typespec/compiler'
import { getExtensions } from '@typespec/openapi'
import { $source } from './connectors.js'

/** @import { DecoratorContext as Context, DecoratorFunction, Model, ModelProperty, Program } from '@typespec/compiler' */

/** @type {[DecoratorFunction, (program: Program, property: ModelProperty) => unknown][]} */
const TOLD = [
  [$doc, getDoc],
  [$summary, getSummary],
  [$source, (program, property) => getExtensions(program, property).get('x-postern-source')],
]

/**
 * Tells the properties of an input as the object tells those of the same name: description, title and source. What a property that is
 * written in the input itself says stands. One that came from another model, such as that of a new object, is told anew, because what
 * leaving it out means there does not hold here.
 * @param {Context} context @param {Model} target @param {Model} object
 */
export function $describedBy({ program, call }, target, object) {
  for (const property of target.properties.values()) {
    const likeness = object.properties.get(property.name)
    if (!likeness) continue
    for (const [decorator, read] of TOLD) {
      const told = read(program, likeness)
      if (told === undefined || (!property.sourceProperty && read(program, property) !== undefined)) continue
      // Beside being told now, it joins the property's decorators, so that a copy of the property has it too.
      property.decorators.push({ decorator, args: [{ value: likeness, jsValue: /** @type {any} */ (told) }] })
      call(/** @type {any} */ (decorator), property, told)
    }
  }
}
