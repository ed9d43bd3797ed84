import { type Html, html } from '../../platform/html/html.ts'
import { MAIL_BORDER_COLOR, MAIL_MUTED_COLOR, mailPageStyles, renderMailPage, WORD_BREAK_STYLE } from './mail-page.ts'
import { capitalize } from './terms.ts'
import type { MailDayView, MailPersonView, MailTicketView, TicketMailView } from './ticket-mail-view.ts'

const style = {
  ...mailPageStyles,
  organization: `margin:0 0 4px;color:${MAIL_MUTED_COLOR};font-size:14px`,
  event: 'margin:0 0 20px;font-size:26px;line-height:1.25;font-weight:700',
  section: 'margin:24px 0 8px;font-size:16px;line-height:1.4;font-weight:700',
  days: `width:100%;border-collapse:collapse;border-top:1px solid ${MAIL_BORDER_COLOR}`,
  day: `padding:10px 0;border-bottom:1px solid ${MAIL_BORDER_COLOR};vertical-align:top`,
  note: `margin:8px 0 20px;color:${MAIL_MUTED_COLOR};font-size:14px`,
  ticket: `width:100%;margin:0 0 20px;border:1px solid ${MAIL_BORDER_COLOR};border-radius:12px;border-collapse:separate`,
  ticketCell: `padding:4px 16px 20px;text-align:center;${WORD_BREAK_STYLE}`,
  qr: 'display:block;margin:0 auto;width:232px;max-width:100%;height:auto;border:0',
  code: 'font-family:ui-monospace,SFMono-Regular,Menlo,Consolas,monospace;font-size:15px;letter-spacing:1px',
  sharedBy: `margin:16px 0 0;color:${MAIL_MUTED_COLOR};font-size:14px`,
  person: 'margin:12px 0 0',
  personName: 'font-size:18px;font-weight:700',
  faded: `color:${MAIL_MUTED_COLOR};font-size:14px`,
}

export function renderTicketMailHtml(view: TicketMailView): string {
  return renderMailPage(
    view,
    html`<p dir="auto" style="${style.organization}">${view.organization}</p>
<h1 dir="auto" style="${style.event}">${view.event}</h1>
<p style="${style.paragraph}">${view.greeting}</p>
<p style="${style.paragraph}">${view.lead}</p>
${view.days.entries.length === 0 ? null : daysTable(view)}
${view.due === null ? null : html`<p style="${style.notice}">${view.due}</p>`}
${view.tickets.map(ticketCard)}
<p style="${style.paragraph}">${view.advice.html}</p>
${view.description.map((paragraph) => html`<p dir="auto" style="${style.paragraph}">${paragraph}</p>\n`)}
<p style="${style.footer}">${view.sentBy}</p>`,
  )
}

function daysTable({ language, days: { label, entries, note } }: TicketMailView): Html {
  return html`<h2 style="${style.section}">${label}</h2>
<table role="presentation" style="${style.days}">
${entries.map((entry) => html`<tr><td style="${style.day}">${dayCell(entry, language)}</td></tr>\n`)}</table>
${note === null ? null : html`<p style="${style.note}">${note}</p>`}`
}

function dayCell({ name, when }: MailDayView, language: string): Html {
  const written = capitalize(when, language)
  return name === null ? html`${written}` : html`<strong><bdi>${name}</bdi></strong><br>${written}`
}

function ticketCard({ code, cid, alternative, sharedBy, people }: MailTicketView): Html {
  return html`<table role="presentation" style="${style.ticket}"><tr><td style="${style.ticketCell}">
<img src="cid:${cid}" alt="${alternative}" width="232" height="232" style="${style.qr}">
<div style="${style.code}">${code}</div>
${sharedBy === null ? null : html`<p style="${style.sharedBy}">${sharedBy}</p>`}
${people.map(personBlock)}
</td></tr></table>
`
}

function personBlock({ name, type, days }: MailPersonView): Html {
  return html`<div style="${style.person}"><div dir="auto" style="${style.personName}">${name}</div>
<div style="${style.faded}"><bdi>${type}</bdi>${days === null ? null : html` · <bdi>${days}</bdi>`}</div></div>
`
}
