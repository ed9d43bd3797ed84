import type { Document, ErrorDefinition } from '../document.ts'
import { generatedBanner, quoteString, toLiteral } from './source-text.ts'

export function emitErrors(document: Document): string {
  const registry = document['x-postern-error-registry'] ?? {}
  const withFields = Object.entries(registry).filter(([, facts]) => facts.fields.length > 0)
  return `${generatedBanner}
import type { components } from './types.ts'

type ErrorBody = components['schemas']['ErrorBody']

export const errorRegistry = ${toLiteral(registry)} as const

export type ErrorRegistry = typeof errorRegistry
export type ErrorCode = keyof ErrorRegistry

/** The fields that stand beside \`code\` in the errors of these codes. */
export type ErrorFields = {
${withFields.map(([code, facts]) => `  ${code}: ${fieldsType(facts)}`).join('\n')}
}
`
}

/** Apart from the registry, whose texts would be most of what a page loads. */
export function emitNextSteps(document: Document): string {
  const registry = Object.entries(document['x-postern-error-registry'] ?? {})
  const steps = Object.keys(document['x-postern-next-steps'] ?? {})
  return `${generatedBanner}
export type NextStep = ${steps.map(quoteString).join(' | ')}

export const nextSteps: Record<string, NextStep> = ${toLiteral(Object.fromEntries(registry.map(([code, facts]) => [code, facts.next_step])))}
`
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
