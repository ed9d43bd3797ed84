import type { OpenApiDocument, Operation, Parameter, Response, Schema, SchemaObject } from '../document.ts'

type Schemas = Record<string, Schema>

export function buildTestContract(operation: Operation, rest: Partial<OpenApiDocument> = {}): OpenApiDocument {
  return { openapi: '3.1.0', paths: { '/orders': { post: { operationId: 'createOrder', ...operation } } }, ...rest }
}

export function buildJsonContent(schema: Schema) {
  return { 'application/json': { schema } }
}

export function buildContractWithResponseSchema(schema: Schema, schemas: Schemas = {}): OpenApiDocument {
  return buildTestContract({ responses: { 200: { content: buildJsonContent(schema) } } }, { components: { schemas } })
}

export function buildContractWithRequestSchema(schema: Schema, schemas: Schemas = {}): OpenApiDocument {
  return buildTestContract(
    { requestBody: { required: true, content: buildJsonContent(schema) } },
    { components: { schemas } },
  )
}

export function buildContractWithResponses(responses: Record<string, Response>): OpenApiDocument {
  return buildTestContract({ responses })
}

export function buildContractWithParameters(...parameters: Parameter[]): OpenApiDocument {
  return buildTestContract({ parameters })
}

export function buildQueryParameter(name: string, schema: Schema, rest: Partial<Parameter> = {}): Parameter {
  return { name, in: 'query', schema, ...rest }
}

export function buildContractWithOptionalBody(schema: Schema, rest: Operation = {}): OpenApiDocument {
  const post = { requestBody: { content: buildJsonContent(schema) }, ...rest }
  return { openapi: '3.1.0', webhooks: { 'order.paid': { post } } }
}

export function buildObjectSchema(properties: Schemas, required: string[] = [], rest: SchemaObject = {}): SchemaObject {
  return { type: 'object', properties, ...(required.length > 0 ? { required } : {}), ...rest }
}

export function buildEnumSchema(...values: unknown[]): SchemaObject {
  return { type: 'string', enum: values }
}

export function buildOpenEnumSchema(...values: unknown[]): SchemaObject {
  return { anyOf: [buildEnumSchema(...values), { type: 'string' }] }
}

export function buildSchemaRef(name: string): SchemaObject {
  return { $ref: `#/components/schemas/${name}` }
}

export const stringSchema: SchemaObject = { type: 'string' }
export const integerSchema: SchemaObject = { type: 'integer' }
export const numberSchema: SchemaObject = { type: 'number' }
export const nullSchema: SchemaObject = { type: 'null' }
