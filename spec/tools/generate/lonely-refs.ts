import { type Document, operationsOf, parametersOf, type Schema } from '../document.ts'
import { everyFieldOf } from '../fields.ts'

/**
 * In OpenAPI 3.0 nothing may stand beside a reference. A field keeps its words around it; a parameter has its own beside its schema, and
 * older generators read a schema there best that is a reference alone.
 */
export function leaveRefsAlone(document: Document): void {
  for (const { schema } of everyFieldOf(document)) wrapRef(schema)
  for (const { operation } of operationsOf(document.paths)) {
    for (const parameter of parametersOf(document, operation)) {
      if (parameter.schema.$ref) parameter.schema = { $ref: parameter.schema.$ref }
    }
  }
}

function wrapRef(schema: Schema): void {
  if (!schema.$ref || Object.keys(schema).length === 1) return
  schema.allOf = [{ $ref: schema.$ref }]
  delete schema.$ref
}
