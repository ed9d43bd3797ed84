import { isCode } from '../../../spec/runtime/formats/identifiers.ts'
import { html } from '../../platform/html/html.ts'
import type { DeveloperPage } from './layout.ts'

/** For people who typed an address; `/o/{slug}` is what remains of an address of public data. */
export function buildUnknownAddressPage(path: string): DeveloperPage {
  const slug = /^\/o\/([^/]+)$/.exec(path)?.[1] ?? ''
  return {
    title: 'No such page · Postern',
    description: 'There is no page at this address.',
    section: null,
    content: html`<h1>There is no page here</h1>
<p class="lead">Nothing is at <code>${path}</code>.</p>
${isCode(slug) ? html`<p>What an organization shows to everybody is data for websites: its events are at <a href="/o/${slug}/events.json"><code>/o/${slug}/events.json</code></a>.</p>` : null}
<ul>
<li><a href="/">Start page</a></li>
<li><a href="/docs">Reference of the API</a>, whose addresses begin with <code>/v1/</code></li>
<li><a href="/errors">Errors</a></li>
</ul>`,
  }
}
