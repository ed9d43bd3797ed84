import type { TypeSchema } from './alternative.ts'
import { type Schema, toCanonicalJson } from './document.ts'
import type { ReaderPair, TypePairs } from './pairing.ts'
import { type Breakage, type RuleName, report } from './rules.ts'

/** `input` is sent by clients, `output` by Postern, webhook payloads included. */
export type DataDirection = 'input' | 'output'

export type SchemaUsage = { label: string; root: string; noun: string; direction: DataDirection }

export type DiffScope = ReaderPair & {
  site: SchemaUsage
  visit(before: Schema, after: Schema, path: string): Breakage[]
}

/** Where something is compared, as sentences call it. */
type Place = { path: string; subject: string; refuse(rule: RuleName, sentence: string): Breakage }

export type DiffPlace = DiffScope & Place

export type TypePairsDiff = Omit<TypePairs, 'pairs'> & { before: TypeSchema[]; after: TypeSchema[] }

export function placeAt<Scope extends { site: SchemaUsage }>(scope: Scope, path: string): Scope & Place {
  const { label, root } = scope.site
  const owner = root === 'the body' ? '' : root
  const field = owner ? `the field ${path} of ${owner}` : `the field ${path}`
  const refuse = (rule: RuleName, sentence: string) => report(rule, label, sentence)
  return { ...scope, path, subject: path === '' ? root : field, refuse }
}

export const placeIn = (place: DiffPlace, name: string): DiffPlace =>
  placeAt(place, place.path === '' ? name : `${place.path}.${name}`)

export function formatTypes(alternatives: TypeSchema[]): string {
  const types = [...new Set(alternatives.map((one) => one.type))]
  if (types.length === 0) return 'nothing'
  return types.toSorted().join(' or ')
}

/** A default defines what leaving out an optional input means, so adding, changing and removing one all break. */
export function compareDefaults({ before, after, subject, refuse }: ReaderPair & Place, ours: Schema, theirs: Schema) {
  const [was, is] = [before.annotation(ours, 'default'), after.annotation(theirs, 'default')].map((value) =>
    value === undefined ? 'none' : toCanonicalJson(value),
  )
  if (was === is) return []
  return [refuse('input-default-changed', `the default of ${subject} changed from ${was} to ${is}`)]
}
