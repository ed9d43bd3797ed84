import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js'
import { ajvFormats } from '../../server/platform/formats/index.ts'
import type { Schema } from '../../spec/tools/document.ts'
import { withStrictFormats } from '../../spec/tools/strict-formats.ts'
import { document } from '../contract.ts'

const ajv = new Ajv2020({ strict: false, formats: ajvFormats })
ajv.addSchema({ $id: 'contract', components: { schemas: withStrictFormats(document.components.schemas) } } as object)

const byText = new Map<string, ValidateFunction>()
const bySchema = new WeakMap<Schema, ValidateFunction>()

/** Whether the contract's schema accepts the value. */
export function accepts(schema: Schema, value: unknown): boolean {
  const validate = bySchema.get(schema) ?? compile(schema)
  return validate(value)
}

function compile(schema: Schema): ValidateFunction {
  const text = JSON.stringify(withStrictFormats(schema)).replaceAll('"$ref":"#/', '"$ref":"contract#/')
  const validate = byText.get(text) ?? ajv.compile(JSON.parse(text))
  byText.set(text, validate)
  bySchema.set(schema, validate)
  return validate
}
