import type { ReceivedTlsRequest } from '../../../server/testing/outbound/tls-server.ts'

export type Answer = Record<string, unknown>

/** A person's connection: an address and a key. */
export type Connected = { address: string; key: string }

/** A printed app in use: what all platforms do, each by its own code. */
export type TestApp = {
  platform: string
  /** What people read of their connection. */
  label(connected: Connected): Promise<string>
  subscribe(connected: Connected, trigger: string, address: string, chosen?: Answer): Promise<TestSubscription>
  act(connected: Connected, step: string, values: Answer, run?: string): Promise<Answer>
  find(connected: Connected, step: string, values: Answer): Promise<Answer[]>
  choose(connected: Connected, list: string, beside: Answer): Promise<{ value: string; label: string }[]>
}

export type TestSubscription = {
  /** What the platform starts with; `null` when the delivery is refused. */
  receive(delivery: Pick<ReceivedTlsRequest, 'headers' | 'body'>): Promise<Answer[] | null>
  remove(): Promise<void>
}

/** What an app does about a failure, whatever its platform calls it. */
export type AppFailure = Error & { nextStep: 'reconnect' | 'wait' | 'retry' | 'stop' }

/** What a run of the app throws, as a value. */
export async function failureOf(run: Promise<unknown>): Promise<{ nextStep: string; message: string }> {
  const { nextStep, message } = (await run.then(
    () => {
      throw new Error('It did not fail.')
    },
    (error: AppFailure) => error,
  )) as AppFailure
  return { nextStep, message }
}
