import type { ErrorObject } from 'ajv'

export type Problem = { path: string; message: string }

/** ajv's findings as sentences that name the field. */
export function problemsOf(place: string, errors: ErrorObject[]): Problem[] {
  const seen = new Set<string>()
  return errors.filter(saysSomething).flatMap((error) => {
    const problem = { path: pathOf(place, error), message: sentence(place, error) }
    const key = `${problem.path} ${problem.message}`
    if (seen.has(key)) return []
    seen.add(key)
    return [problem]
  })
}

function pathOf(place: string, error: ErrorObject): string {
  const named = error.params.additionalProperty ?? error.params.missingProperty
  return `${place}${error.instancePath}${named === undefined ? '' : `/${named}`}`
}

/** These only repeat that one of the errors below them occurred. */
function saysSomething({ keyword }: ErrorObject): boolean {
  return keyword !== 'if' && keyword !== 'allOf'
}

function sentence(place: string, error: ErrorObject): string {
  const field = error.instancePath === '' ? `The ${place}` : `The field ${error.instancePath.slice(1).replaceAll('/', '.')}`
  const { params } = error
  switch (error.keyword) {
    case 'additionalProperties':
      return `${noun(place)} ${params.additionalProperty} is not known to this operation.`
    case 'required':
      return `${noun(place)} ${params.missingProperty} is missing${error.instancePath === '' ? '' : ` in ${error.instancePath.slice(1).replaceAll('/', '.')}`}.`
    case 'type':
      return `${field} must be ${article(params.type)}.`
    case 'enum':
      return `${field} must be one of ${(params.allowedValues as unknown[]).join(', ')}.`
    case 'const':
      return `${field} must be ${params.allowedValue}.`
    case 'format':
      return `${field} is not a valid ${params.format}.`
    case 'pattern':
      return `${field} must match ${params.pattern}.`
    case 'minLength':
      return `${field} must have at least ${count(params.limit, 'character')}.`
    case 'maxLength':
      return `${field} must have at most ${count(params.limit, 'character')}.`
    case 'minItems':
      return `${field} must have at least ${count(params.limit, 'item')}.`
    case 'maxItems':
      return `${field} must have at most ${count(params.limit, 'item')}.`
    case 'uniqueItems':
      return `${field} must not hold the same item twice.`
    case 'minimum':
      return `${field} must be at least ${params.limit}.`
    case 'maximum':
      return `${field} must be at most ${params.limit}.`
    default:
      return `${field} ${error.message}.`
  }
}

function noun(place: string): string {
  return place === 'body' ? 'The field' : 'The parameter'
}

function article(type: string | string[]): string {
  const names = [type].flat().map((name) => (/^[aeio]/.test(name) ? `an ${name}` : name === 'null' ? name : `a ${name}`))
  return names.join(' or ')
}

function count(limit: number, thing: string): string {
  return `${limit} ${thing}${limit === 1 ? '' : 's'}`
}
