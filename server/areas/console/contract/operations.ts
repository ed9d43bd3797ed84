import { readFileSync } from 'node:fs'
import { type OperationId, operations } from '../../../../generated/operations.ts'
import type { RouteTable } from '../../../platform/contract/route-table.ts'
import { describeField, describeFields, type Field, type Schema, type Schemas } from './fields.ts'

/** An operation, as pages and forms show it. */
export type Described = {
  id: OperationId
  method: string
  path: string
  summary: string
  help: string
  query: Field[]
  body: Field[]
  hasBody: boolean
  answer: Field[]
  isList: boolean
  /** Whether the list can begin with what was made last. */
  isOrdered: boolean
  isJson: boolean
}

type Media = { content?: Record<string, { schema?: Schema }> }
type Parameter = { $ref?: string; name: string; in: string; required?: boolean; description?: string; schema?: Schema }
type Operation = {
  summary?: string
  description?: string
  parameters?: Parameter[]
  requestBody?: Media
  responses?: Record<string, Media>
}
type Document = {
  paths: Record<string, Record<string, Operation>>
  components: { schemas: Schemas; parameters: Record<string, Parameter> }
}

let known: Map<OperationId, Described> | undefined

/** Read with the first page: most processes never show one. */
export function describeOperations(): Map<OperationId, Described> {
  known ??= read()
  return known
}

export function describeOperation(id: OperationId): Described {
  const found = describeOperations().get(id)
  if (!found) throw new Error(`The contract has no operation ${id}.`)
  return found
}

/** Steer the list itself, not what is in it. */
const OF_THE_LIST = new Set(['limit', 'cursor', 'order', 'updated_since', 'link'])

function read(): Map<OperationId, Described> {
  const file = new URL('../../../../generated/openapi.json', import.meta.url)
  const { paths, components }: Document = JSON.parse(readFileSync(file, 'utf8'))
  const { schemas } = components
  return new Map(
    Object.entries(operations as RouteTable).map(([name, { method, path, pagination }]) => {
      const id = name as OperationId
      const { summary = id, description = '', ...operation } = paths[path]?.[method.toLowerCase()] ?? {}
      const parameters = (operation.parameters ?? []).map((parameter) =>
        parameter.$ref ? (components.parameters[parameter.$ref.split('/').at(-1) ?? ''] ?? parameter) : parameter,
      )
      const query = parameters
        .filter(({ name, in: place }) => place === 'query' && !OF_THE_LIST.has(name))
        .map(({ schema = {}, required = false, name, description, ...one }) =>
          describeField(schemas, name, { description, ...schema, ...pickSource(one) }, required),
        )
      const body = operation.requestBody?.content?.['application/json']?.schema
      const success = Object.values(operation.responses ?? {})[0]
      const answer = success?.content?.['application/json']?.schema ?? {}
      const fields = describeFields(schemas, answer)
      const isList = pagination !== null
      const described: Described = {
        id,
        method,
        path,
        summary,
        help: description,
        query,
        body: body ? describeFields(schemas, body) : [],
        hasBody: body !== undefined,
        answer: isList ? (fields.find(({ name }) => name === 'data')?.fields ?? []) : fields,
        isList,
        isOrdered: parameters.some(({ name, in: place }) => place === 'query' && name === 'order'),
        isJson: 'application/json' in (success?.content ?? { 'application/json': {} }),
      }
      return [id, described]
    }),
  )
}

const pickSource = (parameter: object): Schema =>
  'x-postern-source' in parameter ? { 'x-postern-source': parameter['x-postern-source'] as never } : {}
