import { hash } from 'node:crypto'
import { type Html, html } from '../../../platform/html/html.ts'
import { buildPagePolicy } from '../../../platform/html/page-policy.ts'
import type { MailLanguage } from '../content.ts'

const english = {
  title: 'Unsubscribe',
  ask: (organization: string) => `Do you want to receive no more news from ${organization} at this address?`,
  button: 'Unsubscribe',
  done: (organization: string) => `You will receive no more news from ${organization} at this address.`,
  stillTickets: 'Your tickets and confirmations still arrive.',
  unknown: 'This address is not complete, or it does not exist any more. Use the one at the end of the email.',
}

const spanish: typeof english = {
  title: 'Darse de baja',
  ask: (organization) => `¿Quieres dejar de recibir noticias de ${organization} en esta dirección?`,
  button: 'Darme de baja',
  done: (organization) => `Ya no recibirás más noticias de ${organization} en esta dirección.`,
  stillTickets: 'Tus entradas y confirmaciones te seguirán llegando.',
  unknown: 'Esta dirección no está completa o ya no existe. Usa la que está al final del correo.',
}

const wordsIn = (language: MailLanguage) => (language === 'es' ? spanish : english)

const STYLE = `
:root{color-scheme:light dark}
body{margin:0;font:18px/1.5 system-ui,sans-serif;background:Canvas;color:CanvasText}
main{max-width:32rem;margin:0 auto;padding:3rem 1.25rem;overflow-wrap:anywhere}
h1{font-size:1.6rem;line-height:1.25}
.address{font-weight:700}
button{font:inherit;font-weight:700;padding:.7rem 1.4rem;border:0;border-radius:.5rem;background:#14508c;color:#fff;cursor:pointer}
button:focus-visible{outline:3px solid #d99a00;outline-offset:2px}
`

/** Loads nothing, and the form may only be submitted here. */
export const UNSUBSCRIBE_CSP = buildPagePolicy([`style-src 'sha256-${hash('sha256', STYLE, 'base64')}'`], "'self'")

// Must be byte for byte what the policy's hash covers.
const styleTag = (): Html => html([`<style>${STYLE}</style>`] as unknown as TemplateStringsArray)

function layOut(language: MailLanguage, title: string, content: Html): Html {
  return html`<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<title>${title}</title>
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
${styleTag()}
</head>
<body>
<main>
<h1>${title}</h1>
${content}
</main>
</body>
</html>
`
}

export type UnsubscribePageData = { language: MailLanguage; organization_name: string; address: string }

/** A GET changes nothing, because mail scanners follow every link. */
export function renderUnsubscribeForm(shown: UnsubscribePageData): Html {
  const { ask, stillTickets, button } = wordsIn(shown.language)
  return addressPage(
    shown,
    html`<p>${ask(shown.organization_name)} ${stillTickets}</p>
<form method="post"><button type="submit">${button}</button></form>`,
  )
}

export function renderDonePage(shown: UnsubscribePageData): Html {
  const { done, stillTickets } = wordsIn(shown.language)
  return addressPage(shown, html`<p role="status">${done(shown.organization_name)} ${stillTickets}</p>`)
}

const addressPage = ({ language, address }: UnsubscribePageData, content: Html): Html =>
  layOut(language, wordsIn(language).title, html`<p class="address" dir="auto">${address}</p>\n${content}`)

export const renderUnknownLinkPage = (): Html =>
  layOut('en', english.title, html`<p>${english.unknown}</p><p lang="es">${spanish.unknown}</p>`)
