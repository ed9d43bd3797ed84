import { type Html, html } from '../../platform/html/html.ts'
import { publicSandboxKey } from '../sandbox/index.ts'
import type { ContractFacts } from './contract-facts.ts'
import { topBar } from './layout.ts'

export type ReferenceUrls = { viewer: string; start: string; style: string }

// The viewer makes its style elements as it runs, and their small images are data.
export const REFERENCE_POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' data:",
  "connect-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
  "object-src 'none'",
].join('; ')

export function referencePage({ viewer, start, style }: ReferenceUrls): Html {
  return html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<title>Reference · Postern</title>
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="description" content="Every operation of the Postern API, with requests you can send.">
<link rel="icon" href="/favicon.svg" type="image/svg+xml">
<link rel="stylesheet" href="${style}">
<script src="${start}" defer></script>
<script src="${viewer}" defer></script>
</head>
<body>
${topBar('/docs')}
<div id="reference"></div>
<noscript><p>This page needs JavaScript. The same contract is in <a href="/openapi.yaml">openapi.yaml</a>.</p></noscript>
</body>
</html>
`
}

/** Starts the viewer with everything off that would call another host. */
export function startScript({ securityScheme }: ContractFacts): string {
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
    defaultOpenAllTags: true,
    modelsSectionLabel: 'Schemas',
    documentDownloadType: 'direct',
    authentication: {
      preferredSecurityScheme: securityScheme,
      securitySchemes: { [securityScheme]: { token: publicSandboxKey } },
    },
  }
  return `// The viewer's validation would try to evaluate text as code, which the page's policy forbids.
globalThis.__zod_globalConfig = { jitless: true }
${newKeyForEachPost}
addEventListener('DOMContentLoaded', () => {
  Scalar.createApiReference('#reference', { ...${JSON.stringify(configuration)}, onRequestBuilt })
})
`
}

/** A page that is not served over https has no randomUUID. */
const newKeyForEachPost = `function onRequestBuilt({ request: { method, headers } }) {
  if (method !== 'POST' || headers.get('Idempotency-Key')) return
  const random = () => [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => byte.toString(16)).join('')
  headers.set('Idempotency-Key', crypto.randomUUID ? crypto.randomUUID() : random())
}`
