import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect } from 'vitest'
import { execFileAsync, nodeModulesFolder, type SdkConsumerProject, SKIP_DEFAULT_LIB_CHECK } from './packed-package.ts'

const imported = `
  import { createClient, type Attendee, type Bytes, type PosternEvent } from '@postern/sdk'
  import { dayInterval } from '@postern/sdk/checkin'
  import { isKnownEnvelope, verifyWebhook, type WebhookEnvelopes } from '@postern/sdk/webhooks'
  const client = createClient({ apiKey: 'k', baseUrl: 'http://localhost' })
  export const fest: PosternEvent = await client.events.create({ code: 'f', name: 'F', timezone: 'UTC' })
  export const png: Bytes = await client.events.tickets.qr('f', 't', { format: 'png' })
  export const svg: string = await client.events.tickets.qr('f', 't')
  export const blob = new Blob([svg, png])
  for await (const { data } of client.events.attendees.changes('f')) {
    const seen: Attendee[] = data
    console.log(seen)
  }
  export const { start } = dayInterval({ date: '2027-06-04', starts_at: null, ends_at: null }, fest.timezone)
  // @ts-expect-error: an event needs a time zone
  await client.events.create({ code: 'f', name: 'F' })
  const event = await verifyWebhook(new Uint8Array(), null, ['new', 'old'], { tolerance: 300 })
  if (event.type === 'attendee.added') {
    const person: Attendee = event.data
    // @ts-expect-error: a person has no code of a ticket
    console.log(person, event.data.code)
  } else if (!isKnownEnvelope(event)) {
    const type: string = event.type
    const field: unknown = event.data.anything
    console.log(type, field)
  }
  export const handlers: { [Type in keyof WebhookEnvelopes]?: (event: WebhookEnvelopes[Type]) => void } = {
    'ticket.issued': ({ data }) => console.log(data.code),
  }`

const required = `
  import { createClient, type Group } from '@postern/sdk'
  import checkin = require('@postern/sdk/checkin')
  const client = createClient({ apiKey: 'k', baseUrl: 'http://localhost' })
  client.groups.get('a').then((group: Group) => console.log(group.code, checkin.instantOf))
  // @ts-expect-error: a group is named
  client.groups.get()`

/** The oldest TypeScript that the README names. */
export const oldestTypescriptFolder = join(nodeModulesFolder, 'typescript-floor')

/** Has the oldest TypeScript check programs that use the package, with a resolution of modules. */
export async function checkWithOldestTypescript(
  consumer: SdkConsumerProject,
  resolution: string[],
  files: string[],
): Promise<void> {
  await writeFile(join(consumer.folder, 'floor.mts'), imported)
  await writeFile(join(consumer.folder, 'floor.cts'), required)
  const strict = [
    '--noEmit',
    '--strict',
    '--target',
    'es2022',
    '--lib',
    'es2022,dom',
    SKIP_DEFAULT_LIB_CHECK,
    ...resolution,
  ]
  const check = execFileAsync(join(oldestTypescriptFolder, 'bin/tsc'), [...strict, ...files], { cwd: consumer.folder })
  await check.catch((failure) => expect.fail(failure.stdout))
}
