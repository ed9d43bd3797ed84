import { toFormToken } from '../../access/sessions/index.ts'
import { type Html, html } from '../../platform/html/html.ts'
import { consoleFiles } from './files.ts'
import { formSecretOf, type Visit } from './visit.ts'

/** Scripts come from this server alone, and nothing may show the console in a frame. */
export const CONSOLE_CSP = [
  "default-src 'none'",
  "style-src 'self'",
  "img-src 'self'",
  "script-src 'self'",
  "connect-src 'self'",
  "base-uri 'none'",
  "form-action 'self'",
  "frame-ancestors 'none'",
].join('; ')

export type ConsolePage = {
  title: string
  content: Html
  status?: number /** Below the bar at the top. */
  navigation?: Html
}

export function sendConsolePage(visit: Visit, page: ConsolePage): void {
  const { ctx } = visit
  ctx.status = page.status ?? 200
  ctx.set('Content-Type', 'text/html; charset=utf-8')
  ctx.body = renderConsolePage(visit, page).toString()
}

/** Every form of the console begins with it. */
export const formToken = (visit: Visit): Html =>
  html`<input type="hidden" name="csrf" value="${toFormToken(formSecretOf(visit))}">`

function renderConsolePage(visit: Visit, { title, content, navigation }: ConsolePage): Html {
  const { words, language } = visit
  const { styleUrl, scriptUrl } = visit.options.site
  return html`<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<title>${title} · Postern</title>
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="robots" content="noindex">
<link rel="icon" href="/favicon.svg" type="image/svg+xml">
<link rel="stylesheet" href="${styleUrl}">
<link rel="stylesheet" href="${consoleFiles().styleUrl}">
<script src="${scriptUrl}" defer></script>
<script src="${consoleFiles().scriptUrl}" defer></script>
</head>
<body class="console">
<a class="skip" href="#content">${words.skip}</a>
<header class="top">
<a class="brand" href="/console"><img src="/favicon.svg" alt="" width="28" height="28">${visit.session?.actor.organization.slug ?? 'Postern'}</a>
${renderMemberMenu(visit)}
</header>
${navigation}
<main id="content">
<h1>${title}</h1>
${content}
</main>
</body>
</html>
`
}

function renderMemberMenu(visit: Visit): Html | null {
  const { session, words } = visit
  if (!session) return null
  return html`<div class="member">
<a href="/console/sessions">${session.actor.member.email}</a>
<form method="post" action="/console/sign-out">${formToken(visit)}<button class="quiet">${words.signOut}</button></form>
</div>`
}
