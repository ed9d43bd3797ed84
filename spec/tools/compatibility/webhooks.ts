import { compareAccess } from './access.ts'
import type { Site } from './context.ts'
import { compareOperationId, type Entry, listOperations } from './operations.ts'
import type { Readers } from './pairing.ts'
import { listParameters, schemaOf } from './parameters.ts'
import { bodyOf, compareContents } from './request-bodies.ts'
import { responsesOf } from './responses.ts'
import { type Break, refuse } from './rules.ts'
import { compareSchemas } from './schemas.ts'

/** Postern sends webhooks: their headers and payload are output, and the responses it accepts are input. */
export function compareWebhooks(readers: Readers): Break[] {
  const list = (reader: Readers['before']) =>
    listOperations(reader.document, reader.document.webhooks, (_method, name) => `Webhook ${name}`)
  const current = list(readers.after)
  return [...list(readers.before)].flatMap(([key, before]) => {
    const after = current.get(key)
    if (after === undefined) return [refuse('webhook-removed', before.label, 'the webhook was removed')]
    return [
      ...compareOperationId(before, after),
      ...compareHeaders(readers, before, after),
      ...comparePayload(readers, before, after),
      ...compareAnswers(readers, before, after),
      ...compareAccess(readers, before, after),
    ]
  })
}

function comparePayload(readers: Readers, before: Entry, after: Entry): Break[] {
  const ours = bodyOf(readers.before.document, before)?.content
  const theirs = bodyOf(readers.after.document, after)?.content
  const site: Site = { label: before.label, root: 'the body', noun: 'payload', direction: 'output' }
  return compareContents(readers, site, 'webhook-media-type-removed', ours, theirs)
}

function compareHeaders(readers: Readers, before: Entry, after: Entry): Break[] {
  const theirs = listParameters(readers.after.document, after)
  return [...listParameters(readers.before.document, before)].flatMap(([key, header]) => {
    const current = theirs.get(key)
    const { label } = before
    const where = `${label} header ${header.name}`
    if (current === undefined) {
      return [refuse('webhook-header-removed', label, `the header ${header.name} is no longer sent`, where)]
    }
    const site: Site = { label, root: `the header ${header.name}`, noun: 'delivery', direction: 'output' }
    const breaks = compareSchemas(readers, site, schemaOf(header), schemaOf(current))
    if (header.required !== true || current.required === true) return breaks
    const sentence = `the header ${header.name} is no longer always sent`
    return [...breaks, refuse('webhook-header-became-optional', label, sentence, where)]
  })
}

function compareAnswers(readers: Readers, before: Entry, after: Entry): Break[] {
  const accepted = responsesOf(readers.after.document, after)
  return [...responsesOf(readers.before.document, before).keys()]
    .filter((status) => !accepted.has(status))
    .map((status) => {
      const sentence = `the answer ${status} is no longer accepted from the receiver`
      return refuse('webhook-answer-refused', before.label, sentence, `${before.label} ${status}`)
    })
}
