import { toStorableText } from '../../../platform/formats/storable-text.ts'
import { type Html, html } from '../../../platform/html/html.ts'
import { toOneLine } from '../../../platform/mail/index.ts'
import type { MailLanguage } from '../content.ts'
import { fillPlaceholders, type PlaceholderValues, splitPlaceholders } from '../drafts/placeholders.ts'
import { mailPageStyles, renderMailPage } from '../mail-page.ts'

export type CommunicationMailContent = {
  subject: string
  body: string
  language: MailLanguage
  values: PlaceholderValues
  /** Null for a test mail, which has no unsubscribe link. */
  unsubscribeUrl: string | null
}

/** Text and HTML part with the same content. Values are reduced to one line each, because they are user input. */
export function renderCommunicationMail({ language, unsubscribeUrl, ...letter }: CommunicationMailContent) {
  const words = getCommunicationMailWords(language)
  const values = Object.fromEntries(
    Object.entries(letter.values).map(([name, value]) => [name, toOneLine(value)]),
  ) as PlaceholderValues
  const filled = toOneLine(fillPlaceholders(letter.subject, values))
  const isTest = unsubscribeUrl === null
  const subject = isTest ? toOneLine(words.testSubject(filled)) : filled
  const sentBy = words.sentBy(values.organization_name)
  const because = words.because(values.event_name)
  const written = toStorableText(letter.body).replace(/\r\n|[\r\u2028\u2029]/g, '\n')
  const blocks = [
    ...(isTest ? [words.testNotice] : []),
    fillPlaceholders(written, values).trim(),
    ['-- ', sentBy, because, ...(isTest ? [] : [`${words.unsubscribe}: ${unsubscribeUrl}`])].join('\n'),
  ]
  const content = html`${isTest ? html`<p style="${mailPageStyles.notice}">${words.testNotice}</p>` : null}
${paragraphsOf(written, values)}
<p style="${mailPageStyles.footer}">${sentBy}<br>${because}${isTest ? null : html`<br><a href="${unsubscribeUrl}">${words.unsubscribe}</a>`}</p>`
  return { subject, text: `${blocks.join('\n\n')}\n`, html: renderMailPage({ language, subject }, content) }
}

function paragraphsOf(text: string, values: PlaceholderValues): Html[] {
  return text
    .trim()
    .split(/\n[^\S\n]*\n\s*/)
    .map((paragraph) => {
      const lines = paragraph.split('\n').map((written) => lineOf(written, values))
      return html`<p dir="auto" style="${mailPageStyles.paragraph}">${lines.map((one, n) => (n === 0 ? one : html`<br>${one}`))}</p>\n`
    })
}

/** URLs in the organization's text become links; URLs in values do not. */
const lineOf = (written: string, values: PlaceholderValues): Html =>
  html`${splitPlaceholders(written).map((piece) => ('text' in piece ? linked(piece.text) : html`<bdi>${values[piece.placeholder]}</bdi>`))}`

const ADDRESS = /(https?:\/\/[^\s<>"']*[^\s<>"'.,;:!?)\]])/g

function linked(text: string): Html[] {
  return text
    .split(ADDRESS)
    .map((part, index) => (index % 2 === 1 ? html`<a href="${part}">${part}</a>` : html`${part}`))
}

const english = {
  sentBy: (organization: string) => `Sent by ${organization}`,
  because: (event: string) => `You receive this because of your registration for ${event}.`,
  unsubscribe: 'Unsubscribe',
  testSubject: (subject: string) => `[Test] ${subject}`,
  testNotice: 'This is a test. It shows the values of a made-up person, and nobody in the audience has received it.',
  sample: { first_name: 'Ana', last_name: 'Ruiz', attendee_type: 'Visitor', day: 'Day 1' },
}

const spanish: typeof english = {
  sentBy: (organization) => `Enviado por ${organization}`,
  because: (event) => `Recibes este correo por tu inscripción en ${event}.`,
  unsubscribe: 'Darse de baja',
  testSubject: (subject) => `[Prueba] ${subject}`,
  testNotice: 'Esto es una prueba. Muestra los datos de una persona inventada y nadie del público lo ha recibido.',
  sample: { first_name: 'Ana', last_name: 'Ruiz', attendee_type: 'Visitante', day: 'Día 1' },
}

export const getCommunicationMailWords = (language: MailLanguage) => (language === 'es' ? spanish : english)
