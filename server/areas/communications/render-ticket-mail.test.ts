import decodeQR from 'qr/decode.js'
import { describe, expect, test, vi } from 'vitest'
import {
  buildExampleMailContent,
  buildExampleMailDay,
  exampleMailSpeaker,
  exampleMailTicket,
  exampleMailVisitor,
} from '../../testing/communications/example-content.ts'
import { readBlackAndWhitePng } from '../../testing/qr/read-png.ts'
import { renderTicketMail } from './render-ticket-mail.ts'

const { event, organization } = buildExampleMailContent()
const spanish = { event: { ...event, language: 'es' as const } }
const other = { id: '01JZ0000000000000000000002', code: '0123456789ABCDEFGHJK', people: [exampleMailSpeaker] }
const words = (text: string) => text.replace(/\s+/g, ' ')

describe('in English', () => {
  test('a ticket', async () => {
    const { subject, text } = await renderTicketMail(buildExampleMailContent())
    expect(subject).toBe('Your ticket for Harbour Days')
    expect(text).toMatchInlineSnapshot(`
      "Harbour Days
      Harbour Hall

      Hello Ada Lovelace,

      Here is your ticket.

      Days:
      - Opening: Friday, 5 June 2026, 10:00–18:00
      - Night: Saturday, 6 June 2026, 20:00–02:00 (next day)

      Times are local: Central European Time (Europe/Madrid).

      Ticket: 7ZK3M9QX0VTB5HNRDY2W
        Ada Lovelace (Visitor)

      Show the code above at any check-in point, on your phone or on paper. Whoever has a code can enter with it, so keep it to yourself. This text has the code in writing; the HTML version of this email shows it as a QR code.

      Sent by Harbour Hall
      "
    `)
  })

  test('a confirmation', async () => {
    const { subject, text, html } = await renderTicketMail(
      buildExampleMailContent({
        kind: 'confirmation',
        event: { ...event, description: 'By the sea.\r\n\r\nBring a jacket.' },
        tickets: [exampleMailTicket, other],
        amount_due: { amount: 124_550, currency: 'EUR' },
      }),
    )
    expect(subject).toBe('Registration confirmed: Harbour Days')
    expect(text).toContain('Your registration is confirmed. Here are your tickets.')
    expect(text).toContain('Ticket: 0123456789ABCDEFGHJK\n  Grace Hopper (Speaker): Night\n')
    expect(text).toContain('Ticket: 7ZK3M9QX0VTB5HNRDY2W\n  Ada Lovelace (Visitor)\n')
    expect(html).toContain('Show these QR codes at any check-in point')
    expect(text).toContain('Show the codes above at any check-in point')
    for (const part of [text, html]) {
      expect(part).toContain('Still to be paid: €1,245.50')
      expect(part).toContain('By the sea.')
      expect(part).toContain('Bring a jacket.')
    }
  })
})

describe('in Spanish', () => {
  test('a ticket', async () => {
    const { subject, text, html } = await renderTicketMail(buildExampleMailContent(spanish))
    expect(subject).toBe('Tu entrada para Harbour Days')
    expect(text).toMatchInlineSnapshot(`
      "Harbour Days
      Harbour Hall

      Hola, Ada Lovelace:

      Aquí tienes tu entrada.

      Días:
      - Opening: viernes, 5 de junio de 2026, 10:00–18:00
      - Night: sábado, 6 de junio de 2026, 20:00–02:00 (del día siguiente)

      Las horas son locales: hora de Europa central (Europe/Madrid).

      Entrada: 7ZK3M9QX0VTB5HNRDY2W
        Ada Lovelace (Visitor)

      Muestra el código de arriba en cualquier punto de control, en el móvil o en papel. Quien tenga un código puede entrar con él: no lo compartas. En este texto el código va escrito; la versión HTML de este correo lo muestra como código QR.

      Enviado por Harbour Hall
      "
    `)
    expect(html).toContain('<html lang="es">')
    expect(html).toContain('Muestra este código QR en cualquier punto de control')
    expect(html).toContain('Viernes, 5 de junio de 2026, 10:00–18:00')
  })

  test('a confirmation', async () => {
    const amount_due = { amount: 1_245_050, currency: 'EUR' }
    const content = { ...spanish, kind: 'confirmation' as const, tickets: [exampleMailTicket, other], amount_due }
    const { subject, text } = await renderTicketMail(buildExampleMailContent(content))
    expect(subject).toBe('Inscripción confirmada: Harbour Days')
    expect(text).toContain('Tu inscripción está confirmada. Aquí tienes tus entradas.')
    expect(words(text)).toContain('Pendiente de pago: 12.450,50 €')
    expect(text).not.toMatch(/\b(the|your|ticket)\b/i)
  })
})

