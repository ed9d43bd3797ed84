import type { WebhookEvent } from './rows.ts'

/** Each object is shown in its last state; a changed registration has one event, or only that of its creation. */
export function mergeWebhookEvents(events: WebhookEvent[]): WebhookEvent[] {
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

/** By type and id. A registration contains its attendees. */
function lastStates(events: WebhookEvent[]): Map<string, State> {
  const states = new Map<string, State>()
  for (const { type, data, visibleTo } of events) {
    states.set(keyOf(type, data.id), { data, visibleTo })
    if (!type.startsWith('registration.')) continue
    for (const attendee of (data as { attendees: State['data'][] }).attendees)
      states.set(keyOf('attendee.', attendee.id), { data: attendee, visibleTo })
  }
  return states
}

const keyOf = (type: string, id: string) => `${type.slice(0, type.indexOf('.'))} ${id}`
