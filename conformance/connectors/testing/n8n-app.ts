import { randomUUID } from 'node:crypto'
import { join } from 'node:path'
import type { HttpOptions } from '../../../spec/tools/connectors/testing/n8n-workflow.ts'
import type { AppData, AppLogin, ConnectorAppError, TestConnectorApp } from './app.ts'

/** What the harness uses of a node. */
type Node = {
  // biome-ignore lint/suspicious/noExplicitAny: functions of the platform, which are called with a context.
  [part: string]: any
}

export async function loadN8nNodes(folder: string): Promise<{ actions: Node; triggers: Node; credential: Node }> {
  const load = async (path: string, name: string) => {
    const Class = (await import(/* @vite-ignore */ join(folder, path)))[name]
    return new Class()
  }
  return {
    actions: await load('nodes/Postern/Postern.node.ts', 'Postern'),
    triggers: await load('nodes/Postern/PosternTrigger.node.ts', 'PosternTrigger'),
    credential: await load('credentials/PosternApi.credentials.ts', 'PosternApi'),
  }
}

/** The nodes in the smallest harness of the interfaces that n8n gives them. */
export async function openN8nApp(folder: string): Promise<TestConnectorApp> {
  const { actions, triggers, credential } = await loadN8nNodes(folder)

  const contextOf = ({ address, key }: AppLogin, parameters: AppData) => ({
    getNode: () => ({ id: 'node-1', name: 'Postern' }),
    getCredentials: async () => ({ address, apiKey: key }),
    getCurrentNodeParameter: (name: string) => parameters[name],
    helpers: {
      httpRequestWithAuthentication: (_: string, options: HttpOptions) =>
        sendRequest(credential.authenticate.properties.headers, key, options),
      returnJsonArray: (json: AppData) => [{ json }],
    },
  })

  /** What an execution keeps of a node, by the ids of executions. */
  const kept: Record<string, AppData> = {}

  const execute = async (connected: AppLogin, parameters: AppData, run: string): Promise<AppData[]> => {
    const context = {
      ...contextOf(connected, parameters),
      getInputData: () => [{ json: {} }],
      getNodeParameter: (name: string, _item: number, fallback: unknown) => readParameter(parameters, name, fallback),
      getExecutionId: () => run,
      getContext: () => {
        kept[run] ??= {}
        return kept[run]
      },
      getWorkflow: () => ({ id: 'workflow-1' }),
      getWorkflowDataProxy: () => ({ $runIndex: 0 }),
      continueOnFail: () => false,
    }
    const [items] = await actions.execute.call(context).catch(withNextStep)
    return items.map(({ json }: { json: AppData }) => json)
  }

  return {
    platform: 'n8n',
    label: async (connected) => {
      const [{ name }] = await actions.methods.loadOptions.connection.call(contextOf(connected, {})).catch(withNextStep)
      return name
    },
    subscribe: async (connected, trigger, address, optional = {}) => {
      const kept = {}
      const parameters: AppData = { trigger, optional }
      const context = {
        ...contextOf(connected, parameters),
        getNodeParameter: (name: string, fallback: unknown) => readParameter(parameters, name, fallback),
        getNodeWebhookUrl: () => address,
        getWorkflowStaticData: () => kept,
      }
      const { checkExists, create, delete: remove } = triggers.webhookMethods.default
      if (await checkExists.call(context)) throw new Error('It subscribed before.')
      await create.call(context).catch(withNextStep)
      if (!(await checkExists.call(context))) throw new Error('It does not find its subscription.')
      return {
        receive: async ({ headers, body }) => {
          let refused = false
          const answered = await triggers.webhook.call({
            ...context,
            getRequestObject: () => ({ rawBody: body }),
            getHeaderData: () => headers,
            getResponseObject: () => ({
              status: (code: number) => {
                refused = code === 401
                return { json: () => {} }
              },
            }),
          })
          if (refused) return null
          return (answered.workflowData?.[0] ?? []).map(({ json }: { json: AppData }) => json)
        },
        remove: () => remove.call(context).catch(withNextStep),
      }
    },
    act: async (connected, operation, values, run = randomUUID()) => {
      const [answer] = await execute(
        connected,
        { operation, ...toParameters(values), optional: toParameters(values) },
        run,
      )
      return answer ?? {}
    },
    find: (connected, operation, optional) => execute(connected, { operation, ...optional, optional }, randomUUID()),
    choose: async (connected, list, beside) => {
      const { results } = await actions.methods.listSearch[list].call(contextOf(connected, beside))
      return results.map(({ name, value }: { name: string; value: string }) => ({ value, label: name }))
    },
  }
}

/** As n8n does, which takes no parameter that is not there. */
function readParameter(parameters: AppData, name: string, fallback: unknown): unknown {
  const value = parameters[name] ?? fallback
  if (value === undefined) throw new Error(`Could not get parameter "${name}"`)
  return value
}

/** Tables have their rows in a collection, as the editor of n8n keeps them; a chosen item is an object. */
function toParameters(values: AppData): AppData {
  const entries = Object.entries(values).map(([key, value]) => {
    const isTable = Array.isArray(value) && typeof value[0] === 'object'
    const chosen = key === 'event' ? { __rl: true, mode: 'list', value } : value
    return [key, isTable ? { rows: value } : chosen]
  })
  return Object.fromEntries(entries)
}

async function sendRequest(
  authenticate: Record<string, string>,
  apiKey: string,
  { method, url, qs, headers, body, disableFollowRedirect }: HttpOptions,
) {
  const secret = Object.entries(authenticate).map(([name, value]) => [
    name,
    value.replace(/^=/, '').replace('{{$credentials.apiKey}}', apiKey),
  ])
  const response = await fetch(`${url}?${new URLSearchParams(qs)}`, {
    method,
    redirect: disableFollowRedirect ? 'manual' : 'follow',
    headers: { ...headers, ...Object.fromEntries(secret), ...(body ? { 'Content-Type': 'application/json' } : {}) },
    body: body ? JSON.stringify(body) : null,
  })
  const text = await response.text()
  return {
    statusCode: response.status,
    body: text ? JSON.parse(text) : undefined,
    headers: Object.fromEntries(response.headers),
  }
}

/** n8n has one error for answers of a service; what to do about it stands in it. */
function withNextStep(error: Error & { refusal?: { nextStep: ConnectorAppError['nextStep'] } }): never {
  throw Object.assign(error, { nextStep: error.refusal?.nextStep ?? 'stop' })
}
