import type { Alternative } from './alternative.ts'
import { canonical, type Schema } from './document.ts'
import type { Pairing, Readers } from './pairing.ts'
import { type Break, type RuleName, refuse } from './rules.ts'

/** `input` is sent by clients, `output` by Postern, webhook payloads included. */
export type Direction = 'input' | 'output'

export type Site = { label: string; root: string; noun: string; direction: Direction }

/** Names fields and words the breaks of one site. */
export type Speaker = {
  subject(path: string): string
  refuse(rule: RuleName, path: string, sentence: string): Break
}

export type Context = Readers &
  Speaker & {
    site: Site
    visit(before: Schema, after: Schema, path: string): Break[]
  }

export type Unmatched = Pairing & { before: Alternative[]; after: Alternative[] }

export function speaker(site: Site): Speaker {
  const inBody = site.root === 'the body'
  const root = inBody ? [] : [site.root.replace(/^the /, '')]
  return {
    subject: (path) => {
      if (path === '') return site.root
      return inBody ? `the field ${path}` : `the field ${path} of ${site.root}`
    },
    refuse: (rule, path, sentence) =>
      refuse(rule, site.label, sentence, [site.label, ...root, path].filter(Boolean).join(' ')),
  }
}

export function member(path: string, name: string): string {
  return path === '' ? name : `${path}.${name}`
}

export function listTypes(alternatives: Alternative[]): string {
  const types = [...new Set(alternatives.map((one) => one.type))]
  if (types.length === 0) return 'nothing'
  return types.toSorted().join(' or ')
}

/** A default defines what leaving out an optional input means, so adding, changing and removing one all break. */
export function compareDefaults(
  { before, after, subject, refuse }: Readers & Speaker,
  ours: Schema,
  theirs: Schema,
  path: string,
): Break[] {
  const [was, is] = [before.annotation(ours, 'default'), after.annotation(theirs, 'default')].map((value) =>
    value === undefined ? 'none' : canonical(value),
  )
  if (was === is) return []
  return [refuse('input-default-changed', path, `the default of ${subject(path)} changed from ${was} to ${is}`)]
}
