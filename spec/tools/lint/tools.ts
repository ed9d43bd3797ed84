import { type Document, operationsOf, parametersOf } from '../document.ts'

/** Older generators compare the scheme letter by letter, and send no credential where it is not the one they know. */
export function authSchemesAreLowerCase(document: Document): string[] {
  const schemes = Object.entries(document.components.securitySchemes ?? {}) as [string, { scheme?: string }][]
  return schemes
    .filter(([, { scheme = '' }]) => scheme !== scheme.toLowerCase())
    .map(
      ([name, { scheme }]) => `The security scheme ${name} is written ${scheme} instead of ${scheme?.toLowerCase()}.`,
    )
}

/** Tools send an example as it is, so whoever sends it second is told that the key was used before. */
export function idempotencyKeysHaveNoExample(document: Document): string[] {
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
