import { mcpToolDecisions } from '../generate/tool-decisions.ts'
import { formatJson, type PackageFiles } from './package-files.ts'
import type { ApiInput, AppModel, StepModel } from './runtime/model.ts'

/** The tools that the server offers to language models: steps of the model, as many as it was decided to offer. */
export function printMcpTools(model: AppModel): PackageFiles {
  const tools = [...model.searches, ...model.actions].flatMap((step) => {
    const decision = mcpToolDecisions[step.key]
    return decision === 'read' || decision === 'write' ? [toTool(step, decision === 'write')] : []
  })
  return { 'tools.json': formatJson(tools) }
}

type Schema = { [keyword: string]: unknown; properties?: Record<string, Schema>; required?: string[] }

/** A model reads all of a page, and pays for it. */
const ITEMS = { few: 10, most: 20 }

/** What an app fills with the id of its run is for the caller to give, so that a repetition is known as one. */
const KEY = 'idempotency_key'

function toTool({ label, description, details, call }: StepModel, writes: boolean) {
  const { method, path, query, page, inputs } = call
  const shown = inputs.filter(({ filledWith }) => !filledWith)
  const needsKey = inputs.some(({ in: place, filledWith }) => place === 'header' && filledWith === 'uuid')
  const schema = toObject(shown)
  const add = (name: string, field: Schema) => {
    if (schema.properties[name]) throw new Error(`The tool ${label} has two inputs called ${name}.`)
    schema.properties[name] = field
  }
  if (page) {
    add(page.limit, { type: 'integer', minimum: 1, maximum: ITEMS.most, default: ITEMS.few })
    add(page.cursor, { type: 'string', description: `What the page before has as ${page.next.at(-1)}.` })
  }
  if (needsKey) {
    add(KEY, { type: 'string', minLength: 1, maxLength: 255, description: KEY_HELP })
    schema.required.push(KEY)
  }
  const filled = inputs.flatMap(({ in: place, at, filledWith }) =>
    place === 'body' && filledWith ? [[at.join('.'), filledWith]] : [],
  )
  return {
    name: label.toLowerCase().replaceAll(/[^a-z0-9]+/g, '_'),
    title: label,
    description: writes ? details : description,
    inputSchema: schema,
    writes,
    method,
    path,
    inPath: namesIn(shown, 'path'),
    inQuery: [...namesIn(shown, 'query'), ...(page ? [page.limit, page.cursor] : [])],
    query,
    items: page ? { input: page.limit, ...ITEMS } : null,
    filled: Object.fromEntries(filled),
    needsKey,
  }
}

const KEY_HELP =
  'A value of your own, such as a UUID, new for each new act. Repeat it only to repeat the same act after a failure.'

const namesIn = (inputs: ApiInput[], place: ApiInput['in']) =>
  inputs.flatMap((input) => (input.in === place ? [input.at.join('.')] : []))

/** Inputs as an object with the levels that the service has. */
function toObject(inputs: ApiInput[]) {
  const properties: Record<string, Schema> = {}
  for (const name of new Set(inputs.map(({ at }) => at[0] ?? ''))) {
    const own = inputs.filter(({ at }) => at[0] === name)
    const [only] = own
    const inside = own.map((input) => ({ ...input, at: input.at.slice(1) }))
    properties[name] = only?.at.length === 1 ? toField(only) : toObject(inside)
  }
  const required = inputs.filter((input) => input.required).map(({ at }) => at[0] ?? '')
  return { type: 'object', properties, required: [...new Set(required)], additionalProperties: false }
}

function toField(input: ApiInput): Schema {
  const { help, suggestions, nullable, several } = input
  const one = toValue(input)
  const shape: Schema = several || input.columns ? { type: 'array', items: one } : one
  return {
    ...shape,
    ...(nullable ? { type: [shape.type, 'null'] } : {}),
    ...(nullable && shape.enum ? { enum: [...(shape.enum as string[]), null] } : {}),
    ...(suggestions ? { examples: suggestions } : {}),
    ...(input.default === undefined ? {} : { default: input.default }),
    description: help,
  }
}

const toValue = ({ type, choices, columns }: ApiInput): Schema =>
  columns ? toObject(columns) : { ...TYPES[type], ...(choices ? { enum: choices } : {}) }

/** Amounts stay in minor units, as answers have them. */
const TYPES: Record<ApiInput['type'], Schema> = {
  text: { type: 'string' },
  long_text: { type: 'string' },
  integer: { type: 'integer' },
  number: { type: 'number' },
  boolean: { type: 'boolean' },
  date: { type: 'string', format: 'date' },
  time: { type: 'string', format: 'date-time' },
  decimal: { type: 'integer' },
  map: { type: 'object' },
  table: { type: 'array' },
}
