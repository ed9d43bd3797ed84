import { createRequire } from 'node:module'
import { join } from 'node:path'
import { type Bundle, createAppTester as createPlatformTester } from 'zapier-platform-core'
import type { AppData, AppLogin, ConnectorAppError, TestConnectorApp } from './app.ts'

const require = createRequire(import.meta.url)

/** The platform replaces `fetch` of the whole process by one that logs, which other tests would then meet. */
const buildAppTester = ((app: never) => {
  const run = createPlatformTester(app) as (...args: unknown[]) => Promise<unknown>
  return async (...args: unknown[]) => {
    const { fetch } = globalThis
    try {
      return await run(...args)
    } finally {
      globalThis.fetch = fetch
    }
  }
}) as unknown as typeof createPlatformTester

// biome-ignore lint/suspicious/noExplicitAny: the app is data of the platform's own shape.
type ZapierApp = any

export const loadZapierApp = (folder: string): ZapierApp => require(join(folder, 'index.js'))

/** What the platform finds wrong with an app, in its own words. */
export function validateZapierApp(folder: string): string[] {
  const { prepareApp, validateApp } = require('zapier-platform-core/src/tools/schema')
  return validateApp(prepareApp(loadZapierApp(folder))).map(String)
}

const NEXT_STEPS: Record<string, ConnectorAppError['nextStep']> = {
  ExpiredAuthError: 'reconnect',
  ThrottledError: 'wait',
  HaltedError: 'stop',
  AppError: 'retry',
}

/** Some errors of the platform are JSON, and its tester adds what led to the others. */
const sentenceOf = ({ message }: Error): string =>
  message.startsWith('{') ? JSON.parse(message).message : (message.split('\nWhat happened:')[0] ?? '')

/** The app as Zapier's own tester runs it. */
export function openZapierApp(folder: string): TestConnectorApp {
  const app = loadZapierApp(folder)
  const tester = buildAppTester(app)
  // biome-ignore lint/suspicious/noExplicitAny: each function of the app has an answer of its own.
  const run = async (perform: unknown, connected: AppLogin, bundle: object): Promise<any> => {
    const { address, key } = connected
    const whole = { authData: { address, api_key: key }, meta: { page: 0 }, inputData: {}, ...bundle }
    return tester(perform as () => unknown, whole as unknown as Bundle).catch((error: Error) => {
      throw Object.assign(error, { nextStep: NEXT_STEPS[error.name] ?? error.name, message: sentenceOf(error) })
    })
  }
  return {
    platform: 'Zapier',
    label: async (connected) => {
      const inputData = await run(app.authentication.test, connected, {})
      return run(app.authentication.connectionLabel, connected, { inputData })
    },
    subscribe: async (connected, trigger, targetUrl, inputData = {}) => {
      const { operation } = app.triggers[trigger]
      const subscribeData = await run(operation.performSubscribe, connected, { targetUrl, inputData })
      return {
        receive: async ({ headers, body }) => {
          const named = Object.entries(headers).map(([name, value]) => [`Http-${name}`, value])
          const rawRequest = { method: 'POST', headers: Object.fromEntries(named), content: body.toString() }
          const received = run(operation.perform, connected, { rawRequest, subscribeData, inputData })
          return received.catch((error: ConnectorAppError) =>
            error.nextStep === 'stop' ? null : Promise.reject(error),
          )
        },
        remove: () => run(operation.performUnsubscribe, connected, { subscribeData }),
      }
    },
    act: (connected, step, inputData) => run(app.creates[step].operation.perform, connected, { inputData }),
    find: (connected, step, inputData) => run(app.searches[step].operation.perform, connected, { inputData }),
    choose: async (connected, list, inputData) => {
      const found: AppData[] = await run(app.triggers[list].operation.perform, connected, { inputData })
      return found.map(({ id, label }) => ({ value: String(id), label: String(label) }))
    },
  }
}

export const readZapierSamples = (folder: string, connected: AppLogin, trigger: string): Promise<AppData[]> => {
  const app = loadZapierApp(folder)
  const authData = { address: connected.address, api_key: connected.key }
  return buildAppTester(app)(app.triggers[trigger].operation.performList, { authData, inputData: {} })
}
