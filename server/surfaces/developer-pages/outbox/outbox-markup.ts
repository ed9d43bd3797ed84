import { renderCodeBlock } from '../../../platform/html/code-block.ts'
import { type Html, html } from '../../../platform/html/html.ts'
import type { MailAddress } from '../../../platform/mail/mail.ts'
import type { OutboxEntry } from '../../../platform/mail/outbox-files.ts'
import type { DeveloperPage } from '../layout.ts'

export type OutboxMail = { file: string; entry: OutboxEntry }

export function buildOutboxPage(mails: OutboxMail[], total: number): DeveloperPage {
  return {
    title: 'Outbox · Postern',
    description: 'The mails that this server would have sent.',
    section: null,
    content: html`<h1>Outbox</h1>
<p class="lead">No mail server is configured, so mails end here and nobody receives them. Set <code>SMTP_URL</code> to send
them. Only this machine can see this page.</p>
${mails.length === 0 ? html`<p>There is no mail yet.</p>` : html`<ul class="mails">${mails.map(listed)}</ul>`}
${total > mails.length ? html`<p>These are the newest ${mails.length} of ${total}.</p>` : null}`,
  }
}

export function buildOutboxMailPage({ file, entry }: OutboxMail): DeveloperPage {
  return {
    title: `${entry.subject} · Outbox · Postern`,
    description: 'A mail that this server would have sent.',
    section: null,
    content: html`<p class="trail"><a href="/outbox">Outbox</a></p>
<h1>${entry.subject}</h1>
<p class="envelope">To <b>${person(entry.to)}</b> from <b>${person(entry.from)}</b>, ${moment(entry.date)}</p>
<section class="letter">${renderCodeBlock('Text', html`${entry.text}`)}</section>
${entry.html === null ? null : htmlPart(file)}
<section><h2>As it was sent</h2>
<dl class="fields">
${field('Message-ID', entry.messageId)}
${entry.attachments.map(attached)}
</dl>
<p class="actions"><a class="button" href="/outbox/${file}/raw" download="${file}">Download</a>
${entry.html === null ? null : html`<a href="/outbox/${file}/html">Open the HTML part</a>`}</p></section>`,
  }
}

const listed = ({ file, entry }: OutboxMail): Html => html`<li><a href="/outbox/${file}">${entry.subject}</a>
<span class="envelope">To ${person(entry.to)}, ${moment(entry.date)}</span></li>`

/** Such as `2026-06-05 10:00 UTC`. */
function moment(date: string): Html {
  const [day, time = ''] = new Date(date).toISOString().split('T')
  return html`<time datetime="${date}">${day} ${time.slice(0, 5)} UTC</time>`
}

const field = (name: string, value: string): Html => html`<div><dt>${name}</dt><dd><code>${value}</code></dd></div>`

const attached = ({ filename, contentType, bytes }: OutboxEntry['attachments'][number]): Html =>
  field('Attachment', `${filename} (${contentType}, ${bytes} bytes)`)

const person = ({ name, address }: MailAddress): string => (name === '' ? address : `${name} <${address}>`)

const htmlPart = (file: string): Html => html`<section><h2>HTML</h2>
<iframe sandbox src="/outbox/${file}/html" title="The HTML part of the mail" width="100%" height="1000"></iframe></section>`
