import type { WebhookEnvelope } from '@postern/sdk/webhooks'

/** In your system a table with a unique column, written in the transaction that does the work. */
const handled = new Set<string>()

/** What the examples made of the events, for all to see. */
export const notes: string[] = []

/** Acts once on each event, however often it is delivered: an attempt whose answer was lost is made again, and so is a replay. */
export async function handleEvent(event: WebhookEnvelope): Promise<void> {
  if (handled.has(event.id)) return
  switch (event.type) {
    case 'registration.confirmed':
      notes.push(`${event.data.attendees.length} people come with ${event.data.id}.`)
      break
    case 'ticket.issued':
      notes.push(`The ticket ${event.data.code} was issued.`)
      break
    default:
      // The types that you do not use, and those that do not exist yet.
      break
  }
  handled.add(event.id)
}
