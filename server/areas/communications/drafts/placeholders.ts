import { findNearestWord } from '../../../../spec/runtime/nearest-word.ts'
import { clipName, type InputProblem, problem } from '../../../platform/contract/problems.ts'

/** The names allowed in double braces, as listed in the contract. */
const NAMES = [
  'first_name',
  'last_name',
  'email',
  'attendee_type',
  'days',
  'ticket_codes',
  'event_name',
  'organization_name',
] as const

export type PlaceholderName = (typeof NAMES)[number]
export type PlaceholderValues = Record<PlaceholderName, string>

const BRACES = /\{\{([^{}]*)\}\}/g

export type TextOrPlaceholder = { text: string } | { placeholder: PlaceholderName }

export function findPlaceholderProblems(field: 'subject' | 'body', text: string): InputProblem[] {
  const unknown = new Set(
    [...text.matchAll(BRACES)].map(([, name = '']) => name.trim()).filter((name) => !isKnown(name)),
  )
  return [...unknown].map((name) => {
    const suggestion = findNearestWord(name, [...NAMES])
    const params = { placeholder: clipName(name), known: [...NAMES] }
    return problem(`body/${field}`, 'unknown_placeholder', suggestion ? { ...params, suggestion } : params)
  })
}

const isKnown = (name: string): name is PlaceholderName => NAMES.some((known) => known === name)

/** Values are inserted as they are and never parsed for placeholders: they are user input. */
export function splitPlaceholders(text: string): TextOrPlaceholder[] {
  return text.split(BRACES).flatMap((part, index): TextOrPlaceholder[] => {
    if (index % 2 === 0) return part === '' ? [] : [{ text: part }]
    const name = part.trim()
    return isKnown(name) ? [{ placeholder: name }] : [{ text: `{{${part}}}` }]
  })
}

export function fillPlaceholders(text: string, values: PlaceholderValues): string {
  return splitPlaceholders(text)
    .map((piece) => ('text' in piece ? piece.text : values[piece.placeholder]))
    .join('')
}
