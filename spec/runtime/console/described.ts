import type { OperationId } from '../../../generated/operations.ts'

/** An operation, as the console shows it. */
export type OperationDoc = {
  id: OperationId
  method: string
  path: string
  summary: string
  help: string
  query: FieldDoc[]
  body: FieldDoc[]
  hasBody: boolean
  answer: AnswerFieldDoc[]
  isList: boolean
  /** Whether the list can begin with what was made last. */
  isOrdered: boolean
  isJson: boolean
}

export type FieldDoc = {
  name: string
  label: string
  help: string
  required: boolean
  nullable: boolean
  kind: FieldKind
  /** Of a choice: its values. */
  choices: string[]
  /** Of an object, or of each object of a list. */
  fields: FieldDoc[]
  /** The list whose items are the values. */
  source: FieldSource | null
  initial: unknown
  maxLength: number | null
  /** Of a list: how many it has at least. */
  minItems: number
}

/** What pages need to know of a field that is only shown. */
export type AnswerFieldDoc = Pick<FieldDoc, 'name' | 'choices'> & { fields: AnswerFieldDoc[] }

type TypedKind = 'text' | 'long' | 'secret' | 'json' | 'number' | 'money' | 'clock' | 'zone' | 'date' | 'time'

export type FieldKind = TypedKind | 'boolean' | 'choice' | 'choices' | 'list' | 'object' | 'objects'

export type FieldSource = { operation: string; value: string; label: string[]; needs: Record<string, string> }

export function nameToLabel(name: string): string {
  const words = name.replaceAll(/[_.]/g, ' ').replace(/ id$/, ' ID')
  return words.charAt(0).toUpperCase() + words.slice(1)
}
