import { type InputPropertyMap, Property } from '@activepieces/pieces-framework'
import { formatConnectionLabel, readChoices } from '../runtime/lists'
import type { ApiInput, AppModel } from '../runtime/model'
import { type ConnectionAuth, type ConnectionAuthValue, getConnectionFields } from './auth'
import { toSendCall } from './send'

type InputProperty = InputPropertyMap[string]

const NOT_CONNECTED = { disabled: true, placeholder: 'Connect first.', options: [] }

/** The form of a step: every input that people fill in, after the organization that they are connected to. */
export function toInputProperties(model: AppModel, auth: ConnectionAuth, inputs: ApiInput[]): InputPropertyMap {
  const asked = inputs.filter(({ filledWith }) => !filledWith)
  return {
    connection: showConnection(model, auth),
    ...Object.fromEntries(asked.map((input) => [input.key, toProperty(model, auth, input)])),
  }
}

/** Shows the organization, and whether it is test mode, by the only choice that there is. */
const showConnection = (model: AppModel, auth: ConnectionAuth): InputProperty =>
  Property.Dropdown({
    displayName: 'Connected To',
    description: 'The organization and the key of the connection, with its mode.',
    required: false,
    auth,
    refreshers: [],
    options: async (beside) => {
      const connected = getConnectionFields(beside.auth as ConnectionAuthValue)
      if (!connected) return NOT_CONNECTED
      const answer = await toSendCall(model, connected)(model.connection.test, {})
      return { options: [{ label: formatConnectionLabel(model, answer), value: '' }] }
    },
  })

function toProperty(model: AppModel, auth: ConnectionAuth, input: ApiInput): InputProperty {
  const { type, several, choices, list, columns, required } = input
  const about = { displayName: input.label, description: describe(input), required }
  if (columns) {
    const rows = columns.map((column) => [column.key, toColumn(column)])
    return Property.Array({ ...about, properties: Object.fromEntries(rows) })
  }
  if (list) {
    const chosen = { ...about, auth, ...chooseFrom(model, list) }
    return several ? Property.MultiSelectDropdown(chosen) : Property.Dropdown(chosen)
  }
  if (choices && several) return Property.StaticMultiSelectDropdown({ ...about, options: toOptions(choices) })
  if (several) return Property.Array(about)
  if (type === 'map') return Property.Object(about)
  return toValue(input)
}

/** A column of a table has one level and no lists of its own, so those are text. */
const toColumn = (column: ApiInput) =>
  column.several || column.type === 'map' ? Property.ShortText(textOf(column)) : toValue(column)

const textOf = (column: ApiInput) => ({
  displayName: column.label,
  description: `${describe(column)} ${column.type === 'map' ? 'As JSON, such as {"name": "value"}.' : 'Several are separated by commas.'}`,
  required: column.required,
})

/** What is no list; true and false are choices, because a box that nobody touched would be false. */
function toValue(input: ApiInput) {
  const about = { displayName: input.label, description: describe(input), required: input.required }
  const choices = input.type === 'boolean' ? ['true', 'false'] : input.choices
  if (choices) return Property.StaticDropdown({ ...about, options: toOptions(choices) })
  if (input.type === 'integer' || input.type === 'number') return Property.Number(about)
  if (input.type === 'time') return Property.DateTime(about)
  return input.type === 'long_text' ? Property.LongText(about) : Property.ShortText(about)
}

function chooseFrom(model: AppModel, name: string) {
  const list = model.lists[name]
  const needs = Object.values(list?.needs ?? {})
  return {
    refreshers: needs,
    refreshOnSearch: list?.search !== undefined,
    options: async (beside: Record<string, unknown>, { searchValue }: { searchValue?: string }) => {
      const connected = getConnectionFields(beside.auth as ConnectionAuthValue)
      if (!connected || !list) return NOT_CONNECTED
      if (needs.some((key) => !beside[key])) return { ...NOT_CONNECTED, placeholder: 'Fill in what is above first.' }
      const { choices } = await readChoices(model, list, beside, toSendCall(model, connected), { typed: searchValue })
      return { options: choices }
    },
  }
}

const describe = ({ type, help, label, suggestions }: ApiInput): string => {
  const words = type === 'decimal' ? `${label} with decimals, such as 45.00.` : help
  return suggestions ? `${words} Such as ${suggestions.join(', ')}.` : words
}

const toOptions = (values: string[]) => ({ options: values.map((value) => ({ label: toWords(value), value })) })

const toWords = (value: string): string => value.charAt(0).toUpperCase() + value.slice(1).replaceAll('_', ' ')
