import type { OpenApiDocument, Operation, Parameter, Response, Schema, SchemaObject } from '../document.ts'

type Schemas = Record<string, Schema>

export function contract(operation: Operation, rest: Partial<OpenApiDocument> = {}): OpenApiDocument {
  return { openapi: '3.1.0', paths: { '/orders': { post: { operationId: 'createOrder', ...operation } } }, ...rest }
}

export function json(schema: Schema) {
  return { 'application/json': { schema } }
}

export function answering(schema: Schema, schemas: Schemas = {}): OpenApiDocument {
  return contract({ responses: { 200: { content: json(schema) } } }, { components: { schemas } })
}

export function accepting(schema: Schema, schemas: Schemas = {}): OpenApiDocument {
  return contract({ requestBody: { required: true, content: json(schema) } }, { components: { schemas } })
}

export function answeringWith(responses: Record<string, Response>): OpenApiDocument {
  return contract({ responses })
}

export function taking(...parameters: Parameter[]): OpenApiDocument {
  return contract({ parameters })
}

export function query(name: string, schema: Schema, rest: Partial<Parameter> = {}): Parameter {
  return { name, in: 'query', schema, ...rest }
}

export function sending(schema: Schema, rest: Operation = {}): OpenApiDocument {
  const post = { requestBody: { content: json(schema) }, ...rest }
  return { openapi: '3.1.0', webhooks: { 'order.paid': { post } } }
}

export function object(properties: Schemas, required: string[] = [], rest: SchemaObject = {}): SchemaObject {
  return { type: 'object', properties, ...(required.length > 0 ? { required } : {}), ...rest }
}

export function list(...values: unknown[]): SchemaObject {
  return { type: 'string', enum: values }
}

export function openList(...values: unknown[]): SchemaObject {
  return { anyOf: [list(...values), { type: 'string' }] }
}

export function ref(name: string): SchemaObject {
  return { $ref: `#/components/schemas/${name}` }
}

export const string: SchemaObject = { type: 'string' }
export const integer: SchemaObject = { type: 'integer' }
export const number: SchemaObject = { type: 'number' }
export const nothing: SchemaObject = { type: 'null' }
