import type { Terminology } from '../../access/plans/index.ts'
import { formatMoney } from '../../platform/formats/money.ts'
import { toOneLine } from '../../platform/mail/mail.ts'
import type { MailDay, MailPerson, MailTicket, TicketMailContent } from './content.ts'
import { getTicketMailWords, type TicketMailWords } from './mail-words.ts'
import { capitalize, pluralize, resolveTerminology } from './terms.ts'
import { formatDayDate, formatDayWithTimes, formatTimezone } from './times.ts'

export type TicketMailView = ReturnType<typeof toTicketMailView>
export type MailDayView = ReturnType<typeof dayView>
export type MailTicketView = ReturnType<typeof ticketView>
export type MailPersonView = ReturnType<typeof personView>

/** The content shared by both parts of a mail, in its language; only the HTML part has images. */
export function toTicketMailView(content: TicketMailContent) {
  const { kind, event, organization, tickets } = content
  const words = getTicketMailWords(event.language)
  const voice = content.for_others ? words.toOther : words.toHolder
  const terms = resolveTerminology(event.language, organization.terminology)
  const name = toOneLine(event.name)
  const confirms = kind === 'confirmation'
  const people = new Set(tickets.flatMap((ticket) => ticket.people)).size
  const hereAre = voice.hereAre({ tickets: tickets.length, people }, terms)
  const days = daysOf(content)
  const named = days.map((day) => ({ code: day.code, name: nameOf(day, event.timezone, words) }))
  const due = content.amount_due && content.amount_due.amount > 0 ? content.amount_due : null
  return {
    language: event.language,
    subject: toOneLine(confirms ? words.confirmationSubject(name) : voice.ticketSubject(name, tickets.length, terms)),
    organization: toOneLine(organization.name),
    event: name,
    greeting: words.greeting(toOneLine(content.recipient.name)),
    lead: confirms ? `${voice.confirmed} ${hereAre}` : hereAre,
    days: {
      label: capitalize(pluralize(days.length, terms.day), words.locale),
      entries: days.map((day) => dayView(day, event.timezone, words)),
      note: days.some(hasTimes) ? words.localTimes(formatTimezone(event.timezone, words)) : null,
    },
    due: confirms && due ? words.due(formatMoney(words.locale, due)) : null,
    tickets: tickets.map((ticket) => ticketView(ticket, named, words, terms)),
    advice: {
      html: `${voice.howToUse(tickets.length, 'html', terms)} ${voice.keepSecret}`,
      text: `${voice.howToUse(tickets.length, 'text', terms)} ${voice.keepSecret} ${words.writtenOut(tickets.length)}`,
    },
    description: confirms ? paragraphs(event.description ?? '') : [],
    sentBy: words.sentBy(toOneLine(organization.name)),
  }
}

function daysOf({ days, tickets }: TicketMailContent): MailDay[] {
  const wanted = new Set(tickets.flatMap(({ people }) => people.flatMap((person) => person.days)))
  return days.filter(({ code }) => wanted.has(code))
}

function dayView(day: MailDay, timezone: string, words: TicketMailWords) {
  const when = formatDayWithTimes(day, timezone, words)
  if (hasOwnName(day)) return { name: toOneLine(day.name), when }
  return { name: null, when: capitalize(when, words.locale) }
}

/** The name of a day where its date is shown elsewhere. */
const nameOf = (day: MailDay, timezone: string, words: TicketMailWords): string =>
  hasOwnName(day) ? toOneLine(day.name) : formatDayDate(day, timezone, words)

const hasOwnName = ({ name, date }: MailDay) => name !== date
const hasTimes = ({ starts_at, ends_at }: MailDay) => starts_at !== null || ends_at !== null

type NamedDay = { code: string; name: string }

function ticketView({ id, code, people }: MailTicket, days: NamedDay[], words: TicketMailWords, terms: Terminology) {
  return {
    code,
    label: capitalize(terms.ticket.singular, words.locale),
    cid: `ticket-${id}`,
    alternative: words.qrCode(code),
    sharedBy: people.length > 1 ? `${people.length} ${terms.attendee.plural}` : null,
    people: people.map((person) => personView(person, days)),
  }
}

/** A person who attends all days listed above needs no list of their own. */
function personView(person: MailPerson, listed: NamedDay[]) {
  const days = new Set(person.days)
  const own = listed.filter(({ code }) => days.has(code))
  return {
    name: toOneLine(`${person.first_name} ${person.last_name}`),
    type: toOneLine(person.attendee_type_name),
    days: own.length === listed.length ? null : own.map(({ name }) => name).join(', '),
  }
}

function paragraphs(text: string): string[] {
  return text
    .split(/\r\n|[\r\n\u2028\u2029]/)
    .map((paragraph) => paragraph.trim())
    .filter((paragraph) => paragraph !== '')
}
