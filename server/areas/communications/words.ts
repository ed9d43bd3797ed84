import type { Terminology } from '../../access/plans/index.ts'

/** How many tickets a mail holds, and of how many people. */
export type Held = { tickets: number; people: number }

/** Sentences that depend on whose the tickets are. */
export type Voice = {
  ticketSubject(event: string, tickets: number, terms: Terminology): string
  confirmed: string
  hereAre(held: Held, terms: Terminology): string
  howToUse(codes: number, part: 'html' | 'text', terms: Terminology): string
  keepSecret: string
}

/** The sentences of a mail. They fit the organization's words, whose gender and first letter nobody knows. */
export type Words = {
  locale: string
  confirmationSubject(event: string): string
  greeting(name: string): string
  /** To somebody who has one of the tickets. */
  toHolder: Voice
  /** To somebody who has none, but registered those who have. */
  toOther: Voice
  /** A text shows no picture. */
  writtenOut(codes: number): string
  qrCode(code: string): string
  localTimes(zone: string): string
  from(time: string): string
  until(time: string): string
  nextDay: string
  due(amount: string): string
  sentBy(organization: string): string
}
