/// <reference types="node" />
import { randomBytes } from 'node:crypto'
import { markEnvelopeAsTest } from '../internal/trial-envelope.ts'
import { type CliCommand, formatTypeList, UsageError } from './command.ts'
import { deriveListenSecret, forwardWebhook } from './forward.ts'
import { readForwardAddress } from './forward-address.ts'
import { type CliIo, createCliClient } from './listen.ts'
import { formatSuggestion } from './words.ts'

/** Posts the API's sample of a type; really causing it would leave data behind in the installation. */
export async function runTriggerCommand(command: Extract<CliCommand, { name: 'trigger' }>, io: CliIo): Promise<number> {
  const forwardTo = command.forwardTo ?? (await readForwardAddress(io.environment))
  if (forwardTo === null) {
    throw new UsageError(
      '--forward-to is missing, and nobody has listened here yet: say where to send, such as http://localhost:3000/hook.',
    )
  }
  const { data } = await createCliClient(command).webhooks.listEventTypes({}, { signal: io.signal })
  const types = data.map(({ type }) => type)
  const found = data.find(({ type }) => type === command.type)
  if (!found) {
    const meant = formatSuggestion(command.type, types)
    throw new UsageError(`There is no event type ${command.type}.${meant} The types are:\n${formatTypeList(types)}`)
  }
  const now = new Date()
  const id = `evt_${newUlid(now)}`
  const envelope = { ...(markEnvelopeAsTest(found.sample) as object), id, created_at: now.toISOString() }
  const webhook = { body: JSON.stringify(envelope), type: found.type, delivery: newUlid(now) }
  const { ok, summary } = await forwardWebhook(forwardTo, webhook, deriveListenSecret(command.key), io.signal)
  io.out(`${found.type}  ${id}  ${forwardTo}  ${summary}`)
  return ok ? 0 : 1
}

const DIGITS = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'

function newUlid(now: Date): string {
  let time = ''
  for (let rest = now.getTime(); time.length < 10; rest = Math.floor(rest / 32)) time = `${DIGITS[rest % 32]}${time}`
  return time + Array.from(randomBytes(16), (byte) => DIGITS[byte % 32]).join('')
}
