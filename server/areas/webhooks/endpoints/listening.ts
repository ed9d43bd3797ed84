import { type Refusal, refuse } from '../../../platform/contract/refusal.ts'

/** Nothing can ever be sent there: whoever listens on their own machine reads what is recorded for it. */
export const LISTENING_URL = 'https://postern-listen.invalid'

export function refuseListening(url: string, what: string): Refusal<'invalid_state'> | undefined {
  if (url !== LISTENING_URL) return undefined
  return refuse('invalid_state', `The url ${LISTENING_URL} is for endpoints that stay paused; ${what}.`, {
    details: { state: 'listening' },
  })
}
