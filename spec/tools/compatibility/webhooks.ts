import { compareAccess } from './access.ts'
import type { SchemaUsage } from './compare-context.ts'
import { listOperations, type OperationEntry } from './operation-entries.ts'
import { compareOperationId } from './operations.ts'
import type { ReaderPair } from './pairing.ts'
import { readSchema } from './parameters.ts'
import { compareContents } from './request-bodies.ts'
import { type Breakage, report } from './rules.ts'
import { compareSchemas } from './schemas.ts'

/** Postern sends webhooks: their headers and payload are output, and the responses it accepts are input. */
export function compareWebhooks(readers: ReaderPair): Breakage[] {
  const list = (reader: ReaderPair['before']) =>
    listOperations(reader.document, reader.document.webhooks, (_method, name) => `Webhook ${name}`)
  const current = list(readers.after)
  return [...list(readers.before)].flatMap(([key, before]) => {
    const after = current.get(key)
    if (after === undefined) return [report('webhook-removed', before.label, 'the webhook was removed')]
    return [
      ...compareOperationId(before, after),
      ...compareHeaders(readers, before, after),
      ...comparePayload(readers, before, after),
      ...compareAnswers(before, after),
      ...compareAccess(readers, before, after),
    ]
  })
}

function comparePayload(readers: ReaderPair, before: OperationEntry, after: OperationEntry): Breakage[] {
  const site: SchemaUsage = { label: before.label, root: 'the body', noun: 'payload', direction: 'output' }
  return compareContents(readers, site, 'webhook-media-type-removed', before.body?.content, after.body?.content)
}

function compareHeaders(readers: ReaderPair, before: OperationEntry, after: OperationEntry): Breakage[] {
  return [...before.parameters].flatMap(([key, header]) => {
    const current = after.parameters.get(key)
    const { label } = before
    if (current === undefined)
      return [report('webhook-header-removed', label, `the header ${header.name} is no longer sent`)]
    const site: SchemaUsage = { label, root: `the header ${header.name}`, noun: 'delivery', direction: 'output' }
    const breaks = compareSchemas(readers, site, readSchema(header), readSchema(current))
    if (header.required !== true || current.required === true) return breaks
    const sentence = `the header ${header.name} is no longer always sent`
    return [...breaks, report('webhook-header-became-optional', label, sentence)]
  })
}

function compareAnswers(before: OperationEntry, after: OperationEntry): Breakage[] {
  return [...before.responses.keys()]
    .filter((status) => !after.responses.has(status))
    .map((status) =>
      report('webhook-answer-refused', before.label, `the answer ${status} is no longer accepted from the receiver`),
    )
}
