import openapiTS, { astToString } from 'openapi-typescript'
import type { Document } from '../document.ts'
import { banner } from './source-text.ts'

export async function emitTypes(document: Document): Promise<string> {
  // The reader resolves references in place, which must not reach the document that is written.
  const ast = await openapiTS(structuredClone(document) as never, {
    silent: true,
    emptyObjectsUnknown: true,
    defaultNonNullable: false,
  })
  return `${banner}\n${astToString(ast)}`
}
