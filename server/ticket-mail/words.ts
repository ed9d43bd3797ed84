import type { Terminology } from '../organizations/index.ts'
import type { Language } from './content.ts'
import { counted } from './terms.ts'

/** The sentences of a mail. They fit the organization's words, whose gender and first letter nobody knows. */
export type Words = {
  locale: string
  confirmationSubject(event: string): string
  ticketSubject(event: string, tickets: number, terms: Terminology): string
  greeting(name: string): string
  confirmed: string
  hereAre(tickets: number, terms: Terminology): string
  howToUse(tickets: number, terms: Terminology): string
  keepSecret: string
  qrCode(code: string): string
  localTimes(zone: string): string
  from(time: string): string
  until(time: string): string
  nextDay: string
  due(amount: string): string
  sentBy(organization: string): string
}

const english: Words = {
  // The 24-hour clock, and dates that cannot be read with day and month exchanged.
  locale: 'en-GB',
  confirmationSubject: (event) => `Registration confirmed: ${event}`,
  ticketSubject: (event, tickets, { ticket }) => `Your ${counted(tickets, ticket)} for ${event}`,
  greeting: (name) => (name === '' ? 'Hello,' : `Hello ${name},`),
  confirmed: 'Your registration is confirmed.',
  hereAre: (tickets, { ticket }) => `${tickets === 1 ? 'Here is' : 'Here are'} your ${counted(tickets, ticket)}.`,
  howToUse: (tickets, { check_in_point }) =>
    `Show ${tickets === 1 ? 'this QR code' : 'these QR codes'} at any ${check_in_point.singular}, on your phone or on paper.`,
  keepSecret: 'Whoever has a code can enter with it, so keep it to yourself.',
  qrCode: (code) => `QR code ${code}`,
  localTimes: (zone) => `Times are local: ${zone}.`,
  from: (time) => `from ${time}`,
  until: (time) => `until ${time}`,
  nextDay: 'next day',
  due: (amount) => `Still to be paid: ${amount}`,
  sentBy: (organization) => `Sent by ${organization}`,
}

const spanish: Words = {
  locale: 'es-ES',
  confirmationSubject: (event) => `Inscripción confirmada: ${event}`,
  ticketSubject: (event, tickets, { ticket }) =>
    `${tickets === 1 ? 'Tu' : 'Tus'} ${counted(tickets, ticket)} para ${event}`,
  greeting: (name) => (name === '' ? 'Hola:' : `Hola, ${name}:`),
  confirmed: 'Tu inscripción está confirmada.',
  hereAre: (tickets, { ticket }) => `Aquí tienes ${tickets === 1 ? 'tu' : 'tus'} ${counted(tickets, ticket)}.`,
  howToUse: (tickets, { check_in_point }) =>
    `Muestra ${tickets === 1 ? 'este código QR' : 'estos códigos QR'} en cualquier ${check_in_point.singular}, en el móvil o en papel.`,
  keepSecret: 'Quien tenga un código puede entrar con él: no lo compartas.',
  qrCode: (code) => `Código QR ${code}`,
  localTimes: (zone) => `Las horas son locales: ${zone}.`,
  from: (time) => `desde las ${time}`,
  until: (time) => `hasta las ${time}`,
  nextDay: 'del día siguiente',
  due: (amount) => `Pendiente de pago: ${amount}`,
  sentBy: (organization) => `Enviado por ${organization}`,
}

export function wordsIn(language: Language): Words {
  return language === 'es' ? spanish : english
}
