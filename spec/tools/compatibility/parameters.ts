import { compareDefaults, placeAt, type SchemaUsage } from './compare-context.ts'
import type { Parameter, Schema } from './document.ts'
import { type OperationEntry, toParameterKey } from './operation-entries.ts'
import type { ReaderPair } from './pairing.ts'
import { type Breakage, report } from './rules.ts'
import { compareSchemas } from './schemas.ts'

export function compareParameters(readers: ReaderPair, before: OperationEntry, after: OperationEntry): Breakage[] {
  const [ours, theirs] = [before.parameters, after.parameters]
  const added = [...theirs.values()].filter((one) => !ours.has(toParameterKey(one)) && one.required === true)
  return [
    ...[...ours].flatMap(([key, one]) => compareParameter(readers, before.label, one, theirs.get(key))),
    ...added.map((one) => report('parameter-added-required', before.label, `the ${nameOf(one)} is new and required`)),
  ]
}

export const readSchema = (holder: { schema?: Schema; content?: Record<string, { schema?: Schema }> }): Schema =>
  holder.schema ?? Object.values(holder.content ?? {})[0]?.schema ?? true

function compareParameter(readers: ReaderPair, label: string, before: Parameter, after: Parameter | undefined) {
  const name = nameOf(before)
  if (after === undefined) return [report('parameter-removed', label, `the ${name} was removed`)]
  const site: SchemaUsage = { label, root: `the ${name}`, noun: 'request', direction: 'input' }
  const [schema, current] = [readSchema(before), readSchema(after)]
  const breaks = compareSchemas(readers, site, schema, current)
  if (before.required !== true) breaks.push(...compareDefaults(placeAt({ ...readers, site }, ''), schema, current))
  if (after.required === true && before.required !== true)
    breaks.push(report('parameter-became-required', label, `the ${name} is now required`))
  const [ours, theirs] = [encodingOf(before), encodingOf(after)]
  const isScalar = readers.before.read(schema).every(({ type }) => type !== 'array' && type !== 'object')
  if (ours !== theirs && !isScalar) {
    const sentence = `the ${name} is no longer written as ${ours} but as ${theirs}`
    breaks.push(report('parameter-style-changed', label, sentence))
  }
  return breaks
}

function encodingOf(parameter: Parameter): string {
  if (parameter.schema === undefined && parameter.content) return Object.keys(parameter.content).join(', ')
  const usual = parameter.in === 'query' || parameter.in === 'cookie' ? 'form' : 'simple'
  const style = parameter.style ?? usual
  const exploded = parameter.explode ?? style === 'form'
  return `${style}${exploded ? ' exploded' : ''}`
}

const nameOf = (parameter: Parameter): string => `${parameter.in} parameter ${parameter.name}`
