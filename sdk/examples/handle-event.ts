import type { WebhookEnvelope } from '@postern/sdk/webhooks'

/** In your system: a table with a unique column, written in the transaction that does the work. */
const handled = new Set<string>()

/** What the examples did with the events. */
export const notes: string[] = []

/** Acts once on each event, although it may be delivered again: after a lost response, or by a replay. */
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
      // Types that you do not use, and types that do not exist yet.
      break
  }
  handled.add(event.id)
}
