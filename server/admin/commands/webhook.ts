import type { Denial } from '../../access/members/index.ts'
import * as area from '../../areas/webhooks/index.ts'
import type { Work } from '../../platform/work/work.ts'
import type { CliInput, Command, CommandOption, OrganizationContext } from '../command.ts'
import { formatProperties, toPrintable, toTable } from '../output.ts'
import { buildWebhookTools } from '../webhook-tools.ts'
import { webhookOperand } from './operands.ts'
import { webhookDeliveryCommands } from './webhook-delivery.ts'

const ID = '01JGFJK07M3T5W9Y1A3C5E7G9J'

const filters: Record<string, CommandOption> = {
  types: {
    value: 'LIST',
    about: 'what it is told of, such as ticket.issued,ticket.voided; * for everything',
    list: true,
  },
  event: { value: 'CODE', about: 'the only event that it is told of; empty for all' },
  group: { value: 'CODE', about: 'the only group, with all below it; empty for the whole organization' },
  mode: { value: 'live|test|all', about: 'whose activity it is told of' },
  description: { value: 'TEXT', about: 'what people call it' },
}

export const webhookCommands: Command[] = [
  {
    name: 'webhook list',
    examples: ['webhook list harbour'],
    async run({ actor, reader, accept }) {
      const webhooks = await area.listEndpoints(reader, accept(area.toHookAdmin(actor)))
      const rows = webhooks.map((webhook) => [
        webhook.id,
        webhook.url,
        webhook.event_types.join(','),
        webhook.event,
        webhook.group,
        modeOf(webhook),
        webhook.health,
        stateOf(webhook),
      ])
      const headings = ['ID', 'URL', 'TYPES', 'EVENT', 'GROUP', 'MODE', 'HEALTH', 'STATE']
      return { document: { webhooks }, text: toTable(headings, rows) }
    },
  },
  {
    name: 'webhook show',
    operands: [webhookOperand],
    examples: [`webhook show harbour ${ID}`],
    async run({ actor, reader, accept }, input) {
      const found = await area.visibleEndpoint(reader, accept(area.toHookAdmin(actor)), input.operand('webhook'))
      return describe(accept(found, 'webhook'))
    },
  },
  {
    name: 'webhook create',
    options: {
      url: { value: 'URL', about: 'where to send; https, and public', required: true },
      ...filters,
      paused: { value: 'true|false', about: 'true: it records what happens, and sends nothing until it is enabled' },
    },
    examples: ['webhook create harbour --url https://hooks.example.com/postern --types ticket.issued --event lights'],
    async run({ actor, accept, change }, input) {
      const manager = accept(area.toHookAdmin(actor))
      const params = accept(area.parseNewEndpoint(typed(input)))
      const tools = buildWebhookTools(input.environment)
      return describeWithSecret(await change((work) => area.createEndpoint(work, manager, tools, params)))
    },
  },
  {
    name: 'webhook change',
    operands: [webhookOperand],
    options: { url: { value: 'URL', about: 'where to send; https, and public' }, ...filters },
    examples: [`webhook change harbour ${ID} --types "*" --event=`],
    run: async (context, input) =>
      describe(
        await changeEndpoint(context, input, (work, manager, id) => {
          const changes = context.accept(area.parseEndpointChanges(typed(input)))
          return area.updateEndpoint(work, manager, buildWebhookTools(input.environment), id, changes)
        }),
      ),
  },
  {
    name: 'webhook delete',
    operands: [webhookOperand],
    examples: [`webhook delete harbour ${ID}`],
    async run(context, input) {
      await changeEndpoint(context, input, area.deleteEndpoint)
      const id = input.operand('webhook')
      return { document: { deleted: id }, text: toPrintable(`The webhook endpoint ${id} and its deliveries are gone.`) }
    },
  },
  {
    name: 'webhook test',
    operands: [webhookOperand],
    options: { type: { value: 'TYPE', about: 'of the sample; the first that it is told of unless given' } },
    examples: [`webhook test harbour ${ID} --type payment.received`],
    async run(context, input) {
      const tools = buildWebhookTools(input.environment)
      const delivery = await changeEndpoint(context, input, (work, manager, id) => {
        return area.sendSample(work, manager, tools, id, context.accept(area.parseSampleType(input.option('type'))))
      })
      const text = `A sample of ${delivery.type} is on its way, as the delivery ${delivery.id}.`
      return { document: { delivery }, text }
    },
  },
  {
    name: 'webhook rotate-secret',
    operands: [webhookOperand],
    examples: [`webhook rotate-secret harbour ${ID}`],
    async run(context, input) {
      const { box } = buildWebhookTools(input.environment)
      const rotate = (work: Work, manager: Manager, id: string) => area.rotateSecret(work, manager, box, id)
      const rotated = await changeEndpoint(context, input, rotate)
      const { document, text } = describeWithSecret(rotated)
      const until = new Date(Date.parse(rotated.updated_at) + area.FORMER_SECRET_HOURS * 3_600_000).toISOString()
      return { document, text: `${text}\nThe old one signs alongside until ${until}.` }
    },
  },
  {
    name: 'webhook pause',
    operands: [webhookOperand],
    examples: [`webhook pause harbour ${ID}`],
    run: async (context, input) => describe(await changeEndpoint(context, input, area.pauseEndpoint)),
  },
  {
    name: 'webhook enable',
    operands: [webhookOperand],
    examples: [`webhook enable harbour ${ID}`],
    async run(context, input) {
      const tools = buildWebhookTools(input.environment)
      const enable = (work: Work, manager: Manager, id: string) => area.enableEndpoint(work, manager, tools, id)
      return describe(await changeEndpoint(context, input, enable))
    },
  },
  ...webhookDeliveryCommands,
]

type Manager = Exclude<ReturnType<typeof area.toHookAdmin>, Denial>

function changeEndpoint<T>(
  { actor, accept, change }: OrganizationContext,
  input: CliInput,
  perform: (work: Work, manager: Manager, id: string) => Promise<T>,
) {
  const manager = accept(area.toHookAdmin(actor))
  return change((work) => perform(work, manager, input.operand('webhook')), 'webhook')
}

const typed = (input: CliInput) => ({
  url: input.option('url'),
  types: input.list('types'),
  event: input.option('event'),
  group: input.option('group'),
  mode: input.option('mode'),
  description: input.option('description'),
  paused: input.option('paused'),
})

const modeOf = ({ livemode }: area.WebhookEndpoint) => (livemode === null ? 'all' : livemode ? 'live' : 'test')
const stateOf = ({ paused_reason }: area.WebhookEndpoint) =>
  paused_reason === null ? 'enabled' : `paused (${paused_reason})`

function describeWithSecret(made: area.WebhookEndpoint & { secret: string }) {
  const { document, text } = describe(made)
  const end = 'Copy the secret now: it is not shown again.'
  return { document, text: `${text}\n\nSigning secret:\n\n  ${made.secret}\n\n${end}` }
}

function describe(webhook: area.WebhookEndpoint) {
  const text = formatProperties([
    ['Webhook', webhook.id],
    ['URL', webhook.url],
    ['Types', webhook.event_types.join(', ')],
    ['Event', webhook.event ?? 'all'],
    ['Group', webhook.group ?? 'the whole organization'],
    ['Mode', modeOf(webhook)],
    ['Description', webhook.description],
    ['Health', webhook.health],
    ['State', stateOf(webhook)],
    ['Secret', `…${webhook.secret_last_four}`],
  ])
  return { document: { webhook }, text }
}
