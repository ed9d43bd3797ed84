import { toCsrfToken } from '../../access/sessions/index.ts'
import { type Html, html } from '../../platform/html/html.ts'
import { buildPagePolicy } from '../../platform/html/page-policy.ts'
import { readConsoleFiles } from './files.ts'
import { type ConsoleVisit, getFormSecret, redirect, SANDBOX_ROOT, toReturnPath } from './visit.ts'

/** Scripts come from this server alone, and nothing may show the console in a frame. */
export const CONSOLE_CSP = buildPagePolicy(
  ["style-src 'self'", "img-src 'self'", "script-src 'self'", "connect-src 'self'"],
  "'self'",
)

export type ConsolePage = {
  title: string
  content: Html
  status?: number
  /** Below the bar at the top. */
  navigation?: Html
  /** Where its times are told. */
  timezone?: string
}

export function sendConsolePage(visit: ConsoleVisit, page: ConsolePage): void {
  const { ctx } = visit
  ctx.status = page.status ?? 200
  ctx.set('Content-Type', 'text/html; charset=utf-8')
  ctx.body = renderConsolePage(visit, page).toString()
}

/** After a form was done, on the page that it leads to. */
export const renderDoneNotice = ({ ctx, words }: ConsoleVisit): Html | null =>
  ctx.query.done === undefined ? null : html`<p class="done" role="status">${words.done}</p>`

export type PageLink = [path: string, text: string]

export const linkIf = (isThere: unknown, path: string, text: string): PageLink[] => (isThere ? [[path, text]] : [])

/** The pages above one. */
export const renderParentLinks = ({ words }: ConsoleVisit, links: PageLink[]): Html =>
  html`<nav class="trail" aria-label="${words.trail}">${links.map(([path, text]) => html`<a href="${path}">${text}</a> › `)}</nav>`

/** Every form of the console begins with it. */
export const renderCsrfField = (visit: ConsoleVisit): Html =>
  html`<input type="hidden" name="csrf" value="${toCsrfToken(getFormSecret(visit))}">`

function renderConsolePage(visit: ConsoleVisit, { title, content, navigation, timezone }: ConsolePage): Html {
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
<link rel="stylesheet" href="${readConsoleFiles().styleUrl}">
<script src="${scriptUrl}" defer></script>
<script src="${readConsoleFiles().scriptUrl}" defer></script>
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
${renderLanguages(visit, timezone)}
</body>
</html>
`
}

function renderMemberMenu(visit: ConsoleVisit): Html | null {
  const { session, words, ctx } = visit
  if (!session) return ctx.path.startsWith(SANDBOX_ROOT) ? html`<a href="/console/sign-in">${words.signIn}</a>` : null
  return html`<div class="member">
<a href="/console/sessions">${session.actor.member.email}</a>
<form method="post" action="/console/sign-out">${renderCsrfField(visit)}<button class="quiet">${words.signOut}</button></form>
</div>`
}

const LANGUAGES = { en: 'English', es: 'Español' }

const YEAR_SECONDS = 365 * 86_400

/** A link, because it also stands on pages of people who are not signed in, and changes nothing but how pages read. */
export async function chooseLanguage({ ctx, cookies }: ConsoleVisit): Promise<void> {
  const { to, next } = ctx.query
  if (to === 'en' || to === 'es') cookies.write(ctx, 'language', to, `; Max-Age=${YEAR_SECONDS}`)
  redirect(ctx, toReturnPath(String(next ?? '')))
}

/** A choice that the browser keeps; without one its own language decides. */
function renderLanguages({ language, ctx, words }: ConsoleVisit, timezone: string | undefined): Html {
  const links = Object.entries(LANGUAGES).map(([code, name]) => {
    const path = `/console/language?to=${code}&next=${encodeURIComponent(ctx.url)}`
    return code === language
      ? html`<span aria-current="true">${name}</span> `
      : html`<a href="${path}" lang="${code}" hreflang="${code}">${name}</a> `
  })
  return html`<footer class="languages"><nav aria-label="${words.language}">${links}</nav>${timezone === undefined ? null : html`<p>${words.timesIn(timezone)}</p>`}</footer>`
}