describe('to somebody who passes the tickets on', () => {
  const parts = async (changes: Parameters<typeof buildExampleMailContent>[0]) => {
    const mail = await renderTicketMail(buildExampleMailContent({ ...changes, for_others: true }))
    return { ...mail, both: [mail.text, mail.html] }
  }
  const shared = { ...exampleMailTicket, people: [exampleMailVisitor, exampleMailSpeaker] }

  test('in English', async () => {
    const { subject, both } = await parts({ tickets: [exampleMailTicket, other] })
    expect(subject).toBe('Tickets for Harbour Days')
    for (const part of both) {
      expect(part).toContain(
        'Here are the tickets of the people named below: please pass on to each of them their own.',
      )
      expect(part).toContain('A code is shown at any check-in point, on a phone or on paper.')
      expect(part).toContain('so give it to nobody else.')
      expect(part).not.toMatch(/\byour/i)
    }
    expect((await parts({ kind: 'confirmation' })).text).toContain(
      'The registration is confirmed. Here is the ticket of the person',
    )
    expect((await parts({ tickets: [shared] })).text).toContain(
      'of the people named below: please pass it on to each of them.',
    )
    expect((await parts({ tickets: [exampleMailTicket, exampleMailTicket] })).text).toContain(
      'the person named below: please pass them on.',
    )
  })

  test('in Spanish', async () => {
    const { subject, both } = await parts({ ...spanish, tickets: [exampleMailTicket, other] })
    expect(subject).toBe('Entradas para Harbour Days')
    for (const part of both) {
      expect(part).toContain('Aquí tienes 2 entradas de las personas indicadas abajo: haz llegar a cada una su código.')
      expect(part).toContain('no se lo des a nadie más.')
      expect(part).not.toMatch(/\btus?\b|compartas/i)
    }
    const one = await parts({ ...spanish, kind: 'confirmation' })
    expect(one.text).toContain(
      'La inscripción está confirmada. Aquí tienes 1 entrada de la persona indicada abajo: hazle',
    )
  })
})

test("the organization's words are used as they are, in either language", async () => {
  const terminology = {
    ticket: { singular: 'abono', plural: 'abonos' },
    day: { singular: 'sesión', plural: 'sesiones' },
    check_in_point: { singular: 'puerta', plural: 'puertas' },
  }
  const own = {
    organization: { ...organization, terminology },
    tickets: [{ ...exampleMailTicket, people: [exampleMailVisitor, exampleMailSpeaker] }],
  }
  const english = await renderTicketMail(buildExampleMailContent(own))
  expect(english.subject).toBe('Your abono for Harbour Days')
  expect(english.text).toContain('Sesiones:\n')
  expect(english.text).toContain('2 attendees:')
  const castilian = await renderTicketMail(buildExampleMailContent({ ...own, ...spanish }))
  expect(castilian.subject).toBe('Tu abono para Harbour Days')
  expect(castilian.text).toContain('en cualquier puerta,')
  expect(castilian.text).toContain('2 asistentes:')
})

describe('the times of a day', () => {
  const when = async (
    changes: Parameters<typeof buildExampleMailDay>[0],
    timezone = event.timezone,
    language: 'en' | 'es' = 'en',
  ) => {
    const days = [buildExampleMailDay(changes, timezone)]
    const { text } = await renderTicketMail(buildExampleMailContent({ days, event: { ...event, timezone, language } }))
    return { line: text.match(/^- Opening: (.*)$/m)?.[1], note: text.match(/^(Times are|Las horas).*$/m)?.[0] }
  }

  test.each([
    [{ starts_at: null, ends_at: null }, 'Friday, 5 June 2026'],
    [{ ends_at: null }, 'Friday, 5 June 2026, from 10:00'],
    [{ starts_at: null }, 'Friday, 5 June 2026, until 18:00'],
    [{ starts_at: '18:00', ends_at: '18:00' }, 'Friday, 5 June 2026, 18:00–18:00 (next day)'],
    [{ starts_at: '00:00', ends_at: '00:30' }, 'Friday, 5 June 2026, 00:00–00:30'],
    [{ date: '2026-03-29', starts_at: '02:30' }, 'Sunday, 29 March 2026, 03:30–18:00'],
  ])('%j are %s', async (changes, line) => {
    expect((await when(changes)).line).toBe(line)
  })

  test.each([
    ['en' as const, 'Friday, 5 June 2026, 10:00–18:00', '6 June 2026'],
    ['es' as const, 'Viernes, 5 de junio de 2026, 10:00–18:00', '6 de junio de 2026'],
  ])('are all that is said of a day without a name of its own (%s)', async (language, friday, saturday) => {
    const unnamed = ['2026-06-05', '2026-06-06'].map((date, n) =>
      buildExampleMailDay({ code: ['fri', 'sat'][n] ?? '', name: date, date }),
    )
    const tickets = [{ ...exampleMailTicket, people: [exampleMailVisitor, exampleMailSpeaker] }]
    const { text, html } = await renderTicketMail(
      buildExampleMailContent({ days: unnamed, tickets, event: { ...event, language } }),
    )
    expect(text).toContain(`\n- ${friday}\n`)
    expect(html).toContain(`">${friday}</td>`)
    expect(text).toContain(`Grace Hopper (Speaker): ${saturday}\n`)
    for (const part of [text, html]) expect(part).not.toContain('2026-06')
  })

  test('are those of the place, wherever the server is', async () => {
    const auckland = await when({ starts_at: '09:00' }, 'Pacific/Auckland')
    expect(auckland.line).toBe('Friday, 5 June 2026, 09:00–18:00')
    expect(auckland.note).toBe('Times are local: New Zealand Time (Pacific/Auckland).')
    const lima = await when({}, 'America/Lima', 'es')
    expect(lima.line).toBe('viernes, 5 de junio de 2026, 10:00–18:00')
    expect(lima.note).toBe('Las horas son locales: hora estándar de Perú (America/Lima).')
  })

  test('need no note where there are none', async () => {
    expect((await when({ starts_at: null, ends_at: null })).note).toBeUndefined()
  })
})

