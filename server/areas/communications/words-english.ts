import { counted } from './terms.ts'
import { startWithCapital } from './times.ts'
import type { Held, Words } from './words.ts'

// The 24-hour clock, and dates that cannot be read with day and month exchanged.
const locale = 'en-GB'

export const english: Words = {
  locale,
  confirmationSubject: (event) => `Registration confirmed: ${event}`,
  greeting: (name) => (name === '' ? 'Hello,' : `Hello ${name},`),
  toHolder: {
    ticketSubject: (event, tickets, { ticket }) => `Your ${counted(tickets, ticket)} for ${event}`,
    confirmed: 'Your registration is confirmed.',
    hereAre: ({ tickets }, { ticket }) => `${here(tickets)} your ${counted(tickets, ticket)}.`,
    howToUse: (codes, part, { check_in_point }) =>
      `Show ${part === 'html' ? theseQrCodes(codes) : theCodes(codes)} at any ${check_in_point.singular}, on your phone or on paper.`,
    keepSecret: 'Whoever has a code can enter with it, so keep it to yourself.',
  },
  toOther: {
    ticketSubject: (event, tickets, { ticket }) => `${startWithCapital(counted(tickets, ticket), locale)} for ${event}`,
    confirmed: 'The registration is confirmed.',
    hereAre: (held, { ticket }) =>
      `${here(held.tickets)} the ${counted(held.tickets, ticket)} of the ${held.people === 1 ? 'person' : 'people'} named below: please pass ${onward(held)}.`,
    howToUse: (_codes, _part, { check_in_point }) =>
      `A code is shown at any ${check_in_point.singular}, on a phone or on paper.`,
    keepSecret: 'Whoever has it can enter with it, so give it to nobody else.',
  },
  writtenOut: (codes) =>
    codes === 1
      ? 'This text has the code in writing; the HTML version of this email shows it as a QR code.'
      : 'This text has the codes in writing; the HTML version of this email shows them as QR codes.',
  qrCode: (code) => `QR code ${code}`,
  localTimes: (zone) => `Times are local: ${zone}.`,
  from: (time) => `from ${time}`,
  until: (time) => `until ${time}`,
  nextDay: 'next day',
  due: (amount) => `Still to be paid: ${amount}`,
  sentBy: (organization) => `Sent by ${organization}`,
}

function here(tickets: number): string {
  return tickets === 1 ? 'Here is' : 'Here are'
}

function theseQrCodes(codes: number): string {
  return codes === 1 ? 'this QR code' : 'these QR codes'
}

function theCodes(codes: number): string {
  return codes === 1 ? 'the code above' : 'the codes above'
}

function onward({ tickets, people }: Held): string {
  if (tickets === 1) return people === 1 ? 'it on' : 'it on to each of them'
  return people === 1 ? 'them on' : 'on to each of them their own'
}
