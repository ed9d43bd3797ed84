import type { ILoadOptionsFunctions, INodeListSearchResult, INodePropertyOptions } from 'n8n-workflow'
import { formatConnectionLabel, readChoices } from '../runtime/lists'
import type { AppModel, Dropdown } from '../runtime/model'
import { toSendCall } from './send'
import { readInputValues } from './values'

type LoadOptions = (this: ILoadOptionsFunctions) => Promise<INodePropertyOptions[]>
type ListSearch = (this: ILoadOptionsFunctions, typed?: string, cursor?: string) => Promise<INodeListSearchResult>

/** What fills the dropdowns, by the names of the lists. */
export function buildChoiceMethods(model: AppModel) {
  const listSearch: Record<string, ListSearch> = {}
  const loadOptions: Record<string, LoadOptions> = {
    async connection() {
      const answer = await toSendCall(model, this)(model.connection.test, {})
      return [{ name: formatConnectionLabel(model, answer), value: '' }]
    },
  }
  for (const [name, list] of Object.entries(model.lists)) {
    listSearch[name] = async function (typed, cursor) {
      const { choices, next } = await choose(model, this, list, { typed, cursor })
      return { results: choices.map(({ label, value }) => ({ name: label, value })), paginationToken: next }
    }
    loadOptions[name] = async function () {
      const { choices } = await choose(model, this, list, {})
      return choices.map(({ label, value }) => ({ name: label, value }))
    }
  }
  return { loadOptions, listSearch }
}

const choose = (app: AppModel, n8n: ILoadOptionsFunctions, list: Dropdown, page: { typed?: string; cursor?: string }) =>
  readChoices(
    app,
    list,
    readInputValues(Object.values(list.needs), (name) => n8n.getCurrentNodeParameter(name)),
    toSendCall(app, n8n),
    page,
  )
