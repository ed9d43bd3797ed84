import type { Stage } from '../world/stage.ts'
import type { Arrangements } from './arrangement.ts'
import { booked } from './halls.ts'
import { adding, NOBODY } from './objects.ts'

const EUROS = { amount: 4500, currency: 'EUR' }
const DOLLARS = { amount: 4500, currency: 'USD' }

const onRegistration = async (stage: Stage) => {
  const { event, registration } = await booked(stage, 'patron')
  return { path: { event, registration } }
}

const onPayment = async (stage: Stage, status: 'received' | 'failed' = 'received') => {
  const { path } = await onRegistration(stage)
  const { id } = await stage.perform('recordPayment', { path, body: { amount: EUROS, method: 'cash', status } })
  return { path: { ...path, payment: id } }
}

const noPayment = async (stage: Stage) => ({ path: { ...(await onRegistration(stage)).path, payment: NOBODY } })

export const paymentArrangements = {
  listPayments: {
    success: {
      200: async (stage) => {
        const { event, registration } = (await onPayment(stage)).path
        return { path: { event, registration }, query: { limit: 10 } }
      },
    },
    refusals: {
      not_found: async (stage) => ({ path: { ...(await onRegistration(stage)).path, registration: NOBODY } }),
    },
  },

  recordPayment: {
    success: { 201: adding(onRegistration, { body: { amount: EUROS, method: 'card' } }) },
    variants: {
      'one that failed': adding(onRegistration, {
        body: { amount: EUROS, method: 'card', status: 'failed', reason: 'Declined' },
      }),
    },
    refusals: {
      not_found: async (stage) => ({
        path: { ...(await onRegistration(stage)).path, registration: NOBODY },
        body: { amount: EUROS, method: 'card' },
      }),
      conflict: adding(onRegistration, { body: { amount: DOLLARS, method: 'card' } }),
    },
  },

  getPayment: { success: { 200: (stage) => onPayment(stage) }, refusals: { not_found: noPayment } },

  refundPayment: {
    success: { 200: adding(onPayment, { body: { amount: { amount: 100, currency: 'EUR' } } }) },
    variants: { 'all of it': adding(onPayment, { body: {} }) },
    refusals: {
      not_found: adding(noPayment, { body: {} }),
      conflict: adding(onPayment, { body: { amount: { ...EUROS, amount: 9000 } } }),
      invalid_state: async (stage) => ({ ...(await onPayment(stage, 'failed')), body: {} }),
    },
  },
} satisfies Partial<Arrangements>
