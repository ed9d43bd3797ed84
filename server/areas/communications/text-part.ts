import type { DayView } from './days-view.ts'
import type { PersonView, TicketMailView, TicketView } from './view.ts'

export function textPart(view: TicketMailView): string {
  const { days } = view
  const blocks = [
    [view.event, view.organization],
    [view.greeting],
    [view.lead],
    days.entries.length === 0 ? [] : [`${days.label}:`, ...days.entries.map(dayLine)],
    days.note === null ? [] : [days.note],
    view.due === null ? [] : [view.due],
    ...view.tickets.map(ticketLines),
    [view.advice.text],
    ...view.description.map((paragraph) => [paragraph]),
    [view.sentBy],
  ]
  const filled = blocks.filter((lines) => lines.length > 0)
  return `${filled.map((lines) => lines.join('\n')).join('\n\n')}\n`
}

function dayLine({ name, when }: DayView): string {
  return name === null ? `- ${when}` : `- ${name}: ${when}`
}

function ticketLines({ label, code, sharedBy, people }: TicketView): string[] {
  return [
    `${label}: ${code}`,
    ...(sharedBy === null ? [] : [`  ${sharedBy}:`]),
    ...people.map((person) => `  ${personLine(person)}`),
  ]
}

function personLine({ name, type, days }: PersonView): string {
  return days === null ? `${name} (${type})` : `${name} (${type}): ${days}`
}
