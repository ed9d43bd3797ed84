import { highlightCode, renderCodeBlock } from '../../platform/html/code-block.ts'
import { type Html, html } from '../../platform/html/html.ts'
import type { ContractDescription, ErrorDescription } from './describe-contract.ts'
import type { DeveloperPage } from './layout.ts'
import type { SandboxExamples, ScanToTry } from './sandbox.ts'

export const buildCurlExample = (origin: string, apiKey: string): string =>
  `curl -H "Authorization: Bearer ${apiKey}" ${origin}/v1/me`

export function buildSdkExample(origin: string, apiKey: string): string {
  return `import { createClient } from '@postern/sdk'

const client = createClient({
  apiKey: '${apiKey}',
  baseUrl: '${origin}',
})
const me = await client.me()
`
}

export function buildStartPage(
  contract: ContractDescription,
  origin: string,
  { apiKey, scans }: SandboxExamples,
  showsOutbox = false,
): DeveloperPage {
  return {
    title: 'Postern API',
    description: 'The HTTP API for event registration, ticketing and check-in.',
    section: '/',
    content: html`<section class="hero">
<h1>Postern</h1>
<p class="lead">Postern is an HTTP API for event registration, ticketing and check-in: it knows who registered,
what they paid, which tickets they hold and who came in. Webhooks tell you as it happens; spreadsheets go in and out.</p>
<p class="actions"><a class="button" href="/docs">Read the reference</a> <a href="/console/sandbox">Look around</a> <a href="/connect">Connect an app</a> <a href="/errors">Look up an error</a></p>
</section>
<section aria-labelledby="first-call">
<h2 id="first-call">Make your first call</h2>
<p>There is nothing to sign up for. Everyone may use this key; it opens the sandbox organization and nothing else.</p>
<p class="sandbox-key"><code>${apiKey}</code></p>
<div class="examples">
${renderCodeBlock('With curl', html`${buildCurlExample(origin, apiKey)}`, 'command')}
${renderCodeBlock('With the SDK', html`${highlightCode(buildSdkExample(origin, apiKey))}`)}
</div>
</section>
<section aria-labelledby="test-tickets">
<h2 id="test-tickets">Scan a test ticket</h2>
<p>With the key above, each of these scans comes to the same result every time, whoever else has scanned before. Send them to
<code>POST /v1/events/harbour-lights/scan</code>. <a href="/sandbox/tickets">As QR codes</a> they are read by the camera of the
<a href="/scan">gate page</a>.</p>
<div class="table" tabindex="0" role="region" aria-labelledby="test-tickets"><table>
<thead><tr><th scope="col">Result</th><th scope="col"><code>code</code></th><th scope="col"><code>check_in_point</code></th><th scope="col"><code>scanned_at</code></th></tr></thead>
<tbody>${scans.map(scanRow)}</tbody>
</table></div>
</section>
<section aria-labelledby="addresses">
<h2 id="addresses">Addresses</h2>
<dl class="addresses">
${address('API', html`<a href="/v1">${origin}/v1</a>`, 'For your website and your back office.')}
${address('Scanner API', html`<a href="/api/v1">${origin}/api/v1</a>`, 'For the devices at the door.')}
${address('Console', html`<a href="/console">${origin}/console</a>`, 'For the members of an organization: events, people, keys and webhooks, without a program.')}
${address('Reference', html`<a href="/docs">${origin}/docs</a>`, 'Every operation, with requests you can send.')}
${address('OpenAPI 3.1', html`<a href="/openapi.yaml">openapi.yaml</a> <a href="/openapi.json">openapi.json</a>`, 'The contract, for your tools.')}
${address('OpenAPI 3.0', html`<a href="/openapi-3.0.json">openapi-3.0.json</a>`, 'The same, for tools that do not read 3.1 yet.')}
${address('Golden cases', html`<a href="/scan-cases.json">scan-cases.json</a> <a href="/scan-cases-live.json">scan-cases-live.json</a>`, 'What every scan must come to, case by case, for scanners of your own.')}
${address('Public pages', html`<a href="/o/sandbox/events.json">/o/{slug}/events.json</a>`, 'The published events of an organization, for everyone.')}
${showsOutbox ? address('Outbox', html`<a href="/outbox">${origin}/outbox</a>`, 'The mails that this server would have sent; only this machine can read them.') : null}
${address('Health', html`<a href="/livez">/livez</a> <a href="/readyz">/readyz</a>`, 'Whether the server runs, and whether it can serve.')}
</dl>
</section>
<section aria-labelledby="errors">
<h2 id="errors">When a call is refused</h2>
<p>Every refusal carries a <code>code</code> for your program and a <code>message</code> for people. Each code has a
page that tells what it means and what to do.</p>
<ul class="codes">${[...contract.errors.values()].map(codeLink)}</ul>
</section>`,
  }
}

const scanRow = ({ result, code, checkInPoint, scannedAt }: ScanToTry): Html =>
  html`<tr><td><code>${result}</code></td><td data-label="code"><code>${code}</code></td><td data-label="check_in_point"><code>${checkInPoint}</code></td><td data-label="scanned_at">${timeOf(scannedAt)}</td></tr>`

function timeOf(scannedAt: ScanToTry['scannedAt']): Html {
  if (scannedAt === 'now') return html`now`
  if ('at' in scannedAt) return html`<code>${scannedAt.at}</code>`
  return html`${scannedAt.dayOne} UTC on the date of <code>day-1</code>`
}

const address = (name: string, where: Html, purpose: string): Html =>
  html`<div><dt>${name}</dt><dd><span class="where">${where}</span><span class="purpose">${purpose}</span></dd></div>`

const codeLink = ({ code, status }: ErrorDescription): Html =>
  html`<li><a href="/errors/${code}"><code>${code}</code> <span class="status">${status}</span></a></li>`
