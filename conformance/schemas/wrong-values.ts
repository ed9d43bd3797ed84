import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js'
import { ajvFormats } from '../../spec/runtime/formats/index.ts'
import type { Parameter, Schema } from '../../spec/tools/document.ts'
import { applyStrictFormats } from '../../spec/tools/strict-formats.ts'
import { openApiDoc, resolveSchema } from '../contract.ts'

const ajv = new Ajv2020({ strict: false, formats: ajvFormats })
ajv.addSchema({ $id: 'contract', components: { schemas: applyStrictFormats(openApiDoc.components.schemas) } } as object)

const byText = new Map<string, ValidateFunction>()
const bySchema = new WeakMap<Schema, ValidateFunction>()

export function matchesSchema(schema: Schema, value: unknown): boolean {
  const validate = bySchema.get(schema) ?? compile(schema)
  return validate(value)
}

function compile(schema: Schema): ValidateFunction {
  const text = JSON.stringify(applyStrictFormats(schema)).replaceAll('"$ref":"#/', '"$ref":"contract#/')
  const validate = byText.get(text) ?? ajv.compile(JSON.parse(text))
  byText.set(text, validate)
  bySchema.set(schema, validate)
  return validate
}

export type InvalidValue = { description: string; value: unknown }

const OF_EACH_TYPE: InvalidValue[] = [
  { description: 'a string', value: '!' },
  { description: 'a number', value: 1.5 },
  { description: 'a boolean', value: true },
  { description: 'a list', value: [{}] },
  { description: 'an object', value: { '!': [] } },
  { description: 'null', value: null },
]

export const listInvalidValues = (schema: Schema): InvalidValue[] =>
  OF_EACH_TYPE.filter(({ value }) => !matchesSchema(schema, value))

const TEXTS = ['!', 'many', '2026-13-45', 'x'.repeat(1_500)]

/** A text that the parameter's schema refuses; null if it accepts any text. */
export function findInvalidText({ schema }: Parameter): string | null {
  const { type } = resolveSchema(schema)
  if (type === 'integer' || type === 'number' || type === 'boolean') return 'many'
  const read = (text: string) => (type === 'array' ? [text] : text)
  return TEXTS.find((text) => !matchesSchema(schema, read(text))) ?? null
}
