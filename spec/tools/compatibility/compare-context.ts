import type { Alternative } from './alternative.ts'
import { type Schema, toCanonicalJson } from './document.ts'
import type { PairingResult, ReaderPair } from './pairing.ts'
import { type Break, type RuleName, report } from './rules.ts'

/** `input` is sent by clients, `output` by Postern, webhook payloads included. */
export type DataDirection = 'input' | 'output'

export type SchemaUsage = { label: string; root: string; noun: string; direction: DataDirection }

export type BreakBuilder = {
  subject(path: string): string
  refuse(rule: RuleName, path: string, sentence: string): Break
}

export type DiffScope = ReaderPair &
  BreakBuilder & {
    site: SchemaUsage
    visit(before: Schema, after: Schema, path: string): Break[]
  }

export type AlternativesDiff = PairingResult & { before: Alternative[]; after: Alternative[] }

export function createBreakBuilder(site: SchemaUsage): BreakBuilder {
  const inBody = site.root === 'the body'
  const root = inBody ? [] : [site.root.replace(/^the /, '')]
  return {
    subject: (path) => {
      if (path === '') return site.root
      return inBody ? `the field ${path}` : `the field ${path} of ${site.root}`
    },
    refuse: (rule, path, sentence) =>
      report(rule, site.label, sentence, [site.label, ...root, path].filter(Boolean).join(' ')),
  }
}

export function joinPath(path: string, name: string): string {
  return path === '' ? name : `${path}.${name}`
}

export function formatTypes(alternatives: Alternative[]): string {
  const types = [...new Set(alternatives.map((one) => one.type))]
  if (types.length === 0) return 'nothing'
  return types.toSorted().join(' or ')
}

/** A default defines what leaving out an optional input means, so adding, changing and removing one all break. */
export function compareDefaults(
  { before, after, subject, refuse }: ReaderPair & BreakBuilder,
  ours: Schema,
  theirs: Schema,
  path: string,
): Break[] {
  const [was, is] = [before.annotation(ours, 'default'), after.annotation(theirs, 'default')].map((value) =>
    value === undefined ? 'none' : toCanonicalJson(value),
  )
  if (was === is) return []
  return [refuse('input-default-changed', path, `the default of ${subject(path)} changed from ${was} to ${is}`)]
}
