import type { Terminology } from '../../access/plans/index.ts'
import type { MailLanguage } from './content.ts'
import { capitalize, pluralize } from './terms.ts'

type Held = { tickets: number; people: number }
type Part = 'html' | 'text'

const english = {
  // 24-hour clock, and dates in which day and month cannot be confused.
  locale: 'en-GB',
  confirmationSubject: (event: string) => `Registration confirmed: ${event}`,
  greeting: (name: string) => (name === '' ? 'Hello,' : `Hello ${name},`),
  /** To the holder of one of the tickets. */
  toHolder: {
    ticketSubject: (event: string, tickets: number, { ticket }: Terminology) =>
      `Your ${pluralize(tickets, ticket)} for ${event}`,
    confirmed: 'Your registration is confirmed.',
    hereAre: ({ tickets }: Held, { ticket }: Terminology) =>
      `Here ${tickets === 1 ? 'is' : 'are'} your ${pluralize(tickets, ticket)}.`,
    howToUse: (codes: number, part: Part, { check_in_point }: Terminology) => {
      const plural = codes === 1 ? '' : 's'
      const shown = part === 'html' ? `${codes === 1 ? 'this' : 'these'} QR code${plural}` : `the code${plural} above`
      return `Show ${shown} at any ${check_in_point.singular}, on your phone or on paper.`
    },
    keepSecret: 'Whoever has a code can enter with it, so keep it to yourself.',
  },
  /** To somebody without a ticket who registered the others. */
  toOther: {
    ticketSubject: (event: string, tickets: number, { ticket }: Terminology) =>
      `${capitalize(pluralize(tickets, ticket), 'en-GB')} for ${event}`,
    confirmed: 'The registration is confirmed.',
    hereAre: ({ tickets, people }: Held, { ticket }: Terminology) => {
      const one = people === 1 ? 'it on' : 'it on to each of them'
      const several = people === 1 ? 'them on' : 'on to each of them their own'
      const whose = people === 1 ? 'person' : 'people'
      return `Here ${tickets === 1 ? 'is' : 'are'} the ${pluralize(tickets, ticket)} of the ${whose} named below: please pass ${tickets === 1 ? one : several}.`
    },
    howToUse: (_codes: number, _part: Part, { check_in_point }: Terminology) =>
      `A code is shown at any ${check_in_point.singular}, on a phone or on paper.`,
    keepSecret: 'Whoever has it can enter with it, so give it to nobody else.',
  },
  /** The text part has no image of the code. */
  writtenOut: (codes: number): string =>
    codes === 1
      ? 'This text has the code in writing; the HTML version of this email shows it as a QR code.'
      : 'This text has the codes in writing; the HTML version of this email shows them as QR codes.',
  qrCode: (code: string) => `QR code ${code}`,
  localTimes: (zone: string) => `Times are local: ${zone}.`,
  from: (time: string) => `from ${time}`,
  until: (time: string) => `until ${time}`,
  nextDay: 'next day',
  due: (amount: string) => `Still to be paid: ${amount}`,
  sentBy: (organization: string) => `Sent by ${organization}`,
}

/** The sentences of a mail. They must fit the organization's own terms, whose gender and capitalization are unknown. */
export type TicketMailWords = typeof english

const spanish: TicketMailWords = {
  locale: 'es-ES',
  confirmationSubject: (event) => `Inscripción confirmada: ${event}`,
  greeting: (name) => (name === '' ? 'Hola:' : `Hola, ${name}:`),
  toHolder: {
    ticketSubject: (event, tickets, { ticket }) =>
      `${tickets === 1 ? 'Tu' : 'Tus'} ${pluralize(tickets, ticket)} para ${event}`,
    confirmed: 'Tu inscripción está confirmada.',
    hereAre: ({ tickets }, { ticket }) => `Aquí tienes ${tickets === 1 ? 'tu' : 'tus'} ${pluralize(tickets, ticket)}.`,
    howToUse: (codes, part, { check_in_point }) => {
      const qr = codes === 1 ? 'este código QR' : 'estos códigos QR'
      const written = codes === 1 ? 'el código de arriba' : 'los códigos de arriba'
      return `Muestra ${part === 'html' ? qr : written} en cualquier ${check_in_point.singular}, en el móvil o en papel.`
    },
    keepSecret: 'Quien tenga un código puede entrar con él: no lo compartas.',
  },
  toOther: {
    ticketSubject: (event, tickets, { ticket }) => `${capitalize(pluralize(tickets, ticket), 'es-ES')} para ${event}`,
    confirmed: 'La inscripción está confirmada.',
    // A numeral avoids the gender that an article would need.
    hereAre: ({ tickets, people }, { ticket }) => {
      const whose = people === 1 ? 'la persona indicada' : 'las personas indicadas'
      const one = `hazle llegar ${tickets === 1 ? 'su código' : 'sus códigos'}`
      const onward = people > 1 ? 'haz llegar a cada una su código' : one
      return `Aquí tienes ${tickets} ${pluralize(tickets, ticket)} de ${whose} abajo: ${onward}.`
    },
    howToUse: (_codes, _part, { check_in_point }) =>
      `El código se muestra en cualquier ${check_in_point.singular}, en el móvil o en papel.`,
    keepSecret: 'Quien lo tenga puede entrar con él: no se lo des a nadie más.',
  },
  writtenOut: (codes) =>
    codes === 1
      ? 'En este texto el código va escrito; la versión HTML de este correo lo muestra como código QR.'
      : 'En este texto los códigos van escritos; la versión HTML de este correo los muestra como códigos QR.',
  qrCode: (code) => `Código QR ${code}`,
  localTimes: (zone) => `Las horas son locales: ${zone}.`,
  from: (time) => `desde las ${time}`,
  until: (time) => `hasta las ${time}`,
  nextDay: 'del día siguiente',
  due: (amount) => `Pendiente de pago: ${amount}`,
  sentBy: (organization) => `Enviado por ${organization}`,
}

export const getTicketMailWords = (language: MailLanguage): TicketMailWords => (language === 'es' ? spanish : english)
