import type { ReceivedTlsRequest } from '../../../server/testing/outbound/tls-server.ts'

export type AppData = Record<string, unknown>

/** A person's connection: an address and a key. */
export type AppLogin = { address: string; key: string }

/** A printed app in use: what all platforms do, each by its own code. */
export type TestConnectorApp = {
  platform: string
  /** What people read of their connection. */
  label(connected: AppLogin): Promise<string>
  subscribe(connected: AppLogin, trigger: string, address: string, chosen?: AppData): Promise<TestTriggerSubscription>
  act(connected: AppLogin, step: string, values: AppData, run?: string): Promise<AppData>
  find(connected: AppLogin, step: string, values: AppData): Promise<AppData[]>
  choose(connected: AppLogin, list: string, beside: AppData): Promise<{ value: string; label: string }[]>
}

export type TestTriggerSubscription = {
  /** What the platform starts with; `null` when the delivery is refused. */
  receive(delivery: Pick<ReceivedTlsRequest, 'headers' | 'body'>): Promise<AppData[] | null>
  remove(): Promise<void>
}

/** What an app does about a failure, whatever its platform calls it. */
export type ConnectorAppError = Error & { nextStep: 'reconnect' | 'wait' | 'retry' | 'stop' }

/** What a run of the app throws, as a value. */
export async function catchConnectorAppError(run: Promise<unknown>): Promise<{ nextStep: string; message: string }> {
  const { nextStep, message } = (await run.then(
    () => {
      throw new Error('It did not fail.')
    },
    (error: ConnectorAppError) => error,
  )) as ConnectorAppError
  return { nextStep, message }
}
