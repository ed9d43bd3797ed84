import * as area from '../../areas/communications/index.ts'
import type { CliInput, Command, OrganizationContext } from '../command.ts'
import { CommandUsageError } from '../failure.ts'
import { formatProperties, toPrintable, toTable } from '../output.ts'
import { readTextFile } from '../read-options.ts'
import { eventOperand } from './operands.ts'

const communication = { name: 'communication', about: 'the id of the communication' }
const ID = '01JGFJK08A2C4E6G8J0M2P4R6T'

const authorOf = async ({ actor, reader, accept, now }: OrganizationContext) =>
  accept(await area.toSender(reader, actor, now))

const named = (input: CliInput) => ({ event: input.operand('event'), communication: input.operand('communication') })

export const communicationCommands: Command[] = [
  {
    name: 'communication list',
    operands: [eventOperand],
    examples: ['communication list harbour lights'],
    async run(context, input) {
      const found = await area.listCommunications(context.reader, await authorOf(context), input.operand('event'))
      const communications = context.accept(found)
      const rows = communications.map(({ id, name, subject, status, send_at, counts }) => {
        return [id, name, subject, status, send_at, counts.recipients, counts.sent, counts.failed]
      })
      const headings = ['ID', 'NAME', 'SUBJECT', 'STATUS', 'SEND AT', 'RECIPIENTS', 'SENT', 'FAILED']
      return { document: { communications }, text: toTable(headings, rows) }
    },
  },
  {
    name: 'communication create',
    operands: [eventOperand],
    options: {
      subject: { value: 'TEXT', about: 'the subject; it may hold placeholders such as {{first_name}}', required: true },
      body: { value: 'TEXT', about: 'the text; it may hold placeholders' },
      'body-file': { value: 'FILE', about: 'a file that holds the text' },
      name: { value: 'TEXT', about: 'what it is called; no recipient sees it' },
      language: { value: 'en|es', about: 'of what surrounds the text; that of the event unless given' },
      statuses: { value: 'LIST', about: 'the statuses of the attendees; confirmed unless given', list: true },
      types: { value: 'LIST', about: 'their attendee types; all unless given', list: true },
      days: { value: 'LIST', about: 'days of which they come on one; all unless given', list: true },
      groups: { value: 'LIST', about: 'their groups, with all below them; all unless given', list: true },
      admitted: { value: 'true|false', about: 'only those who were let in, or only those who were not' },
    },
    examples: ['communication create harbour lights --subject "See you" --body-file doors.txt --days day-1'],
    async run(context, input) {
      const author = await authorOf(context)
      const params = area.parseNewCommunication({
        name: input.option('name'),
        subject: input.required('subject'),
        body: await bodyOf(input),
        language: input.option('language'),
        admitted: input.option('admitted'),
        statuses: input.list('statuses'),
        types: input.list('types'),
        days: input.list('days'),
        groups: input.list('groups'),
      })
      const accepted = context.accept(params)
      const event = input.operand('event')
      return describe(await context.change((work) => area.createCommunication(work, author, event, accepted)))
    },
  },
  {
    name: 'communication audience',
    operands: [eventOperand, communication],
    examples: [`communication audience harbour lights ${ID}`],
    async run(context, input) {
      const { accept, reader } = context
      const audience = accept(await area.countAudience(reader, await authorOf(context), named(input)))
      const text = formatProperties([
        ['Attendees', audience.attendees],
        ['Recipients', audience.recipients],
        ['Without an address', audience.without_address],
        ['Unsubscribed', audience.unsubscribed],
      ])
      return { document: { audience }, text }
    },
  },
  {
    name: 'communication test-send',
    operands: [eventOperand, communication],
    options: { to: { value: 'LIST', about: 'up to ten addresses', list: true, required: true } },
    examples: [`communication test-send harbour lights ${ID} --to ana@harbour.example`],
    async run(context, input) {
      const author = await authorOf(context)
      const addresses = context.accept(area.parseTestAddresses(input.list('to') ?? []))
      const test = await context.change((work) => area.sendTestMails(work, author, named(input), addresses))
      const text = toPrintable(`A test is on its way to ${test.addresses.join(', ')}. The audience gets nothing.`)
      return { document: { test }, text }
    },
  },
  {
    name: 'communication send',
    operands: [eventOperand, communication],
    options: { at: { value: 'TIME', about: 'when, such as 2026-06-05T08:00:00Z; at once unless given' } },
    examples: [`communication send harbour lights ${ID} --at 2026-06-05T08:00:00Z`],
    async run(context, input) {
      const author = await authorOf(context)
      const sendAt = context.accept(area.parseSendTime(input.option('at')))
      const job = await context.change((work) =>
        area.sendCommunication(work, author, named(input), sendAt ?? undefined),
      )
      const when = sendAt === null ? 'is on its way' : `goes out at ${sendAt}`
      const text = `The communication ${when}, as the job ${job.id}. The servers send it; "communication list" shows how far it is.`
      return { document: { job: { id: job.id, status: job.status } }, text }
    },
  },
  {
    name: 'communication cancel',
    operands: [eventOperand, communication],
    examples: [`communication cancel harbour lights ${ID}`],
    async run(context, input) {
      const author = await authorOf(context)
      return describe(await context.change((work) => area.cancelCommunication(work, author, named(input))))
    },
  },
]

async function bodyOf(input: CliInput): Promise<string> {
  const [text, file] = [input.option('body'), input.option('body-file')]
  if ((text === undefined) === (file === undefined)) throw new CommandUsageError('Give either --body or --body-file.')
  return file === undefined ? (text ?? '') : readTextFile(file)
}

function describe(communication: area.Communication) {
  const { id, name, subject, status, send_at, counts, group } = communication
  const text = formatProperties([
    ['Communication', id],
    ['Name', name],
    ['Subject', subject],
    ['Group', group ?? 'the whole organization'],
    ['Status', status],
    ['Send at', send_at],
    ['Recipients', counts.recipients],
    ['Sent', counts.sent],
    ['Failed', counts.failed],
  ])
  return { document: { communication }, text }
}
