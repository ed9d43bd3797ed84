import type { Site } from './context.ts'
import { type Header, type OpenApiDocument, type Response, resolve } from './document.ts'
import type { Entry } from './operations.ts'
import type { Readers } from './pairing.ts'
import { schemaOf } from './parameters.ts'
import { compareContents } from './request-bodies.ts'
import { type Break, refuse } from './rules.ts'
import { compareSchemas } from './schemas.ts'

export function compareResponses(readers: Readers, before: Entry, after: Entry): Break[] {
  const ours = responsesOf(readers.before.document, before)
  const theirs = responsesOf(readers.after.document, after)
  const breaks = [...ours].flatMap(([status, response]) => {
    const current = theirs.get(status)
    const label = `${before.label} ${status}`
    if (current === undefined) return [refuse('response-status-removed', label, 'the response status was removed')]
    const site: Site = { label, root: 'the body', noun: 'response', direction: 'output' }
    return [
      ...compareContents(readers, site, 'response-media-type-removed', response.content, current.content),
      ...compareHeaders(readers, label, response, current),
    ]
  })
  const added = [...theirs.keys()].filter((status) => !ours.has(status) && /^[123]/.test(status))
  return [
    ...breaks,
    ...added.map((status) =>
      refuse('response-success-status-added', `${before.label} ${status}`, 'the operation may now succeed differently'),
    ),
  ]
}

export function responsesOf(document: OpenApiDocument, { operation }: Entry): Map<string, Response> {
  const entries = Object.entries(operation.responses ?? {})
  return new Map(entries.map(([status, one]) => [status.toUpperCase(), resolve<Response>(document, one)]))
}

function compareHeaders(readers: Readers, label: string, before: Response, after: Response): Break[] {
  const theirs = headersOf(readers.after.document, after)
  return [...headersOf(readers.before.document, before)].flatMap(([key, { name, header }]) => {
    const current = theirs.get(key)?.header
    const where = `${label} header ${name}`
    if (current === undefined) {
      return [refuse('response-header-removed', label, `the header ${name} was removed from the response`, where)]
    }
    const site: Site = { label, root: `the header ${name}`, noun: 'response', direction: 'output' }
    const breaks = compareSchemas(readers, site, schemaOf(header), schemaOf(current))
    if (header.required !== true || current.required === true) return breaks
    const sentence = `the header ${name} is no longer always present in the response`
    return [...breaks, refuse('response-header-became-optional', label, sentence, where)]
  })
}

function headersOf(document: OpenApiDocument, response: Response) {
  return new Map(
    Object.entries(response.headers ?? {}).map(([name, one]) => {
      return [name.toLowerCase(), { name, header: resolve<Header>(document, one) }]
    }),
  )
}
