import type { SchemaUsage } from './compare-context.ts'
import { type OpenApiDocument, type Response, type ResponseHeader, resolveRef } from './document.ts'
import type { OperationEntry } from './operation-entries.ts'
import type { ReaderPair } from './pairing.ts'
import { readSchema } from './parameters.ts'
import { compareContents } from './request-bodies.ts'
import { type Breakage, report } from './rules.ts'
import { compareSchemas } from './schemas.ts'

export function compareResponses(readers: ReaderPair, before: OperationEntry, after: OperationEntry): Breakage[] {
  const [ours, theirs] = [before.responses, after.responses]
  const breaks = [...ours].flatMap(([status, response]) => {
    const current = theirs.get(status)
    const label = `${before.label} ${status}`
    if (current === undefined) return [report('response-status-removed', label, 'the response status was removed')]
    const site: SchemaUsage = { label, root: 'the body', noun: 'response', direction: 'output' }
    return [
      ...compareContents(readers, site, 'response-media-type-removed', response.content, current.content),
      ...compareHeaders(readers, label, response, current),
    ]
  })
  const added = [...theirs.keys()].filter((status) => !ours.has(status) && /^[123]/.test(status))
  return [
    ...breaks,
    ...added.map((status) =>
      report('response-success-status-added', `${before.label} ${status}`, 'the operation may now succeed differently'),
    ),
  ]
}

function compareHeaders(readers: ReaderPair, label: string, before: Response, after: Response): Breakage[] {
  const theirs = headersOf(readers.after.document, after)
  return [...headersOf(readers.before.document, before)].flatMap(([key, { name, header }]) => {
    const current = theirs.get(key)?.header
    if (current === undefined)
      return [report('response-header-removed', label, `the header ${name} was removed from the response`)]
    const site: SchemaUsage = { label, root: `the header ${name}`, noun: 'response', direction: 'output' }
    const breaks = compareSchemas(readers, site, readSchema(header), readSchema(current))
    if (header.required !== true || current.required === true) return breaks
    const sentence = `the header ${name} is no longer always present in the response`
    return [...breaks, report('response-header-became-optional', label, sentence)]
  })
}

function headersOf(document: OpenApiDocument, response: Response) {
  return new Map(
    Object.entries(response.headers ?? {}).map(([name, one]) => {
      return [name.toLowerCase(), { name, header: resolveRef<ResponseHeader>(document, one) }]
    }),
  )
}
