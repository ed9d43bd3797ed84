import type { Parameter, Schema } from '../../spec/tools/document.ts'
import { resolveSchema } from '../contract.ts'
import { accepts } from './accepts.ts'

export type WrongValue = { description: string; value: unknown }

const OF_EACH_TYPE: WrongValue[] = [
  { description: 'a string', value: '!' },
  { description: 'a number', value: 1.5 },
  { description: 'a boolean', value: true },
  { description: 'a list', value: [{}] },
  { description: 'an object', value: { '!': [] } },
  { description: 'null', value: null },
]

/** A value of every JSON type that the schema refuses. */
export function wrongValuesFor(schema: Schema): WrongValue[] {
  return OF_EACH_TYPE.filter(({ value }) => !accepts(schema, value))
}

const TEXTS = ['!', 'many', '2026-13-45', 'x'.repeat(1_500)]

/** A text that the parameter's schema refuses, or null when it takes any text. */
export function wrongTextFor({ schema }: Parameter): string | null {
  const { type } = resolveSchema(schema)
  if (type === 'integer' || type === 'number' || type === 'boolean') return 'many'
  const read = (text: string) => (type === 'array' ? [text] : text)
  return TEXTS.find((text) => !accepts(schema, read(text))) ?? null
}
