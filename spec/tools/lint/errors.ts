import { type Document, operationsOf } from '../document.ts'

const SENTENCE = /^[A-Z].*\.$/s

export function everyErrorIsExplained(document: Document): string[] {
  const registry = document['x-postern-error-registry'] ?? {}
  const explained = Object.entries(registry).flatMap(([code, facts]) => [
    ...(SENTENCE.test(facts.meaning) ? [] : [`The error ${code} has no doc comment that is a sentence.`]),
    ...(SENTENCE.test(facts.remedy) ? [] : [`The error ${code} has no @remedy that is a sentence.`]),
    ...(SENTENCE.test(String(facts.example.message)) ? [] : [`The example of ${code} is not a whole sentence.`]),
  ])
  const listed = (document.components.schemas.ErrorCode?.enum ?? []) as string[]
  const withoutFacts = listed
    .filter((code) => !(code in registry))
    .map((code) => `The error ${code} has no @refusal with its status.`)
  const unknown = operationsOf(document.paths).flatMap(({ method, path, operation }) =>
    (operation['x-postern-errors'] ?? [])
      .filter((code) => !(code in registry))
      .map((code) => `${method} ${path} declares the error ${code}, which the registry does not know.`),
  )
  return [...explained, ...withoutFacts, ...unknown]
}
