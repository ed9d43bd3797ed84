import { type Problem, shortened } from '../../../platform/contract/problems.ts'
import { nearest } from '../../../platform/words/nearest.ts'

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

export type Placeholder = (typeof NAMES)[number]
export type PlaceholderValues = Record<Placeholder, string>

const BRACES = /\{\{([^{}]*)\}\}/g

export type Piece = { text: string } | { placeholder: Placeholder }

export function problemsIn(field: 'subject' | 'body', text: string): Problem[] {
  const unknown = new Set(
    [...text.matchAll(BRACES)].map(([, name = '']) => name.trim()).filter((name) => !isKnown(name)),
  )
  return [...unknown].map((name) => ({ path: `body/${field}`, message: sentenceOn(field, name) }))
}

function sentenceOn(field: string, name: string): string {
  const near = nearest(name, [...NAMES])
  const advice = near ? `did you mean {{${near}}}?` : `there are ${NAMES.map((known) => `{{${known}}}`).join(', ')}.`
  return `The field ${field} has the placeholder {{${shortened(name)}}}, which does not exist; ${advice}`
}

function isKnown(name: string): name is Placeholder {
  return NAMES.some((known) => known === name)
}

/** Values are inserted as they are and never parsed for placeholders: they are user input. */
export function piecesOf(text: string): Piece[] {
  return text.split(BRACES).flatMap((part, index): Piece[] => {
    if (index % 2 === 0) return part === '' ? [] : [{ text: part }]
    const name = part.trim()
    return isKnown(name) ? [{ placeholder: name }] : [{ text: `{{${part}}}` }]
  })
}

export function fillIn(text: string, values: PlaceholderValues): string {
  return piecesOf(text)
    .map((piece) => ('text' in piece ? piece.text : values[piece.placeholder]))
    .join('')
}
