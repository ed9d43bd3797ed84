import * as sources from '../../areas/sources/index.ts'
import type { CliInput, Command, OrganizationContext } from '../command.ts'
import { formatProperties, toPrintable, toTable } from '../output.ts'
import { readTextFile, validateOperationBody } from '../read-options.ts'
import { prepareSourceTools } from '../source-tools.ts'
import { connectionOperand, sourceEventOperand } from './operands.ts'
import { sourceImportCommand } from './source-import.ts'

const EXAMPLE = '01JQ91A1B2C3D4E5F6G7H8J9K4'

export const sourceCommands: Command[] = [
  {
    name: 'source connect',
    options: {
      name: { value: 'NAME', about: 'what people call the connection', required: true },
      // Not an argument: every user of the machine can see those in the list of processes.
      'token-file': { value: 'FILE', about: "holds the platform's private token; - for what comes in", required: true },
      platform: { value: 'eventbrite', about: 'the platform (default: eventbrite)' },
      group: { value: 'CODE', about: 'the group that it belongs to; empty for the whole organization' },
    },
    examples: ['source connect harbour --name "Harbour office" --token-file token.txt'],
    async run(context, input) {
      const { caller, tools } = await prepareSourceTools(context, input)
      const [group, file] = [input.option('group'), input.required('token-file')]
      const params = validateOperationBody<sources.NewSourceConnection>('createSourceConnection', {
        platform: input.option('platform') ?? 'eventbrite',
        name: input.required('name'),
        token: (await readTextFile(file === '-' ? '/dev/stdin' : file)).trim(),
        ...(group === undefined ? {} : { group: group || null }),
      })
      const connection = await context.change((work) => sources.createSourceConnection(work, caller, tools, params))
      return { document: { connection }, text: describe(connection) }
    },
  },
  {
    name: 'source list',
    examples: ['source list harbour'],
    async run(context, input) {
      const { caller } = await prepareSourceTools(context, input)
      const connections = await sources.listConnections(context.reader, caller)
      const rows = connections.map(({ id, platform, name, group, status, token_last_four }) => {
        return [id, platform, name, group, status, `…${token_last_four}`]
      })
      return { document: { connections }, text: toTable(['ID', 'PLATFORM', 'NAME', 'GROUP', 'STATUS', 'TOKEN'], rows) }
    },
  },
  {
    name: 'source events',
    operands: [connectionOperand],
    examples: [`source events harbour ${EXAMPLE}`],
    async run(context, input) {
      const account = await openAccount(context, input)
      const events = await everything(context, (after) => account.listEvents({ after, limit: 50 }))
      const rows = events.map(({ id, name, status, starts_at }) => [id, name, status, starts_at])
      return { document: { events }, text: toTable(['ID', 'NAME', 'STATUS', 'STARTS AT'], rows) }
    },
  },
  {
    name: 'source classes',
    operands: [connectionOperand, sourceEventOperand],
    examples: [`source classes harbour ${EXAMPLE} 188266320157`],
    async run(context, input) {
      const account = await openAccount(context, input)
      const event = input.operand('source-event')
      const found = await everything(context, (after) => account.listTicketClasses(event, { after, limit: 50 }))
      const rows = found.map(({ id, name, price, sold }) => [
        id,
        name,
        price ? `${(price.amount / 100).toFixed(2)} ${price.currency}` : null,
        sold,
      ])
      return { document: { ticket_classes: found }, text: toTable(['ID', 'NAME', 'PRICE', 'SOLD'], rows) }
    },
  },
  sourceImportCommand,
  {
    name: 'source disconnect',
    operands: [connectionOperand],
    examples: [`source disconnect harbour ${EXAMPLE}`],
    async run(context, input) {
      const { caller } = await prepareSourceTools(context, input)
      const id = input.operand('connection')
      await context.change((work) => sources.deleteSourceConnection(work, caller, id), 'source')
      const text = toPrintable(`The source connection ${id} and its token are gone. Who was brought over stays.`)
      return { document: { deleted: id }, text }
    },
  },
]

async function openAccount(context: OrganizationContext, input: CliInput) {
  const { caller, tools } = await prepareSourceTools(context, input)
  const found = await sources.openSourceConnection(context.reader, caller, tools, input.operand('connection'), 'none')
  return context.accept(found, 'source').account
}

const MOST = 10_000

async function everything<Item>(
  { accept }: OrganizationContext,
  read: (after: string[] | null) => Promise<sources.ListPage<Item> | object>,
) {
  const items: Item[] = []
  let after: string[] | null = null
  do {
    const page = accept(await read(after)) as sources.ListPage<Item>
    items.push(...page.items)
    after = page.next
  } while (after && items.length < MOST)
  return items
}

function describe(connection: sources.SourceConnection): string {
  return formatProperties([
    ['Connection', connection.id],
    ['Platform', connection.platform],
    ['Name', connection.name],
    ['Group', connection.group ?? 'the whole organization'],
    ['Status', connection.status],
    ['Token', `…${connection.token_last_four}`],
  ])
}