test.each([
  ['JPY', 'JP¥124,550'],
  ['HUF', 'HUF 1,245.50'],
  ['KWD', 'KWD 124.550'],
])('minor units of %s are those of ISO 4217', async (currency, shown) => {
  const { text } = await renderTicketMail(
    buildExampleMailContent({ kind: 'confirmation', amount_due: { amount: 124_550, currency } }),
  )
  expect(words(text)).toContain(`Still to be paid: ${shown}`)
})

test.each([0, -500])('nothing is said of an amount of %i', async (amount) => {
  const content = buildExampleMailContent({ kind: 'confirmation', amount_due: { amount, currency: 'EUR' } })
  expect((await renderTicketMail(content)).text).not.toContain('paid')
})

describe('what people wrote', async () => {
  const evil = '"><script>alert(1)</script>\r\nBcc: eve@evil.example'
  const person = { ...exampleMailVisitor, first_name: evil, last_name: 'Ж'.repeat(300), attendee_type_name: evil }
  const mail = await renderTicketMail(
    buildExampleMailContent({
      kind: 'confirmation',
      organization: { name: evil, terminology: { ticket: { singular: evil, plural: evil } } },
      event: { ...event, name: evil, description: evil },
      days: [buildExampleMailDay({ name: evil }), buildExampleMailDay({ code: 'sat', date: '2026-06-06', name: evil })],
      recipient: { address: 'ada@visitors.example', name: evil },
      tickets: [{ ...exampleMailTicket, people: [person, { ...exampleMailSpeaker, days: ['sat'] }] }],
    }),
  )

  test('is no markup', () => {
    expect(mail.html).not.toContain('<script')
    expect(mail.html).toContain('&lt;script&gt;')
  })

  test('begins no line of its own, neither in the subject nor in the text', () => {
    expect(mail.subject).not.toMatch(/[\r\n]/)
    const [beforeDescription] = mail.text.split('can enter with it')
    expect(beforeDescription).not.toMatch(/^Bcc/m)
  })
})

describe('the QR codes', async () => {
  const { html, attachments } = await renderTicketMail(buildExampleMailContent({ tickets: [exampleMailTicket, other] }))

  test('are pictures inside the mail that say the codes', () => {
    expect(attachments.map(({ content }) => decodeQR(readBlackAndWhitePng(Buffer.from(content))))).toEqual([
      exampleMailTicket.code,
      other.code,
    ])
    for (const { cid, contentType } of attachments) {
      expect(contentType).toBe('image/png')
      expect(html).toContain(`<img src="cid:${cid}"`)
    }
  })

  test('are the only thing that the mail shows beside its text', () => {
    expect(html.match(/src=|href=|url\(/g)).toHaveLength(2)
  })
})

describe('a mail about the most people and days', () => {
  const days = Array.from({ length: 100 }, (_, n) =>
    buildExampleMailDay({
      code: `day-${n}`,
      name: `Day ${n}`,
      date: new Date(Date.UTC(2026, 5, 1 + n)).toISOString().slice(0, 10),
    }),
  )
  const own = days.slice(0, 60).map(({ code }) => code)
  const people = Array.from({ length: 200 }, (_, n) => ({
    ...exampleMailVisitor,
    last_name: `Lovelace ${n}`,
    days: own,
  }))

  test('lets others run while it is written', async () => {
    const tickets = people.map((person, n) => ({ ...exampleMailTicket, code: `CODE${n}`, people: [person] }))
    let turns = 0
    const counting = setInterval(() => {
      turns += 1
    }, 0)
    const { attachments } = await renderTicketMail(buildExampleMailContent({ days, tickets }))
    clearInterval(counting)
    expect(attachments).toHaveLength(200)
    expect(turns).toBeGreaterThan(1)
  })

  test('makes what it writes times with once', async () => {
    const made = vi.spyOn(Intl, 'DateTimeFormat')
    const { text } = await renderTicketMail(
      buildExampleMailContent({
        days,
        tickets: [{ ...exampleMailTicket, people }],
        event: { ...event, timezone: 'Asia/Tokyo' },
      }),
    )
    expect(text).toContain('Lovelace 199')
    expect(made.mock.calls.length).toBeLessThan(5)
    made.mockRestore()
  })
})
