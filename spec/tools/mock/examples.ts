import { getOperations, type LocatedOperation } from '../document.ts'
import { readContractWithInlineResponses } from '../generate/shared-responses.ts'

const operations = getOperations(readContractWithInlineResponses().paths).toSorted(
  (one, other) => countParameters(one) - countParameters(other),
)

/** What the header Prefer can ask an operation for, for people: `code=200 with example=accepted, duplicate; code=204`. */
export function describeMockAnswers(method: string, path: string): string {
  const found = operations.find((each) => each.method === method && buildPathPattern(each.path).test(path))
  const answers = Object.entries(found?.operation.responses ?? {}).map(([code, { content = {} }]) => {
    const names = Object.values(content).flatMap(({ examples = {} }) => Object.keys(examples))
    return names.length === 0 ? `code=${code}` : `code=${code} with example=${[...new Set(names)].join(', ')}`
  })
  return answers.join('; ')
}

/** As the header Allow lists them. */
export function listAllowedMethods(path: string): string {
  const found = operations.filter((each) => buildPathPattern(each.path).test(path))
  return [...new Set(found.map(({ method }) => method))].sort().join(', ')
}

/** Literal paths come before those with parameters, as in Prism. */
function countParameters({ path }: LocatedOperation): number {
  return path.split('{').length
}

export const buildPathPattern = (path: string): RegExp =>
  new RegExp(`^${path.replaceAll('.', '\\.').replaceAll(/\{([^}]+)\}/g, '(?<$1>[^/]+)')}$`)
