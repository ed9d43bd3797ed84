import type { TypeSchema } from './alternative.ts'
import { compareDefaults, type DiffPlace, formatTypes, placeIn, type TypePairsDiff } from './compare-context.ts'
import type { Schema } from './document.ts'
import { canHoldValue } from './intersect.ts'
import { findTightenedLimits } from './limits.ts'
import { formatVariant, toTypeKind } from './pairing.ts'
import type { SchemaReader } from './reader.ts'
import type { Breakage } from './rules.ts'

export function compareInputSchema(before: TypeSchema, after: TypeSchema, place: DiffPlace): Breakage[] {
  const narrowed = before.type === 'number' && after.type === 'integer' && before.values === undefined
  return [
    ...(narrowed
      ? [place.refuse('request-type-narrowed', `${place.subject} no longer accepts number, only integer`)]
      : []),
    ...compareValues(before, after, place),
    ...compareProperties(before, after, place),
    ...compareAdditional(before, after, place),
    ...(after.items === undefined ? [] : place.visit(before.items ?? true, after.items, `${place.path}[]`)),
    ...compareConditions(before, after, place),
  ]
}

export function findUnmatchedInputBreaks({ after, lost }: TypePairsDiff, place: DiffPlace): Breakage[] {
  const { subject, refuse } = place
  const kinds = new Set(after.map(toTypeKind))
  const types = lost.filter((one) => !kinds.has(toTypeKind(one)))
  const onlyNull = types.every((one) => one.type === 'null')
  const variants = lost.filter((one) => kinds.has(toTypeKind(one))).map((one) => formatVariant(one, place.before))
  const breaks = variants.map((variant) => refuse('request-variant-removed', `${subject} no longer accepts ${variant}`))
  if (types.length === 0) return breaks
  const sentence = `${subject} no longer accepts ${formatTypes(types)}${onlyNull ? '' : `, only ${formatTypes(after)}`}`
  return [...breaks, refuse(onlyNull ? 'request-null-refused' : 'request-type-narrowed', sentence)]
}

function compareValues(before: TypeSchema, after: TypeSchema, place: DiffPlace): Breakage[] {
  const { subject, refuse } = place
  const beforeIsList = before.values !== undefined && !before.open
  const afterIsList = after.values !== undefined && !after.open
  const kept = new Set(after.values)
  const removed = (before.values ?? []).filter((value) => {
    if (kept.has(value)) return false
    return afterIsList || (before.open && after.open) || !canHoldValue(after, value)
  })
  const breaks = removed.map((value) =>
    refuse('request-enum-value-removed', `${subject} no longer accepts the value ${value}`),
  )
  if (afterIsList && !beforeIsList)
    return [...breaks, refuse('request-enum-closed', `${subject} now accepts only ${after.values?.join(', ')}`)]
  return beforeIsList ? breaks : [...breaks, ...compareText(before, after, place)]
}

function compareText(before: TypeSchema, after: TypeSchema, { subject, refuse }: DiffPlace): Breakage[] {
  const patterns = after.patterns.filter((one) => !before.patterns.includes(one))
  const formats = after.formats.filter((one) => !before.formats.includes(one))
  const limits = findTightenedLimits(before, after)
  return [
    ...patterns.map((one) => refuse('request-pattern-narrowed', `${subject} must now match the pattern ${one}`)),
    ...formats.map((one) => refuse('request-format-narrowed', `${subject} must now have the format ${one}`)),
    ...limits.map((limit) => refuse('request-limit-tightened', `${subject} now has a tighter limit, ${limit}`)),
  ]
}

function compareProperties(before: TypeSchema, after: TypeSchema, place: DiffPlace): Breakage[] {
  const { noun } = place.site
  const isInput = (reader: SchemaReader, schema: Schema | undefined) =>
    schema !== undefined && reader.annotation(schema, 'readOnly') !== true
  const breaks: Breakage[] = []
  for (const [name, ours] of before.properties) {
    const theirs = after.properties.get(name)
    const at = placeIn(place, name)
    if (!isInput(place.before, ours)) continue
    if (theirs === undefined || !isInput(place.after, theirs)) {
      breaks.push(at.refuse('request-property-removed', `${at.subject} was removed from the ${noun}`))
      continue
    }
    breaks.push(...place.visit(ours, theirs, at.path))
    if (!before.required.has(name)) breaks.push(...compareDefaults(at, ours, theirs))
  }
  for (const name of after.required) {
    const theirs = after.properties.get(name)
    const at = placeIn(place, name)
    if (before.required.has(name) && isInput(place.before, before.properties.get(name) ?? true)) continue
    if (!isInput(place.after, theirs ?? true)) continue
    const known = isInput(place.before, before.properties.get(name))
    const rule = known ? 'request-property-became-required' : 'request-property-added-required'
    breaks.push(at.refuse(rule, `${at.subject} is ${known ? 'now' : 'new and'} required in the ${noun}`))
  }
  return breaks
}

function compareAdditional(before: TypeSchema, after: TypeSchema, place: DiffPlace): Breakage[] {
  if (after.additional === undefined || place.before.isNothing(before.additional)) return []
  if (!place.after.isNothing(after.additional))
    return place.visit(before.additional ?? true, after.additional, placeIn(place, '*').path)
  const sentence = `${place.subject} no longer accepts additional properties`
  return [place.refuse('request-additional-properties-refused', sentence)]
}

function compareConditions(before: TypeSchema, after: TypeSchema, place: DiffPlace): Breakage[] {
  return [...after.conditions].flatMap(([keyword, theirs]) => {
    const ours = before.conditions.get(keyword)
    if (ours !== undefined && place.before.print(ours) === place.after.print(theirs)) return []
    return [place.refuse('request-condition-changed', `${place.subject} has a new or different condition, ${keyword}`)]
  })
}
