import type { WebhookEvent } from './rows.ts'

/**
 * What a work tells of, where it may have changed an object in several steps and told of each: every object is shown as the last step
 * left it, and a registration that was changed is told of once, or as new alone.
 */
export function mergeEvents(events: WebhookEvent[]): WebhookEvent[] {
  const states = lastStates(events)
  const created = new Set<string>()
  const updates = new Map<string, WebhookEvent>()
  for (const event of events) {
    if (event.type === 'registration.created') created.add(event.data.id)
    if (event.type === 'registration.updated') updates.set(event.data.id, event)
  }
  const isRepeated = (event: WebhookEvent) =>
    event.type === 'registration.updated' && (created.has(event.data.id) || updates.get(event.data.id) !== event)
  return events
    .filter((event) => !isRepeated(event))
    .map((event) => ({ ...event, ...states.get(keyOf(event.type, event.data.id)) }) as WebhookEvent)
}

type State = Pick<WebhookEvent, 'data' | 'visibleTo'>

/** By kind and id. A registration shows its attendees too. */
function lastStates(events: WebhookEvent[]): Map<string, State> {
  const states = new Map<string, State>()
  for (const { type, data, visibleTo } of events) {
    states.set(keyOf(type, data.id), { data, visibleTo })
    if (!type.startsWith('registration.')) continue
    for (const attendee of (data as { attendees: State['data'][] }).attendees) {
      states.set(keyOf('attendee.', attendee.id), { data: attendee, visibleTo })
    }
  }
  return states
}

const keyOf = (type: string, id: string) => `${type.slice(0, type.indexOf('.'))} ${id}`
