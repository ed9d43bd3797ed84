import type { SchemaUsage } from './compare-context.ts'
import type { BodyContent } from './document.ts'
import type { OperationEntry } from './operation-entries.ts'
import type { ReaderPair } from './pairing.ts'
import { type Breakage, type RuleName, report } from './rules.ts'
import { compareSchemas } from './schemas.ts'

export function compareRequestBody(readers: ReaderPair, before: OperationEntry, after: OperationEntry): Breakage[] {
  const { label } = before
  const [ours, theirs] = [before.body, after.body]
  if (ours !== undefined && theirs === undefined)
    return [report('request-body-removed', label, 'the request body was removed')]
  const breaks: Breakage[] = []
  if (theirs?.required === true && ours?.required !== true)
    breaks.push(report('request-body-became-required', label, 'the request body is now required'))
  const site: SchemaUsage = { label, root: 'the body', noun: 'request', direction: 'input' }
  return [...breaks, ...compareContents(readers, site, 'request-media-type-removed', ours?.content, theirs?.content)]
}

export function compareContents(
  readers: ReaderPair,
  site: SchemaUsage,
  rule: RuleName,
  before: BodyContent = {},
  after: BodyContent = {},
) {
  const theirs = new Map(Object.entries(after).map(([name, media]) => [mediaKey(name), media]))
  return Object.entries(before).flatMap(([name, media]): Breakage[] => {
    const current = theirs.get(mediaKey(name))
    if (current === undefined)
      return [report(rule, site.label, `the media type ${name} was removed from the ${site.noun}`)]
    const label = mediaKey(name) === 'application/json' ? site.label : `${site.label} (${name})`
    if (media.schema === undefined && site.direction === 'output') return []
    return compareSchemas(readers, { ...site, label }, media.schema ?? true, current.schema ?? true)
  })
}

const mediaKey = (name: string): string => name.toLowerCase().replaceAll(/\s/g, '')
