import { setTimeout as wait } from 'node:timers/promises'
import { startTlsServer } from '../../server/testing/outbound/tls-server.ts'
import type { AppModel } from '../../spec/tools/connectors/runtime/model.ts'
import type { EngineSetup } from './engine-setup.ts'
import type { AppDriver } from './scenario.ts'
import type { TestConnectorApp } from './testing/app.ts'

const LIMIT_MS = 60_000

/** Runs an app by its harness in this process, with deliveries that come over TLS. */
export async function startAppDriver(
  app: TestConnectorApp,
  { searches }: AppModel,
  task: EngineSetup,
  cleanUp: AsyncDisposableStack,
): Promise<AppDriver> {
  const receiver = await startTlsServer(task.certificate)
  cleanUp.defer(() => receiver.close())
  return {
    run: async (step, values) =>
      searches.some(({ key }) => key === step) ? app.find(task, step, values) : [await app.act(task, step, values)],
    trigger: async (key, act) => {
      const path = `/${key}`
      const subscription = await app.subscribe(task, key, `https://${task.host}:${receiver.port}${path}`)
      await act()
      const find = () => receiver.received.find((one) => one.path === path)
      for (let waited = 0; !find() && waited < LIMIT_MS; waited += 100) await wait(100)
      const delivery = find()
      if (!delivery) throw new Error('Nothing was delivered.')
      const [brought] = (await subscription.receive(delivery)) ?? []
      if (!brought?.id) throw new Error('The delivery was not taken.')
      await subscription.remove()
    },
  }
}
