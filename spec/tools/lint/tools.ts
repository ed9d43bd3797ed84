import { type Document, operationsOf, parametersOf } from '../document.ts'

/** What the document is held to because tools that read it stumbled over the opposite. */
export const toolRules = [authSchemesAreLowerCase, idempotencyKeysHaveNoExample, everyOperationIsBelowTheDocument]

/** Older generators compare the scheme letter by letter, and send no credential where it is not the one they know. */
function authSchemesAreLowerCase(document: Document): string[] {
  const schemes = Object.entries(document.components.securitySchemes ?? {}) as [string, { scheme?: string }][]
  return schemes
    .filter(([, { scheme = '' }]) => scheme !== scheme.toLowerCase())
    .map(
      ([name, { scheme }]) => `The security scheme ${name} is written ${scheme} instead of ${scheme?.toLowerCase()}.`,
    )
}

/** Tools send an example as it is, so whoever sends it second is told that the key was used before. */
function idempotencyKeysHaveNoExample(document: Document): string[] {
  return operationsOf(document.paths).flatMap(({ method, path, operation }) =>
    parametersOf(document, operation)
      .filter(({ name }) => name === 'Idempotency-Key')
      .filter((parameter) => [parameter, parameter.schema].some(givesValue))
      .map(() => `${method} ${path} gives a value for Idempotency-Key, which tools would send again and again.`),
  )
}

function givesValue(part: object): boolean {
  return ['example', 'examples', 'default'].some((name) => name in part)
}

/** Most generators know one server for the whole document and pass over those of an operation, so its calls would lead nowhere. */
function everyOperationIsBelowTheDocument(document: Document): string[] {
  return operationsOf(document.paths).flatMap(({ method, path, operation }) =>
    operation.servers ? [`${method} ${path} has a server of its own, which most tools do not read.`] : [],
  )
}
