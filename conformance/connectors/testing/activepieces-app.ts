import { randomUUID } from 'node:crypto'
import type { AppModel } from '../../../spec/tools/connectors/runtime/model.ts'
import type { Piece, Store, TriggerContext } from '../../../spec/tools/connectors/testing/activepieces-framework.ts'
import type { AppData, AppLogin, ConnectorAppError, TestConnectorApp } from './app.ts'

/** The piece in the smallest harness of what the platform gives its steps. */
export function openActivepiecesApp({ piece, model }: { piece: Piece; model: AppModel }): TestConnectorApp {
  const steps = openStore()
  const authOf = ({ address, key }: AppLogin) => ({ props: { address, api_key: key } })

  // biome-ignore lint/suspicious/noExplicitAny: each step has an answer of its own.
  const run = async (connected: AppLogin, step: string, propsValue: AppData, id: string = randomUUID()): Promise<any> =>
    piece
      .actions()
      [step]?.run({ auth: authOf(connected), propsValue, store: steps, run: { id }, step: { name: 'step_1' } })
      .catch(withNextStep)

  const choose = async (property: unknown, connected: AppLogin, beside: AppData) => {
    const { options } = property as { options(values: AppData, context: object): Promise<{ options: Choice[] }> }
    return (await options({ ...beside, auth: authOf(connected) }, {}).catch(withNextStep)).options
  }

  return {
    platform: 'Activepieces',
    label: async (connected) => {
      const [first] = Object.values(piece.actions())
      const [choice] = await choose(first?.props.connection, connected, {})
      return choice?.label ?? ''
    },
    subscribe: async (connected, key, webhookUrl, propsValue = {}) => {
      const trigger = piece.triggers()[key]
      if (!trigger) throw new Error(`There is no trigger ${key}.`)
      const payload = { body: {}, headers: {} }
      const context: TriggerContext = { auth: authOf(connected), propsValue, store: openStore(), webhookUrl, payload }
      await trigger.onEnable(context).catch(withNextStep)
      const isNew = buildDeduplication()
      return {
        receive: async ({ headers, body }) => {
          const delivered = { body: {}, rawBody: body.toString(), headers: headers as Record<string, string> }
          const brought = (await trigger.run({ ...context, payload: delivered })) as AppData[]
          return brought.length === 0 ? null : brought.filter(isNew).map(({ _dedupe_key, ...object }) => object)
        },
        remove: () => trigger.onDisable(context).catch(withNextStep),
      }
    },
    act: run,
    find: run,
    choose: async (connected, list, beside) => {
      const { step, input } = findInput(model, list)
      const property = piece.actions()[step]?.props[input]
      return choose(property, connected, beside)
    },
  }
}

/** An input of a step that the list fills. */
function findInput({ searches, actions }: AppModel, list: string): { step: string; input: string } {
  for (const { key: step, call } of [...searches, ...actions]) {
    const input = call.inputs.find((one) => one.list === list)
    if (input) return { step, input: input.key }
  }
  throw new Error(`No input is filled by ${list}.`)
}

type Choice = { value: string; label: string }

function openStore(): Store {
  const kept = new Map<string, string>()
  return {
    get: async (key) => JSON.parse(kept.get(key) ?? 'null'),
    put: async (key, value) => {
      kept.set(key, JSON.stringify(value))
      return value
    },
    delete: async (key) => {
      kept.delete(key)
    },
  }
}

/** The platform drops what comes with a key that came before, as it does for all its pieces. */
function buildDeduplication(): (object: AppData) => boolean {
  const seen = new Set<unknown>()
  return ({ _dedupe_key }) => !seen.has(_dedupe_key) && seen.add(_dedupe_key) !== undefined
}

/** The platform has one error; what to do about an answer of the service stands in it. */
function withNextStep(error: Error & { refusal?: { nextStep: ConnectorAppError['nextStep'] } }): never {
  throw Object.assign(error, { nextStep: error.refusal?.nextStep ?? 'stop' })
}
