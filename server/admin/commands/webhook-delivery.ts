import type { components } from '../../../generated/types.ts'
import {
  asManager,
  eventTypes,
  readStatus,
  replayDelivery,
  shownDeliveries,
  shownDelivery,
} from '../../areas/webhooks/index.ts'
import { readerOn } from '../../platform/database/prepared.ts'
import { accept, change, findActor } from '../act.ts'
import type { Command, Context, Input } from '../command.ts'
import { limitOf, limitOption } from '../limit.ts'
import { properties, table } from '../output.ts'
import { webhookTools } from '../webhook-tools.ts'
import { org } from './operands.ts'

type Attempt = components['schemas']['WebhookAttempt']

async function deliveries(context: Context, input: Input) {
  const actor = await findActor(context, input)
  const manager = accept(asManager(actor), actor)
  const asked = { status: accept(readStatus(input.option('status')), actor), event: input.option('event') }
  const limit = limitOf(input)
  const found = await shownDeliveries(
    readerOn(context.database),
    manager,
    input.operand('webhook'),
    asked,
    limit,
    context.now,
  )
  const listed = accept(found, actor, 'webhook')
  const rows = listed.map((one) => [
    ...[one.id, one.type, one.status, one.attempts, one.last_status_code, one.last_attempt_at, one.next_attempt_at],
    one.replay_of,
  ])
  const headings = ['ID', 'TYPE', 'STATUS', 'ATTEMPTS', 'CODE', 'LAST ATTEMPT', 'NEXT ATTEMPT', 'REPLAY OF']
  return { document: { deliveries: listed }, text: table(headings, rows) }
}

async function delivery(context: Context, input: Input) {
  const actor = await findActor(context, input)
  const manager = accept(asManager(actor), actor)
  const found = accept(await shownDelivery(readerOn(context.database), manager, input.operand('delivery')), actor)
  const text = properties([
    ['Delivery', found.id],
    ['Webhook', found.webhook_id],
    ['Type', found.type],
    ['Status', found.status],
    ['Attempts', found.attempts],
    ['Last code', found.last_status_code],
    ['Last attempt', found.last_attempt_at],
    ['Next attempt', found.next_attempt_at],
    ['Signature', found.last_signature],
    ['Answer', found.answer],
    ...found.attempt_log.map(attemptLine),
    ['Envelope', found.envelope],
  ])
  return { document: { delivery: found }, text }
}

function attemptLine({ number, attempted_at, status_code, duration_ms, error }: Attempt): [string, string] {
  const outcome = error ?? `The answer has the status ${status_code}.`
  return [`Attempt ${number}`, `${attempted_at}, ${duration_ms} ms: ${outcome}`]
}

async function replay(context: Context, input: Input) {
  const actor = await findActor(context, input)
  const manager = accept(asManager(actor), actor)
  const { checkUrl } = webhookTools(input.environment)
  const id = input.operand('delivery')
  const made = await change(context, actor, (work) => replayDelivery(work, manager, checkUrl, id))
  return { document: { delivery: made }, text: `The same envelope goes out again, as the delivery ${made.id}.` }
}

async function types() {
  const rows = eventTypes.map(({ type, description, trigger }) => [type, description, trigger])
  return { document: { event_types: eventTypes }, text: table(['TYPE', 'WHEN', 'TRIGGER'], rows) }
}

const delivered = { name: 'delivery', about: 'the id of the delivery' }
const common = { forMembers: true, needs: 'migrated' } as const

export const webhookDeliveryCommands: Command[] = [
  {
    name: 'webhook deliveries',
    operands: [org, { name: 'webhook', about: 'the id of the webhook endpoint' }],
    options: {
      status: { value: 'STATUS', about: 'only those that are pending, delivered, failed or dead' },
      event: { value: 'CODE', about: 'only those of this event, or of this event type' },
      limit: limitOption,
    },
    examples: ['webhook deliveries harbour 01JGFJK07M3T5W9Y1A3C5E7G9J --status dead'],
    ...{ ...common, run: deliveries },
  },
  {
    name: 'webhook delivery',
    ...{ operands: [org, delivered], examples: ['webhook delivery harbour 01JGFJK07N5V7X9Z1B3D5F7H9K'] },
    ...{ ...common, run: delivery },
  },
  {
    name: 'webhook replay',
    ...{ operands: [org, delivered], examples: ['webhook replay harbour 01JGFJK07N5V7X9Z1B3D5F7H9K'] },
    ...{ ...common, run: replay },
  },
  {
    name: 'webhook types',
    ...{ examples: ['webhook types'], needs: 'nothing', run: types },
  },
]
