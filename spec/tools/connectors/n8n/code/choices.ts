import type { ILoadOptionsFunctions, INodeListSearchResult, INodePropertyOptions } from 'n8n-workflow'
import { labelConnection, readChoices } from '../../runtime/lists.ts'
import type { List, Model } from '../../runtime/model.ts'
import { buildSend } from './send.ts'
import { readValues } from './values.ts'

type LoadOptions = (this: ILoadOptionsFunctions) => Promise<INodePropertyOptions[]>
type ListSearch = (this: ILoadOptionsFunctions, typed?: string, cursor?: string) => Promise<INodeListSearchResult>

/** What fills the dropdowns, by the names of the lists. */
export function buildMethods(model: Model) {
  const listSearch: Record<string, ListSearch> = {}
  const loadOptions: Record<string, LoadOptions> = {
    async connection() {
      const answer = await buildSend(model, this)(model.connection.test, {})
      return [{ name: labelConnection(model, answer), value: '' }]
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

const choose = (model: Model, context: ILoadOptionsFunctions, list: List, page: { typed?: string; cursor?: string }) =>
  readChoices(
    model,
    list,
    readValues(Object.values(list.needs), (name) => context.getCurrentNodeParameter(name)),
    buildSend(model, context),
    page,
  )
