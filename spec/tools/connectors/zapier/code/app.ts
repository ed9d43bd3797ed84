import type { Bundle, ZObject } from 'zapier-platform-core'
import { formatConnectionLabel, readChoices, readPage } from '../../runtime/lists.ts'
import type { AppModel, Dropdown, StepModel } from '../../runtime/model.ts'
import { toRunId } from '../../runtime/request.ts'
import { createAction } from './action.ts'
import { describeModelForApp } from './describe.ts'
import { toSendCall } from './send.ts'
import { createTrigger } from './trigger.ts'

type Versions = { version: string; platformVersion: string }

/** The whole app, as the platform wants it. */
export function buildApp(model: AppModel, { version, platformVersion }: Versions): Record<string, unknown> {
  const { triggers, searches, actions, pairs, lists } = model
  return {
    version,
    platformVersion,
    authentication: authenticate(model),
    triggers: {
      ...byKey(triggers.map((trigger) => createTrigger(model, trigger))),
      ...byKey(Object.entries(lists).map(([key, list]) => createDropdown(model, key, list))),
    },
    searches: byKey(searches.map((step) => createSearch(model, step))),
    creates: byKey(actions.map((step) => createAction(model, step))),
    searchOrCreates: byKey(pairs.map((pair) => createPair(model, pair))),
  }
}

const byKey = <Part extends { key: string }>(parts: Part[]) => Object.fromEntries(parts.map((part) => [part.key, part]))

const authenticate = (model: AppModel) => ({
  type: 'custom',
  fields: [
    {
      key: 'address',
      label: 'Address',
      type: 'string',
      required: true,
      helpText: `Where your ${model.app.name} is, such as https://tickets.example.`,
    },
    {
      key: 'api_key',
      label: 'API Key',
      type: 'password',
      required: true,
      helpText: 'A key of your organization. A test key connects to test data only.',
    },
  ],
  test: (z: ZObject, bundle: Bundle) => toSendCall(model, z, bundle)(model.connection.test, {}),
  connectionLabel: (_: ZObject, { inputData }: Bundle) => formatConnectionLabel(model, inputData),
})

const createSearch = (model: AppModel, step: StepModel) =>
  describeModelForApp(step, step.call.inputs, {
    perform: async (z, bundle) => {
      const { items } = await readPage(model, step.call, bundle.inputData, toSendCall(model, z, bundle), { limit: 100 })
      return items
    },
  })

/** A dropdown is a trigger that nobody sees. */
function createDropdown(model: AppModel, key: string, list: Dropdown) {
  return {
    key,
    noun: 'Choice',
    display: { label: 'Choices', description: 'Fills a dropdown.', hidden: true },
    operation: {
      canPaginate: true,
      perform: async (z: ZObject, bundle: Bundle) => {
        const name = `page-${toRunId(key, bundle.authData, bundle.inputData)}`
        const cursor: string | undefined = bundle.meta.page ? await z.cache.get(name) : undefined
        if (bundle.meta.page && !cursor) return []
        const send = toSendCall(model, z, bundle)
        const { choices, next } = await readChoices(model, list, bundle.inputData, send, { cursor })
        await z.cache.set(name, next ?? '')
        return choices.map(({ value, label }) => ({ id: value, label }))
      },
    },
  }
}

function createPair({ searches, actions }: AppModel, { search, create }: AppModel['pairs'][number]) {
  const found = searches.find(({ key }) => key === search)
  const made = actions.find(({ key }) => key === create)
  const [verb] = (found?.label ?? '').split(' ')
  const description = `${found?.description} Where there is none: ${made?.description}`
  return { key: search, display: { label: `${verb} or ${made?.label}`, description }, search, create }
}
