import { type Html, html } from '../../platform/html/html.ts'
import type { DeveloperPage } from './layout.ts'

type Offered = { label: string; description: string }

/** What apps of automation platforms offer. */
export type ConnectorOffer = { triggers: Offered[]; searches: Offered[]; actions: Offered[] }

const APPS = [
  ['Zapier', 'generated/connectors/zapier', 'Triggers, searches and actions for Zaps.'],
  ['n8n', 'generated/connectors/n8n', 'A trigger node and a node for everything else, as a community package.'],
  ['Activepieces', 'generated/connectors/activepieces', 'A piece with triggers and actions for flows.'],
] as const

export function buildConnectPage(offer: ConnectorOffer, origin: string): DeveloperPage {
  return {
    title: 'Connect · Postern',
    description: 'Apps that connect Postern with automation platforms.',
    section: '/connect',
    content: html`<h1>Connect</h1>
<p class="lead">Three apps connect Postern with what people use beside it, without code. All are made from the same contract
as this API, and do nothing that it does not offer.</p>
<section aria-label="Apps"><dl class="offers">${APPS.map(renderApp)}</dl></section>
<section aria-labelledby="connecting">
<h2 id="connecting">Connecting</h2>
<p>An app asks for the address <code>${origin}</code> and an API key of your organization. A key of test mode connects to test
data only, and the connection says so. On the plan Growth every trigger and every search works; on Scale the actions too.</p>
</section>
<section aria-labelledby="models">
<h2 id="models">Language models</h2>
<p>Clients of the Model Context Protocol connect to <code>${origin}/mcp</code> with the key as <code>Authorization: Bearer</code>, and
have the searches as tools. At <code>${origin}/mcp?write=true</code> they have the actions too, except those that no model should take.</p>
</section>
${renderOffer('triggers', 'Triggers', offer.triggers)}
${renderOffer('searches', 'Searches', offer.searches)}
${renderOffer('actions', 'Actions', offer.actions)}`,
  }
}

const renderApp = ([name, folder, what]: (typeof APPS)[number]): Html => html`<div>
<dt><picture><source srcset="/connect/icon-dark.svg" media="(prefers-color-scheme: dark)"><img src="/connect/icon.svg" alt="The icon of Postern for ${name}" width="48" height="48"></picture>Postern for ${name}</dt>
<dd>${what} The package is <code>${folder}</code>; its README says how it is published and installed.</dd>
</div>`

const renderOffer = (id: string, title: string, offered: Offered[]): Html => html`<section aria-labelledby="${id}">
<h2 id="${id}">${title}</h2>
<dl class="offers">${offered.map(({ label, description }) => html`<div><dt>${label}</dt><dd>${description}</dd></div>`)}</dl>
</section>`
