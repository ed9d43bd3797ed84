import type { Stage } from '../world/stage.ts'
import type { Arrangement, Arrangements } from './arrangement.ts'
import { booked, hallOf, people, register } from './halls.ts'
import { adding, NOBODY } from './objects.ts'

const onTicket = async (stage: Stage) => {
  const { event, ticket } = await booked(stage)
  return { path: { event, ticket } }
}

const noTicket = async (stage: Stage) => ({ path: { event: (await hallOf(stage)).id, ticket: NOBODY } })

const voided = async (stage: Stage) => {
  const { path } = await onTicket(stage)
  await stage.perform('voidTicket', { path, body: {} })
  return { path }
}

const refusals: Arrangement<'sendTicket'>['refusals'] = { not_found: noTicket, invalid_state: voided }

export const ticketArrangements = {
  listTickets: {
    success: {
      200: async (stage) => {
        const { event, registration, attendee } = await booked(stage)
        return { path: { event }, query: { registration, attendee, limit: 10 } }
      },
    },
    refusals: { not_found: async () => ({ path: { event: NOBODY } }) },
  },

  issueTicket: {
    success: {
      201: async (stage) => {
        const { event, attendee } = await booked(stage)
        return { path: { event }, body: { attendee_ids: [attendee] } }
      },
    },
    variants: {
      'one that people share': async (stage) => {
        const hall = await hallOf(stage)
        const { attendees } = await register(stage, hall, people(stage, hall, 2))
        return { path: { event: hall.id }, body: { attendee_ids: attendees.map(({ id }) => id) } }
      },
    },
    refusals: {
      not_found: async (stage) => ({ path: { event: (await hallOf(stage)).id }, body: { attendee_ids: [NOBODY] } }),
      invalid_state: async (stage) => {
        const { event, attendee } = await booked(stage, 'patron')
        return { path: { event }, body: { attendee_ids: [attendee] } }
      },
      conflict: async (stage) => {
        const { event, attendee } = await booked(stage)
        return { path: { event }, body: { attendee_ids: [attendee, (await booked(stage)).attendee] } }
      },
    },
  },

  getTicket: { success: { 200: onTicket }, refusals: { not_found: noTicket } },

  getTicketQr: {
    success: { 200: onTicket },
    variants: { png: adding(onTicket, { query: { format: 'png' } }) },
    refusals: { not_found: noTicket },
  },

  voidTicket: {
    success: { 200: adding(onTicket, { body: { effective_at: '2026-06-05T18:00:00Z' } }) },
    refusals: {
      not_found: adding(noTicket, { body: {} }),
      invalid_state: adding(voided, { body: {} }),
    },
  },

  reissueTicket: { success: { 201: onTicket }, refusals },

  sendTicket: { success: { 200: onTicket }, refusals },
} satisfies Partial<Arrangements>
