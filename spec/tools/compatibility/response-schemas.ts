import type { Alternative } from './alternative.ts'
import { type AlternativesDiff, type DiffScope, formatTypes, joinPath } from './compare-context.ts'
import type { Schema } from './document.ts'
import { formatVariant, toTypeKind } from './pairing.ts'
import type { SchemaReader } from './reader.ts'
import type { Break } from './rules.ts'

export function compareOutput(before: Alternative, after: Alternative, path: string, context: DiffScope): Break[] {
  return [
    ...(before.type === after.type ? [] : [refuseType([before], [after], path, context)]),
    ...compareValues(before, after, path, context),
    ...compareFormats(before, after, path, context),
    ...compareProperties(before, after, path, context),
    ...compareAdditional(before, after, path, context),
    ...(before.items === undefined ? [] : context.visit(before.items, after.items ?? true, `${path}[]`)),
    ...compareTuplesAndPatterns(before, after, path, context),
  ]
}

export function findUnmatchedOutputBreaks(unmatched: AlternativesDiff, path: string, context: DiffScope): Break[] {
  const { before, after, lost, gained } = unmatched
  const { subject, site } = context
  const [ours, theirs] = [new Set(before.map(toTypeKind)), new Set(after.map(toTypeKind))]
  const isType = (one: Alternative) => !ours.has(toTypeKind(one)) || !theirs.has(toTypeKind(one))
  const breaks = [
    ...lost
      .filter((one) => !isType(one))
      .map((one) => {
        const sentence = `${subject(path)} is never ${formatVariant(one, context.before)} any more in the ${site.noun}`
        return context.refuse('response-variant-removed', path, sentence)
      }),
    ...gained
      .filter((one) => !isType(one))
      .map((one) => {
        const sentence = `${subject(path)} may now be ${formatVariant(one, context.after)} in the ${site.noun}`
        return context.refuse('response-variant-added', path, sentence)
      }),
  ]
  const changed = [...lost, ...gained].filter((one) => isType(one) && one.type !== 'null')
  if (changed.length > 0) return [...breaks, refuseType(before, after, path, context)]
  if (gained.some((one) => one.type === 'null')) {
    const sentence = `${subject(path)} may now be null in the ${site.noun}`
    breaks.push(context.refuse('response-field-became-nullable', path, sentence))
  }
  return breaks
}

function refuseType(before: Alternative[], after: Alternative[], path: string, context: DiffScope): Break {
  const change = `from ${formatTypes(before)} to ${formatTypes(after)}`
  const sentence = `the type of ${context.subject(path)} changed ${change} in the ${context.site.noun}`
  return context.refuse('response-type-changed', path, sentence)
}

function compareValues(before: Alternative, after: Alternative, path: string, context: DiffScope): Break[] {
  const subject = context.subject(path)
  const { noun } = context.site
  const isClosed = before.values !== undefined && !before.open
  if (isClosed && after.values === undefined) {
    const sentence = `${subject} may now hold any ${after.type} in the ${noun}, not only ${before.values?.join(', ')}`
    return [context.refuse('response-enum-value-added', path, sentence)]
  }
  const isList = after.values !== undefined || before.open
  const removed = isList ? (before.values ?? []).filter((value) => !after.values?.includes(value)) : []
  const added = isClosed ? (after.values ?? []).filter((value) => !before.values?.includes(value)) : []
  const breaks = [
    ...removed.map((value) =>
      context.refuse('response-enum-value-removed', path, `${subject} lost the value ${value} in the ${noun}`),
    ),
    ...added.map((value) =>
      context.refuse('response-enum-value-added', path, `${subject} gained the value ${value} in the ${noun}`),
    ),
  ]
  if (!isClosed || !after.open) return breaks
  const sentence = `${subject} may now hold values that are not listed in the ${noun}`
  return [...breaks, context.refuse('response-enum-value-added', path, sentence)]
}

// A typed client parses by format: a date-time read as a date, or an int32 that outgrows it, fails at run time.
function compareFormats(before: Alternative, after: Alternative, path: string, context: DiffScope): Break[] {
  if (after.values !== undefined && !after.open) return []
  const gone = before.formats.filter((format) => !after.formats.includes(format))
  return gone.map((format) => {
    const sentence = `${context.subject(path)} no longer has the format ${format} in the ${context.site.noun}`
    return context.refuse('response-format-changed', path, sentence)
  })
}

function compareProperties(before: Alternative, after: Alternative, path: string, context: DiffScope): Break[] {
  const isOutput = (reader: SchemaReader, schema: Schema) => reader.annotation(schema, 'writeOnly') !== true
  return [...before.properties].flatMap(([name, ours]) => {
    if (!isOutput(context.before, ours)) return []
    const theirs = after.properties.get(name)
    const at = joinPath(path, name)
    const [subject, noun] = [context.subject(at), context.site.noun]
    if (theirs === undefined || !isOutput(context.after, theirs)) {
      return [context.refuse('response-field-removed', at, `${subject} was removed from the ${noun}`)]
    }
    const breaks = context.visit(ours, theirs, at)
    if (!before.required.has(name) || after.required.has(name)) return breaks
    const sentence = `${subject} is no longer always present in the ${noun}`
    return [...breaks, context.refuse('response-field-became-optional', at, sentence)]
  })
}

function compareAdditional(before: Alternative, after: Alternative, path: string, context: DiffScope): Break[] {
  const ours = before.additional
  if (typeof ours !== 'object' || Object.keys(ours).length === 0 || context.before.isNothing(ours)) return []
  const at = joinPath(path, '*')
  if (after.additional !== undefined && !context.after.isNothing(after.additional)) {
    return context.visit(ours, after.additional, at)
  }
  const sentence = `${context.subject(at)} was removed from the ${context.site.noun}`
  return [context.refuse('response-field-removed', at, sentence)]
}

function compareTuplesAndPatterns(before: Alternative, after: Alternative, path: string, context: DiffScope): Break[] {
  return [...before.conditions].flatMap(([keyword, ours]) => {
    const theirs = after.conditions.get(keyword)
    if (!/^(prefixItems|patternProperties) /.test(keyword)) return []
    if (theirs !== undefined) return context.visit(ours, theirs, joinPath(path, keyword))
    const sentence = `${context.subject(path)} lost its ${keyword} in the ${context.site.noun}`
    return [context.refuse('response-type-changed', path, sentence)]
  })
}
