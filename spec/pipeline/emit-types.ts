import openapiTS, { astToString } from 'openapi-typescript'
import ts from 'typescript'
import type { Document, Schema } from './document.ts'
import { banner } from './source-text.ts'

export async function emitTypes(document: Document): Promise<string> {
  // The reader resolves references in place, which must not reach the document that is written.
  const ast = await openapiTS(structuredClone(document) as never, {
    silent: true,
    transform: (schema) => openEnum(schema as Schema),
  })
  return `${banner}\n${astToString(ast)}`
}

/** `'a' | 'b' | (string & {})` keeps the known values of an open list visible to editors. */
function openEnum(schema: Schema): ts.TypeNode | undefined {
  const variants = schema.anyOf
  if (!Array.isArray(variants) || variants.length !== 2) return undefined
  const [known, open] = variants as [Schema, Schema]
  if (open.type !== 'string' || open.enum || !Array.isArray(known.enum)) return undefined
  const { factory } = ts
  return factory.createUnionTypeNode([
    ...known.enum.map((value) => factory.createLiteralTypeNode(factory.createStringLiteral(String(value)))),
    factory.createParenthesizedType(
      factory.createIntersectionTypeNode([
        factory.createKeywordTypeNode(ts.SyntaxKind.StringKeyword),
        factory.createTypeLiteralNode([]),
      ]),
    ),
  ])
}
