import type { Terminology } from '../../access/plans/index.ts'
import { line } from '../../platform/mail/mail.ts'
import type { MailDay, MailPerson, MailTicket, TicketMailContent } from './content.ts'
import { type DaysView, daysView, nameOf } from './days-view.ts'
import { formatMoney } from './money.ts'
import { termsIn } from './terms.ts'
import { startWithCapital } from './times.ts'
import type { Words } from './words.ts'
import { wordsIn } from './words-in.ts'

export type PersonView = { name: string; type: string; days: string | null }

export type TicketView = {
  code: string
  /** What the organization calls a ticket. */
  label: string
  /** What the picture of the code is called inside the mail. */
  cid: string
  alternative: string
  /** How many share it; null for a ticket of one. */
  sharedBy: string | null
  people: PersonView[]
}

/** What a mail says, in its language and order: both parts of the mail show the same, but only one has pictures. */
export type TicketMailView = {
  language: string
  subject: string
  organization: string
  event: string
  greeting: string
  lead: string
  days: DaysView
  due: string | null
  tickets: TicketView[]
  advice: { html: string; text: string }
  description: string[]
  sentBy: string
}

export function viewOf(content: TicketMailContent): TicketMailView {
  const { kind, event, organization, tickets } = content
  const words = wordsIn(event.language)
  const voice = content.for_others ? words.toOther : words.toHolder
  const terms = termsIn(event.language, organization.terminology)
  const name = line(event.name)
  const confirms = kind === 'confirmation'
  const hereAre = voice.hereAre({ tickets: tickets.length, people: peopleOn(tickets) }, terms)
  const days = daysOf(content)
  const named = days.map((day) => ({ code: day.code, name: nameOf(day, event.timezone, words) }))
  const due = content.amount_due && content.amount_due.amount > 0 ? content.amount_due : null
  return {
    language: event.language,
    subject: line(confirms ? words.confirmationSubject(name) : voice.ticketSubject(name, tickets.length, terms)),
    organization: line(organization.name),
    event: name,
    greeting: words.greeting(line(content.recipient.name)),
    lead: confirms ? `${voice.confirmed} ${hereAre}` : hereAre,
    days: daysView(days, event.timezone, words, terms),
    due: confirms && due ? words.due(formatMoney(due, words.locale)) : null,
    tickets: tickets.map((ticket) => ticketView(ticket, named, words, terms)),
    advice: {
      html: `${voice.howToUse(tickets.length, 'html', terms)} ${voice.keepSecret}`,
      text: `${voice.howToUse(tickets.length, 'text', terms)} ${voice.keepSecret} ${words.writtenOut(tickets.length)}`,
    },
    description: confirms ? paragraphs(event.description ?? '') : [],
    sentBy: words.sentBy(line(organization.name)),
  }
}

function peopleOn(tickets: MailTicket[]): number {
  return new Set(tickets.flatMap(({ people }) => people)).size
}

/** The days that somebody in this mail comes on. */
function daysOf({ days, tickets }: TicketMailContent): MailDay[] {
  const wanted = new Set(tickets.flatMap(({ people }) => people.flatMap((person) => person.days)))
  return days.filter(({ code }) => wanted.has(code))
}

type NamedDay = { code: string; name: string }

function ticketView({ id, code, people }: MailTicket, days: NamedDay[], words: Words, terms: Terminology): TicketView {
  return {
    code,
    label: startWithCapital(terms.ticket.singular, words.locale),
    cid: `ticket-${id}`,
    alternative: words.qrCode(code),
    sharedBy: people.length > 1 ? `${people.length} ${terms.attendee.plural}` : null,
    people: people.map((person) => personView(person, days)),
  }
}

/** Whoever comes on all of the days above needs no list of them again. */
function personView(person: MailPerson, listed: NamedDay[]): PersonView {
  const days = new Set(person.days)
  const own = listed.filter(({ code }) => days.has(code))
  return {
    name: line(`${person.first_name} ${person.last_name}`),
    type: line(person.attendee_type_name),
    days: own.length === listed.length ? null : own.map(({ name }) => name).join(', '),
  }
}

function paragraphs(text: string): string[] {
  return text
    .split(/\r\n|[\r\n\u2028\u2029]/)
    .map((paragraph) => paragraph.trim())
    .filter((paragraph) => paragraph !== '')
}
