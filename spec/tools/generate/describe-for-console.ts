import type { OperationId } from '../../../generated/operations.ts'
import type { AnswerFieldDoc, FieldDoc, OperationDoc } from '../../runtime/console/described.ts'
import { describeField, describeFields, type Schema, type Schemas } from './describe-fields.ts'

type Media = { content?: Record<string, { schema?: Schema }> }
type Parameter = Omit<Schema, 'required'> & { name: string; in: string; required?: boolean; schema?: Schema }
type Operation = {
  operationId: OperationId
  'x-postern-pagination'?: object
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

/** Steer the list itself, not what is in it. */
const OF_THE_LIST = new Set(['limit', 'cursor', 'order', 'updated_since', 'link'])

/** What the console shows of the contract. `npm run generate` writes it down. */
export function describeContract({ paths, components }: Document): OperationDoc[] {
  const { schemas } = components
  return Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, { operationId: id, summary = id, description = '', ...operation }]) => {
      const parameters = (operation.parameters ?? []).map((parameter) =>
        parameter.$ref ? (components.parameters[parameter.$ref.split('/').at(-1) ?? ''] ?? parameter) : parameter,
      )
      const query = parameters
        .filter(({ name, in: place }) => place === 'query' && !OF_THE_LIST.has(name))
        .map(({ schema, required = false, name, description, 'x-postern-source': source }) =>
          describeField(schemas, name, { description, 'x-postern-source': source, ...schema }, required),
        )
      const body = operation.requestBody?.content?.['application/json']?.schema
      const success = Object.values(operation.responses ?? {})[0]
      const answer = success?.content?.['application/json']?.schema ?? {}
      const fields = describeFields(schemas, answer)
      const isList = operation['x-postern-pagination'] !== undefined
      const answered = isList ? (fields.find(({ name }) => name === 'data')?.fields ?? []) : fields
      return {
        id,
        method: method.toUpperCase(),
        path,
        summary,
        help: description,
        query,
        body: body ? describeFields(schemas, body) : [],
        hasBody: body !== undefined,
        answer: answered.map(toAnswerField),
        isList,
        isOrdered: parameters.some(({ name, in: place }) => place === 'query' && name === 'order'),
        isJson: 'application/json' in (success?.content ?? { 'application/json': {} }),
      }
    }),
  )
}

const toAnswerField = ({ name, choices, fields }: FieldDoc): AnswerFieldDoc => ({
  name,
  choices,
  fields: fields.map(toAnswerField),
})
