import { type Html, html } from '../../platform/html/html.ts'

// Mail clients support tables and inline styles, and little else.
const FONT = 'font-family:-apple-system,BlinkMacSystemFont,Segoe UI,Roboto,Helvetica,Arial,sans-serif'
export const WORD_BREAK_STYLE = 'overflow-wrap:anywhere;word-break:break-word'
export const MAIL_MUTED_COLOR = '#566172'
export const MAIL_BORDER_COLOR = '#d8dde5'

export const mailPageStyles = {
  page: `margin:0;padding:0;background:#ffffff;color:#1b2330;${FONT};font-size:16px;line-height:1.5`,
  column: `max-width:560px;margin:0 auto;padding:24px 16px;text-align:left;${WORD_BREAK_STYLE}`,
  paragraph: 'margin:0 0 16px',
  notice: 'margin:0 0 20px;padding:12px 16px;background:#fff6dd;border-left:4px solid #d99a00;font-weight:700',
  footer: `margin:24px 0 0;padding:16px 0 0;border-top:1px solid ${MAIL_BORDER_COLOR};color:${MAIL_MUTED_COLOR};font-size:14px`,
}

export function renderMailPage({ language, subject }: { language: string; subject: string }, content: Html): string {
  const page = html`<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light">
<title>${subject}</title>
</head>
<body style="${mailPageStyles.page}">
<div style="${mailPageStyles.column}">
${content}
</div>
</body>
</html>
`
  return page.toString()
}
