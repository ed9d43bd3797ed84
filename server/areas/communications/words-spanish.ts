import { counted } from './terms.ts'
import { startWithCapital } from './times.ts'
import type { Held, Words } from './words.ts'

const locale = 'es-ES'

export const spanish: Words = {
  locale,
  confirmationSubject: (event) => `Inscripción confirmada: ${event}`,
  greeting: (name) => (name === '' ? 'Hola:' : `Hola, ${name}:`),
  toHolder: {
    ticketSubject: (event, tickets, { ticket }) =>
      `${tickets === 1 ? 'Tu' : 'Tus'} ${counted(tickets, ticket)} para ${event}`,
    confirmed: 'Tu inscripción está confirmada.',
    hereAre: ({ tickets }, { ticket }) => `Aquí tienes ${tickets === 1 ? 'tu' : 'tus'} ${counted(tickets, ticket)}.`,
    howToUse: (codes, part, { check_in_point }) =>
      `Muestra ${part === 'html' ? theseQrCodes(codes) : theCodes(codes)} en cualquier ${check_in_point.singular}, en el móvil o en papel.`,
    keepSecret: 'Quien tenga un código puede entrar con él: no lo compartas.',
  },
  toOther: {
    ticketSubject: (event, tickets, { ticket }) =>
      `${startWithCapital(counted(tickets, ticket), locale)} para ${event}`,
    confirmed: 'La inscripción está confirmada.',
    // A number needs no gender, which an article would.
    hereAre: (held, { ticket }) =>
      `Aquí tienes ${held.tickets} ${counted(held.tickets, ticket)} de ${held.people === 1 ? 'la persona indicada' : 'las personas indicadas'} abajo: ${onward(held)}.`,
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

function theseQrCodes(codes: number): string {
  return codes === 1 ? 'este código QR' : 'estos códigos QR'
}

function theCodes(codes: number): string {
  return codes === 1 ? 'el código de arriba' : 'los códigos de arriba'
}

function onward({ tickets, people }: Held): string {
  if (people > 1) return 'haz llegar a cada una su código'
  return `hazle llegar ${tickets === 1 ? 'su código' : 'sus códigos'}`
}
