import type { INodeProperties, INodePropertyOptions } from 'n8n-workflow'
import type { ApiInput, AppModel, StepModel } from '../runtime/model'
import { listTriggerChoices } from '../runtime/subscribe'

/** The collection of what need not be filled in. */
export const OPTIONAL_INPUTS_KEY = 'optional'
/** The one collection inside a table, which holds its rows. */
export const TABLE_ROWS_KEY = 'rows'

/** Shows the organization, and whether it is test mode, by the only choice that there is. */
const connection: INodeProperties = {
  displayName: 'Connected To',
  name: 'connection',
  type: 'options',
  noDataExpression: true,
  typeOptions: { loadOptionsMethod: 'connection' },
  default: '',
  description: 'The organization and the key of the credential, with its mode',
}

export function buildActionNodeFields(model: AppModel): INodeProperties[] {
  const steps = [...model.searches, ...model.actions].sort((a, b) => (a.label < b.label ? -1 : 1))
  const sections = [...new Set(steps.map(({ section }) => section))].sort()
  return [
    connection,
    select(
      'Resource',
      'resource',
      sections.map((section) => ({ name: section, value: toValue(section) })),
    ),
    ...sections.map((section) => ({
      ...select('Operation', 'operation', steps.filter((step) => step.section === section).map(toOperation)),
      displayOptions: { show: { resource: [toValue(section)] } },
    })),
    ...steps.flatMap((step) => {
      const show = { resource: [toValue(step.section)], operation: [step.key] }
      return listStepProperties(model, step).map((property) => ({ ...property, displayOptions: { show } }))
    }),
  ]
}

export const buildTriggerNodeFields = (model: AppModel): INodeProperties[] => [
  connection,
  select(
    'Event',
    'trigger',
    model.triggers.map(({ label, key, description }) => ({ name: label, value: key, description })),
  ),
  ...collectOptional(model, listTriggerChoices(model)),
]

const toValue = (words: string): string => words.toLowerCase().replaceAll(/[^a-z]+/g, '_')

const toOperation = ({ label, key, summary, description }: StepModel): INodePropertyOptions => ({
  name: label,
  value: key,
  action: summary,
  description,
})

const select = (displayName: string, name: string, options: INodePropertyOptions[]): INodeProperties => ({
  displayName,
  name,
  type: 'options',
  noDataExpression: true,
  options,
  default: options[0]?.value ?? '',
})

function listStepProperties(model: AppModel, { call }: StepModel): INodeProperties[] {
  const asked = call.inputs.filter(({ filledWith }) => !filledWith)
  return [
    ...asked.filter(({ required }) => required).map((input) => toProperty(model, input)),
    ...(call.page ? limits : []),
    ...collectOptional(
      model,
      asked.filter(({ required }) => !required),
    ),
  ]
}

const limits: INodeProperties[] = [
  {
    displayName: 'Limit',
    name: 'limit',
    type: 'number',
    typeOptions: { minValue: 1 },
    default: 50,
    description: 'Max number of results to return',
  },
]

function collectOptional(model: AppModel, inputs: ApiInput[]): INodeProperties[] {
  if (inputs.length === 0) return []
  const options = inputs.map((input) => toProperty(model, input))
  return [
    {
      displayName: 'Additional Fields',
      name: OPTIONAL_INPUTS_KEY,
      type: 'collection',
      placeholder: 'Add Field',
      default: {},
      options,
    },
  ]
}

function toProperty(model: AppModel, input: ApiInput): INodeProperties {
  const { key, label, help, required } = input
  return {
    displayName: label,
    name: key,
    required,
    description: help,
    ...describeValue(model, input),
  } as INodeProperties
}

/** What a value of the input is, in the platform's types. */
function describeValue(model: AppModel, input: ApiInput): Partial<INodeProperties> {
  const { label, type, several, choices, suggestions, list, columns } = input
  const fallback = input.default
  if (columns) {
    const values = columns.map((column) => toProperty(model, column))
    return {
      type: 'fixedCollection',
      typeOptions: { multipleValues: true },
      default: {},
      options: [{ displayName: label, name: TABLE_ROWS_KEY, values }],
    }
  }
  if (list && several) return { type: 'multiOptions', typeOptions: { loadOptionsMethod: list }, default: [] }
  if (list) return { type: 'resourceLocator', default: { mode: 'list', value: '' }, modes: toModes(model, list) }
  if (choices) {
    const options = choices.map((value) => ({ name: toWords(value), value }))
    return several
      ? { type: 'multiOptions', options, default: [] }
      : { type: 'options', options, default: fallback ?? choices[0] }
  }
  if (type === 'boolean') return { type, default: fallback ?? false, description: `Whether it is so. ${input.help}` }
  if (type === 'integer' || type === 'number') return { type: 'number', default: fallback ?? 0 }
  if (type === 'map') return { type: 'json', default: '{}' }
  if (type === 'decimal')
    return { type: 'string', default: '', placeholder: '45.00', description: 'With decimals, such as 45.00' }
  const hint = several ? 'Several are separated by commas' : suggestions?.join(', ')
  const rows = type === 'long_text' ? { typeOptions: { rows: 3 } } : {}
  return { type: 'string', default: fallback ?? '', ...rows, ...(hint ? { hint } : {}) }
}

const toModes = ({ lists }: AppModel, list: string): INodeProperties['modes'] => [
  {
    displayName: 'From List',
    name: 'list',
    type: 'list',
    typeOptions: { searchListMethod: list, searchable: lists[list]?.search !== undefined },
  },
  { displayName: 'By ID', name: 'id', type: 'string' },
]

const toWords = (value: string): string =>
  value.replaceAll('_', ' ').replaceAll(/(^| )[a-z]/g, (start) => start.toUpperCase())
