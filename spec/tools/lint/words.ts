import * as openapi from '../document.ts'
import { listAllFields, listAllRequestBodyFields } from '../fields.ts'

export const textLintRules = [
  everythingIsDescribed,
  everyNullIsExplained,
  everyInputHasATitle,
  everyPathParameterHasAnExample,
]

const SENTENCE = /^[A-Z`].*[.:]$/s
const MAX_TITLE_LENGTH = 40

/** Everything that is sent and returned has a description, for the reference and for forms. */
function everythingIsDescribed(document: openapi.Document): string[] {
  const schemas = Object.entries(document.components.schemas).filter(([, schema]) => !isSentence(schema.description))
  const fields = listAllFields(document).filter(({ schema }) => !isSentence(schema.description))
  return [
    ...schemas.map(([name]) => `${name} has no doc comment that is a sentence.`),
    ...fields.map(({ owner, name }) => `${owner}.${name} has no doc comment that is a sentence.`),
    ...openapi.getAllOperations(document).flatMap((located) => undescribedParts(document, located)),
  ]
}

function undescribedParts(document: openapi.Document, { label, operation }: openapi.LocatedOperation): string[] {
  const parameters = openapi.getParameters(document, operation).filter(({ description }) => !isSentence(description))
  const body = operation.requestBody
  return [
    ...parameters.map(({ name }) => `${label}: the parameter ${name} has no doc comment that is a sentence.`),
    ...(body && !isSentence(body.description) ? [`${label}: the body has no doc comment that is a sentence.`] : []),
    ...Object.entries(operation.responses).flatMap(([status, { description, headers }]) => [
      ...(openapi.isSuccessStatus(status) && saysNothing(description)
        ? [`${label}: the ${status} answer has no @returnsDoc.`]
        : []),
      ...Object.entries(headers ?? {})
        .filter(([, header]) => !isSentence(headerOf(document, header as Header).description))
        .map(([name]) => `${label}: the header ${name} of the ${status} answer has no doc comment that is a sentence.`),
    ]),
  ]
}

type Header = { $ref?: string; description?: string }

const headerOf = (document: openapi.Document, header: Header): Header =>
  header.$ref ? ((document.components.headers?.[header.$ref.split('/').at(-1) ?? ''] ?? {}) as Header) : header

/** Default texts of the emitter. */
const EMPTY_WORDS =
  /^(The request has (succeeded|been accepted).*|There is no content.*|The client has made a conditional request.*)?$/s

const saysNothing = (description: string | undefined): boolean =>
  EMPTY_WORDS.test(description ?? '') || !isSentence(description)

const isSentence = (text: unknown): boolean => typeof text === 'string' && SENTENCE.test(text)

/** Forms need a short label for every field. */
function everyInputHasATitle(document: openapi.Document): string[] {
  const fields = listAllRequestBodyFields(document).map(({ owner, name, schema }) => ({
    where: `${owner}.${name}`,
    schema,
  }))
  const parameters = openapi.getOperations(document.paths).flatMap(({ label, operation }) =>
    openapi
      .getParameters(document, operation)
      .filter((parameter) => parameter.in !== 'header')
      .map(({ name, schema }) => ({ where: `${label}: the parameter ${name}`, schema })),
  )
  return [...fields, ...parameters].flatMap(({ where, schema }) => titleProblem(where, schema))
}

function titleProblem(where: string, { title }: openapi.Schema): string[] {
  if (typeof title !== 'string' || title === '') return [`${where} has no @summary that is its title.`]
  return title.length > MAX_TITLE_LENGTH || title.endsWith('.')
    ? [`${where} has a title that is no short name: ${title}`]
    : []
}

/** The reference page fills in the example, so that the first call succeeds. */
function everyPathParameterHasAnExample(document: openapi.Document): string[] {
  return openapi.getOperations(document.paths).flatMap(({ label, operation }) =>
    openapi
      .getParameters(document, operation)
      .filter((parameter) => parameter.in === 'path' && parameter.example === undefined)
      .map(({ name }) => `${label}: the parameter ${name} has no @sandboxValue.`),
  )
}

/** Null has another meaning in every place: nothing, anybody, not yet. */
function everyNullIsExplained(document: openapi.Document): string[] {
  return listAllFields(document)
    .filter(({ schema }) => canBeNull(schema) && !/\bnull\b/i.test(schema.description ?? ''))
    .map(({ owner, name }) => `${owner}.${name} can be null and does not say what that means.`)
}

function canBeNull({ type, anyOf }: openapi.Schema): boolean {
  const types = [type, ...(anyOf ?? []).map((part) => part.type)].flat()
  return types.includes('null')
}
