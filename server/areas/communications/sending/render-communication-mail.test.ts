import { describe, expect, test } from 'vitest'
import { type CommunicationMailContent, renderCommunicationMail } from './render-communication-mail.ts'

const url = 'https://tickets.example/unsubscribe/token'

const letter = (
  changes: Partial<Omit<CommunicationMailContent, 'values'>> = {},
  people: Partial<CommunicationMailContent['values']> = {},
): CommunicationMailContent => ({
  subject: 'See you at {{event_name}}, {{first_name}}',
  body: 'Hello {{first_name}},\n\nthe doors open at 17:00.\nYour ticket: {{ticket_codes}}.',
  language: 'en',
  unsubscribeUrl: url,
  ...changes,
  values: {
    first_name: 'Ada',
    last_name: 'Lovelace',
    email: 'ada@visitors.example',
    attendee_type: 'Visitor',
    days: 'Opening',
    ticket_codes: 'A1',
    event_name: 'Harbour Days',
    organization_name: 'Harbour Hall',
    ...people,
  },
})

test('both parts say the same, and where to unsubscribe', () => {
  const { subject, text, html } = renderCommunicationMail(letter())
  expect(subject).toBe('See you at Harbour Days, Ada')
  expect(text).toBe(
    `Hello Ada,\n\nthe doors open at 17:00.\nYour ticket: A1.\n\n-- \nSent by Harbour Hall\nYou receive this because of your registration for Harbour Days.\nUnsubscribe: ${url}\n`,
  )
  expect(html).toContain('the doors open at 17:00.<br>Your ticket: <bdi>A1</bdi>.</p>')
  expect(html).toContain(`<a href="${url}">Unsubscribe</a>`)
})

test('the frame is in the language of the communication', () => {
  const { text, html } = renderCommunicationMail(letter({ language: 'es' }))
  expect(text).toContain('Enviado por Harbour Hall\nRecibes este correo por tu inscripción en Harbour Days.')
  expect(text).toContain(`Darse de baja: ${url}`)
  expect(html).toContain('<html lang="es">')
})

test('a test says so in subject and text, and nobody can unsubscribe from it', () => {
  const english = renderCommunicationMail(letter({ unsubscribeUrl: null }))
  expect(english.subject).toBe('[Test] See you at Harbour Days, Ada')
  expect(english.text.startsWith('This is a test.')).toBe(true)
  expect(english.html).toContain('This is a test.')
  expect(english.text + english.html).not.toContain('nsubscribe')
  expect(renderCommunicationMail(letter({ unsubscribeUrl: null, language: 'es' })).subject).toMatch(/^\[Prueba\] /)
})

describe('what people call themselves', () => {
  test('is no markup, in no place', () => {
    const evil = '<img src=x onerror=alert(1)>"\'&'
    const { html } = renderCommunicationMail(
      letter(
        { body: '{{first_name}} {{event_name}} <b>{{organization_name}}</b>' },
        { first_name: evil, event_name: evil, organization_name: evil },
      ),
    )
    expect(html).not.toContain('<img')
    expect(html).not.toContain('<b>')
    expect(html).toContain('&lt;img src=x onerror=alert(1)&gt;&quot;&#39;&amp;')
  })

  test('begins no other header, and no other line', () => {
    const { subject, text } = renderCommunicationMail(letter({}, { first_name: 'Ada\r\nBcc: eve@evil.example\u2028' }))
    expect(subject).toBe('See you at Harbour Days, Ada Bcc: eve@evil.example')
    expect(text).toContain('Hello Ada Bcc: eve@evil.example,\n')
  })

  test('is no link, unlike addresses that the organization wrote', () => {
    const { html } = renderCommunicationMail(
      letter(
        { body: 'See https://harbour.example/map?a=1&b=2. {{first_name}}' },
        { first_name: 'https://evil.example' },
      ),
    )
    expect(html).toContain(
      '<a href="https://harbour.example/map?a=1&amp;b=2">https://harbour.example/map?a=1&amp;b=2</a>.',
    )
    expect(html).not.toContain('<a href="https://evil')
  })
})
