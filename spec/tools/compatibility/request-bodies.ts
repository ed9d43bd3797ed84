import type { Site } from './context.ts'
import { type Content, type RequestBody, resolve } from './document.ts'
import type { Entry } from './operations.ts'
import type { Readers } from './pairing.ts'
import { type Break, type RuleName, refuse } from './rules.ts'
import { compareSchemas } from './schemas.ts'

export function compareRequestBody(readers: Readers, before: Entry, after: Entry): Break[] {
  const { label } = before
  const ours = bodyOf(readers.before.document, before)
  const theirs = bodyOf(readers.after.document, after)
  if (ours !== undefined && theirs === undefined) {
    return [refuse('request-body-removed', label, 'the request body was removed')]
  }
  const breaks: Break[] = []
  if (theirs?.required === true && ours?.required !== true) {
    breaks.push(refuse('request-body-became-required', label, 'the request body is now required'))
  }
  const site: Site = { label, root: 'the body', noun: 'request', direction: 'input' }
  return [...breaks, ...compareContents(readers, site, 'request-media-type-removed', ours?.content, theirs?.content)]
}

export function bodyOf(document: Readers['before']['document'], { operation }: Entry): RequestBody | undefined {
  return operation.requestBody && resolve<RequestBody>(document, operation.requestBody)
}

export function compareContents(
  readers: Readers,
  site: Site,
  rule: RuleName,
  before: Content = {},
  after: Content = {},
) {
  const theirs = new Map(Object.entries(after).map(([name, media]) => [mediaKey(name), media]))
  return Object.entries(before).flatMap(([name, media]): Break[] => {
    const current = theirs.get(mediaKey(name))
    if (current === undefined) {
      const sentence = `the media type ${name} was removed from the ${site.noun}`
      return [refuse(rule, site.label, sentence, `${site.label} ${name}`)]
    }
    const label = mediaKey(name) === 'application/json' ? site.label : `${site.label} (${name})`
    if (media.schema === undefined && site.direction === 'output') return []
    return compareSchemas(readers, { ...site, label }, media.schema ?? true, current.schema ?? true)
  })
}

function mediaKey(name: string): string {
  return name.toLowerCase().replaceAll(/\s/g, '')
}
