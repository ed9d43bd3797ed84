import { randomUUID } from 'node:crypto'
import type { PosternClient } from '#sdk'
import { compareScanAnswer, type ScanCaseAnswer } from '../compare.ts'
import { type CaseTicket, type LiveOrTest, type ScanCase, type ScanOfCase, toScannedText } from '../format.ts'
import { type BuiltEvent, toMillisecondInstant } from './build-event.ts'

/** The client for each mode of a case; one key may serve both. */
export type ClientsByMode = Record<LiveOrTest, PosternClient>

/** A ticket of a case, with the ids of its people by their refs. */
export type IssuedCaseTicket = { code: string; idOf: Map<string, string> }

/** Before every scan, for people who are cancelled at an unspecified time. */
const ALWAYS = '1970-01-01T00:00:00.000Z'

export async function runCaseOnApi(clients: ClientsByMode, event: BuiltEvent, one: ScanCase): Promise<string[]> {
  const issued = await issueCaseTickets(clients, event, one)
  const differences: string[] = []
  for (const [index, scan] of one.scans.entries()) {
    const answered = await send(clients[scan.mode], event, scan, issued)
    differences.push(...compareScanAnswer(index, scan, answered))
  }
  return differences
}

export async function issueCaseTickets(clients: ClientsByMode, event: BuiltEvent, { tickets }: ScanCase) {
  const issued = new Map<string, IssuedCaseTicket>()
  for (const ticket of tickets) issued.set(ticket.ref, await issue(clients[ticket.mode], event, ticket))
  return issued
}

async function issue(client: PosternClient, event: BuiltEvent, ticket: CaseTicket): Promise<IssuedCaseTicket> {
  const { people, voided_at } = ticket
  const group = people[0]?.group ?? null
  const registration = await client.events.registrations.create(event.code, {
    attendees: people.map(({ ref, attendee_type, days }) => ({
      attendee_type,
      first_name: ref,
      last_name: ticket.ref,
      ...(days ? { days } : {}),
    })),
    group: group !== null && event.groupCode ? event.groupCode(group) : null,
    send_ticket_emails: false,
  })
  const idOf = new Map(people.map(({ ref }, index) => [ref, registration.attendees[index]?.id ?? '']))
  const [id] = registration.attendees.flatMap(({ ticket_ids }) => ticket_ids)
  if (id === undefined) throw new Error(`The registration of the ticket ${ticket.ref} is ${registration.status}.`)
  const { code } = await client.events.tickets.get(event.code, id)
  if (voided_at) await client.events.tickets.void(event.code, id, { effective_at: toMillisecondInstant(voided_at) })
  for (const { ref, cancelled_at, status } of people) {
    const effective_at = cancelled_at ? toMillisecondInstant(cancelled_at) : ALWAYS
    if (!cancelled_at && status !== 'cancelled') continue
    await client.events.attendees.cancel(event.code, idOf.get(ref) ?? '', { effective_at })
  }
  return { code, idOf }
}

async function send(
  client: PosternClient,
  event: BuiltEvent,
  scan: ScanOfCase,
  issued: ReadonlyMap<string, IssuedCaseTicket>,
): Promise<ScanCaseAnswer> {
  const { at, ticket: ref = '', check_in_point, only } = scan
  const ticket = issued.get(ref)
  const refs = new Map(Array.from(ticket?.idOf ?? [], ([ref, id]) => [id, ref]))
  const answer = await client.events.scan(event.code, {
    code: toScannedText(scan, ticket?.code ?? ''),
    check_in_point,
    client_uuid: randomUUID(),
    scanned_at: toMillisecondInstant(at),
    ...(only && ticket ? { only: only.map((ref) => ticket.idOf.get(ref) ?? '') } : {}),
  })
  const people: ScanCaseAnswer['people'] = new Map()
  for (const { attendee, result, admitted, reason } of answer.attendees)
    people.set(refs.get(attendee.id) ?? attendee.id, { result, admitted, reason })
  return { result: answer.result, admitted: answer.admitted, reason: answer.reason, people }
}
