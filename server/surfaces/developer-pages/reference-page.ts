import { type Html, html } from '../../platform/html/html.ts'
import { buildPagePolicy } from '../../platform/html/page-policy.ts'
import type { ContractDescription, OperationDescription } from './describe-contract.ts'
import { buildFillScript } from './filled-values.ts'
import { renderTopBar } from './layout.ts'

/** `parts` are the modules that the viewer needs at startup. */
export type ViewerUrls = { viewer: string; parts: string[]; start: string }

// The viewer creates style elements at run time, and its small images are data URLs.
export const REFERENCE_PAGE_CSP = buildPagePolicy([
  "script-src 'self'",
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' data:",
  "connect-src 'self'",
  "object-src 'none'",
])

export function renderReferencePage(style: string, viewer: ViewerUrls | null, contract: ContractDescription): Html {
  return html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<title>Reference · Postern</title>
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="description" content="Every operation of the Postern API, with requests you can send.">
<link rel="icon" href="/favicon.svg" type="image/svg+xml">
<link rel="stylesheet" href="${style}">
${viewer && loadViewer(viewer)}
</head>
<body>
${renderTopBar('/docs')}
${renderReferenceOverview(contract)}
<div id="reference"></div>
${viewer ? html`<noscript>${moreWith('JavaScript')}</noscript>` : moreWith('its viewer, which is not installed here,')}
</body>
</html>
`
}

const loadViewer = ({ viewer, parts, start }: ViewerUrls) => html`
<link rel="preload" href="/openapi.json" as="fetch" crossorigin>
${[viewer, ...parts].map((url) => html`<link rel="modulepreload" href="${url}">`)}
<script src="${start}" type="module"></script>`

const moreWith = (what: string) =>
  html`<p>With ${what} this page shows requests and answers too. The same contract is in <a href="/openapi.yaml">openapi.yaml</a>.</p>`

/** Starts the viewer with every feature off that would call another host. */
export function buildViewerStartScript(
  { securityScheme, operations }: ContractDescription,
  viewer: string,
  apiKey: string,
): string {
  const configuration = {
    url: '/openapi.json',
    title: 'Postern API',
    favicon: '/favicon.svg',
    withDefaultFonts: false,
    telemetry: false,
    agent: { disabled: true },
    mcp: { disabled: true },
    showDeveloperTools: 'never',
    hideClientButton: true,
    defaultOpenAllTags: false,
    modelsSectionLabel: 'Schemas',
    documentDownloadType: 'direct',
    authentication: {
      preferredSecurityScheme: securityScheme,
      securitySchemes: { [securityScheme]: { token: apiKey } },
    },
  }
  const filled = Object.fromEntries(
    operations.flatMap(({ method, path, filled }) => (filled.length > 0 ? [[`${method} ${path}`, filled]] : [])),
  )
  return `// The viewer's validation would try to evaluate text as code, which the page's policy forbids.
globalThis.__zod_globalConfig = { jitless: true }
${buildFillScript(filled)}
// The overview is painted first: the viewer keeps the browser busy while it begins.
await new Promise((painted) => requestAnimationFrame(() => setTimeout(painted)))
const { createApiReference } = await import('${viewer}')
const onLoaded = () => document.querySelector('.overview')?.remove()
createApiReference('#reference', { ...${JSON.stringify(configuration)}, onBeforeRequest, onRequestBuilt, onLoaded })
`
}

/** A list of all operations, linked as in the reference: shown until the viewer has loaded, or instead of it. */
export function renderReferenceOverview({ operations, tags }: ContractDescription): Html {
  const byTag = Map.groupBy(operations, ({ tag }) => tag)
  const inOrder = new Set([...tags.map(({ name }) => name), ...byTag.keys()])
  return html`<main class="overview"><div>
<h1>Postern API</h1>
${[...inOrder].map((tag) => section(tag, byTag.get(tag) ?? []))}
</div></main>`
}

function section(tag: string, members: OperationDescription[]): Html | null {
  if (members.length === 0) return null
  return html`<section><h2>${tag}</h2>
<ul>${members.map(
    ({ method, path, summary, reference }) =>
      html`<li><a href="${reference}"><b>${method}</b> <code>${path}</code></a> <span>${summary}</span></li>`,
  )}</ul></section>`
}
