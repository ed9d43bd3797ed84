import type { TypeSchema } from './alternative.ts'
import { type DiffPlace, formatTypes, placeIn, type TypePairsDiff } from './compare-context.ts'
import type { Schema } from './document.ts'
import { formatVariant, toTypeKind } from './pairing.ts'
import type { SchemaReader } from './reader.ts'
import type { Breakage } from './rules.ts'

export function compareOutputSchema(before: TypeSchema, after: TypeSchema, place: DiffPlace): Breakage[] {
  return [
    ...(before.type === after.type ? [] : [refuseType([before], [after], place)]),
    ...compareValues(before, after, place),
    ...compareFormats(before, after, place),
    ...compareProperties(before, after, place),
    ...compareAdditional(before, after, place),
    ...(before.items === undefined ? [] : place.visit(before.items, after.items ?? true, `${place.path}[]`)),
    ...compareTuplesAndPatterns(before, after, place),
  ]
}

export function findUnmatchedOutputBreaks(unmatched: TypePairsDiff, place: DiffPlace): Breakage[] {
  const { before, after, lost, gained } = unmatched
  const { subject, refuse } = place
  const { noun } = place.site
  const [ours, theirs] = [new Set(before.map(toTypeKind)), new Set(after.map(toTypeKind))]
  const isType = (one: TypeSchema) => !ours.has(toTypeKind(one)) || !theirs.has(toTypeKind(one))
  const gone = lost.filter((one) => !isType(one)).map((one) => formatVariant(one, place.before))
  const added = gained.filter((one) => !isType(one)).map((one) => formatVariant(one, place.after))
  const breaks = [
    ...gone.map((variant) =>
      refuse('response-variant-removed', `${subject} is never ${variant} any more in the ${noun}`),
    ),
    ...added.map((variant) => refuse('response-variant-added', `${subject} may now be ${variant} in the ${noun}`)),
  ]
  const changed = [...lost, ...gained].filter((one) => isType(one) && one.type !== 'null')
  if (changed.length > 0) return [...breaks, refuseType(before, after, place)]
  if (gained.some((one) => one.type === 'null'))
    breaks.push(refuse('response-field-became-nullable', `${subject} may now be null in the ${noun}`))
  return breaks
}

function refuseType(before: TypeSchema[], after: TypeSchema[], { subject, refuse, site }: DiffPlace): Breakage {
  const change = `from ${formatTypes(before)} to ${formatTypes(after)}`
  return refuse('response-type-changed', `the type of ${subject} changed ${change} in the ${site.noun}`)
}

function compareValues(before: TypeSchema, after: TypeSchema, { subject, refuse, site }: DiffPlace): Breakage[] {
  const { noun } = site
  const isClosed = before.values !== undefined && !before.open
  if (isClosed && after.values === undefined) {
    const sentence = `${subject} may now hold any ${after.type} in the ${noun}, not only ${before.values?.join(', ')}`
    return [refuse('response-enum-value-added', sentence)]
  }
  const isList = after.values !== undefined || before.open
  const removed = isList ? (before.values ?? []).filter((value) => !after.values?.includes(value)) : []
  const added = isClosed ? (after.values ?? []).filter((value) => !before.values?.includes(value)) : []
  const breaks = [
    ...removed.map((value) =>
      refuse('response-enum-value-removed', `${subject} lost the value ${value} in the ${noun}`),
    ),
    ...added.map((value) => refuse('response-enum-value-added', `${subject} gained the value ${value} in the ${noun}`)),
  ]
  if (!isClosed || !after.open) return breaks
  const sentence = `${subject} may now hold values that are not listed in the ${noun}`
  return [...breaks, refuse('response-enum-value-added', sentence)]
}

// A typed client parses by format: a date-time read as a date, or an int32 that outgrows it, fails at run time.
function compareFormats(before: TypeSchema, after: TypeSchema, { subject, refuse, site }: DiffPlace): Breakage[] {
  if (after.values !== undefined && !after.open) return []
  const gone = before.formats.filter((format) => !after.formats.includes(format))
  return gone.map((format) =>
    refuse('response-format-changed', `${subject} no longer has the format ${format} in the ${site.noun}`),
  )
}

function compareProperties(before: TypeSchema, after: TypeSchema, place: DiffPlace): Breakage[] {
  const { noun } = place.site
  const isOutput = (reader: SchemaReader, schema: Schema) => reader.annotation(schema, 'writeOnly') !== true
  return [...before.properties].flatMap(([name, ours]) => {
    if (!isOutput(place.before, ours)) return []
    const theirs = after.properties.get(name)
    const { subject, refuse, path } = placeIn(place, name)
    if (theirs === undefined || !isOutput(place.after, theirs))
      return [refuse('response-field-removed', `${subject} was removed from the ${noun}`)]
    const breaks = place.visit(ours, theirs, path)
    if (!before.required.has(name) || after.required.has(name)) return breaks
    const sentence = `${subject} is no longer always present in the ${noun}`
    return [...breaks, refuse('response-field-became-optional', sentence)]
  })
}

function compareAdditional(before: TypeSchema, after: TypeSchema, place: DiffPlace): Breakage[] {
  const ours = before.additional
  if (typeof ours !== 'object' || Object.keys(ours).length === 0 || place.before.isNothing(ours)) return []
  const { subject, refuse, path } = placeIn(place, '*')
  if (after.additional !== undefined && !place.after.isNothing(after.additional))
    return place.visit(ours, after.additional, path)
  return [refuse('response-field-removed', `${subject} was removed from the ${place.site.noun}`)]
}

function compareTuplesAndPatterns(before: TypeSchema, after: TypeSchema, place: DiffPlace): Breakage[] {
  return [...before.conditions].flatMap(([keyword, ours]) => {
    const theirs = after.conditions.get(keyword)
    if (!/^(prefixItems|patternProperties) /.test(keyword)) return []
    if (theirs !== undefined) return place.visit(ours, theirs, placeIn(place, keyword).path)
    return [place.refuse('response-type-changed', `${place.subject} lost its ${keyword} in the ${place.site.noun}`)]
  })
}
