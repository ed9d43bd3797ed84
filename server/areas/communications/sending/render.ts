import { cleanText } from '../../../platform/formats/clean-text.ts'
import { type Html, html } from '../../../platform/html/html.ts'
import { line } from '../../../platform/mail/index.ts'
import type { Language } from '../content.ts'
import { fillIn, type PlaceholderValues, piecesOf } from '../drafts/placeholders.ts'
import { frameWordsIn } from './frame-words.ts'

export type Letter = {
  subject: string
  body: string
  language: Language
  values: PlaceholderValues
  /** Where the recipient unsubscribes; null for a test, which nobody can unsubscribe from. */
  unsubscribeUrl: string | null
}

export type RenderedLetter = { subject: string; text: string; html: string }

/** Both parts say the same. Values stay on one line each, whatever people call themselves. */
export function renderLetter(letter: Letter): RenderedLetter {
  const words = frameWordsIn(letter.language)
  const values = Object.fromEntries(
    Object.entries(letter.values).map(([name, value]) => [name, line(value)]),
  ) as PlaceholderValues
  const filled = line(fillIn(letter.subject, values))
  const isTest = letter.unsubscribeUrl === null
  const view: View = {
    language: letter.language,
    subject: isTest ? line(words.testSubject(filled)) : filled,
    notice: isTest ? words.testNotice : null,
    sentBy: words.sentBy(values.organization_name),
    because: words.because(values.event_name),
    unsubscribe: letter.unsubscribeUrl === null ? null : { label: words.unsubscribe, url: letter.unsubscribeUrl },
  }
  const written = cleanText(letter.body).replace(/\r\n|[\r\u2028\u2029]/g, '\n')
  return {
    subject: view.subject,
    text: textPart(view, fillIn(written, values)),
    html: htmlPart(view, paragraphsOf(written, values)),
  }
}

type View = {
  language: string
  subject: string
  notice: string | null
  sentBy: string
  because: string
  unsubscribe: { label: string; url: string } | null
}

function textPart({ notice, sentBy, because, unsubscribe }: View, text: string): string {
  const blocks = [
    ...(notice === null ? [] : [notice]),
    text.trim(),
    ['-- ', sentBy, because, ...(unsubscribe ? [`${unsubscribe.label}: ${unsubscribe.url}`] : [])].join('\n'),
  ]
  return `${blocks.join('\n\n')}\n`
}

function paragraphsOf(text: string, values: PlaceholderValues): Html[] {
  return text
    .trim()
    .split(/\n[^\S\n]*\n\s*/)
    .map((paragraph) => {
      const lines = paragraph.split('\n').map((written) => lineOf(written, values))
      return html`<p dir="auto" style="${style.paragraph}">${lines.map((one, n) => (n === 0 ? one : html`<br>${one}`))}</p>\n`
    })
}

/** Addresses that the organization wrote become links; what people call themselves does not. */
function lineOf(written: string, values: PlaceholderValues): Html {
  return html`${piecesOf(written).map((piece) => ('text' in piece ? linked(piece.text) : html`<bdi>${values[piece.placeholder]}</bdi>`))}`
}

const ADDRESS = /(https?:\/\/[^\s<>"']*[^\s<>"'.,;:!?)\]])/g

function linked(text: string): Html[] {
  return text
    .split(ADDRESS)
    .map((part, index) => (index % 2 === 1 ? html`<a href="${part}">${part}</a>` : html`${part}`))
}

// Mail programs know tables and inline styles, and little else.
const style = {
  page: 'margin:0;padding:0;background:#ffffff;color:#1b2330;font-family:-apple-system,BlinkMacSystemFont,Segoe UI,Roboto,Helvetica,Arial,sans-serif;font-size:16px;line-height:1.5',
  column:
    'max-width:560px;margin:0 auto;padding:24px 16px;text-align:left;overflow-wrap:anywhere;word-break:break-word',
  notice: 'margin:0 0 20px;padding:12px 16px;background:#fff6dd;border-left:4px solid #d99a00;font-weight:700',
  paragraph: 'margin:0 0 16px',
  footer: 'margin:24px 0 0;padding:16px 0 0;border-top:1px solid #d8dde5;color:#566172;font-size:14px',
}

function htmlPart({ language, subject, notice, sentBy, because, unsubscribe }: View, paragraphs: Html[]): string {
  const page = html`<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light">
<title>${subject}</title>
</head>
<body style="${style.page}">
<div style="${style.column}">
${notice === null ? null : html`<p style="${style.notice}">${notice}</p>`}
${paragraphs}
<p style="${style.footer}">${sentBy}<br>${because}${unsubscribe === null ? null : html`<br><a href="${unsubscribe.url}">${unsubscribe.label}</a>`}</p>
</div>
</body>
</html>
`
  return page.toString()
}
