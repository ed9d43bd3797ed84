import type { components } from '../../../../generated/types.ts'
import { type Refusal, refuse } from '../../../platform/contract/refusal.ts'

type Price = components['schemas']['Price']

export function refuseCurrency(price: Price | null | undefined, currency: string): Refusal<'conflict'> | undefined {
  if (!price || price.currency === currency) return undefined
  return refuse('conflict', `The price is in ${price.currency}, but the event's currency is ${currency}.`)
}

export function codeTaken(code: string): Refusal<'conflict'> {
  return refuse('conflict', `The code ${code} is taken by another attendee type of the event.`)
}
