import type { Denial } from '../../access/members/index.ts'
import {
  asManager,
  createEndpoint,
  deleteEndpoint,
  enableEndpoint,
  listEndpoints,
  pauseEndpoint,
  readEndpointChanges,
  readNewEndpoint,
  readSampleType,
  rotateSecret,
  testEndpoint,
  updateEndpoint,
  visibleEndpoint,
  type WebhookEndpoint,
} from '../../areas/webhooks/index.ts'
import type { Work } from '../../platform/work/work.ts'
import type { Command, Input, Option, OrganizationContext } from '../command.ts'
import { printable, properties, table } from '../output.ts'
import { webhookTools } from '../webhook-tools.ts'
import { org, webhook } from './operands.ts'
import { webhookDeliveryCommands } from './webhook-delivery.ts'

const ID = '01JGFJK07M3T5W9Y1A3C5E7G9J'

const filters: Record<string, Option> = {
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
    operands: [org],
    examples: ['webhook list harbour'],
    async run({ actor, reader, accept }) {
      const webhooks = await listEndpoints(reader, accept(asManager(actor)))
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
      return { document: { webhooks }, text: table(headings, rows) }
    },
  },
  {
    name: 'webhook show',
    operands: [org, webhook],
    examples: [`webhook show harbour ${ID}`],
    async run({ actor, reader, accept }, input) {
      const found = await visibleEndpoint(reader, accept(asManager(actor)), input.operand('webhook'))
      return told(accept(found, 'webhook'))
    },
  },
  {
    name: 'webhook create',
    operands: [org],
    options: {
      url: { value: 'URL', about: 'where to send; https, and public', required: true },
      ...filters,
      paused: { value: 'true|false', about: 'true: it records what happens, and sends nothing until it is enabled' },
    },
    examples: ['webhook create harbour --url https://hooks.example.com/postern --types ticket.issued --event lights'],
    async run({ actor, accept, change }, input) {
      const manager = accept(asManager(actor))
      const params = accept(readNewEndpoint(typed(input)))
      const tools = webhookTools(input.environment)
      return toldWithSecret(await change((work) => createEndpoint(work, manager, tools, params)))
    },
  },
  {
    name: 'webhook change',
    operands: [org, webhook],
    options: { url: { value: 'URL', about: 'where to send; https, and public' }, ...filters },
    examples: [`webhook change harbour ${ID} --types "*" --event=`],
    run: async (context, input) =>
      told(
        await changeEndpoint(context, input, (work, manager, id) => {
          const changes = context.accept(readEndpointChanges(typed(input)))
          return updateEndpoint(work, manager, webhookTools(input.environment).checkUrl, id, changes)
        }),
      ),
  },
  {
    name: 'webhook delete',
    operands: [org, webhook],
    examples: [`webhook delete harbour ${ID}`],
    async run(context, input) {
      await changeEndpoint(context, input, deleteEndpoint)
      const id = input.operand('webhook')
      return { document: { deleted: id }, text: printable(`The webhook endpoint ${id} and its deliveries are gone.`) }
    },
  },
  {
    name: 'webhook test',
    operands: [org, webhook],
    options: { type: { value: 'TYPE', about: 'of the sample; the first that it is told of unless given' } },
    examples: [`webhook test harbour ${ID} --type payment.received`],
    async run(context, input) {
      const { checkUrl } = webhookTools(input.environment)
      const delivery = await changeEndpoint(context, input, (work, manager, id) => {
        const type = context.accept(readSampleType(input.option('type')))
        return testEndpoint(work, manager, checkUrl, id, type)
      })
      const text = `A sample of ${delivery.type} is on its way, as the delivery ${delivery.id}.`
      return { document: { delivery }, text }
    },
  },
  {
    name: 'webhook rotate-secret',
    operands: [org, webhook],
    examples: [`webhook rotate-secret harbour ${ID}`],
    async run(context, input) {
      const { box } = webhookTools(input.environment)
      const rotate = (work: Work, manager: Manager, id: string) => rotateSecret(work, manager, box, id)
      return toldWithSecret(await changeEndpoint(context, input, rotate))
    },
  },
  {
    name: 'webhook pause',
    operands: [org, webhook],
    examples: [`webhook pause harbour ${ID}`],
    run: async (context, input) => told(await changeEndpoint(context, input, pauseEndpoint)),
  },
  {
    name: 'webhook enable',
    operands: [org, webhook],
    examples: [`webhook enable harbour ${ID}`],
    async run(context, input) {
      const { checkUrl } = webhookTools(input.environment)
      const enable = (work: Work, manager: Manager, id: string) => enableEndpoint(work, manager, checkUrl, id)
      return told(await changeEndpoint(context, input, enable))
    },
  },
  ...webhookDeliveryCommands,
]

type Manager = Exclude<ReturnType<typeof asManager>, Denial>

function changeEndpoint<T>(
  { actor, accept, change }: OrganizationContext,
  input: Input,
  perform: (work: Work, manager: Manager, id: string) => Promise<T>,
) {
  const manager = accept(asManager(actor))
  return change((work) => perform(work, manager, input.operand('webhook')), 'webhook')
}

const typed = (input: Input) => ({
  url: input.option('url'),
  types: input.list('types'),
  event: input.option('event'),
  group: input.option('group'),
  mode: input.option('mode'),
  description: input.option('description'),
  paused: input.option('paused'),
})

const modeOf = ({ livemode }: WebhookEndpoint) => (livemode === null ? 'all' : livemode ? 'live' : 'test')
const stateOf = ({ paused_reason }: WebhookEndpoint) =>
  paused_reason === null ? 'enabled' : `paused (${paused_reason})`

function toldWithSecret(made: WebhookEndpoint & { secret: string }) {
  const { document, text } = told(made)
  const end = 'Copy the secret now: it is not shown again.'
  return { document, text: `${text}\n\nSigning secret:\n\n  ${made.secret}\n\n${end}` }
}

function told(webhook: WebhookEndpoint) {
  const text = properties([
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
