import { type Html, html } from '../../platform/html/html.ts'
import { buildPagePolicy } from '../../platform/html/page-policy.ts'

export type DeveloperPage = {
  title: string
  description: string
  /** The URL of the page's navigation entry. */
  section: string | null
  content: Html
}

const NAVIGATION = [
  ['/', 'Start'],
  ['/docs', 'Reference'],
  ['/connect', 'Connect'],
  ['/errors', 'Errors'],
] as const

/** Pages that show user input load no scripts at all. */
export const SCRIPTLESS_PAGE_CSP = buildPagePolicy(["style-src 'self'", "img-src 'self'"])

/** Pages without user input may load scripts from this server. */
export const SCRIPTED_PAGE_CSP = `${SCRIPTLESS_PAGE_CSP}; script-src 'self'`

export function renderDeveloperPage(
  { styleUrl, scriptUrl, version }: { styleUrl: string; scriptUrl?: string; version: string },
  { title, description, section, content }: DeveloperPage,
): Html {
  return html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<title>${title}</title>
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="description" content="${description}">
<meta name="color-scheme" content="light dark">
<link rel="icon" href="/favicon.svg" type="image/svg+xml">
<link rel="stylesheet" href="${styleUrl}">
${scriptUrl === undefined ? null : html`<script src="${scriptUrl}" defer></script>`}
</head>
<body>
<a class="skip" href="#content">Skip to the content</a>
${renderTopBar(section)}
<main id="content">
${content}
</main>
<footer>
<span>Version ${version}</span>
<a class="foot-link" href="/openapi.yaml">openapi.yaml</a>
<a class="foot-link" href="/openapi.json">openapi.json</a>
<a class="foot-link" href="/llms.txt">llms.txt</a>
</footer>
</body>
</html>
`
}

export function renderTopBar(section: string | null): Html {
  return html`<header class="top">
<a class="brand" href="/"><img src="/favicon.svg" alt="" width="28" height="28">Postern</a>
<nav aria-label="Main">${NAVIGATION.map(
    ([address, name]) =>
      html`<a class="tab" href="${address}"${address === section ? html` aria-current="page"` : null}>${name}</a>`,
  )}</nav>
</header>`
}
