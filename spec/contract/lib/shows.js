// @ts-check
import { $opExample, getOpExamples, Numeric } from '@typespec/compiler'
import { reportDiagnostic } from './library.js'

/** @import { DecoratorContext as Context, Operation, Type, Value } from '@typespec/compiler' */

/** The status of what is made, which has a location. @param {Type | undefined} answer @returns {number | undefined} */
function statusOf(answer) {
  if (answer?.kind === 'Number') return answer.value
  if (answer?.kind === 'Union') return [...answer.variants.values()].map(({ type }) => statusOf(type)).find(Boolean)
  const isMade = answer?.kind === 'Model' && answer.properties.has('location')
  return isMade ? statusOf(answer.properties.get('status')?.type) : undefined
}

/**
 * The compiler's own decorator keeps the example, which it reads where it was written, so its parts are set afterwards. Values are held
 * to their schemas by the lint of examples.
 * @param {Context} context @param {Operation} target
 */
export function $shows(context, target) {
  const { program, decoratorTarget } = context
  const node = /** @type {any} */ (decoratorTarget)
  const own = target.decorators.find((one) => one.decorator === $shows && one.node === node)
  const example = /** @type {any} */ (own?.args[0]?.value)
  const { returns, location, ...parameters } = Object.fromEntries(example.properties)
  const hasParameters = Object.keys(parameters).length > 0
  const taken = target.parameters.properties
  const needed = [...taken.values()].flatMap(({ name, optional }) => (optional || !hasParameters ? [] : [name]))
  const wrong = [...needed, ...Object.keys(parameters)].find((name) => !(name in parameters && taken.has(name)))
  if (wrong) reportDiagnostic(program, { code: 'example-parameter', format: { name: wrong }, target: decoratorTarget })
  const make = (/** @type {Record<string, any>} */ properties) =>
    /** @type {Value} */ ({ ...example, properties: new Map(Object.entries(properties)) })
  const wrap = () => {
    const status = { valueKind: 'NumericValue', value: Numeric(String(statusOf(target.returnType))) }
    return make({ status: { name: 'status', value: status }, location, body: { name: 'body', value: returns.value } })
  }
  target.decorators.push({ decorator: $opExample, node, args: [{ value: make({}), jsValue: {} }] })
  context.call(/** @type {any} */ ($opExample), target, {})
  Object.assign(getOpExamples(program, target).at(-1) ?? {}, {
    ...(hasParameters ? { parameters: make(parameters) } : {}),
    returnType: location ? wrap() : returns?.value,
  })
}
