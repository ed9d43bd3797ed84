import type { TestCaller } from '../world/test-caller.ts'
import { makeEvent } from './objects.ts'
import type { OperationRequest, SuccessBody } from './request.ts'

type Body<Id extends 'createEvent' | 'createDay' | 'createAttendeeType' | 'putForm'> = OperationRequest<Id>['body']

export type OpenEventOptions = {
  event?: Partial<Body<'createEvent'>>
  day?: Partial<Body<'createDay'>>
  visitor?: Partial<Body<'createAttendeeType'>>
  rules?: Body<'putForm'>['rules']
  isDraft?: true
}

export type OpenEvent = {
  id: string
  isLive: boolean
  /** Ids of its days and attendee types. */
  day: string
  otherDay: string
  visitor: string
  patron: string
  guest: string
}

/** A published event of two days without a tight capacity: visitors are free, patrons pay, guests need approval. */
export async function makeOpenEvent(
  stage: TestCaller,
  { event, day, visitor, rules, isDraft }: OpenEventOptions = {},
): Promise<OpenEvent> {
  const { id, livemode } = await makeEvent(stage, event)
  const path = { event: id }
  const addDay = async (body: Body<'createDay'>) => (await stage.perform('createDay', { path, body })).id
  const addType = async (body: Body<'createAttendeeType'>) =>
    (await stage.perform('createAttendeeType', { path, body })).id
  const hall = {
    id,
    isLive: livemode,
    day: await addDay({ code: 'fri', date: '2026-06-05', ...day }),
    otherDay: await addDay({ code: 'sat', date: '2026-06-06' }),
    visitor: await addType({ code: 'visitor', name: 'Visitor', ...visitor }),
    patron: await addType({ code: 'patron', name: 'Patron', price: { amount: 4500, currency: 'EUR' } }),
    guest: await addType({ code: 'guest', name: 'Guest', approval: true }),
  }
  if (rules) await putFormWithRules(stage, hall, rules)
  if (!isDraft) await stage.perform('publishEvent', { path })
  return hall
}

/** The hall that most registrations of a stage share. */
export const getOpenEvent = ({ host }: TestCaller): Promise<OpenEvent> => host.once('hall', () => makeOpenEvent(host))

export async function putFormWithRules(stage: TestCaller, { id }: OpenEvent, rules: Body<'putForm'>['rules']) {
  await stage.perform('putForm', { path: { event: id }, body: { questions: [], rules } })
}

type NewAttendee = OperationRequest<'addAttendee'>['body']

/** A new person on each call, registered for the first day. */
export function newAttendee(
  stage: TestCaller,
  { visitor, day }: OpenEvent,
  options: Partial<NewAttendee> = {},
): NewAttendee {
  const name = stage.unique('person')
  return {
    attendee_type: visitor,
    first_name: 'Conformance',
    last_name: name,
    email: `${name}@example.com`,
    days: [day],
    ...options,
  }
}

export const newAttendees = (stage: TestCaller, hall: OpenEvent, number: number): NewAttendee[] =>
  Array.from({ length: number }, () => newAttendee(stage, hall))

type NewRegistration = OperationRequest<'createRegistration'>['body']

export function newRegistrationBody(stage: TestCaller, attendees: NewAttendee[]): NewRegistration {
  const group = stage.home.people ? { group: stage.home.people } : {}
  return { attendees, ...group }
}

export type CreatedRegistration = SuccessBody<'createRegistration'>

export const registerPeople = (stage: TestCaller, hall: OpenEvent, attendees = [newAttendee(stage, hall)]) =>
  stage.perform('createRegistration', { path: { event: hall.id }, body: newRegistrationBody(stage, attendees) })

export type AttendeeTypeName = 'visitor' | 'patron' | 'guest'

/** A registration in a hall: confirmed and with a ticket, unless its attendee type needs payment or approval. */
export async function registerOne(
  stage: TestCaller,
  type: AttendeeTypeName = 'visitor',
  at?: OpenEvent,
): Promise<{ hall: OpenEvent; event: string; registration: string; attendee: string; ticket: string }> {
  const hall = at ?? (await getOpenEvent(stage))
  const { id, attendees } = await registerPeople(stage, hall, [newAttendee(stage, hall, { attendee_type: hall[type] })])
  const [person] = attendees
  if (!person) throw new Error('The registration has nobody.')
  return { hall, event: hall.id, registration: id, attendee: person.id, ticket: person.ticket_ids[0] ?? '' }
}
