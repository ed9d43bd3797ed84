import { readFile } from 'node:fs/promises'
import {
  createConnection,
  deleteConnection,
  type Listed,
  listConnections,
  type NewConnection,
  openConnection,
  type SourceAccount,
  type SourceConnection,
} from '../../areas/sources/index.ts'
import { readerOn } from '../../platform/database/prepared.ts'
import { cleanText } from '../../platform/formats/clean-text.ts'
import { type Acting, accept, change } from '../act.ts'
import type { Command, Context, Input } from '../command.ts'
import { WrongUsage } from '../failure.ts'
import { printable, properties, table } from '../output.ts'
import { connecting } from '../source-tools.ts'
import { validated } from '../validated.ts'
import { connection, org, sourceEvent } from './operands.ts'
import { sourceImportCommand } from './source-import.ts'

async function connect(context: Context, input: Input) {
  const { actor, caller, tools } = await connecting(context, input)
  const group = input.option('group')
  const params = validated<NewConnection>('createSourceConnection', {
    platform: input.option('platform') ?? 'eventbrite',
    name: input.required('name'),
    token: await readToken(input.required('token-file')),
    ...(group === undefined ? {} : { group: group || null }),
  })
  const connection = await change(context, actor, (work) => createConnection(work, caller, tools, params))
  return { document: { connection }, text: describe(connection) }
}

/** From a file: what stands on the command line is seen by whoever lists the processes. */
async function readToken(file: string): Promise<string> {
  const text = await readFile(file === '-' ? '/dev/stdin' : file, 'utf8').catch((error: Error) => {
    throw new WrongUsage(`The file ${file} cannot be read: ${error.message}.`)
  })
  return cleanText(text).trim()
}

async function list(context: Context, input: Input) {
  const { caller } = await connecting(context, input)
  const connections = await listConnections(readerOn(context.database), caller)
  const rows = connections.map(({ id, platform, name, group, status, token_last_four }) => [
    ...[id, platform, name, group, status, `…${token_last_four}`],
  ])
  return { document: { connections }, text: table(['ID', 'PLATFORM', 'NAME', 'GROUP', 'STATUS', 'TOKEN'], rows) }
}

async function events(context: Context, input: Input) {
  const { actor, account } = await opened(context, input)
  const found = await everything(actor, (after) => account.listEvents({ after, limit: 50 }))
  const rows = found.map(({ id, name, status, starts_at }) => [id, name, status, starts_at])
  return { document: { events: found }, text: table(['ID', 'NAME', 'STATUS', 'STARTS AT'], rows) }
}

async function classes(context: Context, input: Input) {
  const { actor, account } = await opened(context, input)
  const event = input.operand('source-event')
  const found = await everything(actor, (after) => account.listTicketClasses(event, { after, limit: 50 }))
  const rows = found.map(({ id, name, price, sold }) => [
    ...[id, name, price ? `${(price.amount / 100).toFixed(2)} ${price.currency}` : null, sold],
  ])
  return { document: { ticket_classes: found }, text: table(['ID', 'NAME', 'PRICE', 'SOLD'], rows) }
}

async function opened(context: Context, input: Input): Promise<{ actor: Acting; account: SourceAccount }> {
  const { actor, caller, tools } = await connecting(context, input)
  const reader = readerOn(context.database)
  const found = await openConnection(reader, caller, tools, input.operand('connection'), 'none')
  return { actor, account: accept(found, actor, 'source').account }
}

const MOST = 10_000

async function everything<Item>(actor: Acting, read: (after: string[] | null) => Promise<Listed<Item> | object>) {
  const items: Item[] = []
  let after: string[] | null = null
  do {
    const page = accept(await read(after), actor) as Listed<Item>
    items.push(...page.items)
    after = page.next
  } while (after && items.length < MOST)
  return items
}

async function disconnect(context: Context, input: Input) {
  const { actor, caller } = await connecting(context, input)
  const id = input.operand('connection')
  await change(context, actor, (work) => deleteConnection(work, caller, id), 'source')
  const text = printable(`The source connection ${id} and its token are gone. Who was brought over stays.`)
  return { document: { deleted: id }, text }
}

function describe(connection: SourceConnection): string {
  return properties([
    ['Connection', connection.id],
    ['Platform', connection.platform],
    ['Name', connection.name],
    ['Group', connection.group ?? 'the whole organization'],
    ['Status', connection.status],
    ['Token', `…${connection.token_last_four}`],
  ])
}

const EXAMPLE = '01JQ91A1B2C3D4E5F6G7H8J9K4'
const common = { forMembers: true, needs: 'migrated' } as const

export const sourceCommands: Command[] = [
  {
    name: 'source connect',
    operands: [org],
    options: {
      name: { value: 'NAME', about: 'what people call the connection', required: true },
      'token-file': { value: 'FILE', about: "holds the platform's private token; - for what comes in", required: true },
      platform: { value: 'eventbrite', about: 'the platform (default: eventbrite)' },
      group: { value: 'CODE', about: 'the group that it belongs to; empty for the whole organization' },
    },
    examples: ['source connect harbour --name "Harbour office" --token-file token.txt'],
    ...{ ...common, run: connect },
  },
  {
    ...{ name: 'source list', operands: [org] },
    ...{ examples: ['source list harbour'], ...common, run: list },
  },
  {
    ...{ name: 'source events', operands: [org, connection] },
    ...{ examples: [`source events harbour ${EXAMPLE}`], ...common, run: events },
  },
  {
    name: 'source classes',
    operands: [org, connection, sourceEvent],
    ...{ examples: [`source classes harbour ${EXAMPLE} 188266320157`], ...common, run: classes },
  },
  sourceImportCommand,
  {
    name: 'source disconnect',
    operands: [org, connection],
    ...{ examples: [`source disconnect harbour ${EXAMPLE}`], ...common, run: disconnect },
  },
]
