import { createClient } from '#sdk'
import type { AppModel } from '../../spec/tools/connectors/runtime/model.ts'
import type { EngineSetup } from './engine-setup.ts'

type Values = Record<string, unknown>

/** An app as its platform runs it. */
export type AppDriver = {
  /** What a search or an action brings, from what people filled in by the keys of its inputs. */
  run(step: string, values: Values): Promise<Values[]>
  /** Subscribes, lets the act happen, takes its delivery and leaves. */
  trigger(key: string, act: () => Promise<unknown>): Promise<void>
}

/** What went wrong with each trigger, search and action that the app offers; null where nothing did. */
export type FailuresByStep = Record<string, string | null>

export async function tryAllSteps(model: AppModel, task: EngineSetup, driver: AppDriver): Promise<FailuresByStep> {
  const { steps, triggers } = buildScenario(task, driver)
  const results: FailuresByStep = {}
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

function buildScenario(task: EngineSetup, driver: AppDriver) {
  const { event } = task
  const only = async (step: string, values: Values): Promise<Values> => {
    const [answer] = await driver.run(step, values)
    if (!answer) throw new Error(`${step} brought nothing.`)
    return answer
  }
  /** What a step brings must have these values. */
  const brings = async (step: string, values: Values, wanted: Values): Promise<void> => {
    const answer = await only(step, values)
    for (const [name, value] of Object.entries(wanted)) {
      if (answer[name] !== value) throw new Error(`The ${name} is ${answer[name]}, not ${value}.`)
    }
  }
  const personOf = (attendee_type: string) => ({ attendee_type, attendee_first_name: 'Li', attendee_last_name: 'Wei' })
  const register = (type = task.attendeeType) =>
    only('createRegistration', { event, registration_attendees: [personOf(type)] })
  const attendeeOf = async () => only('listAttendees', { event, registration: (await register()).id })
  const ticketOf = async () => only('findTickets', { registration: (await register()).id })
  const code = `made-${Math.random().toString(36).slice(2, 8)}`

  const { events } = createClient({ baseUrl: task.address, apiKey: task.key })

  const scan = async () => {
    const read = { scan_request_code: (await ticketOf()).code, scan_request_check_in_point: task.point }
    await brings('scanTicket', { event, ...read }, { result: 'accepted' })
  }
  const pay = async () => {
    const registration = (await register(task.paidType)).id
    const money = { positive_money_amount: '45.00', positive_money_currency: 'EUR', payment_method: 'card' }
    const { amount } = await only('recordPayment', { event, registration, ...money })
    if ((amount as Values).amount !== '45.00') throw new Error(`The amount is ${JSON.stringify(amount)}.`)
  }
  const cancel = async () => {
    const registration = (await register()).id
    await brings('cancelRegistration', { event, registration }, { status: 'cancelled' })
  }
  const steps: Record<string, () => Promise<unknown>> = {
    createContact: () => only('createContact', { contact_first_name: 'Li', contact_last_name: 'Wei' }),
    updateContact: async () => {
      const { id: contact } = await only('createContact', { contact_first_name: 'Li', contact_last_name: 'Wei' })
      await brings('updateContact', { contact, contact_note: 'Vegan' }, { note: 'Vegan' })
      await brings('updateContact', { contact, clear_fields: ['contact_note'] }, { note: null })
    },
    createEvent: () => only('createEvent', { event_code: code, event_name: 'Gala', event_timezone: 'Europe/Madrid' }),
    updateEvent: () => brings('updateEvent', { event: code, event_capacity: 30 }, { capacity: 30 }),
    publishEvent: async () => {
      await events.days.create(code, { code: 'day', date: '2030-01-01' })
      await events.attendeeTypes.create(code, { code: 'visitor', name: 'Visitor' })
      await brings('publishEvent', { event: code }, { status: 'published' })
    },
    createGroup: () => only('createGroup', { group_code: code, group_name: 'Group' }),
    recordPayment: pay,
    updateAttendee: async () => {
      const changed = { attendee: (await attendeeOf()).id, attendee_first_name: 'Mei' }
      await brings('updateAttendee', { event, ...changed }, { first_name: 'Mei' })
    },
    createRegistration: () => register(),
    updateRegistration: async () => {
      const changed = { registration: (await register()).id, registration_note: 'Vegan' }
      await brings('updateRegistration', { event, ...changed }, { note: 'Vegan' })
    },
    cancelRegistration: cancel,
    addAttendee: async () => {
      const { id: registration } = await register()
      const added = { event, registration, ...personOf(task.attendeeType) }
      await brings('addAttendee', added, { registration_id: registration })
    },
    scanTicket: scan,
    issueTicket: async () => {
      const attendee = (await attendeeOf()).id
      const { attendee_ids } = await only('issueTicket', { event, ticket_attendee_ids: [attendee] })
      if (String(attendee_ids) !== attendee) throw new Error(`The ticket is of ${attendee_ids}, not of ${attendee}.`)
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
      await brings('findRegistrations', {}, { id })
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
