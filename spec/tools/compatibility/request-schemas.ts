import type { Alternative } from './alternative.ts'
import { type AlternativesDiff, compareDefaults, type DiffScope, formatTypes, joinPath } from './compare-context.ts'
import type { Schema } from './document.ts'
import { canHoldValue } from './intersect.ts'
import { findTightenedLimits } from './limits.ts'
import { formatVariant, toTypeKind } from './pairing.ts'
import type { SchemaReader } from './reader.ts'
import type { Break } from './rules.ts'

export function compareInput(before: Alternative, after: Alternative, path: string, context: DiffScope): Break[] {
  const narrowed = before.type === 'number' && after.type === 'integer' && before.values === undefined
  const subject = context.subject(path)
  return [
    ...(narrowed
      ? [context.refuse('request-type-narrowed', path, `${subject} no longer accepts number, only integer`)]
      : []),
    ...compareValues(before, after, path, context),
    ...compareProperties(before, after, path, context),
    ...compareAdditional(before, after, path, context),
    ...(after.items === undefined ? [] : context.visit(before.items ?? true, after.items, `${path}[]`)),
    ...compareConditions(before, after, path, context),
  ]
}

export function findUnmatchedInputBreaks({ after, lost }: AlternativesDiff, path: string, context: DiffScope): Break[] {
  const subject = context.subject(path)
  const kinds = new Set(after.map(toTypeKind))
  const types = lost.filter((one) => !kinds.has(toTypeKind(one)))
  const onlyNull = types.every((one) => one.type === 'null')
  const breaks = lost
    .filter((one) => kinds.has(toTypeKind(one)))
    .map((one) => {
      const variant = formatVariant(one, context.before)
      return context.refuse('request-variant-removed', path, `${subject} no longer accepts ${variant}`)
    })
  if (types.length === 0) return breaks
  const sentence = `${subject} no longer accepts ${formatTypes(types)}${onlyNull ? '' : `, only ${formatTypes(after)}`}`
  return [...breaks, context.refuse(onlyNull ? 'request-null-refused' : 'request-type-narrowed', path, sentence)]
}

function compareValues(before: Alternative, after: Alternative, path: string, context: DiffScope): Break[] {
  const subject = context.subject(path)
  const beforeIsList = before.values !== undefined && !before.open
  const afterIsList = after.values !== undefined && !after.open
  const kept = new Set(after.values)
  const removed = (before.values ?? []).filter((value) => {
    if (kept.has(value)) return false
    return afterIsList || (before.open && after.open) || !canHoldValue(after, value)
  })
  const breaks = removed.map((value) =>
    context.refuse('request-enum-value-removed', path, `${subject} no longer accepts the value ${value}`),
  )
  if (afterIsList && !beforeIsList) {
    const sentence = `${subject} now accepts only ${after.values?.join(', ')}`
    return [...breaks, context.refuse('request-enum-closed', path, sentence)]
  }
  return beforeIsList ? breaks : [...breaks, ...compareText(before, after, path, context)]
}

function compareText(before: Alternative, after: Alternative, path: string, context: DiffScope): Break[] {
  const subject = context.subject(path)
  const patterns = after.patterns.filter((one) => !before.patterns.includes(one))
  const formats = after.formats.filter((one) => !before.formats.includes(one))
  return [
    ...patterns.map((one) =>
      context.refuse('request-pattern-narrowed', path, `${subject} must now match the pattern ${one}`),
    ),
    ...formats.map((one) =>
      context.refuse('request-format-narrowed', path, `${subject} must now have the format ${one}`),
    ),
    ...findTightenedLimits(before, after).map((limit) =>
      context.refuse('request-limit-tightened', path, `${subject} now has a tighter limit, ${limit}`),
    ),
  ]
}

function compareProperties(before: Alternative, after: Alternative, path: string, context: DiffScope): Break[] {
  const isInput = (reader: SchemaReader, schema: Schema | undefined) =>
    schema !== undefined && reader.annotation(schema, 'readOnly') !== true
  const breaks: Break[] = []
  for (const [name, ours] of before.properties) {
    const theirs = after.properties.get(name)
    const at = joinPath(path, name)
    if (!isInput(context.before, ours)) continue
    if (theirs === undefined || !isInput(context.after, theirs)) {
      const sentence = `${context.subject(at)} was removed from the ${context.site.noun}`
      breaks.push(context.refuse('request-property-removed', at, sentence))
      continue
    }
    breaks.push(...context.visit(ours, theirs, at))
    if (!before.required.has(name)) breaks.push(...compareDefaults(context, ours, theirs, at))
  }
  for (const name of after.required) {
    const theirs = after.properties.get(name)
    const at = joinPath(path, name)
    if (before.required.has(name) && isInput(context.before, before.properties.get(name) ?? true)) continue
    if (!isInput(context.after, theirs ?? true)) continue
    const known = isInput(context.before, before.properties.get(name))
    const rule = known ? 'request-property-became-required' : 'request-property-added-required'
    const what = known ? 'is now required' : 'is new and required'
    breaks.push(context.refuse(rule, at, `${context.subject(at)} ${what} in the ${context.site.noun}`))
  }
  return breaks
}

function compareAdditional(before: Alternative, after: Alternative, path: string, context: DiffScope): Break[] {
  if (after.additional === undefined || context.before.isNothing(before.additional)) return []
  if (!context.after.isNothing(after.additional)) {
    return context.visit(before.additional ?? true, after.additional, joinPath(path, '*'))
  }
  const sentence = `${context.subject(path)} no longer accepts additional properties`
  return [context.refuse('request-additional-properties-refused', path, sentence)]
}

function compareConditions(before: Alternative, after: Alternative, path: string, context: DiffScope): Break[] {
  return [...after.conditions].flatMap(([keyword, theirs]) => {
    const ours = before.conditions.get(keyword)
    if (ours !== undefined && context.before.print(ours) === context.after.print(theirs)) return []
    const sentence = `${context.subject(path)} has a new or different condition, ${keyword}`
    return [context.refuse('request-condition-changed', path, sentence)]
  })
}
