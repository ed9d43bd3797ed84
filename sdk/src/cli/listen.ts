/// <reference types="node" />
import { hostname } from 'node:os'
import { createClient, type PosternClient } from '../client.ts'
import { NotFoundError, PosternError } from '../core/errors.ts'
import type { KnownWebhookType } from '../webhooks/index.ts'
import type { CliCommand, CliEnvironment } from './command.ts'
import { createDeliveryFollower } from './follow.ts'
import { deriveListenSecret, forwardWebhook } from './forward.ts'
import { saveForwardAddress } from './forward-address.ts'

/** The side effects of a command, other than API calls. */
export type CliIo = {
  environment: CliEnvironment
  out(line: string): void
  err(line: string): void
  /** Overwrites the last line on a terminal; null elsewhere. */
  redraw?: ((line: string) => void) | null
  /** Aborted by Ctrl-C, SIGTERM or SIGHUP. */
  signal: AbortSignal
  sleep(milliseconds: number, signal: AbortSignal): Promise<void>
}

/** A reserved domain that is never delivered to: the paused endpoint only records deliveries, for `listen` to read. */
const LISTENING_URL = 'https://postern-listen.invalid'
/** Polling interval: longer while nothing happens, down to four calls a minute, because each poll counts as a call. */
const LEAST_WAIT_MS = 1_000
const MAX_WAIT_MS = 15_000
const MAX_BACK_OFF_MS = 30_000

type Listening = Extract<CliCommand, { name: 'listen' }>

export async function runListenCommand(command: Listening, io: CliIo): Promise<number> {
  const client = createCliClient(command)
  const endpoint = { id: await makeEndpoint(client, command, io.signal) }
  await saveForwardAddress(command.forwardTo, io.environment)
  io.out(`Forwarding ${command.events?.join(', ') ?? 'everything'} to ${command.forwardTo}. Ctrl-C ends it.`)
  io.out(`The signing secret, always the same for this key, is ${deriveListenSecret(command.key)}`)
  try {
    await keepForwarding(client, endpoint, command, io)
  } finally {
    await deleteEndpoint(client, endpoint.id, io)
  }
  return 0
}

export const createCliClient = ({ key, baseUrl }: { key: string; baseUrl: string }) =>
  createClient({ apiKey: key, baseUrl, clientName: 'postern-cli' })

async function makeEndpoint(client: PosternClient, { events }: Listening, signal: AbortSignal): Promise<string> {
  const options = {
    url: LISTENING_URL,
    paused: true,
    description: `postern listen on ${hostname()}`.slice(0, 500),
    event_types: (events as KnownWebhookType[] | null) ?? ('*' as const),
  }
  return (await client.webhooks.create(options, { signal })).id
}

async function keepForwarding(
  client: PosternClient,
  /** Its id changes when it has to be made anew. */
  endpoint: { id: string },
  command: Listening,
  io: CliIo,
): Promise<void> {
  const { signal } = io
  const { forwardTo } = command
  const secret = deriveListenSecret(command.key)
  let following = createDeliveryFollower(client, endpoint.id)
  let waitMs = LEAST_WAIT_MS
  let failures = 0
  while (!signal.aborted) {
    try {
      const found = await following.unsettled(signal)
      if (failures > 0) io.err('The API answers again.')
      failures = 0
      for (const delivery of found) {
        const { envelope } = await client.webhooks.readDelivery(endpoint.id, delivery.id, { signal })
        const { type, id } = delivery
        const { summary } = await forwardWebhook(forwardTo, { body: envelope, type, delivery: id }, secret, signal)
        if (signal.aborted) return
        following.settle(delivery)
        io.out(`${clock()}  ${type.padEnd(23)}  ${delivery.envelope_id}  ${summary}`)
      }
      waitMs = found.length > 0 ? LEAST_WAIT_MS : Math.min(MAX_WAIT_MS, waitMs * 1.25)
    } catch (error) {
      if (signal.aborted) return
      if (error instanceof NotFoundError && (await isGone(client, endpoint.id, signal))) {
        endpoint.id = await makeEndpoint(client, command, signal)
        io.err('The endpoint was gone, with what it had recorded, and was made anew.')
        following = createDeliveryFollower(client, endpoint.id)
        continue
      }
      if (!(error instanceof PosternError) || !passes(error)) throw error
      failures += 1
      if (failures === 1) io.err(`The API does not answer: ${error.message} Nothing is lost; trying again.`)
      const backOff = Math.min(MAX_BACK_OFF_MS, LEAST_WAIT_MS * 2 ** (failures - 1))
      waitMs = Math.max((error.retryAfterSeconds ?? 0) * 1000, backOff)
    }
    await io.sleep(waitMs, signal)
    if (failures > 0) waitMs = LEAST_WAIT_MS
  }
}

async function isGone(client: PosternClient, webhook: string, signal: AbortSignal): Promise<boolean> {
  try {
    await client.webhooks.get(webhook, { signal })
    return false
  } catch (error) {
    return error instanceof NotFoundError
  }
}

/** Whether the call may succeed later without any action. */
const passes = ({ status, code }: PosternError): boolean =>
  status === 0 || status === 404 || status === 408 || status >= 500 || code === 'rate_limited'

async function deleteEndpoint(client: PosternClient, webhook: string, { out, err }: CliIo): Promise<void> {
  try {
    await client.webhooks.delete(webhook, { timeoutMs: 5_000, maxRetries: 1 })
    out('The endpoint is deleted.')
  } catch (error) {
    if (error instanceof NotFoundError) return
    const why = error instanceof Error ? error.message : String(error)
    err(`The endpoint ${webhook} could not be deleted: ${why} It goes by itself within a day.`)
  }
}

const clock = () => new Date().toLocaleTimeString('en-GB')
