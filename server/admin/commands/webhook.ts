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
import { readerOn } from '../../platform/database/prepared.ts'
import { accept, change, findActor } from '../act.ts'
import type { Command, Context, Input, Option } from '../command.ts'
import { printable, properties, table } from '../output.ts'
import { webhookTools } from '../webhook-tools.ts'
import { org } from './operands.ts'
import { webhookDeliveryCommands } from './webhook-delivery.ts'

async function acting(context: Context, input: Input) {
  const actor = await findActor(context, input)
  return { actor, manager: accept(asManager(actor), actor), tools: webhookTools(input.environment) }
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

async function list(context: Context, input: Input) {
  const { manager } = await acting(context, input)
  const webhooks = await listEndpoints(readerOn(context.database), manager)
  const rows = webhooks.map((webhook) => [
    ...[webhook.id, webhook.url, webhook.event_types.join(','), webhook.event, webhook.group, modeOf(webhook)],
    ...[webhook.health, stateOf(webhook)],
  ])
  return {
    document: { webhooks },
    text: table(['ID', 'URL', 'TYPES', 'EVENT', 'GROUP', 'MODE', 'HEALTH', 'STATE'], rows),
  }
}

async function show(context: Context, input: Input) {
  const { actor, manager } = await acting(context, input)
  const found = await visibleEndpoint(readerOn(context.database), manager, input.operand('webhook'))
  const webhook = accept(found, actor, 'webhook')
  return { document: { webhook }, text: describe(webhook) }
}

async function create(context: Context, input: Input) {
  const { actor, manager, tools } = await acting(context, input)
  const params = accept(readNewEndpoint(typed(input)), actor)
  const made = await change(context, actor, (work) => createEndpoint(work, manager, tools, params))
  return withSecret(made)
}

async function update(context: Context, input: Input) {
  const { actor, manager, tools } = await acting(context, input)
  const changes = accept(readEndpointChanges(typed(input)), actor)
  const id = input.operand('webhook')
  const webhook = await change(
    context,
    actor,
    (work) => updateEndpoint(work, manager, tools.checkUrl, id, changes),
    'webhook',
  )
  return { document: { webhook }, text: describe(webhook) }
}

async function remove(context: Context, input: Input) {
  const { actor, manager } = await acting(context, input)
  const id = input.operand('webhook')
  await change(context, actor, (work) => deleteEndpoint(work, manager, id), 'webhook')
  return { document: { deleted: id }, text: printable(`The webhook endpoint ${id} and its deliveries are gone.`) }
}

async function tryOut(context: Context, input: Input) {
  const { actor, manager, tools } = await acting(context, input)
  const type = accept(readSampleType(input.option('type')), actor)
  const id = input.operand('webhook')
  const delivery = await change(
    context,
    actor,
    (work) => testEndpoint(work, manager, tools.checkUrl, id, type),
    'webhook',
  )
  return { document: { delivery }, text: `A sample of ${delivery.type} is on its way, as the delivery ${delivery.id}.` }
}

async function rotate(context: Context, input: Input) {
  const { actor, manager, tools } = await acting(context, input)
  const id = input.operand('webhook')
  return withSecret(await change(context, actor, (work) => rotateSecret(work, manager, tools.box, id), 'webhook'))
}

async function pause(context: Context, input: Input) {
  const { actor, manager } = await acting(context, input)
  const id = input.operand('webhook')
  const webhook = await change(context, actor, (work) => pauseEndpoint(work, manager, id), 'webhook')
  return { document: { webhook }, text: describe(webhook) }
}

async function enable(context: Context, input: Input) {
  const { actor, manager, tools } = await acting(context, input)
  const id = input.operand('webhook')
  const webhook = await change(context, actor, (work) => enableEndpoint(work, manager, tools.checkUrl, id), 'webhook')
  return { document: { webhook }, text: describe(webhook) }
}

const modeOf = ({ livemode }: WebhookEndpoint) => (livemode === null ? 'all' : livemode ? 'live' : 'test')
const stateOf = ({ paused_reason }: WebhookEndpoint) =>
  paused_reason === null ? 'enabled' : `paused (${paused_reason})`

function withSecret(made: WebhookEndpoint & { secret: string }) {
  const text = [
    describe(made),
    `Signing secret:\n\n  ${made.secret}`,
    'Copy the secret now: it is not shown again.',
  ].join('\n\n')
  return { document: { webhook: made }, text }
}

function describe(webhook: WebhookEndpoint): string {
  return properties([
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
}

const webhook = { name: 'webhook', about: 'the id of the webhook endpoint' }

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

const common = { forMembers: true, needs: 'migrated' } as const

export const webhookCommands: Command[] = [
  {
    name: 'webhook list',
    ...{ operands: [org], examples: ['webhook list harbour'], ...common, run: list },
  },
  {
    ...{ name: 'webhook show', operands: [org, webhook] },
    ...{ examples: ['webhook show harbour 01JGFJK07M3T5W9Y1A3C5E7G9J'], ...common, run: show },
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
    ...{ ...common, run: create },
  },
  {
    name: 'webhook change',
    operands: [org, webhook],
    options: { url: { value: 'URL', about: 'where to send; https, and public' }, ...filters },
    examples: ['webhook change harbour 01JGFJK07M3T5W9Y1A3C5E7G9J --types "*" --event='],
    ...{ ...common, run: update },
  },
  {
    name: 'webhook delete',
    ...{ operands: [org, webhook], examples: ['webhook delete harbour 01JGFJK07M3T5W9Y1A3C5E7G9J'] },
    ...{ ...common, run: remove },
  },
  {
    name: 'webhook test',
    operands: [org, webhook],
    options: { type: { value: 'TYPE', about: 'of the sample; the first that it is told of unless given' } },
    examples: ['webhook test harbour 01JGFJK07M3T5W9Y1A3C5E7G9J --type payment.received'],
    ...{ ...common, run: tryOut },
  },
  {
    name: 'webhook rotate-secret',
    ...{ operands: [org, webhook], examples: ['webhook rotate-secret harbour 01JGFJK07M3T5W9Y1A3C5E7G9J'] },
    ...{ ...common, run: rotate },
  },
  {
    ...{
      name: 'webhook pause',
    },
    ...{ operands: [org, webhook], examples: ['webhook pause harbour 01JGFJK07M3T5W9Y1A3C5E7G9J'] },
    ...{ ...common, run: pause },
  },
  {
    ...{
      name: 'webhook enable',
    },
    ...{ operands: [org, webhook], examples: ['webhook enable harbour 01JGFJK07M3T5W9Y1A3C5E7G9J'] },
    ...{ ...common, run: enable },
  },
  ...webhookDeliveryCommands,
]
