import { readFile } from 'node:fs/promises'
import {
  asAuthor,
  type Communication,
  cancelCommunication,
  countAudience,
  createCommunication,
  listCommunications,
  readNewCommunication,
  readSendTime,
  readTestAddresses,
  sendCommunication,
  sendTest,
} from '../../areas/communications/index.ts'
import { readConfig } from '../../config/config.ts'
import { readerOn } from '../../platform/database/prepared.ts'
import { cleanText } from '../../platform/formats/clean-text.ts'
import { accept, change, findActor } from '../act.ts'
import type { Command, Context, Input } from '../command.ts'
import { WrongUsage } from '../failure.ts'
import { printable, properties, table } from '../output.ts'
import { org } from './operands.ts'

async function acting(context: Context, input: Input) {
  const actor = await findActor(context, input)
  return { actor, caller: accept(await asAuthor(readerOn(context.database), actor, context.now), actor) }
}

const named = (input: Input) => ({ event: input.operand('event'), communication: input.operand('communication') })

async function list(context: Context, input: Input) {
  const { actor, caller } = await acting(context, input)
  const found = await listCommunications(readerOn(context.database), caller, input.operand('event'))
  const communications = accept(found, actor)
  const rows = communications.map(({ id, name, subject, status, send_at, counts }) => [
    ...[id, name, subject, status, send_at, counts.recipients, counts.sent, counts.failed],
  ])
  const headings = ['ID', 'NAME', 'SUBJECT', 'STATUS', 'SEND AT', 'RECIPIENTS', 'SENT', 'FAILED']
  return { document: { communications }, text: table(headings, rows) }
}

async function create(context: Context, input: Input) {
  const { actor, caller } = await acting(context, input)
  const params = readNewCommunication({
    ...{ name: input.option('name'), subject: input.required('subject'), body: await bodyOf(input) },
    ...{ language: input.option('language'), admitted: input.option('admitted'), statuses: input.list('statuses') },
    ...{ types: input.list('types'), days: input.list('days'), groups: input.list('groups') },
  })
  const accepted = accept(params, actor)
  const communication = await change(context, actor, (work) =>
    createCommunication(work, caller, input.operand('event'), accepted),
  )
  return { document: { communication }, text: describe(communication) }
}

async function bodyOf(input: Input): Promise<string> {
  const [text, file] = [input.option('body'), input.option('body-file')]
  if ((text === undefined) === (file === undefined)) throw new WrongUsage('Give either --body or --body-file.')
  if (file === undefined) return text ?? ''
  const written = await readFile(file, 'utf8').catch((error) => {
    throw new WrongUsage(`The file ${file} cannot be read: ${(error as Error).message}.`)
  })
  return cleanText(written)
}

async function audience(context: Context, input: Input) {
  const { actor, caller } = await acting(context, input)
  const counted = accept(await countAudience(readerOn(context.database), caller, named(input)), actor)
  const text = properties([
    ['Attendees', counted.attendees],
    ['Recipients', counted.recipients],
    ['Without an address', counted.without_address],
    ['Unsubscribed', counted.unsubscribed],
  ])
  return { document: { audience: counted }, text }
}

async function testSend(context: Context, input: Input) {
  const { actor, caller } = await acting(context, input)
  const addresses = accept(readTestAddresses(input.list('to') ?? []), actor)
  const test = await change(context, actor, (work) => sendTest(work, caller, named(input), addresses))
  const text = printable(`A test is on its way to ${test.addresses.join(', ')}. The audience gets nothing.`)
  return { document: { test }, text }
}

async function send(context: Context, input: Input) {
  const { actor, caller } = await acting(context, input)
  const sendAt = accept(readSendTime(input.option('at')), actor)
  const origin = originOf(input)
  const sending = { sendAt: sendAt ?? undefined, origin }
  const job = await change(context, actor, (work) => sendCommunication(work, caller, named(input), sending))
  const when = sendAt === null ? 'is on its way' : `goes out at ${sendAt}`
  const text = `The communication ${when}, as the job ${job.id}. The servers send it; "communication list" shows how far it is.`
  return { document: { job: { id: job.id, status: job.status } }, text }
}

/** Where recipients reach the servers, to unsubscribe. */
function originOf({ environment }: Input): string {
  const { PUBLIC_URL, HOST, PORT } = environment
  const { publicUrl, port } = readConfig({ PUBLIC_URL, HOST, PORT })
  return publicUrl ?? `http://localhost:${port}`
}

async function cancel(context: Context, input: Input) {
  const { actor, caller } = await acting(context, input)
  const communication = await change(context, actor, (work) => cancelCommunication(work, caller, named(input)))
  return { document: { communication }, text: describe(communication) }
}

function describe({ id, name, subject, status, send_at, counts, group }: Communication): string {
  return properties([
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
}

const event = { name: 'event', about: 'the id or code of the event' }
const communication = { name: 'communication', about: 'the id of the communication' }
const common = { forMembers: true, needs: 'migrated' } as const
const ID = '01JGFJK08A2C4E6G8J0M2P4R6T'

export const communicationCommands: Command[] = [
  {
    name: 'communication list',
    ...{ operands: [org, event], examples: ['communication list harbour lights'], ...common, run: list },
  },
  {
    name: 'communication create',
    operands: [org, event],
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
    ...{ ...common, run: create },
  },
  {
    name: 'communication audience',
    ...{ operands: [org, event, communication], examples: [`communication audience harbour lights ${ID}`] },
    ...{ ...common, run: audience },
  },
  {
    name: 'communication test-send',
    operands: [org, event, communication],
    options: { to: { value: 'LIST', about: 'up to ten addresses', list: true, required: true } },
    examples: [`communication test-send harbour lights ${ID} --to ana@harbour.example`],
    ...{ ...common, run: testSend },
  },
  {
    name: 'communication send',
    operands: [org, event, communication],
    options: { at: { value: 'TIME', about: 'when, such as 2026-06-05T08:00:00Z; at once unless given' } },
    examples: [`communication send harbour lights ${ID} --at 2026-06-05T08:00:00Z`],
    ...{ ...common, run: send },
  },
  {
    name: 'communication cancel',
    ...{ operands: [org, event, communication], examples: [`communication cancel harbour lights ${ID}`] },
    ...{ ...common, run: cancel },
  },
]
