import { type Refusal, refuse } from '../../../platform/contract/refusal.ts'

export function codeTaken(code: string): Refusal<'conflict'> {
  return refuse('conflict', `The code ${code} is taken by another check-in point of the event.`)
}
