import {
  parseDeliveryStatus,
  replayDelivery,
  showDeliveries,
  showDelivery,
  toHookAdmin,
  webhookEventTypes,
} from '../../areas/webhooks/index.ts'
import type { Schemas } from '../../platform/contract/schemas.ts'
import type { Command } from '../command.ts'
import { formatProperties, toTable } from '../output.ts'
import { limitOption, readLimit } from '../read-options.ts'
import { buildWebhookTools } from '../webhook-tools.ts'
import { webhookOperand } from './operands.ts'

const delivered = { name: 'delivery', about: 'the id of the delivery' }

export const webhookDeliveryCommands: Command[] = [
  {
    name: 'webhook deliveries',
    operands: [webhookOperand],
    options: {
      status: { value: 'STATUS', about: 'only those that are pending, delivered, failed or dead' },
      event: { value: 'CODE', about: 'only those of this event, or of this event type' },
      limit: limitOption,
    },
    examples: ['webhook deliveries harbour 01JGFJK07M3T5W9Y1A3C5E7G9J --status dead'],
    async run({ actor, reader, accept, now }, input) {
      const manager = accept(toHookAdmin(actor))
      const asked = { status: accept(parseDeliveryStatus(input.option('status'))), event: input.option('event') }
      const id = input.operand('webhook')
      const deliveries = accept(await showDeliveries(reader, manager, id, asked, readLimit(input), now), 'webhook')
      const rows = deliveries.map((one) => [
        one.id,
        one.type,
        one.status,
        one.attempts,
        one.last_status_code,
        one.last_attempt_at,
        one.next_attempt_at,
        one.replay_of,
      ])
      const headings = ['ID', 'TYPE', 'STATUS', 'ATTEMPTS', 'CODE', 'LAST ATTEMPT', 'NEXT ATTEMPT', 'REPLAY OF']
      return { document: { deliveries }, text: toTable(headings, rows) }
    },
  },
  {
    name: 'webhook delivery',
    operands: [delivered],
    examples: ['webhook delivery harbour 01JGFJK07N5V7X9Z1B3D5F7H9K'],
    async run({ actor, reader, accept }, input) {
      const delivery = accept(await showDelivery(reader, accept(toHookAdmin(actor)), input.operand('delivery')))
      const text = formatProperties([
        ['Delivery', delivery.id],
        ['Webhook', delivery.webhook_id],
        ['Type', delivery.type],
        ['Status', delivery.status],
        ['Attempts', delivery.attempts],
        ['Last code', delivery.last_status_code],
        ['Last attempt', delivery.last_attempt_at],
        ['Next attempt', delivery.next_attempt_at],
        ['Signature', delivery.last_signature],
        ['Answer', delivery.answer],
        ...delivery.attempt_log.map(attemptLine),
        ['Envelope', delivery.envelope],
      ])
      return { document: { delivery }, text }
    },
  },
  {
    name: 'webhook replay',
    operands: [delivered],
    examples: ['webhook replay harbour 01JGFJK07N5V7X9Z1B3D5F7H9K'],
    async run({ actor, accept, change }, input) {
      const manager = accept(toHookAdmin(actor))
      const tools = buildWebhookTools(input.environment)
      const delivery = await change((work) => replayDelivery(work, manager, tools, input.operand('delivery')))
      return { document: { delivery }, text: `The same envelope goes out again, as the delivery ${delivery.id}.` }
    },
  },
  {
    name: 'webhook types',
    examples: ['webhook types'],
    needs: 'nothing',
    async run() {
      const rows = webhookEventTypes.map(({ type, description, trigger }) => [type, description, trigger])
      return { document: { event_types: webhookEventTypes }, text: toTable(['TYPE', 'WHEN', 'TRIGGER'], rows) }
    },
  },
]

type Attempt = Schemas['WebhookAttempt']

function attemptLine({ number, attempted_at, status_code, duration_ms, error }: Attempt): [string, string] {
  const outcome = error ?? `The answer has the status ${status_code}.`
  return [`Attempt ${number}`, `${attempted_at}, ${duration_ms} ms: ${outcome}`]
}
