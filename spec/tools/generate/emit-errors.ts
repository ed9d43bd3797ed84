import type { Document, ErrorDefinition, ProblemRuleDefinition } from '../document.ts'
import { formatDocComment, formatLiteral, generatedBanner, quoteString } from './source-text.ts'

/** For the server, which shows what each code means; clients do not need the texts. */
export function emitErrorRegistry(document: Document): string {
  return `${generatedBanner}
export * from '../sdk/src/generated/errors.ts'

export const errorRegistry = ${formatLiteral(document['x-postern-error-registry'] ?? {})} as const

export type ErrorRegistry = typeof errorRegistry

export const problemRules = ${formatLiteral(document['x-postern-problem-rules'] ?? {})} as const
`
}

export function emitErrors(document: Document): string {
  const registry = Object.entries(document['x-postern-error-registry'] ?? {})
  const withFields = registry.filter(([, facts]) => facts.fields.length > 0)
  const goingOn = registry.flatMap(([code, { next_step }]) => (next_step === 'stop' ? [] : [[code, next_step]]))
  const rules = Object.entries(document['x-postern-problem-rules'] ?? {})
  const steps = Object.keys(document['x-postern-next-steps'] ?? {})
  return `${generatedBanner}
import type { components } from './types.ts'

type ErrorBody = components['schemas']['ErrorBody']
type RefusalDetails = components['schemas']['RefusalDetails']

/** What a program does about an error. */
export type NextStep = ${steps.map(quoteString).join(' | ')}

/** Of the codes after which a program does not stop. */
export const nextSteps: Partial<Record<string, NextStep>> = ${formatLiteral(Object.fromEntries(goingOn))}

export type ErrorCode = components['schemas']['ErrorCode']

/** The fields that stand beside \`code\` in the errors of these codes. */
export type ErrorFields = {
${withFields.map(([code, facts]) => `  ${code}: ${fieldsType(facts)}`).join('\n')}
}

/** What \`details\` always has in the errors of these codes. */
export type ErrorDetails = {
${registry.flatMap(([code, { meaning, certain_details: names }]) => (names ? `${formatDocComment([meaning], 2)}  ${code}: Required<Pick<RefusalDetails, ${names.map(quoteString).join(' | ')}>>` : [])).join('\n')}
}

/** The rules that input can break, and what \`params\` has for each. */
export type ProblemParams = {
${rules.map(([name, rule]) => `${formatDocComment([rule.meaning], 2)}  ${name}: ${paramsType(rule)}`).join('\n')}
}
`
}

function paramsType({ params, optional_params = [] }: ProblemRuleDefinition): string {
  const all = Object.entries(params).map(
    ([name, type]) => `${name}${optional_params.includes(name) ? '?' : ''}: ${type}`,
  )
  return all.length === 0 ? 'Record<string, never>' : `{ ${all.join('; ')} }`
}

function fieldsType({ fields, optional_fields = [] }: ErrorDefinition): string {
  const pick = (names: string[]) => `Pick<ErrorBody, ${names.map((name) => `'${name}'`).join(' | ')}>`
  const certain = fields.filter((field) => !optional_fields.includes(field))
  const parts = [
    ...(certain.length > 0 ? [`Required<${pick(certain)}>`] : []),
    ...(optional_fields.length > 0 ? [pick(optional_fields)] : []),
  ]
  return parts.join(' & ')
}
