import openapiTS, { astToString, oapiRef, STRING } from 'openapi-typescript'
import ts from 'typescript'
import { type Document, findOpenEnumValuesSchema, type Schema } from '../document.ts'
import { generatedBanner } from './source-text.ts'

export async function emitTypes(document: Document): Promise<string> {
  // openapi-typescript resolves references in place, which must not change the document.
  const ast = await openapiTS(structuredClone(document) as never, {
    silent: true,
    emptyObjectsUnknown: true,
    defaultNonNullable: false,
    transform: (schema) => openEnum(schema as Schema),
  })
  return `${generatedBanner}\n${astToString(ast)}`
}

/** `'confirmed' | (string & {})`: editors suggest known values, others are accepted; `| string` would absorb them. */
function openEnum(schema: Schema): ts.TypeNode | undefined {
  const known = findOpenEnumValuesSchema(schema)
  if (!known) return undefined
  const { factory } = ts
  const values = known.$ref
    ? [oapiRef(known.$ref)]
    : (known.enum as string[]).map((value) => factory.createLiteralTypeNode(factory.createStringLiteral(value)))
  const anyOther = factory.createIntersectionTypeNode([STRING, factory.createTypeLiteralNode([])])
  return factory.createUnionTypeNode([...values, factory.createParenthesizedType(anyOther)])
}
