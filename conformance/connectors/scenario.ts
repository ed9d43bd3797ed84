import type { Model } from '../../spec/tools/connectors/runtime/model.ts'
import { post } from './post.ts'
import type { EngineTask } from './stage.ts'

type Values = Record<string, unknown>

/** An app as its platform runs it. */
export type Driver = {
  /** What a search or an action brings, from what people filled in by the keys of its inputs. */
  run(step: string, values: Values): Promise<Values[]>
  /** Subscribes, lets the act happen, takes its delivery and leaves. */
  trigger(key: string, act: () => Promise<unknown>): Promise<void>
}

/** What went wrong with each trigger, search and action that the app offers; null where nothing did. */
export type Results = Record<string, string | null>

export async function tryEverything(model: Model, task: EngineTask, driver: Driver): Promise<Results> {
  const { steps, triggers } = buildScenario(task, driver)
  const results: Results = {}
  const check = async (name: string, run: (() => Promise<unknown>) | undefined) => {
    const tried = run ? run() : Promise.reject(new Error('Nobody wrote down how to try it.'))
    results[name] = await tried.then(
      () => null,
      (error: Error) => String(error.stack ?? error).slice(0, 600),
    )
  }
  for (const { key } of [...model.actions, ...model.searches]) await check(key, steps[key])
  for (const { key } of model.triggers) {
    const act = triggers[key]
    await check(key, act && (() => driver.trigger(key, act)))
  }
  return results
}

function buildScenario(task: EngineTask, driver: Driver) {
  const { event } = task
  const only = async (step: string, values: Values): Promise<Values> => {
    const [answer] = await driver.run(step, values)
    if (!answer) throw new Error(`${step} brought nothing.`)
    return answer
  }
  const personOf = (attendee_type: string) => ({
    attendee_type,
    attendee_first_name: 'Li',
    attendee_last_name: 'Wei',
  })
  const register = (type = task.attendeeType) =>
    only('createRegistration', { event, registration_attendees: [personOf(type)] })
  const attendeeOf = async () => only('listAttendees', { event, registration: (await register()).id })
  const ticketOf = async () => only('findTickets', { registration: (await register()).id })
  const code = `made-${Math.random().toString(36).slice(2, 8)}`

  const send = (part: string, body: object) => post(`${task.address}/v1/events/${code}/${part}`, task.key, body)

  const scan = async () => {
    const ticket = await ticketOf()
    const place = { scan_request_check_in_point: task.point }
    expectSame(
      (await only('scanTicket', { event, scan_request_code: ticket.code, ...place })).result,
      'accepted',
      'result',
    )
  }
  const pay = async () => {
    const registration = (await register(task.paidType)).id
    const money = { positive_money_amount: '45.00', positive_money_currency: 'EUR', payment_method: 'card' }
    const { amount } = await only('recordPayment', { event, registration, ...money })
    expectSame((amount as Values).amount, '45.00', 'amount')
  }
  const cancel = async () => {
    const { status } = await only('cancelRegistration', { event, registration: (await register()).id })
    expectSame(status, 'cancelled', 'status')
  }
  const steps: Record<string, () => Promise<unknown>> = {
    createContact: () => only('createContact', { contact_first_name: 'Li', contact_last_name: 'Wei' }),
    updateContact: async () => {
      const { id: contact } = await only('createContact', { contact_first_name: 'Li', contact_last_name: 'Wei' })
      expectSame((await only('updateContact', { contact, contact_note: 'Vegan' })).note, 'Vegan', 'note')
      expectSame((await only('updateContact', { contact, clear_fields: ['contact_note'] })).note, null, 'note')
    },
    createEvent: () => only('createEvent', { event_code: code, event_name: 'Gala', event_timezone: 'Europe/Madrid' }),
    updateEvent: async () => {
      expectSame((await only('updateEvent', { event: code, event_capacity: 30 })).capacity, 30, 'capacity')
    },
    publishEvent: async () => {
      await send('days', { code: 'day', date: '2030-01-01' })
      await send('attendee-types', { code: 'visitor', name: 'Visitor' })
      expectSame((await only('publishEvent', { event: code })).status, 'published', 'status')
    },
    createGroup: () => only('createGroup', { group_code: code, group_name: 'Group' }),
    recordPayment: pay,
    updateAttendee: async () => {
      const changed = { attendee: (await attendeeOf()).id, attendee_first_name: 'Mei' }
      expectSame((await only('updateAttendee', { event, ...changed })).first_name, 'Mei', 'first name')
    },
    createRegistration: () => register(),
    updateRegistration: async () => {
      const changed = { registration: (await register()).id, registration_note: 'Vegan' }
      expectSame((await only('updateRegistration', { event, ...changed })).note, 'Vegan', 'note')
    },
    cancelRegistration: cancel,
    addAttendee: async () => {
      const { id: registration } = await register()
      const added = await only('addAttendee', { event, registration, ...personOf(task.attendeeType) })
      expectSame(added.registration_id, registration, 'registration')
    },
    scanTicket: scan,
    issueTicket: async () => {
      const attendee = (await attendeeOf()).id
      const { attendee_ids } = await only('issueTicket', { event, ticket_attendee_ids: [attendee] })
      expectSame(String(attendee_ids), String(attendee), 'attendee')
    },
    sendTicket: async () => {
      const { id: registration } = await only('createRegistration', {
        event,
        registration_attendees: [{ ...personOf(task.attendeeType), attendee_email: 'li@example.com' }],
      })
      return driver.run('sendTicket', { event, ticket: (await only('findTickets', { registration })).id })
    },
    listContacts: () => only('listContacts', {}),
    listEvents: () => only('listEvents', { q: 'Festival' }),
    findPayments: () => only('findPayments', { event }),
    listAttendees: attendeeOf,
    findRegistrations: async () => {
      const { id } = await register()
      expectSame((await only('findRegistrations', {})).id, id, 'newest')
    },
    findCheckins: () => only('findCheckins', { event }),
    findTickets: ticketOf,
  }
  const triggers: Record<string, () => Promise<unknown>> = {
    registration_created: () => register(),
    registration_confirmed: () => register(),
    registration_cancelled: cancel,
    ticket_issued: () => register(),
    checkin_recorded: scan,
    payment_received: pay,
  }
  return { steps, triggers }
}

function expectSame(found: unknown, wanted: unknown, what: string): void {
  if (found !== wanted) throw new Error(`The ${what} is ${found}, not ${wanted}.`)
}
